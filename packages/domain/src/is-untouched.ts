import type { DocumentOf } from '@pavilion/sync';
import type { TrashedType } from './define-document.ts';

/**
 * Whether a document is still the placeholder that this person added: inactive, named "New", and never changed (PLN-034,
 * PLN-038, PLN-043). A change by anyone moves `updated_at`.
 */
export function isUntouched<D extends TrashedType>(type: D, document: DocumentOf<D>, person: string): boolean {
  const { active, created_by, created_at, updated_at, ...rest }: Record<string, unknown> = document;
  const name = type.about.title[0];
  return (
    name !== undefined &&
    rest[name] === 'New' &&
    active === false &&
    created_by === person &&
    created_at !== undefined &&
    updated_at === created_at
  );
}
