import type { CallContext } from '../../engines/calls/os.ts';
import { Refusal } from '../../engines/store/refusal.ts';

/** Logs a failure of the engine and passes it on to the caller (LIV-035). */
export async function logFailure<T>(
  { log, viewer }: Pick<CallContext, 'log' | 'viewer'>,
  call: string,
  work: Promise<T>,
): Promise<T> {
  try {
    return await work;
  } catch (error) {
    const code = error instanceof Refusal ? error.code : 'BROKEN';
    const reason = error instanceof Error ? error.message : String(error);
    const cause = error instanceof Error ? error.cause : undefined;
    log.warn({ call, code, by: viewer.id, reason, cause }, 'A stream call failed.');
    throw error;
  }
}
