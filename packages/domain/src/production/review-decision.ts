import type { FileStatus } from '../files/documents.ts';
import type { ReviewDecision } from './documents.ts';

/** What an owner's row says (PRD-095): no entry means that the file was not seen. */
export function decisionOf(reviewStatus: Record<string, ReviewDecision>, owner: string): ReviewDecision | 'Not Seen' {
  return Object.hasOwn(reviewStatus, owner) ? reviewStatus[owner]! : 'Not Seen';
}

/** PRD-096: only the reviewer's own row is editable. */
export function mayDecide(deliverable: { owners: readonly string[] }, owner: string, viewerId: string): boolean {
  return owner === viewerId && deliverable.owners.includes(owner);
}

/** PRD-097 */
export function reviewerName(user: { name: string } | undefined | null): string {
  return user?.name ?? 'Deleted User';
}

/** The heading of a file's feedback card (PRD-084, OPN-048). */
export function fileStatusHeading(status: FileStatus | string | undefined): string {
  switch (status) {
    case 'review':
      return 'Awaiting Feedback';
    case 'edit':
      return 'Sent back to Editor';
    case 'signed':
      return 'Signed Off';
    default:
      return 'Unknown status';
  }
}
