import { matches } from '@pavilion/sync';
import type { Policy } from './policy.ts';
import { type FieldFault, scopeFault } from './scope.ts';
import type { Viewer } from './viewer.ts';

type Judge = Pick<Policy, 'read' | 'within'>;

/**
 * The field whose new value would take a document out of what this person may see, with the sentence for it. Null where they
 * keep seeing it, also with a value that was there before.
 */
export function leavingFault(policy: Judge, viewer: Viewer, before: object, after: object): FieldFault | null {
  const read = policy.read(viewer);
  if (matches(after, read) || !matches(before, read)) return null;
  const fault = policy.within ? scopeFault(viewer, after, policy.within) : null;
  if (fault) return fault;
  const [held, next] = [before as Record<string, unknown>, after as Record<string, unknown>];
  const changed = [...new Set([...Object.keys(held), ...Object.keys(next)])].filter(
    (field) => JSON.stringify(held[field]) !== JSON.stringify(next[field]),
  );
  const field = changed.find((each) => matches({ ...next, [each]: held[each] }, read)) ?? changed[0];
  return field ? { field, message: 'With this value, you would lose your access. Choose another.' } : null;
}

/** The field that alone keeps a restricted person from adding a document that others could add. */
export function outsideFault(policy: Policy, viewer: Viewer, document: object): FieldFault | null {
  const { user } = viewer;
  const free = { ...viewer, user: { ...user, departmentAccess: [], brandAccess: [], partnerAccess: [] } };
  const others = policy.insert?.(free, document as never) ?? [];
  return policy.within && others.length > 0 ? scopeFault(viewer, document, policy.within) : null;
}
