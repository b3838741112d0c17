import type { DocumentType, NewDocument } from '@pavilion/sync';

let made = 0;

/** A new document of any type with only the required fields. No two have equal values where uniqueness matters. */
export function sampleDocument(type: DocumentType): NewDocument<DocumentType> {
  return completed(type, {});
}

/** The same with a value for every field, including optional ones; given values are kept. */
export function fullDocument(type: DocumentType, given: object = {}): NewDocument<DocumentType> {
  const defaults: Record<string, unknown> = type.schema.parse(sampleDocument(type));
  // Replaces values that the schema rejects with those it asks for.
  for (const field of Object.keys(type.schema.shape)) defaults[field] ??= Symbol(field);
  return { ...completed(type, defaults), ...given };
}

function completed(type: DocumentType, document: Record<string, unknown>): NewDocument<DocumentType> {
  made += 1;
  for (let attempt = 0; attempt < 20; attempt++) {
    const parsed = type.schema.safeParse(document);
    if (parsed.success) return withUniqueFields(type, document);
    for (const issue of parsed.error.issues) {
      for (const one of firstChoice(issue as Issue)) setAt(document, one.path.map(String), one);
    }
  }
  throw new Error(
    `No sample of ${type.name} could be made: ${JSON.stringify(type.schema.safeParse(document).error?.issues)}`,
  );
}

interface Issue {
  code: string;
  expected?: string;
  values?: readonly unknown[];
  /** The least number that is allowed. */
  minimum?: number;
  path: PropertyKey[];
  message: string;
  /** What each member of a union rejects; empty if none was tried. */
  errors?: readonly (readonly Issue[])[];
}

/** What the first member of a union asks for; any other issue as it is. */
function firstChoice(issue: Issue): readonly Issue[] {
  const first = issue.errors?.[0];
  return first ? first.flatMap((inner) => firstChoice({ ...inner, path: [...issue.path, ...inner.path] })) : [issue];
}

const guesses = [
  'sample',
  '2026-07-04',
  '2026-07-04T10:00:00.000Z',
  'https://example.org/sample',
  'sample@example.org',
  'a'.repeat(64),
  '#1b2a4e',
  // The kind of a fill.
  'colour',
];

function setAt(map: Record<string, unknown>, [step, ...rest]: string[], issue: Issue): void {
  if (step === undefined) return;
  if (rest.length > 0) setAt(map[step] as Record<string, unknown>, rest, issue);
  else map[step] = valueFor(step, issue, map[step]);
}

function valueFor(field: string, { code, expected, values, minimum }: Issue, tried: unknown): unknown {
  if (code === 'invalid_value') return values?.[0];
  if (code === 'too_small' && typeof tried === 'number') return minimum;
  if (expected === 'number') return 1;
  if (expected === 'boolean') return true;
  if (expected === 'array') return [];
  if (expected === 'object' || expected === 'record') return {};
  const next = guesses[guesses.indexOf(String(tried)) + 1];
  if (next === undefined) throw new Error(`No value is known for ${field}.`);
  return next;
}

/** Gives unique values to documents that must be unique. */
function withUniqueFields(type: DocumentType, document: Record<string, unknown>): Record<string, unknown> {
  for (const { fields } of type.indexes?.filter(({ unique }) => unique) ?? []) {
    for (const field of fields) {
      // Long enough for a secret.
      document[field] = field === 'email' ? `sample.${made}@example.org` : `sample-of-a-unique-value-${made}`;
    }
  }
  return document;
}
