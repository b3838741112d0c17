import { scoreLabel } from '../../archive/matches/scorecard-words.ts';
import { otherTeam } from './innings-state.ts';
import { inningsOf, type MatchData } from './match-data.ts';

/** Players of a match to choose from, once each, with their team: of the match sheet, then those whom the balls name. */
export function playerChoices(data: MatchData): { name: string; team: string }[] {
  const players = new Map<string, string>();
  const add = (name: string, team: string) => {
    if (!players.has(name)) players.set(name, team);
  };
  for (const side of data.sheet.sides ?? []) for (const name of side.players) add(name, side.team);
  for (const { team, batting, didNotBat, bowling } of inningsOf(data)) {
    for (const name of [...batting.map((line) => line.name), ...didNotBat]) add(name, team);
    for (const { name } of bowling) add(name, otherTeam(data, team));
  }
  return [...players].map(([name, team]) => ({ name, team }));
}

/** Innings of a match to choose from: `Surrey 143/2`. */
export const inningsChoices = (data: MatchData): { innings: number; words: string }[] =>
  inningsOf(data).map((each) => ({
    innings: each.innings,
    words: `${each.team} ${scoreLabel(each)}${each.superOver ? ' (super over)' : ''}`,
  }));
