import type { User } from '../accounts/documents.ts';
import { type Capability, rolesGive } from './roles.ts';

/** Signed-in person as rules see them, at an instant. Rules depend on nothing else outside the document. */
export interface Viewer {
  id: string;
  user: User;
  /** ISO 8601 UTC. Rules that depend on the time are evaluated again as time passes, and may use it only to the hour. */
  now: string;
  /** Name of the governing body's own company, whose people see every calendar resource (USR-134). */
  organisation: string;
}

/** Viewer for a user, at an instant and in an organisation. */
export function asViewer(user: User, { now, organisation }: Pick<Viewer, 'now' | 'organisation'>): Viewer {
  return { id: user.id, user, now, organisation };
}

/** Viewer with the time rounded down to the hour. Rules use the time only to the hour, so answers can be shared within it. */
export function byTheHour(viewer: Viewer): Viewer {
  return viewer.now ? { ...viewer, now: `${viewer.now.slice(0, 13)}:00:00.000Z` } : viewer;
}

/** Minutes after the full hour within which the open queries of all people follow it. */
export const spreadMinutes = 10;

/**
 * Viewer up to ten minutes earlier, each person by a fixed number of minutes. For queries that stay open: at the full hour, the
 * rules of everyone change, and all open queries would be asked again in the same moment.
 */
export function spreadInTime(viewer: Viewer): Viewer {
  if (!viewer.now) return viewer;
  const sum = [...viewer.id].reduce((all, letter) => (all * 31 + letter.charCodeAt(0)) % 1_000_003, 0);
  const instant = Date.parse(viewer.now) - (sum % spreadMinutes) * 60_000;
  return { ...viewer, now: new Date(instant).toISOString() };
}

/** Whether a person has a capability. An inactive user has none (PLT-068). */
export function can(viewer: Pick<Viewer, 'user'>, capability: Capability): boolean {
  return viewer.user.active && rolesGive(viewer.user.roles, capability);
}
