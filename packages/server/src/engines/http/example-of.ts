/** The part of JSON Schema that our schemas use. */
export interface JsonSchema {
  type?: string;
  const?: unknown;
  enum?: readonly unknown[];
  anyOf?: readonly JsonSchema[];
  oneOf?: readonly JsonSchema[];
  allOf?: readonly JsonSchema[];
  properties?: Readonly<Record<string, JsonSchema>>;
  required?: readonly string[];
  items?: JsonSchema;
  minItems?: number;
  minimum?: number;
  exclusiveMinimum?: number;
  minLength?: number;
  format?: string;
  pattern?: string;
  description?: string;
  $ref?: string;
  [more: string]: unknown;
}

/** Texts by the name of their field. */
const texts: Readonly<Record<string, string>> = {
  email: 'you@example.org',
  url: 'https://example.org/page',
  name: 'Highlights of the season',
  title: 'Highlights of the season',
  deadline: '2026-12-01',
  deletedAt: '2026-11-22T09:05:00.000Z',
  at: '2026-07-04T10:00:00.000Z',
  day: '2026-07-04',
  from: '2026-07-01',
  to: '2026-07-31',
  text: 'highlights',
  type: 'Video',
  company: 'Northern Films',
  why: 'I edit the highlights.',
  uploadName: 'Highlights of the season',
  folderName: 'Trailers',
  // “Cost,Amount” and a line end.
  content: 'Q29zdCxBbW91bnQK',
  label: 'Headline',
  key: 'headline',
  tournament: 'T20 Blast',
  password: 'a long enough password',
  fields: 'video_view',
  dimensions: 'date',
};

/** A value with the required fields of a schema, for the documentation. Ids read `the-id-of-a-match`. */
export function exampleOf(schema: JsonSchema, field = ''): unknown {
  if ('const' in schema) return schema.const;
  if (schema.enum) return schema.enum[0];
  const [first] = schema.anyOf ?? schema.oneOf ?? schema.allOf ?? [];
  if (first) return exampleOf(first, field);
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        (schema.required ?? []).map((name) => [name, exampleOf(schema.properties?.[name] ?? {}, name)]),
      );
    case 'array':
      return [exampleOf(schema.items ?? {}, field.replace(/s$/, ''))];
    case 'integer':
    case 'number':
      return Math.max(1, schema.minimum ?? 1);
    case 'boolean':
      return true;
    default:
      return texts[field] ?? idOf(field);
  }
}

function idOf(field: string): string {
  const words = field
    .replace(/ID$|Id$/, '')
    .replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .trim();
  return words === '' || words === 'id' ? 'the-id' : `the-id-of-the-${words.replaceAll(' ', '-')}`;
}
