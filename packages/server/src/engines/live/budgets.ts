import { limits } from '../../limits.ts';

/** What people send over all their sockets, against what may be taken of each. */
export interface Budgets {
  /** Counts one message; answers with the milliseconds for which no more should be taken, 0 within the budget. */
  charge(person: string, bytes: number): number;
}

interface Bucket {
  bytes: number;
  messages: number;
  at: number;
}

/** A person's bucket fills again by and by; one that is in debt is waited for until it is even. */
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

  /** A bucket that nobody has touched for so long is full again. */
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
