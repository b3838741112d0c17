/**
 * The where-language: which documents a query, a rule or a live channel covers. A clause is plain data, so it can be
 * sent, hashed and compiled to SQL; `matches` gives the same answer in memory.
 * `{ state: 'feedback', active: true }` every field equal · `{ deadline: { lt: '2026-01-01' } }` ranges compare like
 * with like (text by code point, numbers by value) · `{ brands: { containsAny: ['a', 'b'] } }` arrays · `{
 * 'favourites.u1': true }` a path into a map · `{ stampedBy: null }` null or missing · `{ or: [] }` matches nothing.
 */
export type Scalar = string | number | boolean | null;

export type Condition =
  | Scalar
  | { in: readonly Scalar[] }
  | { contains: Scalar }
  | { containsAny: readonly Scalar[] }
  | { gt?: string | number; gte?: string | number; lt?: string | number; lte?: string | number };

export type Where = { [path: string]: Condition | Where | readonly Where[] | undefined } & {
  and?: readonly Where[];
  or?: readonly Where[];
  not?: Where;
};

export const everything: Where = {};
export const nothing: Where = { or: [] };

export interface OrderField {
  field: string;
  direction: 'asc' | 'desc';
}
/** Sort fields, most important first. Missing values come last in both directions; ties break by ascending id. */
export type OrderBy = readonly OrderField[];

export interface Query {
  collection: string;
  where?: Where;
  orderBy?: OrderBy;
  /** Without a limit, a live query holds all matches. */
  limit?: number;
  offset?: number;
}
