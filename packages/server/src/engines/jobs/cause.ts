import { isRequestId } from '@pavilion/domain';
import { currentWork, newRequestId, type Work } from '../../work.ts';

/** The work that queued a job, kept with its payload. Of jobs with one key, the one that waits keeps the first. */
export function withCause(payload: object): object {
  const work = currentWork();
  return work ? { ...payload, cause: { request: work.request, span: work.span } } : payload;
}

/** The work that queued a job. A job of the clock, or of an earlier version, begins a request of its own. */
export function causeOf(data: unknown): Work {
  const { cause } = (data ?? {}) as { cause?: Partial<Work> };
  return isRequestId(cause?.request) ? { request: cause.request, span: cause.span } : { request: newRequestId() };
}
