import { isBowlers } from '../../archive/matches/ball-details.ts';
import { concededOf, dismissalsOf, isWide, runsOf } from '../../archive/matches/ball-facts.ts';
import type { Ball } from '../../archive/matches/scorecard-lines.ts';
import { resultLabel, scoreLabel } from '../../archive/matches/scorecard-words.ts';
import type { GraphicKind } from '../kinds.ts';
import { playerChoices } from './choices.ts';
import { inningsState } from './innings-state.ts';
import { inningsOf, type MatchData, type PlayedInnings } from './match-data.ts';
import { battingWords, figuresOf } from './player-lines.ts';
import { shortNames } from './player-name.ts';
import { standsOf } from './stands.ts';

/** Kinds of graphics that moments deserve, in their usual order. */
export const momentKinds = [
  'session score',
  'fifty or hundred',
  'five wickets',
  'innings break',
  'result',
  'player of the match',
] as const satisfies readonly GraphicKind[];

/** A point of a match that deserves a graphic (GFX-022). */
export interface Moment {
  /** The same for the same moment, however often and with however many further balls it is found. */
  key: string;
  kind: (typeof momentKinds)[number];
  /** `Root 100* (143)`, as it stood at that ball. */
  title: string;
  innings?: number | undefined;
  player?: string | undefined;
  /** Balls of the innings up to the moment, for those that happen at a ball: a graphic shows the match as it then stood. */
  upTo?: number | undefined;
  /** Rises with the course of the match: lists have the newest moment first. */
  place: number;
}
/** A moment without its place, which all moments of the match decide. */
type Found = Omit<Moment, 'place'>;

const milestones: Record<number, string> = {
  50: 'fifty',
  100: 'hundred',
  150: '150',
  200: '200',
  250: '250',
  300: '300',
};
const standRuns = 100;

/** Gives the short name of a player of the match. */
type Named = (player: string) => string;

/** Moments of a match, innings by innings, and then its result. */
export function momentsIn(data: MatchData): Moment[] {
  const all = inningsOf(data);
  const regular = all.filter(({ superOver }) => !superOver);
  const named = shortNames(playerChoices(data).map(({ name }) => name));
  const found: Found[] = [
    ...regular.flatMap((own) => [
      ...battingMoments(own, named),
      ...standMoments(own, named),
      ...wicketMoments({ innings: own.innings, balls: own.played, haul: fiveWickets }, named),
      ...breakMoment(data, regular, own),
    ]),
    ...wicketMoments({ balls: regular.flatMap(({ played }) => played), haul: tenInMatch }, named),
    ...hatTricks(regular, named),
    ...resultMoments(data, named),
  ];
  return found.map((moment) => ({ ...moment, place: placeOf(regular, moment) }));
}

/** Moments of one ball, or after the last one, in the order in which people speak of them. */
const inTurn: readonly Moment['kind'][] = [
  'fifty or hundred',
  'session score',
  'five wickets',
  'innings break',
  'result',
  'player of the match',
];

/** Balls of the match up to the moment, then its turn among those of the same ball. */
function placeOf(all: readonly PlayedInnings[], { kind, innings, upTo }: Found): number {
  const balls = all
    .filter((each) => innings === undefined || each.innings <= innings)
    .reduce((sum, each) => sum + (each.innings === innings ? (upTo ?? each.played.length) : each.played.length), 0);
  return balls * 10 + inTurn.indexOf(kind);
}

function battingMoments({ innings, played }: PlayedInnings, named: Named): Found[] {
  const lines = new Map<string, { runs: number; balls: number }>();
  return played.flatMap((ball, index) => {
    const player = ball.batter;
    if (!player) return [];
    const { runs: before, balls } = lines.get(player) ?? { runs: 0, balls: 0 };
    const line = { runs: before + (ball.runsBat ?? 0), balls: balls + (isWide(ball) ? 0 : 1) };
    lines.set(player, line);
    return Object.entries(milestones)
      .filter(([runs]) => before < Number(runs) && line.runs >= Number(runs))
      .map(([, name]): Found => {
        const title = `${named(player)} ${battingWords({ name: player, fours: 0, sixes: 0, ...line })}`;
        return {
          key: `${name}:${innings}:${player}`,
          kind: 'fifty or hundred',
          title,
          innings,
          player,
          upTo: index + 1,
        };
      });
  });
}

function standMoments({ innings, played }: PlayedInnings, named: Named): Found[] {
  return standsOf(played)
    .filter(({ runs, batters }) => runs >= standRuns && batters.length === 2)
    .map(({ batters, wicket, from }) => ({
      key: `stand:${innings}:${batters.join(' & ')}`,
      kind: 'session score',
      title: `${batters.map(named).join(' and ')} ${standRuns} for the ${ordinal(wicket)} wicket`,
      innings,
      upTo: ballsTo(standRuns, played, from),
    }));
}

/** Number of balls of an innings until this many runs have been scored from the ball at `from` on. */
function ballsTo(runs: number, played: readonly Ball[], from: number): number {
  let at = from;
  for (let sum = 0; at < played.length && sum < runs; at += 1) sum += runsOf(played[at]!);
  return at;
}

interface Haul {
  wickets: number;
  key: string;
  words: string;
}
const fiveWickets: Haul = { wickets: 5, key: '5 wickets', words: '' };
const tenInMatch: Haul = { wickets: 10, key: '10 wickets', words: ' in the match' };

interface Bowled {
  /** Absent for the whole match. */
  innings?: number;
  balls: readonly Ball[];
  haul: Haul;
}

function wicketMoments({ innings, balls, haul }: Bowled, named: Named): Found[] {
  const lines = new Map<string, { runs: number; wickets: number }>();
  return balls.flatMap((ball, index): Found[] => {
    const player = ball.bowler;
    if (!player) return [];
    const { runs, wickets: before } = lines.get(player) ?? { runs: 0, wickets: 0 };
    const line = { runs: runs + concededOf(ball), wickets: before + wicketsOf(ball) };
    lines.set(player, line);
    if (before >= haul.wickets || line.wickets < haul.wickets) return [];
    const key = [haul.key, innings, player].filter(Boolean).join(':');
    const title = `${named(player)} ${figuresOf(line)}${haul.words}`;
    const upTo = balls.slice(0, index + 1).filter((each) => each.innings === ball.innings).length;
    return [{ key, kind: 'five wickets', title, innings: ball.innings, player, upTo }];
  });
}

/** Wickets with three balls in a row of one bowler, also across overs and innings. A fourth belongs to the same hat-trick. */
function hatTricks(all: readonly PlayedInnings[], named: Named): Found[] {
  const rows = new Map<string, { wickets: number; found: number }>();
  return all.flatMap(({ innings, played }) =>
    played.flatMap((ball, index): Found[] => {
      const player = ball.bowler;
      if (!player) return [];
      const row = rows.get(player) ?? { wickets: 0, found: 0 };
      rows.set(player, row);
      row.wickets = wicketsOf(ball) > 0 ? row.wickets + 1 : 0;
      if (row.wickets !== 3) return [];
      row.found += 1;
      const key = `hat-trick:${row.found}:${player}`;
      return [{ key, kind: 'five wickets', title: `Hat-trick for ${named(player)}`, innings, player, upTo: index + 1 }];
    }),
  );
}

const wicketsOf = (ball: Ball) => dismissalsOf(ball).filter(({ howOut }) => isBowlers(howOut)).length;

/** The end of any innings but the last: another one follows, or can follow. */
function breakMoment(data: MatchData, all: readonly PlayedInnings[], own: PlayedInnings): Found[] {
  const { hasEnded, target } = inningsState(data, all, own);
  const isLast = target !== undefined || (data.sheet.outcome !== undefined && own === all.at(-1));
  if (!hasEnded || isLast || own.played.length === 0) return [];
  const title = `Innings break: ${own.team} ${scoreLabel(own)}`;
  return [{ key: `innings break:${own.innings}`, kind: 'innings break', title, innings: own.innings }];
}

function resultMoments({ sheet }: MatchData, named: Named): Found[] {
  const result = resultLabel(sheet.outcome);
  if (!result) return [];
  return [
    { key: 'result', kind: 'result', title: result },
    ...(sheet.playersOfMatch ?? []).map(
      (player): Found => ({
        key: `player of the match:${player}`,
        kind: 'player of the match',
        title: `Player of the match: ${named(player)}`,
        player,
      }),
    ),
  ];
}

const suffixes: Record<number, string> = { 1: 'st', 2: 'nd', 3: 'rd' };
const ordinal = (wicket: number) => `${wicket}${suffixes[wicket] ?? 'th'}`;
