import { type DocumentOf, type DocumentType, type NewDocument, stampedFields } from '@pavilion/sync';

/** A document as it would be entered again under its id, without the fields that the server keeps: what takes a deletion back. */
export function withoutStamps<D extends DocumentType>(
  document: DocumentOf<D>,
  kept: readonly string[] = [],
): NewDocument<D> {
  const left = new Set<string>([...stampedFields, '_rev', ...kept]);
  return Object.fromEntries(Object.entries(document).filter(([field]) => !left.has(field))) as NewDocument<D>;
}
