import { notAllowed, type Refused } from '../../access/refused.ts';
import type { Capability } from '../../access/roles.ts';
import { can, type Viewer } from '../../access/viewer.ts';
import type { ArchiveEvent, ClippingRequest } from '../documents.ts';
import { refuseMarks } from './clip-marks.ts';

export type ClipStatus = ArchiveEvent['clipStatus'];
/** Statuses of a clipping request. A status from another system is shown as stored (OPN-077) and allows no step. */
export const requestStatuses = ['requested', 'clipping', 'clipped', 'cancelled', 'failed'] as const;
export type RequestStatus = (typeof requestStatuses)[number];

/** One step of an event and its request. Buttons, calls and the worker read the same table. */
export interface ClipStep {
  /** Null for steps that only the worker takes. */
  needs: Capability | null;
  event: Partial<Record<ClipStatus, ClipStatus>>;
  /** Absent if the step moves no request. */
  request?: Partial<Record<RequestStatus, RequestStatus>>;
  /** Error when the step is not possible. */
  refusal: string;
}

export const clipSteps = {
  /** Creates a request with the status requested (ARC-124). */
  clip: {
    needs: 'clipRecordings',
    event: { 'not clipped': 'clipping', cancelled: 'clipping', failed: 'clipping' },
    refusal: 'This clip has already been cut, or is being cut.',
  },
  /** ARC-126, ARC-127 */
  cancel: {
    needs: 'clipRecordings',
    event: { clipping: 'cancelled' },
    request: { requested: 'cancelled' },
    refusal: 'This clip can no longer be cancelled. Cancelling works only before cutting starts.',
  },
  /** The worker starts a request, or resumes one that a stopped worker left. */
  start: {
    needs: null,
    event: { clipping: 'clipping' },
    request: { requested: 'clipping', clipping: 'clipping' },
    refusal: 'There is no clip left to cut.',
  },
  /** Retries a failed cut, unless someone has pressed Clip It since. */
  retry: {
    needs: null,
    event: { failed: 'clipping' },
    request: { failed: 'clipping' },
    refusal: 'There is no failed clip to try again.',
  },
  /** ARC-125 */
  finish: {
    needs: null,
    event: { clipping: 'clipped' },
    request: { clipping: 'clipped' },
    refusal: 'This clip is no longer requested.',
  },
  fail: {
    needs: null,
    event: { clipping: 'failed' },
    request: { clipping: 'failed' },
    refusal: 'This clip is no longer requested.',
  },
  /** Changed marks make the clip file wrong (ARC-128). */
  reset: {
    needs: null,
    event: { clipped: 'not clipped' },
    refusal: 'There is no clip file to delete.',
  },
} satisfies Record<string, ClipStep>;
export type ClipStepName = keyof typeof clipSteps;

export interface ClipSubject {
  clipStatus: ClipStatus;
  /** Status of the request, as stored. */
  status?: string | undefined;
}

/** States after a step, or null if the step is not possible; its `refusal` says why. */
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

/** Fields of an event whose clip file is gone (ARC-128). */
export const notClipped = {
  clipStatus: 'not clipped',
  clipped: false,
  clipSource: 'user',
  clipFile: 'n/a',
  clipped_at: null,
} as const;

/** Whether an event has a clip file to download. */
export const hasClip = (event: Pick<ArchiveEvent, 'clipped' | 'clipFile'>): boolean =>
  event.clipped && event.clipFile !== undefined && event.clipFile !== notClipped.clipFile;

/** Whether an event goes by its removal: a person marked it, and it is not being cut (ARC-129). */
export const isRemovable = (event: Pick<ArchiveEvent, 'source' | 'clipStatus'>): boolean =>
  event.source === 'user' && event.clipStatus !== 'clipping';

/** Why this person cannot have a clip cut of this event, or null (ARC-124). */
export function refuseClip(
  viewer: Pick<Viewer, 'user'>,
  event: Pick<ArchiveEvent, 'clipStatus' | 'tcIn' | 'tcOut'>,
): Refused | null {
  if (!can(viewer, clipSteps.clip.needs)) return notAllowed;
  if (!takeClipStep('clip', event)) return { code: 'WRONG_STATE', message: clipSteps.clip.refusal };
  const message = refuseMarks(event);
  return message === null ? null : { code: 'NO_MARKS', message };
}

/** Why this person cannot cancel a request, or null (ARC-126). Its event is being cut as long as the request waits. */
export function refuseClipCancel(
  viewer: Pick<Viewer, 'user'>,
  { status }: Pick<ClippingRequest, 'status'>,
  clipStatus: ClipStatus = 'clipping',
): Refused | null {
  if (!can(viewer, clipSteps.cancel.needs)) return notAllowed;
  if (takeClipStep('cancel', { clipStatus, status })?.status) return null;
  return { code: 'WRONG_STATE', message: clipSteps.cancel.refusal };
}
