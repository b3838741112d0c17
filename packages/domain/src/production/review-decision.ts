import type { Refused } from '../access/refused.ts';
import type { Viewer } from '../access/viewer.ts';
import type { FileAction, FileDocument, FileEvent, FileStatus } from '../files/documents.ts';
import type { Deliverable, DeliverableState, ReviewDecision } from './documents.ts';

type Seen = Pick<FileDocument, 'events'>;

/** The decision of an owner (PRD-095), or whether they have opened the version (OPN-048). */
export function decisionOf(
  reviewStatus: Record<string, ReviewDecision>,
  owner: string,
  version?: Seen | undefined,
): ReviewDecision | 'Seen' | 'Not Seen' {
  if (Object.hasOwn(reviewStatus, owner)) return reviewStatus[owner]!;
  return version?.events.some(({ action, user }) => action === 'Seen' && user === owner) ? 'Seen' : 'Not Seen';
}

export interface DecisionRow {
  user: string;
  decision: ReturnType<typeof decisionOf> | 'Signed Off' | 'Rejected';
}

/**
 * Who decided what on a version: its reviewers (OPN-089), and after them everyone else who decided. A sign-off or rejection
 * that was not recalled counts before the decision that its author set.
 */
export function decisionRows(
  { owners, reviewStatus }: Pick<Deliverable, 'owners' | 'reviewStatus'>,
  version?: Seen | undefined,
): DecisionRow[] {
  const last = version && verdictsOf(version).at(-1);
  const verdict =
    last && (last.action === 'Signed off' ? 'Signed Off' : last.action === 'Submitted notes' && 'Rejected');
  const decider = verdict ? [last.user] : [];
  return [...new Set([...owners, ...Object.keys(reviewStatus), ...decider])].map((user) => ({
    user,
    decision: verdict && user === last.user ? verdict : decisionOf(reviewStatus, user, version),
  }));
}

const verdicts: readonly FileAction[] = ['Signed off', 'Submitted notes', 'Recalled for review'];

/** Sign-offs, rejections and recalls in a version's timeline, oldest first. */
export const verdictsOf = ({ events }: Seen): FileEvent[] => events.filter(({ action }) => verdicts.includes(action));

export const onlyReviewersDecide: Refused = {
  code: 'NOT_REVIEWER',
  message: 'Only the reviewers of this deliverable can set a decision.',
};
export const decidedInFeedback: Refused = {
  code: 'NOT_IN_FEEDBACK',
  message: 'A decision can be set only while the deliverable is awaiting feedback.',
};

/** Why this person cannot set a decision of their own, or null: only reviewers decide, during feedback (PRD-096). */
export function refuseDecision(
  viewer: Pick<Viewer, 'id'>,
  { owners, state }: Pick<Deliverable, 'owners' | 'state'>,
): Refused | null {
  if (!owners.includes(viewer.id)) return onlyReviewersDecide;
  return state === 'feedback' ? null : decidedInFeedback;
}

/** PRD-097 */
export function reviewerName(user: { name: string } | undefined | null): string {
  return user?.name ?? 'Deleted User';
}

interface Headed {
  /** False for an older version. */
  newest?: boolean;
  /** The state of its deliverable. */
  state?: DeliverableState;
}

/**
 * The heading of a file's feedback card (PRD-084, OPN-048). Only the newest version of a deliverable in feedback awaits
 * feedback.
 */
export function fileStatusHeading(
  status: FileStatus | string | undefined,
  { newest = true, state = 'feedback' }: Headed = {},
): string {
  switch (status) {
    case 'review':
      if (!newest) return 'Superseded';
      if (state === 'held') return 'On Hold';
      return state === 'production' ? 'Not in Review' : 'Awaiting Feedback';
    case 'edit':
      return 'Sent back to Editor';
    case 'signed':
      return 'Signed Off';
    default:
      return 'Unknown status';
  }
}

/**
 * Name of an author who is no person now (PRD-097): a deleted user, or the product itself. Parts of the product sign as
 * `import` or `job:clip`, which no id of a user looks like.
 */
export const authorGone = (author: string): string =>
  /^(job|call):|^[a-z-]{1,19}$/.test(author) ? 'Pavilion' : reviewerName(undefined);
