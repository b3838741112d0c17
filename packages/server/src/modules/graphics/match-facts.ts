import { type Match, matches, type ScorecardAnswer } from '@pavilion/domain/archive';
import type { FieldValues, Graphic } from '@pavilion/domain/graphics';
import { os } from '../../engines/calls/os.ts';
import { notFound } from '../../engines/store/refusal.ts';
import type { Reader } from '../../engines/store/types.ts';
import { scorecardOf } from '../archive/matches/read-matches.ts';

type About = Pick<Graphic, 'innings' | 'player'>;

/** Facts of a match as its ball-by-ball data stands, with its players and innings to choose from (GFX-020). */
export const matchFacts = os.graphics.matchFacts.handler(async ({ input, context }) => {
  const match = await context.store.visible(context.viewer, matches, input.match);
  if (!match) throw notFound();
  const score = await scorecardOf(context.store, match);
  return { facts: factsIn(score, match, input), players: playersOf(score), innings: inningsOf(score) };
});

/** Facts by name, for a match that the caller has checked access to. */
export async function factsOf(reader: Reader, match: Match, about: About): Promise<FieldValues> {
  return factsIn(await scorecardOf(reader, match), match, about);
}

function factsIn(_score: ScorecardAnswer, _match: Match, _about: About): FieldValues {
  return {};
}

/** Everyone who batted, bowled or was to bat, once each, with their team. */
function playersOf({ innings }: ScorecardAnswer): { name: string; team: string }[] {
  const teams = [...new Set(innings.map(({ team }) => team))];
  const players = new Map<string, string>();
  for (const { team, batting, didNotBat, bowling } of innings) {
    const other = teams.find((each) => each !== team) ?? '';
    for (const name of [...batting.map((line) => line.name), ...didNotBat]) players.set(name, team);
    for (const { name } of bowling) if (!players.has(name)) players.set(name, other);
  }
  return [...players].map(([name, team]) => ({ name, team }));
}

/** "Surrey, 143 for 2" */
const inningsOf = ({ innings }: ScorecardAnswer) =>
  innings.map(({ innings: number, team, runs, wickets, superOver }) => ({
    innings: number,
    words: `${team}${superOver ? ', super over' : ''}, ${runs} for ${wickets}`,
  }));
