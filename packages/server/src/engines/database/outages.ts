import { DatabaseAway } from '../../database-away.ts';
import { isLostConnection } from './values.ts';

export interface OutageOptions {
  /** Called with a sentence when the database answers again after an outage. */
  onBack?: (sentence: string) => void;
  /** Replaces an error by its cause, for example a broken connection by the full disk of the server. */
  explain?: (error: unknown) => unknown;
}

const onItsWayMilliseconds = 1_000;

/** Recognises an outage by its errors, of which every connection and every statement has one. */
export function createOutages({ explain, onBack }: OutageOptions) {
  let current: { error: DatabaseAway; since: number } | undefined;

  function explained(given: unknown): unknown {
    const error = explain?.(given) ?? given;
    if (!isLostConnection(error)) return error;
    current ??= { error: new DatabaseAway(error), since: performance.now() };
    return current.error;
  }

  /** The database has answered. */
  function end(): void {
    if (current?.error.isReported) {
      const seconds = Math.ceil((performance.now() - current.since) / 1000);
      onBack?.(`The database answers again after ${seconds} s.`);
    }
    current = undefined;
  }

  return {
    explain: explained,
    /** Call when a connection has been opened. */
    end,
    /** Runs work of PostgreSQL's client. Its errors are explained. */
    async during<T>(work: () => Promise<T>): Promise<T> {
      try {
        const result = await work();
        // An answer that was on its way when the database ended does not end the outage.
        if (current && performance.now() - current.since > onItsWayMilliseconds) end();
        return result;
      } catch (error) {
        throw explained(error);
      }
    },
  };
}
