import { notAllowed, type Refused } from '../access/refused.ts';
import type { Capability } from '../access/roles.ts';
import { can, type Viewer } from '../access/viewer.ts';
import type { FileAction, FileStatus } from '../files/documents.ts';
import { askedFields, type Deliverable, type DeliverableState } from './documents.ts';

/** One move of a deliverable and, where it is about one, of its file. The button and the server read the same table. */
export interface ReviewStep {
  needs: Capability;
  /** From which state to which; a state that is absent refuses the step. */
  moves: Partial<Record<DeliverableState, DeliverableState>>;
  /** The same for the status of the file that the step is taken on; absent when it is about no file. */
  file?: Partial<Record<FileStatus, FileStatus>>;
  /** What the file's timeline says. */
  log?: FileAction;
  /** True for a step that is only for deliverables without any file. */
  withoutFiles?: boolean;
  /** True for a step that only the newest version can take: an older one no longer says where the deliverable stands. */
  newestOnly?: boolean;
  /** True for a step that takes back what was decided: only the version that the deliverable stands for can take it. */
  currentOnly?: boolean;
  /** Said when the step is not possible. */
  refusal: string;
}

export const reviewSteps = {
  /** PRD-059, OPN-047. The new file's status is always review. */
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
    refusal: 'Only a file that was signed off or sent back can be recalled for review.',
  },
  /** The way into review for a version of a deliverable that was placed back (PRD-057) and needs no new upload. */
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

/** Seconds in which a sign-off or a rejection can be taken back as if it had not been. */
export const undoSeconds = 10;
/** Seconds after which people are told of one: by then no press of Undo is still on its way. */
export const tellSeconds = undoSeconds + 4;
export const tooLateToUndo = 'This can no longer be undone. Recall the version for review instead.';

/** What a step would be taken on; `files` counts the deliverable's versions, `newest` is false when a newer one than the file exists, `current` when the deliverable stands for another one. */
export interface ReviewSubject {
  state: DeliverableState;
  fileStatus?: FileStatus | undefined;
  files?: number;
  newest?: boolean;
  current?: boolean;
}

/** Where a step leads, or null when it is not possible (its `refusal` says why). */
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

/** Why this person cannot take a step on this, or null. Asked by the button, the bar for several at once, and the call. */
export function refuseStep(viewer: Pick<Viewer, 'user'>, name: ReviewStepName, subject: ReviewSubject): Refused | null {
  const step: ReviewStep = reviewSteps[name];
  if (!can(viewer, step.needs)) return notAllowed;
  if (takeStep(name, subject)) return null;
  return { code: 'WRONG_STATE', message: [step.refusal, hindrance(step, subject)].filter(Boolean).join(' ') };
}

/** What stands in the way besides the state that the refusal names. */
function hindrance(step: ReviewStep, { state, newest }: ReviewSubject): string | null {
  if (!step.file) return null;
  if (state === 'held') return 'This one is on hold.';
  return step.newestOnly && newest === false ? 'A newer version than this one has been uploaded.' : null;
}

/** What an upload changes on its deliverable (PRD-059); null when it is signed off. */
export function afterUpload(
  deliverable: Pick<Deliverable, 'state' | 'currentVersion'>,
): Pick<Deliverable, 'state' | 'currentVersion' | 'reviewStatus'> | null {
  const taken = takeStep('upload', deliverable);
  return taken && { state: taken.state, currentVersion: deliverable.currentVersion + 1, reviewStatus: {} };
}

/** What a copy of a deliverable takes over: what was asked for, nothing of what came of it. */
const copiedFields = [...askedFields, 'production', 'collections'] as const;

/** A copy that starts from the beginning, without file and review data (PRD-055). */
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
