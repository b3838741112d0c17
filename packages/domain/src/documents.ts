import type { DescribedType } from './define-document.ts';
import { policies } from './policies.ts';

export type DocumentTypes = { [Name in keyof typeof policies]: (typeof policies)[Name]['type'] };
export type DocumentName = keyof DocumentTypes;

/** Every document type by its stored name (DAT-055). Derived from the policies. */
export const documentTypes = Object.fromEntries(
  Object.entries(policies).map(([name, { type }]) => [name, type]),
) as DocumentTypes;

/** Whether a string is the name of a document type. */
export function isDocumentName(name: string): name is DocumentName {
  return Object.hasOwn(documentTypes, name);
}

/** The document type with this stored name, or undefined. */
export function typeNamed(name: string): DescribedType | undefined {
  return isDocumentName(name) ? documentTypes[name] : undefined;
}
