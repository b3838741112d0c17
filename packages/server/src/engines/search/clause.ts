import type { OrderField, Where } from '@pavilion/sync';

/** A search request in its one normal form, before its words are looked up. */
export interface SearchPlan {
  clause: Clause;
  order: SearchOrder[];
  from: number;
  size: number;
  /** Whether the number of all hits is asked for, and up to how many are worth counting. */
  total: number | boolean;
}

export type Clause =
  | { op: 'all'; of: Clause[] }
  | { op: 'some'; of: Clause[]; atLeast: number }
  | { op: 'not'; of: Clause }
  /** Said in the where-language. */
  | { op: 'where'; where: Where }
  | TextClause;

/** The fields hold the words of a text, each in any of them: every word, or (`any`) at least one. The last may be unfinished. */
export interface TextClause {
  op: 'text';
  fields: readonly string[];
  text: string;
  any: boolean;
  edits: 'auto' | 0 | 1 | 2;
}

/** How well a document matches comes before the order, unless the request says where it counts. */
export type SearchOrder = OrderField | { field: '_score' };
