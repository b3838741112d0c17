import type { DocumentType } from '@pavilion/sync';
import { constraintOf, sqlState } from '../database/index.ts';
import { uniqueFieldsOf } from './migrate.ts';
import { Refusal } from './refusal.ts';

const uniqueViolation = '23505';
/** Words for fields with another name on screen. */
const words: Record<string, string> = { email: 'e-mail' };

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
      `Another entry already has this ${words[field ?? ''] ?? field?.replaceAll('_', ' ')}.`,
      field,
    );
  }
}
