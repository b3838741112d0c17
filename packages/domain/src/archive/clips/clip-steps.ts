import type { Capability } from '../../access/roles.ts';
import type { ArchiveEvent } from '../documents.ts';

export type ClipStatus = ArchiveEvent['clipStatus'];
/** What a clipping request can be; a status from elsewhere is shown as it comes (OPN-077) and takes no step. */
export const requestStatuses = ['requested', 'clipping', 'clipped', 'cancelled', 'failed'] as const;
export type RequestStatus = (typeof requestStatuses)[number];

/** One move of an event and of its request. Buttons, calls and the worker read the same table. */
export interface ClipStep {
  /** Null: the worker alone takes it. */
  needs: Capability | null;
  event: Partial<Record<ClipStatus, ClipStatus>>;
  /** Absent where no request moves. */
  request?: Partial<Record<RequestStatus, RequestStatus>>;
  /** Said when the step is not possible. */
  refusal: string;
}

export const clipSteps = {
  /** ARC-124: a request with status requested comes into being. */
  clip: {
    needs: 'clipRecordings',
    event: { 'not clipped': 'clipping', cancelled: 'clipping', failed: 'clipping' },
    refusal: 'This clip has been cut, or is being cut, already.',
  },
  /** ARC-126, ARC-127 */
  cancel: {
    needs: 'clipRecordings',
    event: { clipping: 'cancelled' },
    request: { requested: 'cancelled' },
    refusal: 'This clip can no longer be cancelled: only a request that has not been started can.',
  },
  /** The worker takes a request up, or takes up again what a stopped one has left. */
  start: {
    needs: null,
    event: { clipping: 'clipping' },
    request: { requested: 'clipping', clipping: 'clipping' },
    refusal: 'There is nothing to cut any more.',
  },
  /** A failure that is tried again, unless somebody has pressed Clip It since. */
  retry: {
    needs: null,
    event: { failed: 'clipping' },
    request: { failed: 'clipping' },
    refusal: 'There is nothing to try again.',
  },
  /** ARC-125 */
  finish: {
    needs: null,
    event: { clipping: 'clipped' },
    request: { clipping: 'clipped' },
    refusal: 'Nobody waits for this clip any more.',
  },
  fail: {
    needs: null,
    event: { clipping: 'failed' },
    request: { clipping: 'failed' },
    refusal: 'Nobody waits for this clip any more.',
  },
  /** ARC-128: other marks make the cut clip a wrong one. */
  reset: {
    needs: null,
    event: { clipped: 'not clipped' },
    refusal: 'There is no clip to take back.',
  },
} satisfies Record<string, ClipStep>;
export type ClipStepName = keyof typeof clipSteps;

export interface ClipSubject {
  clipStatus: ClipStatus;
  /** The request's, as it is stored. */
  status?: string | undefined;
}

/** Where a step leads, or null when it is not possible (its `refusal` says why). */
export function takeClipStep(
  name: ClipStepName,
  subject: ClipSubject,
): { clipStatus: ClipStatus; status?: RequestStatus } | null {
  const step: ClipStep = clipSteps[name];
  const clipStatus = step.event[subject.clipStatus];
  if (!clipStatus) return null;
  if (!step.request) return { clipStatus };
  const known = requestStatuses.find((each) => each === subject.status);
  const status = known && step.request[known];
  return status ? { clipStatus, status } : null;
}

/** What an event says once its clip is gone (ARC-128). */
export const notClipped = {
  clipStatus: 'not clipped',
  clipped: false,
  clipSource: 'user',
  clipFile: 'n/a',
  clipped_at: null,
} as const;

/** Whether an event has a cut clip that can be fetched. */
export const hasClip = (event: Pick<ArchiveEvent, 'clipped' | 'clipFile'>): boolean =>
  event.clipped && event.clipFile !== undefined && event.clipFile !== notClipped.clipFile;

/** ARC-129 */
export const offersDelete = (event: Pick<ArchiveEvent, 'source' | 'clipStatus'>): boolean =>
  event.source === 'user' && event.clipStatus !== 'clipping';
