import type { Fixture } from '@pavilion/domain/livestreams';
import { z } from 'zod';
import type { Config } from '../config.ts';
import type { Clock } from '../context.ts';
import { Refusal } from '../store/refusal.ts';

export interface Fixtures {
  /** The upcoming matches of a tournament, the next one first. Failures are a `Refusal` with a sentence. */
  upcoming(tournament: string): Promise<Fixture[]>;
}

const answerMs = 20_000;
const mostBytes = 8 * 1024 * 1024;
/** DAT-133 */
const pageSize = 500;

const team = z.object({ team: z.object({ fullName: z.string().nullish() }).nullish() }).nullish();
const entry = z.object({
  scheduleEntry: z
    .object({
      matchId: z.object({ id: z.union([z.number(), z.string()]).nullish() }).nullish(),
      matchDate: z.string().nullish(),
      team1: team,
      team2: team,
      venue: z.object({ fullName: z.string().nullish(), city: z.string().nullish() }).nullish(),
    })
    .nullish(),
});
const answer = z.object({ content: z.array(entry) });

/**
 * The public fixtures service (DAT-133, DAT-134). Teams and venues that are not known yet are missing there. Without an
 * address the demo shows fixtures of its own, and everybody else a sentence.
 */
export function openFixtures({ fixturesUrl, demo }: Pick<Config, 'fixturesUrl' | 'demo'>, clock: Clock): Fixtures {
  if (fixturesUrl) return { upcoming: (tournament) => ask(fixturesUrl, tournament) };
  if (demo) return { upcoming: async () => demoFixtures(clock()) };
  return {
    upcoming: async () => {
      throw new Refusal(
        'NOT_CONFIGURED',
        'No fixtures service is set up (FIXTURES_URL). Clear the competition to set up a match by its title.',
      );
    },
  };
}

const failed = (sentence: string) => new Refusal('FIXTURES_FAILED', sentence);

async function ask(base: string, tournament: string): Promise<Fixture[]> {
  const query = new URLSearchParams({ tournamentIds: tournament, matchStates: 'U', pageSize: String(pageSize) });
  const body = await fetchText(`${base.endsWith('/fixtures') ? base : `${base}/fixtures`}?${query}`);
  const read = answer.safeParse(parsed(body));
  if (!read.success) throw failed('The fixtures service answered something that could not be understood.');
  return read.data.content
    .flatMap(({ scheduleEntry: match }, at): Fixture[] =>
      match?.matchDate
        ? [
            {
              id: String(match.matchId?.id ?? at),
              date: match.matchDate,
              team1: match.team1?.team?.fullName ?? '',
              team2: match.team2?.team?.fullName ?? '',
              venue: match.venue?.fullName ?? '',
              city: match.venue?.city ?? '',
            },
          ]
        : [],
    )
    .sort((a, b) => Date.parse(a.date) - Date.parse(b.date));
}

async function fetchText(url: string): Promise<string> {
  // Loaded when it is needed: few look at fixtures.
  const { request } = await import('undici');
  const asked = await request(url, {
    headers: { accept: 'application/json' },
    headersTimeout: answerMs,
    bodyTimeout: answerMs,
  }).catch(() => {
    throw failed('The fixtures service could not be reached. Please try again.');
  });
  if (asked.statusCode !== 200) {
    await asked.body.dump();
    throw failed(`The fixtures service did not answer as it should (${asked.statusCode}). Please try again.`);
  }
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of asked.body as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > mostBytes) throw failed('The fixtures service answered more than can be taken.');
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}

const demoMatches = [
  ['Essex', 'Yorkshire', 'The County Ground', 'Chelmsford'],
  ['Somerset', 'Surrey', 'The Cooper Associates County Ground', 'Taunton'],
  ['Lancashire', 'Kent', 'Emirates Old Trafford', 'Manchester'],
  ['Durham', 'Nottinghamshire', 'Emirates Riverside', 'Chester-le-Street'],
  ['Hampshire', 'Warwickshire', 'The Ageas Bowl', 'Southampton'],
  ['Glamorgan', 'Sussex', 'Sophia Gardens', 'Cardiff'],
  ['Gloucestershire', '', 'Bristol County Ground', 'Bristol'],
  ['Worcestershire', 'Derbyshire', 'New Road', 'Worcester'],
] as const;

/** A believable round of matches in the days to come. */
function demoFixtures(now: string): Fixture[] {
  return demoMatches.map(([team1, team2, venue, city], at) => ({
    id: `demo-${at}`,
    date: new Date(
      Date.parse(`${now.slice(0, 10)}T10:00:00.000Z`) + (2 + Math.floor(at / 3) * 4) * 86_400_000,
    ).toISOString(),
    team1,
    team2,
    venue,
    city,
  }));
}
