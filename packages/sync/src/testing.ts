import fc from 'fast-check';
import type { WireDocument } from './protocol.ts';
import type { Condition, OrderBy, Scalar, Where } from './where.ts';

/**
 * Arbitrary documents and where-clauses over a few shared names and values, so that clauses often match, and
 * comparisons meet their edge cases: text that looks like numbers, text beyond the basic plane, quotes, maps with
 * numeric keys, missing steps, arrays in place of maps. Proves that two evaluators of the where-language agree.
 */
const texts = [
  '',
  'a',
  'A',
  'aa',
  'é',
  'e\u0301',
  '0',
  '1',
  'true',
  'null',
  '\uFFFD',
  '😀',
  "o'b",
  '"',
  '\\',
  '%',
  '{}',
  '[]',
];
const numbers = [-1.5, -1, 0, 0.1, 1, 2, 10, 1e21, 2 ** 53 - 1];

/** Every path used by arbitrary clauses and orders. */
export const arbitraryPaths = [
  'a',
  'b',
  'n',
  'list',
  'map',
  'map.x',
  'map.0',
  'map.deep.y',
  'list.0',
  'a.x',
  'gone',
] as const;

const text = fc.constantFrom(...texts);
const number = fc.constantFrom(...numbers);
const scalar: fc.Arbitrary<Scalar> = fc.oneof(text, number, fc.boolean(), fc.constant(null));
const list = fc.array(fc.oneof({ weight: 5, arbitrary: scalar }, fc.constant(['a']), fc.constant({ x: 'a' })), {
  maxLength: 3,
});
const value: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 6, arbitrary: scalar },
  list,
  fc.record({ x: scalar, '0': scalar }, { requiredKeys: [] }),
);
const map = fc.record(
  { x: value, '0': value, deep: fc.record({ y: value }, { requiredKeys: [] }) },
  { requiredKeys: [] },
);

/** A document with any JSON, or nothing, in the fields that `arbitraryWhere` uses. */
export function arbitraryDocument(): fc.Arbitrary<WireDocument> {
  return fc.record(
    {
      id: fc.stringMatching(/^[a-z0-9]{8}$/),
      _rev: fc.integer({ min: 1, max: 9 }),
      a: value,
      b: value,
      n: fc.oneof({ weight: 4, arbitrary: number }, value),
      list: fc.oneof({ weight: 4, arbitrary: list }, value),
      map: fc.oneof({ weight: 4, arbitrary: map }, value),
    },
    { requiredKeys: ['id', '_rev'] },
  ) as fc.Arbitrary<WireDocument>;
}

/** Documents with distinct ids, for one table. */
export function arbitraryDocuments(maxLength = 20): fc.Arbitrary<WireDocument[]> {
  return fc.uniqueArray(arbitraryDocument(), { selector: (document) => document.id, maxLength });
}

const bound = fc.oneof(text, number);
const range: fc.Arbitrary<Condition> = fc.record(
  { gt: bound, gte: bound, lt: bound, lte: bound },
  { requiredKeys: [] },
);
const condition: fc.Arbitrary<Condition> = fc.oneof(
  scalar,
  fc.record({ in: fc.array(scalar, { maxLength: 4 }) }),
  fc.record({ contains: scalar }),
  fc.record({ containsAny: fc.array(scalar, { maxLength: 3 }) }),
  range,
);
const path = fc.constantFrom(...arbitraryPaths);
const conditions: fc.Arbitrary<Where> = fc
  .array(fc.tuple(path, condition), { maxLength: 3 })
  .map((entries) => Object.fromEntries(entries) as Where);

/** A valid where-clause with every kind of condition, nested up to three deep. */
export function arbitraryWhere(depth = 3): fc.Arbitrary<Where> {
  if (depth === 0) return conditions;
  const inner = arbitraryWhere(depth - 1);
  const parts = fc.array(inner, { maxLength: 3 });
  return fc.oneof(
    { weight: 3, arbitrary: conditions },
    fc.record({ and: parts }),
    fc.record({ or: parts }),
    inner.map((not) => ({ not }) as Where),
    fc.tuple(conditions, parts).map(([fields, or]) => ({ ...fields, or }) as Where),
  ) as fc.Arbitrary<Where>;
}

/** An order by up to two fields. */
export function arbitraryOrderBy(): fc.Arbitrary<OrderBy> {
  return fc.array(fc.record({ field: path, direction: fc.constantFrom('asc' as const, 'desc' as const) }), {
    maxLength: 2,
  });
}
