import { closedField, type Policy } from '@pavilion/domain/access';
import { matches, whereLimits } from '@pavilion/sync';
import { notFound, Refusal } from './refusal.ts';
import type { StoredRow } from './types.ts';

type Viewer = Parameters<Policy['read']>[0];

export const notAllowed = (field?: string) =>
  field
    ? new Refusal('NOT_ALLOWED', `You may not change ‘${field}’.`, field)
    : new Refusal('NOT_ALLOWED', 'You may not do this.');
/** An undo meets a newer change of the same fields. */
export const movedOn = (name = 'Somebody') => new Refusal('MOVED_ON', `${name} has changed this since.`);
export const conflict = () => new Refusal('CONFLICT', 'Somebody else changed this just now. Please look again.');

/** Refuses unless this person can insert this document with these fields. */
export function checkInsert(policy: Policy, viewer: Viewer, document: StoredRow, given: readonly string[]): void {
  const allowed = policy.insert?.(viewer, document as never) ?? [];
  checkFields(allowed, given);
}

/** Refuses unless this person can see the document and change these fields. */
export function checkPatch(
  policy: Policy,
  viewer: Viewer,
  before: StoredRow | null,
  paths: readonly string[],
): StoredRow {
  const seen = checkSeen(policy, viewer, before);
  checkFields(policy.patch?.(viewer, seen as never) ?? [], paths);
  return seen;
}

export function checkRemove(policy: Policy, viewer: Viewer, before: StoredRow | null): StoredRow {
  const seen = checkSeen(policy, viewer, before);
  if (!policy.remove?.(viewer, seen as never)) throw notAllowed();
  return seen;
}

/** Refuses missing and hidden documents alike. */
export function checkSeen(policy: Policy, viewer: Viewer, before: StoredRow | null): StoredRow {
  if (!before || !matches(before, policy.read(viewer))) throw notFound();
  return before;
}

function checkFields(allowed: readonly string[], paths: readonly string[]): void {
  if (allowed.length === 0) throw notAllowed();
  const closed = closedField(allowed, paths);
  if (closed !== undefined) throw notAllowed(closed);
}

/** Without a limit, one query could use all the memory. */
export function tooMany(): Refusal {
  const most = whereLimits.limit.toLocaleString('en-GB');
  return new Refusal('TOO_MUCH', `This asks for more than ${most} documents at once. Please narrow it down.`);
}
