import type { Clock } from '../../clock.ts';
import { limits } from '../../limits.ts';
import type { Caller, Sessions } from '../auth/sessions.ts';
import { TooFast } from '../store/refusal.ts';

interface Bucket {
  left: number;
  at: number;
}

/** Longest time, in milliseconds, after which a bucket is full again. */
const full = (limits.tokenRequests.burst / limits.tokenRequests.perMinute) * 60_000;

/**
 * Counts the requests of each API token, and refuses those beyond its limit before they take a share of anything else. The
 * screens of its person and other tokens go on (OPS-011). A request counts once, however often it asks who makes it.
 */
export function paceTokens(sessions: Sessions, clock: Clock): Sessions {
  const buckets = new Map<string, Bucket>();
  const asked = new WeakMap<object, Promise<Caller>>();
  const now = () => Date.parse(clock());
  let swept = now();

  function admit(token: string): void {
    const { burst, perMinute } = limits.tokenRequests;
    const at = now();
    if (at - swept > full) {
      swept = at;
      for (const [id, bucket] of buckets) if (at - bucket.at > full) buckets.delete(id);
    }
    const known = buckets.get(token) ?? { left: burst, at };
    const left = Math.min(burst, known.left + ((at - known.at) * perMinute) / 60_000);
    if (left < 1) throw new TooFast(Math.ceil(((1 - left) * 60) / perMinute));
    buckets.set(token, { left: left - 1, at });
  }

  async function ask(request: Parameters<Sessions['callerOf']>[0]): Promise<Caller> {
    const caller = await sessions.callerOf(request);
    if (caller.token) admit(caller.token.id);
    return caller;
  }

  return {
    ...sessions,
    callerOf(request) {
      const known = asked.get(request.headers) ?? ask(request);
      asked.set(request.headers, known);
      return known;
    },
  };
}
