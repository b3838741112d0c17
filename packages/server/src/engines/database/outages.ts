import { DatabaseAway } from '../../database-away.ts';
import { isLostConnection } from './values.ts';

export interface OutageOptions {
  /** Called with a sentence when the database answers again after an outage. */
  onBack?: (sentence: string) => void;
  /** Replaces an error by its cause, for example a broken connection by the full disk of the server. */
  explain?: (error: unknown) => unknown;
}

interface Outages extends OutageOptions {
  /** Opens a connection, to see whether the database answers. */
  probe: () => Promise<void>;
  /** Called at once at the beginning of an outage: whose statement failed may tell of it after its end. */
  onAway: (error: DatabaseAway) => void;
}

const probeMilliseconds = 1_000;
/** After an outage everyone opens connections, and PostgreSQL reads everything from the disk. */
const settlingMilliseconds = 5_000;

/**
 * Recognises an outage by its errors, of which every connection and every statement has one. It ends with the next connection
 * that is opened, by the pool or by `probe`: a server that is ending still answers on connections that it has.
 */
export function createOutages({ explain, onBack, probe, onAway }: Outages) {
  let current: { error: DatabaseAway; since: number } | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;
  let endedAt = Number.NEGATIVE_INFINITY;

  function explained(given: unknown): unknown {
    const error = explain?.(given) ?? given;
    if (!isLostConnection(error)) return error;
    if (!current) {
      current = { error: new DatabaseAway(error), since: performance.now() };
      probeSoon();
      onAway(current.error);
    }
    return current.error;
  }

  function probeSoon(): void {
    if (isClosed) return;
    timer = setTimeout(() => {
      if (current) probe().then(end, () => current && probeSoon());
    }, probeMilliseconds);
    timer.unref();
  }

  /** A connection has been opened. */
  function end(): void {
    if (current?.error.isReported) {
      const seconds = Math.ceil((performance.now() - current.since) / 1000);
      onBack?.(`The database answers again after ${seconds} s.`);
    }
    clearTimeout(timer);
    if (current) endedAt = performance.now();
    current = undefined;
  }

  return {
    explain: explained,
    end,
    /** Whether the database was away, or had just come back, at this moment (of `performance.now`) or since. */
    wasAwaySince: (moment: number) => current !== undefined || moment < endedAt + settlingMilliseconds,
    /** Looks no longer whether the database answers. */
    close(): void {
      isClosed = true;
      clearTimeout(timer);
    },
    /** Runs work of PostgreSQL's client. Its errors are explained. */
    async during<T>(work: () => Promise<T>): Promise<T> {
      try {
        return await work();
      } catch (error) {
        throw explained(error);
      }
    },
  };
}
