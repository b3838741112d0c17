import { limits } from '../../limits.ts';

/** Rate limits on what people send over all their sockets. */
export interface Budgets {
  /** Counts one message; returns the milliseconds for which to stop reading, 0 within the budget. */
  charge(person: string, bytes: number): number;
}

interface Bucket {
  bytes: number;
  messages: number;
  at: number;
}

/** Token bucket per person, refilled over time. When it is overdrawn, reading waits until it is even again. */
export function createBudgets(now: () => number = Date.now): Budgets {
  const buckets = new Map<string, Bucket>();
  let swept = now();

  function bucketOf(person: string): Bucket {
    const { bytes, messages } = limits;
    const at = now();
    const known = buckets.get(person) ?? { bytes: bytes.bucket, messages: messages.bucket, at };
    const seconds = (at - known.at) / 1_000;
    const bucket = {
      bytes: Math.min(bytes.bucket, known.bytes + seconds * bytes.perSecond),
      messages: Math.min(messages.bucket, known.messages + seconds * messages.perSecond),
      at,
    };
    buckets.set(person, bucket);
    return bucket;
  }

  /** Drops buckets untouched long enough to be full again. */
  function sweep(): void {
    if (now() - swept < forgotten) return;
    swept = now();
    for (const [person, { at }] of buckets) if (swept - at > forgotten) buckets.delete(person);
  }

  return {
    charge(person, bytes) {
      sweep();
      const bucket = bucketOf(person);
      bucket.bytes -= bytes;
      bucket.messages -= 1;
      const debts = [bucket.bytes / limits.bytes.perSecond, bucket.messages / limits.messages.perSecond];
      return Math.max(0, ...debts.map((seconds) => -seconds * 1_000));
    },
  };
}

const forgotten = 60_000;
