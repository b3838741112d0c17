import type { DescribedType } from './define-document.ts';
import { policies } from './policies.ts';

export type DocumentTypes = { [Name in keyof typeof policies]: (typeof policies)[Name]['type'] };
export type DocumentName = keyof DocumentTypes;

/** Every document type of the product by its stored name (DAT-055): those that have a policy, and so a rule of who reads them. */
export const documentTypes = Object.fromEntries(
  Object.entries(policies).map(([name, { type }]) => [name, type]),
) as DocumentTypes;

/** Whether a word is the name of a document type. */
export function isDocumentName(name: string): name is DocumentName {
  return Object.hasOwn(documentTypes, name);
}

/** A document type by its stored name; undefined when there is no such type. */
export function typeNamed(name: string): DescribedType | undefined {
  return isDocumentName(name) ? documentTypes[name] : undefined;
}
