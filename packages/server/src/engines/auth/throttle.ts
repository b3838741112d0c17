import type { Database } from '../database/types.ts';
import { Later } from '../store/refusal.ts';

export interface Limit {
  /** Time window in seconds. */
  seconds: number;
  /** Attempts from one address, whatever they are for. */
  perAddress: number;
  /** Attempts for one e-mail from one address. Below `perPerson`, so that one address cannot lock the owner out. */
  perPair?: number;
  /** Attempts for one e-mail, from all addresses. */
  perPerson?: number;
}

/** Opening a provider's window is not a guess, and a whole office does so from one address. */
export const limits = {
  signIn: { seconds: 60, perAddress: 60, perPair: 10, perPerson: 20 },
  /** The password or a code of somebody who is signed in. */
  ownPassword: { seconds: 60, perAddress: 60, perPair: 10, perPerson: 20 },
  provider: { seconds: 60, perAddress: 120 },
  link: { seconds: 60, perAddress: 60 },
  passwordMail: { seconds: 900, perAddress: 30, perPerson: 3 },
  access: { seconds: 3_600, perAddress: 10, perPerson: 3 },
} satisfies Record<string, Limit>;
export type Throttled = keyof typeof limits;

/** Overrides for every limit; for tests. */
export type OtherLimits = Partial<Pick<Limit, 'perAddress' | 'perPerson'>>;

/** Refuses attempts that are too frequent. Counted in the database, across all processes. */
export type Throttle = (what: Throttled, address: string, email?: string) => Promise<void>;

export function createThrottle(database: Database, other: OtherLimits = {}): Throttle {
  return async (what, address, email) => {
    const limit: Limit = limits[what];
    const { perAddress, perPerson, perPair } = {
      ...limit,
      ...other,
      ...(other.perPerson && { perPair: other.perPerson }),
    };
    const most = new Map([[`${what} ${address}`, perAddress]]);
    if (email && perPair) most.set(`${what} ${address} ${email}`, perPair);
    await count(database, most, limit.seconds);
    // Attempts beyond the address's own limit do not count against the person.
    if (email && perPerson) await count(database, new Map([[`${what} * ${email}`, perPerson]]), limit.seconds);
  };
}

async function count(database: Database, most: ReadonlyMap<string, number>, seconds: number): Promise<void> {
  const rows = await database.query<{ key: string; tries: number; wait: number }>(
    `INSERT INTO auth_attempt AS a ("key", "since", "tries")
     SELECT key, now(), 1 FROM jsonb_array_elements_text($1::jsonb) AS k(key) ORDER BY key
     ON CONFLICT ("key") DO UPDATE SET
       "tries" = CASE WHEN a."since" <= now() - $2 * interval '1 second' THEN 1 ELSE a."tries" + 1 END,
       "since" = CASE WHEN a."since" <= now() - $2 * interval '1 second' THEN now() ELSE a."since" END
     RETURNING "key", "tries", ceil(extract(epoch FROM "since" - now()) + $2)::int AS wait`,
    [JSON.stringify([...most.keys()]), seconds],
  );
  const beyond = rows.filter(({ key, tries }) => tries > most.get(key)!);
  if (beyond.length === 0) return;
  const wait = Math.max(1, ...beyond.map((row) => row.wait));
  throw new Later('TOO_MANY', `Too many attempts. Please wait ${waitOf(seconds)} and try again.`, wait);
}

const waitOf = (seconds: number) => (seconds <= 60 ? 'a minute' : seconds <= 900 ? 'a quarter of an hour' : 'an hour');
