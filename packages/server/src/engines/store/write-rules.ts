import { closedField, type FieldFault, leavingFault, outsideFault, type Policy } from '@pavilion/domain/access';
import { matches, whereLimits } from '@pavilion/sync';
import { notAllowed, notFound, Refusal } from './refusal.ts';
import type { StoredRow } from './types.ts';

type Viewer = Parameters<Policy['read']>[0];

/** Someone has changed the document since: the undo of an edit meets a newer edit. */
export const movedOn = (name = 'Someone') => new Refusal('MOVED_ON', `${name} has changed this since.`);

/** Refuses unless this person can insert this document with these fields. */
export function checkInsert(policy: Policy, viewer: Viewer, document: StoredRow, given: readonly string[]): void {
  const allowed = policy.insert?.(viewer, document as never) ?? [];
  if (allowed.length === 0) refuse(outsideFault(policy, viewer, document));
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

/** Refuses a change that would take a document out of what its writer may see. */
export function checkStays(policy: Policy, viewer: Viewer, before: object, after: object): void {
  refuse(leavingFault(policy, viewer, before, after));
}

function refuse(fault: FieldFault | null): void {
  if (fault) throw new Refusal('NOT_ALLOWED', fault.message, fault.field);
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
