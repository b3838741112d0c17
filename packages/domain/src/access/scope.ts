import { and, matches, or, type Where } from '@pavilion/sync';
import type { Viewer } from './viewer.ts';

/** Where a document keeps the three values that a person's scope is about. */
export interface ScopePaths {
  department?: string;
  /** A single brand. */
  brand?: string;
  /** A list of brands, of which any will do (OPN-095). */
  brands?: string;
  partner?: string;
}

/** The scope fields as deliverables, files and notes carry them. */
export const ownScope: ScopePaths = { department: 'department', brand: 'brand', partner: 'partner' };

/**
 * What a person's department, brand and partner lists leave of a document type (USR-119..121). An empty list means
 * everything; every non-empty list must be met (OPN-095).
 */
export function scope(viewer: Viewer, paths: ScopePaths): Where {
  const { departmentAccess, brandAccess, partnerAccess } = viewer.user;
  const parts: Where[] = [];
  if (departmentAccess.length > 0 && paths.department) parts.push({ [paths.department]: { in: departmentAccess } });
  if (brandAccess.length > 0) {
    const ways: Where[] = [];
    if (paths.brand) ways.push({ [paths.brand]: { in: brandAccess } });
    if (paths.brands) ways.push({ [paths.brands]: { containsAny: brandAccess } });
    if (ways.length > 0) parts.push(or(...ways));
  }
  if (partnerAccess.length > 0 && paths.partner) parts.push({ [paths.partner]: { in: partnerAccess } });
  return and(...parts);
}

/** Whether no list limits this person. */
export function isUnrestricted(viewer: Viewer): boolean {
  const { departmentAccess, brandAccess, partnerAccess } = viewer.user;
  return departmentAccess.length === 0 && brandAccess.length === 0 && partnerAccess.length === 0;
}

/** Whether a document, as given, lies within a person's scope. */
export function inScope(viewer: Viewer, document: object, paths: ScopePaths): boolean {
  return matches(document, scope(viewer, paths));
}
