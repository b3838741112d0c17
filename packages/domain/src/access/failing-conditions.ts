import { matches, normaliseWhere, type Predicate, readPath, type Scalar, type Where } from '@pavilion/sync';

/** Condition of a clause that a document fails, with the value found in the document. */
export interface FailingCondition {
  path: string;
  /** `not`: the document fails because it has one of the values. */
  test: 'in' | 'contains' | 'not' | 'gt' | 'gte' | 'lt' | 'lte';
  values: readonly Scalar[];
  found: unknown;
}

/** Fields that distinguish kinds of documents. A branch that fails on one is about another kind and explains nothing. */
const kindFields: ReadonlySet<string> = new Set(['what', 'int']);

/** Conditions of a clause that a document fails. Empty if it matches, or if the clause matches no document at all. */
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

/** Of several branches, the one about this kind of document with the fewest failing conditions. */
function nearest(ways: readonly FailingCondition[][]): FailingCondition[] {
  const own = ways.filter((way) => way.every(({ path }) => !kindFields.has(path)));
  const candidates = (own.length > 0 ? own : ways).filter((way) => way.length > 0);
  const sorted = candidates.toSorted((left, right) => left.length - right.length);
  const [first] = sorted;
  // Branches that differ only in the value of one field, such as the team, are one reason with several values.
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
