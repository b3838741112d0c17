import { z } from 'zod';

/** Names of all indexes (DAT-063, and those that the product adds for its own pages), in the order of the palette. */
export const searchIndexNames = [
  'productions',
  'deliverables',
  'matches',
  'clips',
  'collections',
  'users',
  'inspirations',
  'templates',
  'graphics',
  'brandKits',
  'controlDocs',
  'files',
  'players',
  'people',
  'shoots',
  'resources',
  'billings',
  'budgets',
] as const;
export type SearchIndex = (typeof searchIndexNames)[number];

const field = z
  .string()
  .max(200)
  .regex(/^[A-Za-z0-9_-]+(\.[A-Za-z0-9_-]+)*$/, 'This is not the name of a field.');
const scalar = z.union([z.string().max(2_000), z.number(), z.boolean()]);
const fuzziness = z.union([z.literal(['AUTO', 'auto', '0', '1', '2']), z.number().int().min(0).max(2)]);

const matchText = z.union([
  z.string().max(500, 'A search can have at most 500 characters.'),
  z.object({
    query: z.string().max(500, 'A search can have at most 500 characters.'),
    fuzziness: fuzziness.optional(),
    operator: z.literal(['and', 'or', 'AND', 'OR']).optional(),
  }),
]);
const oneField = <T extends z.ZodType>(value: T) =>
  z.record(field, value).refine((map) => Object.keys(map).length === 1, 'This clause names exactly one field.');
const bound = z.union([z.string().max(200), z.number()]).optional();

/** Every word of the text must occur, each in any of the fields. */
const matchFields = z.strictObject({
  query: z.string().max(500, 'A search can have at most 500 characters.'),
  fields: z.array(field).min(1).max(20),
  fuzziness: fuzziness.optional(),
  operator: z.literal(['and', 'or', 'AND', 'OR']).optional(),
});

export type SearchText = z.output<typeof matchText>;
export type SearchScalar = z.output<typeof scalar>;

export interface BoolClause {
  must?: SearchClause | SearchClause[] | undefined;
  should?: SearchClause | SearchClause[] | undefined;
  filter?: SearchClause | SearchClause[] | undefined;
  must_not?: SearchClause | SearchClause[] | undefined;
  minimum_should_match?: number | undefined;
}
export type SearchClause =
  | { match: Record<string, SearchText> }
  | { multi_match: z.output<typeof matchFields> }
  | { term: Record<string, SearchScalar | { value: SearchScalar }> }
  | { terms: Record<string, SearchScalar[]> }
  | {
      range: Record<
        string,
        { gt?: string | number; gte?: string | number; lt?: string | number; lte?: string | number }
      >;
    }
  | { exists: { field: string } }
  | { bool: BoolClause }
  | { match_all: Record<string, never> };

const clause: z.ZodType<SearchClause> = z.lazy(() =>
  z.union([
    z.strictObject({ match: oneField(matchText) }),
    z.strictObject({ multi_match: matchFields }),
    z.strictObject({ term: oneField(z.union([scalar, z.strictObject({ value: scalar })])) }),
    z.strictObject({ terms: oneField(z.array(scalar).max(1_000)) }),
    z.strictObject({ range: oneField(z.strictObject({ gt: bound, gte: bound, lt: bound, lte: bound })) }),
    z.strictObject({ exists: z.strictObject({ field }) }),
    z.strictObject({ bool: boolClause }),
    z.strictObject({ match_all: z.strictObject({}) }),
  ]),
) as z.ZodType<SearchClause>;

const clauses = z.union([clause, z.array(clause).max(100)]).optional();
const boolClause: z.ZodType<BoolClause> = z.strictObject({
  must: clauses,
  should: clauses,
  filter: clauses,
  must_not: clauses,
  minimum_should_match: z.number().int().min(0).max(10).optional(),
});

const direction = z.literal(['asc', 'desc']);
const sortEntry = z.union([
  field,
  oneField(z.union([direction, z.object({ order: direction, unmapped_type: z.string().max(50).optional() })])),
]);
export type SearchSort = z.output<typeof sortEntry>;

/** Most hits in one response; exports need all of them (ARC-019). */
export const largestSearch = 10_000;

/** Body of a request: sort, from, size and a query of must, should, filter and must_not (DAT-059). */
export const searchBody = z.object({
  query: z.union([z.strictObject({ bool: boolClause }), clause]).optional(),
  sort: z.union([sortEntry, z.array(sortEntry).max(5)]).optional(),
  from: z.number().int().min(0).max(1_000_000).default(0),
  size: z.number().int().min(0).max(largestSearch, 'A search can return at most 10,000 hits at once.').default(10),
  /** How far hits are counted: all by default, up to a number, or (false) not at all, for screens that do not show the total. */
  track_total_hits: z.union([z.boolean(), z.number().int().min(0)]).optional(),
});
export type SearchBody = z.output<typeof searchBody>;

export const searchRequest = z.object({
  index: z.enum(searchIndexNames, { error: 'This search index does not exist.' }),
  body: searchBody,
});
export type SearchRequest = z.input<typeof searchRequest>;

/** DAT-061 */
export const searchResponse = z.object({
  hits: z.object({
    /** `gte`: there are more hits than `value`, the number up to which they were counted. */
    total: z.object({ value: z.number().int(), relation: z.enum(['eq', 'gte']).optional() }),
    hits: z.array(z.object({ _id: z.string(), _source: z.record(z.string(), z.unknown()) })),
  }),
});
export type SearchResponse = z.output<typeof searchResponse>;

/** Clauses of one part of a bool query: none, one or a list. */
export function clausesOf(part: SearchClause | SearchClause[] | undefined): SearchClause[] {
  return part === undefined ? [] : Array.isArray(part) ? part : [part];
}

/** A sort key as a field: `last_log_in.seconds` and `name.keyword` mean the field itself (OPN-036). */
export const sortField = (key: string): string => key.replace(/\.(seconds|keyword)$/, '');
