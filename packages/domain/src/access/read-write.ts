import { everything, nothing, type Where } from '@pavilion/sync';
import type { Capability } from './roles.ts';
import { can, type Viewer } from './viewer.ts';

/** Read rule: all documents of a type for people with any of these capabilities, otherwise none. */
export const readableBy =
  (...needs: readonly Capability[]) =>
  (viewer: Viewer): Where =>
    canAny(viewer, needs) ? everything : nothing;

/** Whether a person has at least one of these capabilities. */
export function canAny(viewer: Pick<Viewer, 'user'>, needs: readonly Capability[]): boolean {
  return needs.some((need) => can(viewer, need));
}
