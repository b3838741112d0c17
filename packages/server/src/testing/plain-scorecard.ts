/**
 * A scorecard written from the Laws of Cricket and the description of Cricsheet's format alone. Tests compare the
 * product's scorecards with it, so it deliberately shares no code with the product, and is plain rather than short.
 */
interface RawBall {
  batter: string;
  bowler: string;
  non_striker: string;
  runs: { batter: number; total: number; non_boundary?: boolean };
  extras?: Partial<Record<'wides' | 'noballs' | 'byes' | 'legbyes' | 'penalty', number>>;
  wickets?: { kind: string; player_out: string; fielders?: { name?: string; substitute?: boolean }[] }[];
  replacements?: { match?: { in: string; out: string; team: string }[] };
}
export interface RawMatch {
  info: {
    balls_per_over: number;
    gender: string;
    teams: string[];
    players: Record<string, string[]>;
    outcome: {
      winner?: string;
      result?: string;
      method?: string;
      eliminator?: string;
      by?: { innings?: number; runs?: number; wickets?: number };
    };
    toss: { winner: string; decision: string };
  };
  innings: {
    team: string;
    declared?: boolean;
    overs: { over: number; deliveries: RawBall[] }[];
  }[];
}

/** Which balls count towards the over, and which runs are charged to the bowler (Laws 18, 22, 23 and 26). */
const isFair = ({ extras = {} }: RawBall) => !('wides' in extras) && !('noballs' in extras);
const chargedTo = ({ runs, extras = {} }: RawBall) => runs.batter + (extras.wides ?? 0) + (extras.noballs ?? 0);
/** Wickets credited to the bowler (Laws 32 to 39). */
const credited = ['bowled', 'caught', 'caught and bowled', 'lbw', 'stumped', 'hit wicket'];
/** A batter who retires hurt is not out (Law 25.4). */
const comesOff = ['retired hurt', 'retired not out'];

export function plainScorecard({ info, innings }: RawMatch): string[] {
  const women = info.gender === 'female' ? ' Women' : '';
  const lines = [plainResult(info.outcome, women), `${info.toss.winner}${women} chose to ${info.toss.decision}`];
  let left = new Map<string, string[]>();
  for (const { team, declared, overs } of innings) {
    const balls = overs.flatMap(({ deliveries }) => deliveries);
    const swaps = balls.flatMap(({ replacements }) => replacements?.match ?? []);
    left = new Map([
      ...left,
      ...swaps.map((swap): [string, string[]] => [swap.team, [...(left.get(swap.team) ?? []), swap.out]]),
    ]);
    lines.push(`${team}${women}${declared ? ' declared' : ''}`);
    lines.push(...batters(balls), ...bowlers(overs, info.balls_per_over), ...falls(overs));
    const came = new Set(balls.flatMap(({ batter, non_striker }) => [batter, non_striker]));
    const later = innings
      .flatMap((other) => (other.overs === overs ? [] : other.overs))
      .flatMap((over) => over.deliveries);
    const comesLater = later.flatMap(({ replacements }) => replacements?.match ?? []).map((swap) => swap.in);
    const idle = (info.players[team] ?? []).filter(
      (name) => !came.has(name) && !left.get(team)?.includes(name) && !comesLater.includes(name),
    );
    lines.push(`Did not bat: ${idle.join(', ')}`, total(overs, info.balls_per_over));
  }
  return lines;
}

function batters(balls: RawBall[]): string[] {
  const order: string[] = [];
  for (const ball of balls) {
    for (const name of [ball.batter, ball.non_striker]) if (!order.includes(name)) order.push(name);
  }
  return order.map((name) => {
    const faced = balls.filter((ball) => ball.batter === name);
    const scored = (runs: number) =>
      faced.filter((ball) => ball.runs.batter === runs && ball.runs.non_boundary !== true).length;
    const runs = faced.reduce((sum, ball) => sum + ball.runs.batter, 0);
    const received = faced.filter((ball) => !ball.extras || !('wides' in ball.extras)).length;
    const off = balls.findLastIndex((ball) => ball.wickets?.some((wicket) => wicket.player_out === name));
    const back = balls.slice(off + 1).some((ball) => ball.batter === name || ball.non_striker === name);
    const how = off < 0 || back ? 'not out' : sayHow(balls[off] as RawBall, name);
    return `${name} ${how} ${runs} (${received}) ${scored(4)}x4 ${scored(6)}x6`;
  });
}

function sayHow(ball: RawBall, name: string): string {
  const wicket = ball.wickets?.find((each) => each.player_out === name);
  const hands = (wicket?.fielders ?? [])
    .map((each) => (each.substitute ? (each.name ? `sub (${each.name})` : 'sub') : each.name))
    .join('/');
  switch (wicket?.kind) {
    case 'caught':
      return `c ${hands} b ${ball.bowler}`;
    case 'stumped':
      return `st ${hands} b ${ball.bowler}`;
    case 'caught and bowled':
      return `c & b ${ball.bowler}`;
    case 'bowled':
      return `b ${ball.bowler}`;
    case 'run out':
      return hands ? `run out (${hands})` : 'run out';
    case 'lbw':
    case 'hit wicket':
      return `${wicket.kind} b ${ball.bowler}`;
    default:
      return String(wicket?.kind);
  }
}

function bowlers(overs: RawMatch['innings'][number]['overs'], size: number): string[] {
  const names = [...new Set(overs.flatMap(({ deliveries }) => deliveries.map(({ bowler }) => bowler)))];
  return names.map((name) => {
    let [balls, maidens, runs, wickets, wides, noBalls] = [0, 0, 0, 0, 0, 0];
    for (const [index, { deliveries }] of overs.entries()) {
      const own = deliveries.filter(({ bowler }) => bowler === name);
      const fair = own.filter(isFair).length;
      const given = own.reduce((sum, ball) => sum + chargedTo(ball), 0);
      const alone = own.length > 0 && own.length === deliveries.length;
      // Once another over has begun, the previous one is over, however its balls were counted (Law 17.5).
      const whole = alone && (fair === size || index < overs.length - 1);
      balls += whole ? size : fair;
      if (whole && given === 0) maidens += 1;
      runs += given;
      for (const ball of own) {
        wickets += (ball.wickets ?? []).filter(({ kind }) => credited.includes(kind)).length;
        if (ball.extras && 'wides' in ball.extras) wides += 1;
        if (ball.extras && 'noballs' in ball.extras) noBalls += 1;
      }
    }
    return `${name} ${Math.floor(balls / size)}.${balls % size}-${maidens}-${runs}-${wickets} ${wides}wd ${noBalls}nb`;
  });
}

function falls(overs: RawMatch['innings'][number]['overs']): string[] {
  const lines: string[] = [];
  let score = 0;
  for (const { over, deliveries } of overs) {
    for (const [index, ball] of deliveries.entries()) {
      score += ball.runs.total;
      for (const { kind, player_out } of ball.wickets ?? []) {
        if (comesOff.includes(kind)) continue;
        const fair = deliveries.slice(0, index + 1).filter(isFair).length;
        lines.push(`${lines.length + 1}-${score} ${player_out} ${over}.${fair}`);
      }
    }
  }
  return lines;
}

function total(overs: RawMatch['innings'][number]['overs'], size: number): string {
  const balls = overs.flatMap(({ deliveries }) => deliveries);
  const extra = (kind: keyof NonNullable<RawBall['extras']>) =>
    balls.reduce((sum, ball) => sum + (ball.extras?.[kind] ?? 0), 0);
  const runs = balls.reduce((sum, ball) => sum + ball.runs.total, 0);
  const wickets = balls.flatMap((ball) => ball.wickets ?? []).filter(({ kind }) => !comesOff.includes(kind)).length;
  const last = (overs.at(-1)?.deliveries ?? []).filter(isFair).length;
  const bowled = (overs.length - 1) * size + Math.min(last, size);
  const rate = ((runs / bowled) * size).toFixed(2);
  const kinds = `b${extra('byes')} lb${extra('legbyes')} w${extra('wides')} nb${extra('noballs')} p${extra('penalty')}`;
  return `${runs}/${wickets} ${Math.floor(bowled / size)}.${bowled % size} ${rate} ${kinds}`;
}

function plainResult({ winner, result, method, eliminator, by }: RawMatch['info']['outcome'], women: string): string {
  const many = (count: number, noun: string) => (count === 1 ? `1 ${noun}` : `${count} ${noun}s`);
  const note = method === undefined ? '' : ` (${method} method)`;
  if (result === 'draw') return `Match drawn${note}`;
  if (result === 'no result') return 'No result';
  if (result === 'tie')
    return eliminator ? `Match tied, ${eliminator}${women} won the super over${note}` : `Match tied${note}`;
  if (by?.innings) return `${winner}${women} won by an innings and ${many(by.runs ?? 0, 'run')}${note}`;
  return `${winner}${women} won by ${by?.runs ? many(by.runs, 'run') : many(by?.wickets ?? 0, 'wicket')}${note}`;
}
