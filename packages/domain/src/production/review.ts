import { notAllowed, type Refused } from '../access/refused.ts';
import type { Capability } from '../access/roles.ts';
import { can, type Viewer } from '../access/viewer.ts';
import type { FileAction, FileStatus } from '../files/documents.ts';
import { askedFields, type Deliverable, type DeliverableState } from './documents.ts';

/** One step of a deliverable and, for some steps, of a file. The button and the server read the same table. */
export interface ReviewStep {
  needs: Capability;
  /** Next state by current state; the step is refused in all other states. */
  moves: Partial<Record<DeliverableState, DeliverableState>>;
  /** Next status of the file by its current one; absent for steps without a file. */
  file?: Partial<Record<FileStatus, FileStatus>>;
  /** The entry in the file's timeline. */
  log?: FileAction;
  /** True for a step of deliverables without files. */
  withoutFiles?: boolean;
  /** True for a step of the newest version only: the state of the deliverable follows that version. */
  newestOnly?: boolean;
  /** True for a step that takes back a decision: only the current version of the deliverable can take it. */
  currentOnly?: boolean;
  /** The sentence of a refusal. */
  refusal: string;
}

export const reviewSteps = {
  /** PRD-059, OPN-047. A new file is always in review. */
  upload: {
    needs: 'uploadVersion',
    moves: { production: 'feedback', reworking: 'feedback', feedback: 'feedback', held: 'held' },
    log: 'Uploaded',
    refusal: 'This deliverable is signed off, so it takes no new version.',
  },
  /** PRD-086 */
  signOff: {
    needs: 'signOff',
    moves: { feedback: 'signed' },
    file: { review: 'signed' },
    log: 'Signed off',
    refusal: 'Only a file that is awaiting feedback can be signed off.',
  },
  /** PRD-088 */
  reject: {
    needs: 'rejectFile',
    moves: { feedback: 'reworking' },
    file: { review: 'edit' },
    log: 'Submitted notes',
    newestOnly: true,
    refusal: 'Only a file that is awaiting feedback can be rejected.',
  },
  /** PRD-092, PRD-093 */
  recall: {
    needs: 'recallFile',
    moves: { signed: 'feedback', reworking: 'feedback' },
    file: { signed: 'review', edit: 'review' },
    log: 'Recalled for review',
    currentOnly: true,
    refusal: 'Only a file that was signed off or rejected can be recalled for review.',
  },
  /** Puts the version of a deliverable that was placed back (PRD-057) in review again, without a new upload. */
  resume: {
    needs: 'editDeliverables',
    moves: { production: 'feedback' },
    file: { review: 'review', edit: 'review' },
    log: 'Recalled for review',
    newestOnly: true,
    refusal: 'Only the newest version of a deliverable in pre-production can be put in review.',
  },
  /** PRD-056 */
  hold: {
    needs: 'editDeliverables',
    moves: { production: 'held', feedback: 'held', reworking: 'held' },
    log: 'Put on hold',
    refusal: 'A deliverable that is signed off or already on hold cannot be put on hold.',
  },
  /** PRD-057 */
  placeBack: {
    needs: 'editDeliverables',
    moves: { held: 'production' },
    log: 'Placed back',
    refusal: 'Only a deliverable that is on hold can be placed back.',
  },
  /** PRD-058 */
  reset: {
    needs: 'editDeliverables',
    moves: { feedback: 'production', reworking: 'production' },
    withoutFiles: true,
    refusal: 'Only a deliverable in feedback or reworking that has no files can be reset to production.',
  },
} satisfies Record<string, ReviewStep>;
export type ReviewStepName = keyof typeof reviewSteps;

/** Seconds in which a sign-off or a rejection can be undone without a trace. */
export const undoSeconds = 10;
/** Seconds after which people are notified of a decision: an Undo that was pressed in time has arrived by then. */
export const tellSeconds = undoSeconds + 4;
export const tooLateToUndo = 'This can no longer be undone. Recall the version for review instead.';

/**
 * The deliverable and file of a step. `files` is the number of versions; `newest` is false for an older version, `current` is
 * false for a version that the deliverable does not show.
 */
export interface ReviewSubject {
  state: DeliverableState;
  fileStatus?: FileStatus | undefined;
  files?: number;
  newest?: boolean;
  current?: boolean;
}

/** The states after a step, or null when the step is refused; its `refusal` says why. */
export function takeStep(
  name: ReviewStepName,
  subject: ReviewSubject,
): { state: DeliverableState; fileStatus?: FileStatus } | null {
  const step: ReviewStep = reviewSteps[name];
  const state = step.moves[subject.state];
  if (!state) return null;
  if (step.withoutFiles && subject.files !== 0) return null;
  if (step.newestOnly && subject.newest === false) return null;
  if (step.currentOnly && subject.current === false) return null;
  if (!step.file) return { state };
  const fileStatus = subject.fileStatus && step.file[subject.fileStatus];
  return fileStatus ? { state, fileStatus } : null;
}

/** Why this person cannot take a step, or null. Used by the button, the batch bar and the call. */
export function refuseStep(viewer: Pick<Viewer, 'user'>, name: ReviewStepName, subject: ReviewSubject): Refused | null {
  const step: ReviewStep = reviewSteps[name];
  if (!can(viewer, step.needs)) return notAllowed;
  if (takeStep(name, subject)) return null;
  return { code: 'WRONG_STATE', message: [step.refusal, hindrance(step, subject)].filter(Boolean).join(' ') };
}

/** Reasons for a refusal other than the state, which the sentence of the step names. */
function hindrance(step: ReviewStep, { state, newest }: ReviewSubject): string | null {
  if (!step.file) return null;
  if (state === 'held') return 'This one is on hold.';
  return step.newestOnly && newest === false ? 'A newer version than this one has been uploaded.' : null;
}

/** Changes of a deliverable after an upload (PRD-059); null when it is signed off. */
export function afterUpload(
  deliverable: Pick<Deliverable, 'state' | 'currentVersion'>,
): Pick<Deliverable, 'state' | 'currentVersion' | 'reviewStatus'> | null {
  const taken = takeStep('upload', deliverable);
  return taken && { state: taken.state, currentVersion: deliverable.currentVersion + 1, reviewStatus: {} };
}

/** Fields that a copy of a deliverable keeps: the order, not the results. */
const copiedFields = [...askedFields, 'production', 'collections'] as const;

/** A copy in Pre-Production, without files and reviews (PRD-055). */
export function duplicateOf(deliverable: Deliverable) {
  const copied = Object.fromEntries(copiedFields.map((field) => [field, deliverable[field]]));
  return {
    ...(copied as Pick<Deliverable, (typeof copiedFields)[number]>),
    title: `${deliverable.title.slice(0, 495)} copy`,
    state: 'production' as const,
    currentVersion: 0,
    reviewStatus: {},
  };
}
