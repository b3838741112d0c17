import type { DocumentType } from '@pavilion/sync';
import { constraintOf, sqlState } from '../database/index.ts';
import { uniqueFieldsOf } from './migrate.ts';
import { Refusal } from './refusal.ts';

const uniqueViolation = '23505';
/** Words for fields with another name on screen. */
const words: Record<string, string> = { email: 'e-mail' };

/** Noun of a document type, if it has one. */
const nounOf = (type: DocumentType): string => (isDescribed(type) ? type.about.noun : 'entry');

const isDescribed = (type: DocumentType): type is DocumentType & { about: { noun: string } } => 'about' in type;

/** Runs a write; turns a violation of uniqueness into a sentence that names the field. */
export async function uniqueRefusal<T>(type: DocumentType, write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (sqlState(error) !== uniqueViolation) throw error;
    const fields = uniqueFieldsOf(type, constraintOf(error) ?? '');
    if (!fields) throw new Refusal('CONFLICT', 'This id is already taken.', 'id');
    const field = fields.at(-1);
    throw new Refusal(
      'NOT_UNIQUE',
      `Another ${nounOf(type)} already has this ${words[field ?? ''] ?? field?.replaceAll('_', ' ')}.`,
      field,
    );
  }
}
