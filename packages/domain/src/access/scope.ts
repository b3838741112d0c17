import { and, matches, or, type Where } from '@pavilion/sync';
import type { Viewer } from './viewer.ts';

/** Why one field keeps a document from being stored, as a sentence for people. */
export interface FieldFault {
  field: string;
  message: string;
}

/** Paths of the fields in a document that a person's scope is compared with. */
export interface ScopePaths {
  department?: string;
  /** A single brand. */
  brand?: string;
  /** A list of brands; one permitted brand is enough (OPN-095). */
  brands?: string;
  partner?: string;
}

/** Scope fields of deliverables, files and notes. */
export const ownScope: ScopePaths = { department: 'department', brand: 'brand', partner: 'partner' };

/**
 * Clause for the documents within a person's department, brand and partner lists (USR-119..121). An empty list permits all
 * values; a document must meet every other list (OPN-095).
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

/** The brand of a new deliverable for which none was chosen: a person with one brand has no choice. */
export function onlyBrand({ brandAccess }: Viewer['user']): string | undefined {
  return brandAccess.length === 1 ? brandAccess[0] : undefined;
}

/** Whether a person has no scope restrictions. */
export function isUnrestricted(viewer: Viewer): boolean {
  const { departmentAccess, brandAccess, partnerAccess } = viewer.user;
  return departmentAccess.length === 0 && brandAccess.length === 0 && partnerAccess.length === 0;
}

/** The first field of a document that is outside a person's scope, with the sentence for it; null within the scope. */
export function scopeFault(viewer: Viewer, document: object, paths: ScopePaths): FieldFault | null {
  const { department, brand, brands, partner } = paths;
  if (department && !inScope(viewer, document, { department })) {
    return { field: department, message: 'Choose one of your departments.' };
  }
  const brandField = brands ?? brand;
  if (brandField && !inScope(viewer, document, { ...(brand && { brand }), ...(brands && { brands }) })) {
    return { field: brandField, message: 'Choose one of your brands.' };
  }
  if (partner && !inScope(viewer, document, { partner })) {
    return { field: partner, message: 'Choose one of your partners.' };
  }
  return null;
}

/** Whether a document lies within a person's scope. */
export function inScope(viewer: Viewer, document: object, paths: ScopePaths): boolean {
  return matches(document, scope(viewer, paths));
}
