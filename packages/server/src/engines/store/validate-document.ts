import {
  applyPatch,
  changeContent,
  type DocumentType,
  isMap,
  isReservedKey,
  type StampedField,
  stampedFields,
} from '@pavilion/sync';
import type { z } from 'zod';
import { issueWords } from './issue-words.ts';
import { Refusal } from './refusal.ts';
import type { Actor } from './types.ts';

type Data = Record<string, unknown>;

/** A larger document should be a file. */
const mostCharacters = 2_000_000;
/** NUL and lone surrogates as JSON escapes: PostgreSQL stores neither. */
const unstorable = /(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f][0-9a-f]{2})/i;

/** The data as parsed by the schema, with defaults. Refuses with the field at fault. */
export function validateDocument(type: DocumentType, data: unknown): Data {
  const parsed = type.schema.safeParse(data);
  if (!parsed.success) throw refusalOf(parsed.error.issues[0]!);
  const text = JSON.stringify(parsed.data);
  if (text.length > mostCharacters) throw new Refusal('INVALID', 'This is too large to be saved.');
  if (unstorable.test(text))
    throw new Refusal('INVALID', 'This text has characters that cannot be stored.', fieldWith(parsed.data));
  return parsed.data as Data;
}

function refusalOf(issue: z.core.$ZodIssue): Refusal {
  const field = issue.path.map(String).join('.');
  return new Refusal('INVALID', issueWords(issue.message, field, 'this document'), field || undefined);
}

function fieldWith(data: Data): string | undefined {
  return Object.keys(data).find((field) => unstorable.test(JSON.stringify({ [field]: data[field] })));
}

/** The data after a patch. Null clears an optional field, and is stored if the schema allows null. */
export function patchDocument(type: DocumentType, before: Data, changes: Data): Data {
  const after = { ...applyPatch(before, changes) };
  for (const [field, value] of Object.entries(changes)) {
    const schema = value === null && Object.hasOwn(type.schema.shape, field) ? type.schema.shape[field] : undefined;
    if (schema && !accepts(schema, undefined) && accepts(schema, null)) after[field] = null;
  }
  return validateDocument(type, after);
}

function accepts(schema: z.core.$ZodType, value: unknown): boolean {
  return (schema as z.ZodType).safeParse(value).success;
}

/** Stamps author and time on a new document, in the fields that the schema has for them. */
export function stampNew(type: DocumentType, data: Data, actor: Actor, now: string): Data {
  const stamps = stampsFor(type, stampedFields, actor, now);
  // The system may insert a document with its history; a person may not.
  return actor.kind === 'system' ? { ...stamps, ...data } : { ...data, ...stamps };
}

/** Stamps author and time on a document that these changes have led to, if they are of its content. */
export function stampChanged(type: DocumentType, data: Data, changes: object, actor: Actor, now: string): Data {
  if (!changeContent(type, changes)) return data;
  return { ...data, ...stampsFor(type, ['updated_at', 'updated_by'], actor, now) };
}

function stampsFor(type: DocumentType, fields: readonly StampedField[], actor: Actor, now: string): Data {
  const there = fields.filter((field) => Object.hasOwn(type.schema.shape, field));
  return Object.fromEntries(there.map((field) => [field, field.endsWith('_at') ? now : actorName(actor)]));
}

export function actorName(actor: Actor): string {
  return actor.kind === 'user' ? actor.id : actor.name;
}

/** The data without stamps, to compare the content of two documents. */
export function withoutStamps(data: Data): Data {
  return Object.fromEntries(
    Object.entries(data).filter(([key]) => !(stampedFields as readonly string[]).includes(key)),
  );
}

/** Checks that a client sent an object for a document or changes. */
export function assertMap(value: unknown, what: string): Data {
  if (!isMap(value)) throw new Refusal('INVALID', `${what} must be an object.`);
  const reserved = reservedPath(value);
  if (reserved) throw new Refusal('INVALID', 'This name cannot be used for a field.', reserved);
  return value;
}

/** The first path in sent data with a key that every object has, such as `notify.__proto__`. */
function reservedPath(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [key, inner] of Object.entries(value)) {
    if (key.split('.').some(isReservedKey)) return key;
    const deeper = reservedPath(inner);
    if (deeper) return `${key}.${deeper}`;
  }
  return undefined;
}
