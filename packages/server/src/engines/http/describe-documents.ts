import { apiModuleOf, type DescribedType, documentTypes } from '@pavilion/domain';
import { commonErrors } from '@pavilion/domain/calls';
import { z } from 'zod';
import { documentRefusals, refusalSchema } from './describe-refusals.ts';
import { documentsPath, moreExamples, shellSteps } from './doc-examples.ts';
import type { JsonSchema } from './example-of.ts';

const types: readonly DescribedType[] = Object.values(documentTypes);
/** Name, noun and scope of a document type. `scope` is absent where API tokens read and write nothing. */
export interface DescribedDocuments {
  name: string;
  noun: string;
  scope?: string;
}
export const describedDocuments: readonly DescribedDocuments[] = types.map((type) => {
  const scope = apiModuleOf(type.name);
  return { name: type.name, noun: type.about.noun, ...(scope && { scope }) };
});

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const id = { type: 'string', description: 'Id of a document.' };
const collection = { enum: types.map(({ name }) => name), description: 'Name of a document type.' };
const rev = { type: 'integer', description: 'The known `_rev`: a change by someone else in between is refused.' };
const fields = { type: 'object', additionalProperties: true };
const request = { type: 'integer', description: 'Comes back in the answer.' };

function operation(kind: string, summary: string, properties: Record<string, object>, optional: string[] = []) {
  return {
    type: 'object',
    description: summary,
    properties: { request, kind: { const: kind }, ...properties },
    required: ['request', 'kind', ...Object.keys(properties).filter((name) => !optional.includes(name))],
  };
}

const query = {
  type: 'object',
  properties: {
    collection,
    where: {
      ...fields,
      description:
        'Fields and their values: {"status": "Draft"}. Also in, contains, containsAny, gt, gte, lt, lte as conditions, null for absent, and the keys and, or, not.',
    },
    orderBy: {
      type: 'array',
      items: {
        type: 'object',
        properties: { field: { type: 'string' }, direction: { enum: ['asc', 'desc'] } },
        required: ['field', 'direction'],
      },
    },
    limit: { type: 'integer', minimum: 0, description: 'Most documents.' },
    offset: { type: 'integer', minimum: 0 },
  },
  required: ['collection'],
};

const requests = {
  FetchRequest: operation(
    'fetch',
    'Reads the documents that a query finds, of those that you may see.',
    { query, total: { type: 'boolean', description: 'Whether to count all that the query finds.' } },
    ['total'],
  ),
  FetchByIdRequest: operation('fetchById', 'Reads one document. The list is empty if you may not see it.', {
    collection,
    id,
  }),
  InsertRequest: operation('insert', 'Adds a document.', { collection, document: fields }),
  InsertBatchRequest: operation('insertBatch', 'Adds several documents of one type, or none of them.', {
    collection,
    documents: { type: 'array', items: fields },
  }),
  PatchRequest: operation(
    'patch',
    'Changes fields of a document. A dotted name leads into a map; null clears a field.',
    { collection, id, changes: fields, rev, expected: { ...fields, description: 'Values that fields must have.' } },
    ['rev', 'expected'],
  ),
  DeleteRequest: operation('delete', 'Deletes a document.', { collection, id, rev }, ['rev']),
};

/** Schemas of the documents: as they are stored, and as a new one is written. */
export function documentSchemas(): Record<string, object> {
  return {
    Refusal: refusalSchema,
    ...requests,
    DocumentRequest: { oneOf: Object.keys(requests).map(ref) },
    DocumentAnswer: {
      type: 'object',
      properties: {
        kind: { const: 'done' },
        request,
        seq: { type: 'integer', description: 'Position in the log of changes.' },
        documents: {
          type: 'array',
          description: 'Each as the schema Document.NAME of its type.',
          items: {
            ...fields,
            properties: { id: { type: 'string' }, _rev: { type: 'integer' } },
            required: ['id', '_rev'],
          },
        },
        total: { type: 'integer' },
      },
      required: ['kind', 'request', 'seq', 'documents'],
    },
    DocumentRefusal: {
      type: 'object',
      properties: { kind: { const: 'failed' }, request, error: ref('Refusal') },
      required: ['kind', 'request', 'error'],
    },
    Documents: mapOf('Document'),
    NewDocuments: mapOf('NewDocument'),
    ...Object.assign({}, ...types.map(({ name, schema }) => named(`Document.${name}`, schema, 'output'))),
    ...Object.assign({}, ...types.map(({ name, schema }) => named(`NewDocument.${name}`, schema, 'input'))),
  };
}

/** All document types by name, for generated clients. */
function mapOf(prefix: 'Document' | 'NewDocument') {
  const names = types.map(({ name }) => name);
  const properties = Object.fromEntries(names.map((name) => [name, ref(`${prefix}.${name}`)]));
  return { type: 'object', properties, required: names };
}

/** A schema under its name, and the schemas that it refers to, each under a name of its own. */
function named(name: string, schema: z.ZodType, io: 'input' | 'output'): Record<string, JsonSchema> {
  const made = JSON.stringify(z.toJSONSchema(schema, { io, unrepresentable: 'any' }));
  const { $schema, $defs, ...rest } = JSON.parse(made.replaceAll('"#/$defs/', `"#/components/schemas/${name}.`));
  const parts = Object.entries<JsonSchema>($defs ?? {}).map(([part, of]) => [`${name}.${part}`, of]);
  return { [name]: io === 'output' ? withId(rest) : rest, ...Object.fromEntries(parts) };
}

function withId({ properties, required = [], ...schema }: JsonSchema): JsonSchema {
  const own = { id: { type: 'string' }, _rev: { type: 'integer', description: 'Counts the changes of the document.' } };
  // Documents of an earlier version may hold fields that are no longer described.
  const { additionalProperties, ...open } = schema;
  return { ...open, properties: { ...own, ...properties }, required: ['id', '_rev', ...required] };
}

/** The address of all documents. Its examples are the steps of the shell that use it. */
export function describeDocuments(servers: object[]): Record<string, object> {
  const steps = [...shellSteps, ...moreExamples].filter(({ path, body }) => path === documentsPath && body);
  const refused = documentRefusals({
    MISTYPED: { status: 400, message: 'The request is not valid JSON.' },
    ...commonErrors,
    TOO_LARGE: { status: 413, message: 'This is too large to send at once.' },
  });
  return {
    [documentsPath]: {
      servers,
      post: {
        operationId: 'documents',
        tags: ['Documents'],
        summary: 'Reads or writes documents.',
        description: 'An API token needs the read or the write scope of the module that the documents belong to.',
        security: [{ token: [] }, { session: [] }],
        'x-documents': Object.fromEntries(describedDocuments.map(({ name, scope }) => [name, scope ?? null])),
        requestBody: {
          required: true,
          content: {
            'application/json': {
              schema: ref('DocumentRequest'),
              examples: Object.fromEntries(steps.map(({ title, body }) => [title, { value: body }])),
            },
          },
        },
        responses: {
          200: {
            description: 'The documents that were read or written.',
            content: { 'application/json': { schema: ref('DocumentAnswer') } },
          },
          ...refused,
        },
      },
    },
  };
}
