import { and, type OrderField, or, type Where } from '@pavilion/sync';

/** A search request in normal form, before word look-up. */
export interface SearchPlan {
  clause: Clause;
  order: SearchOrder[];
  from: number;
  size: number;
  /** Whether to count all hits, and up to which bound. */
  total: number | boolean;
}

export type Clause =
  | { op: 'all'; of: Clause[] }
  | { op: 'some'; of: Clause[]; atLeast: number }
  | { op: 'not'; of: Clause }
  /** A condition in the where-language. */
  | { op: 'where'; where: Where }
  | TextClause;

/**
 * The fields have the words of a text, in any combination: every word, or (`any`) at least one. The last word may be
 * unfinished.
 */
export interface TextClause {
  op: 'text';
  fields: readonly string[];
  text: string;
  any: boolean;
  edits: 'auto' | 0 | 1 | 2;
}

/** Relevance precedes the order, unless the request places `_score` itself. */
export type SearchOrder = OrderField | { field: '_score' };

/** A clause without texts as one condition; undefined if it asks for words, or for several of its alternatives. */
export function asWhere(clause: Clause): Where | undefined {
  switch (clause.op) {
    case 'where':
      return clause.where;
    case 'text':
      return undefined;
    case 'not': {
      const of = asWhere(clause.of);
      return of && { not: of };
    }
    case 'all':
    case 'some': {
      const of = clause.of.map(asWhere).filter((where): where is Where => where !== undefined);
      if (of.length < clause.of.length || (clause.op === 'some' && clause.atLeast !== 1)) return undefined;
      return clause.op === 'all' ? and(...of) : or(...of);
    }
  }
}
