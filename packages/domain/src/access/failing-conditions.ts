import { matches, normaliseWhere, type Predicate, readPath, type Scalar, type Where } from '@pavilion/sync';

/** One condition of a clause that a document does not meet, and what the document has instead. */
export interface FailingCondition {
  path: string;
  /** `not`: one of the values is what excludes it. */
  test: 'in' | 'contains' | 'not' | 'gt' | 'gte' | 'lt' | 'lte';
  values: readonly Scalar[];
  found: unknown;
}

/** Fields that tell kinds of documents apart: the branches of a clause for another kind say nothing about this one. */
const kindFields: ReadonlySet<string> = new Set(['what', 'int']);

/** The conditions of a clause that keep a document out: empty when it matches, and when the clause matches nothing at all. */
export function failingConditions(where: Where, document: object): FailingCondition[] {
  return failing(normaliseWhere(where), document);
}

function failing(predicate: Predicate, document: object): FailingCondition[] {
  if (matches(document, asWhere(predicate))) return [];
  switch (predicate.op) {
    case 'and':
      return predicate.of.flatMap((part) => failing(part, document));
    case 'or':
      return nearest(predicate.of.map((part) => failing(part, document)));
    case 'not':
      return 'path' in predicate.of ? [{ ...condition(predicate.of, document), test: 'not' }] : [];
    default:
      return [condition(predicate, document)];
  }
}

/** Of several ways in, the one that is about this kind of document and lacks least. */
function nearest(ways: readonly FailingCondition[][]): FailingCondition[] {
  const own = ways.filter((way) => way.every(({ path }) => !kindFields.has(path)));
  const candidates = (own.length > 0 ? own : ways).filter((way) => way.length > 0);
  const sorted = candidates.toSorted((left, right) => left.length - right.length);
  const [first] = sorted;
  // Ways on one and the same field are one reason: any of these teams would do.
  const alike = sorted.filter(
    (way) => way.length === 1 && way[0]!.path.split('.')[0] === first?.[0]?.path.split('.')[0],
  );
  return first?.length === 1 && alike.length > 1 ? alike.flat() : (first ?? []);
}

type Leaf = Exclude<Predicate, { of: unknown }>;

function condition(leaf: Leaf, document: object): FailingCondition {
  const values = 'values' in leaf ? leaf.values : [leaf.value];
  return { path: leaf.path, test: leaf.op, values, found: readPath(document, leaf.path) };
}

function asWhere(predicate: Predicate): Where {
  switch (predicate.op) {
    case 'and':
      return { and: predicate.of.map(asWhere) };
    case 'or':
      return { or: predicate.of.map(asWhere) };
    case 'not':
      return { not: asWhere(predicate.of) };
    case 'in':
      return { [predicate.path]: { in: predicate.values } };
    case 'contains':
      return { [predicate.path]: { containsAny: predicate.values } };
    default:
      return { [predicate.path]: { [predicate.op]: predicate.value } };
  }
}
