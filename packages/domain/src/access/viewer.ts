import type { User } from '../accounts/documents.ts';
import { type Capability, rolesGive } from './roles.ts';

/** A signed-in person as rules see them, at an instant. Nothing else about the outside world enters a rule. */
export interface Viewer {
  id: string;
  user: User;
  /** ISO 8601 UTC. Rules that depend on the time are asked again as time goes by; they may rely on the hour only. */
  now: string;
  /** Name of the governing body's own company, whose people see every calendar resource (USR-134). */
  organisation: string;
}

/** This person as rules see them, where and when they are asked. */
export function asViewer(user: User, { now, organisation }: Pick<Viewer, 'now' | 'organisation'>): Viewer {
  return { id: user.id, user, now, organisation };
}

/** This person until the hour ends: rules rely on the hour only, so their answers are the same, and shared, for so long. */
export function byTheHour(viewer: Viewer): Viewer {
  return viewer.now ? { ...viewer, now: `${viewer.now.slice(0, 13)}:00:00.000Z` } : viewer;
}

/** Whether this person may do a thing. An inactive user may do nothing (PLT-068). */
export function can(viewer: Pick<Viewer, 'user'>, capability: Capability): boolean {
  return viewer.user.active && rolesGive(viewer.user.roles, capability);
}
