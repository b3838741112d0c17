import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonical } from './canonical.ts';
import { and, or } from './combine.ts';
import { compareBy, compareText } from './compare.ts';
import { equalityFields, matcher, matches } from './matches.ts';
import { isMap, readPath } from './path.ts';
import { WhereError } from './predicate.ts';
import { arbitraryDocument, arbitraryDocuments, arbitraryOrderBy, arbitraryWhere } from './testing.ts';
import { validateQuery, validateWhere, whereLimits } from './validate.ts';
import { everything, nothing, type Where } from './where.ts';

/** The where-language implemented directly from its description, without the normal form. */
function plainly(document: object, where: Where): boolean {
  return Object.entries(where).every(([key, value]) => {
    if (value === undefined) return true;
    if (key === 'and') return (value as Where[]).every((part) => plainly(document, part));
    if (key === 'or') return (value as Where[]).some((part) => plainly(document, part));
    if (key === 'not') return !plainly(document, value as Where);
    const found = readPath(document, key) ?? null;
    if (!isMap(value)) return found === value;
    return Object.entries(value).every(([operator, operand]) => {
      if (operator === 'in') return (operand as unknown[]).includes(found);
      if (operator === 'contains') return Array.isArray(found) && found.includes(operand);
      if (operator === 'containsAny')
        return Array.isArray(found) && (operand as unknown[]).some((o) => found.includes(o));
      if (typeof found !== typeof operand || found === null) return false;
      const order =
        typeof found === 'number' ? found - (operand as number) : codePoints(found as string, operand as string);
      return { gt: order > 0, gte: order >= 0, lt: order < 0, lte: order <= 0 }[operator];
    });
  });
}

/** UTF-8 bytes sort in code point order: an independent way to the order of COLLATE "C". */
function codePoints(left: string, right: string): number {
  const [a, b] = [new TextEncoder().encode(left), new TextEncoder().encode(right)];
  const at = a.findIndex((byte, index) => byte !== b[index]);
  return at === -1 ? a.length - b.length : a[at]! - (b[at] ?? -1);
}

describe('matches', () => {
  it('follows the description of the language for any document and clause', () => {
    fc.assert(
      fc.property(arbitraryDocument(), arbitraryWhere(), (document, where) => {
        expect(matches(document, where)).toBe(plainly(document, where));
      }),
      { numRuns: 3000 },
    );
  });

  it.each<[string, object, Where, boolean]>([
    ['a number does not equal its text', { a: 1 }, { a: '1' }, false],
    ['true does not equal its text', { a: true }, { a: 'true' }, false],
    ['null matches a missing field', {}, { a: null }, true],
    ['null matches a missing step', { a: 'x' }, { 'a.b': null }, true],
    ['null in a list matches a missing field', {}, { a: { in: [null, 'x'] } }, true],
    ['a value is not null', { a: 0 }, { a: null }, false],
    ['a range excludes missing values', {}, { a: { lt: 5 } }, false],
    ['a range excludes other types', { a: '3' }, { a: { lt: 5 } }, false],
    ['contains applies to arrays only', { a: 'xyz' }, { a: { contains: 'x' } }, false],
    ['contains finds an item', { a: ['x', 'y'] }, { a: { contains: 'y' } }, true],
    ['containsAny of none finds none', { a: ['x'] }, { a: { containsAny: [] } }, false],
    ['a path reads a map', { favourites: { u1: true } }, { 'favourites.u1': true }, true],
    ['a path does not read an array position', { a: ['x'] }, { 'a.0': 'x' }, false],
    ['a path does not read inherited properties', {}, { 'constructor.name': 'Object' }, false],
    ['an undefined condition is ignored', { a: 1 }, { a: undefined }, true],
    ['an unbounded range is ignored', { a: 1 }, { a: { gte: undefined } }, true],
    ['not is plain negation, for missing fields too', {}, { not: { a: 'x' } }, true],
    ['or of none matches nothing', { a: 1 }, nothing, false],
    ['no condition matches everything', {}, everything, true],
  ])('%s', (_name, document, where, expected) => {
    expect(matches(document, where)).toBe(expected);
  });
});

describe('canonical', () => {
  const shuffled = (where: Where): Where => {
    const entries = Object.entries(where).toReversed();
    return Object.fromEntries(
      entries.map(([key, value]) => {
        if (key === 'and' || key === 'or') return [key, (value as Where[]).map(shuffled).toReversed()];
        if (key === 'not') return [key, shuffled(value as Where)];
        if (isMap(value)) {
          const operators = Object.entries(value).toReversed();
          return [key, Object.fromEntries(operators.map(([k, v]) => [k, Array.isArray(v) ? v.toReversed() : v]))];
        }
        return [key, value];
      }),
    ) as Where;
  };
  const key = (where: Where) => canonical({ collection: 'c', where });

  it('ignores the order of conditions, parts and list items', () => {
    fc.assert(
      fc.property(arbitraryWhere(), (where) => {
        expect(key(shuffled(where))).toBe(key(where));
      }),
    );
  });

  it('is shared only by clauses with the same meaning', () => {
    fc.assert(
      fc.property(arbitraryWhere(2), arbitraryWhere(2), arbitraryDocument(), (left, right, document) => {
        fc.pre(key(left) === key(right));
        expect(matches(document, left)).toBe(matches(document, right));
      }),
      { numRuns: 20, maxSkipsPerRun: 100_000 },
    );
  });

  it('is equal for different spellings of one query', () => {
    expect(key({ a: { in: [1] } })).toBe(key({ and: [{ a: 1 }, { a: 1 }] }));
    expect(key({ or: [{ a: 1 }, { a: 2 }] })).toBe(key({ a: { in: [2, 1] } }));
    expect(key({ a: 1, and: [{ a: 2 }] })).toBe(key(nothing));
    expect(key({ not: { not: { a: 1 } } })).toBe(key({ a: 1, b: undefined }));
    expect(canonical({ collection: 'c', offset: 0 })).toBe(canonical({ collection: 'c', where: {}, orderBy: [] }));
  });

  it('differs between different queries', () => {
    const queries = [
      { collection: 'c' },
      { collection: 'd' },
      { collection: 'c', where: { a: 1 } },
      { collection: 'c', where: { a: '1' } },
      { collection: 'c', where: { a: { contains: 1 } } },
      { collection: 'c', limit: 1 },
      { collection: 'c', offset: 1 },
      { collection: 'c', orderBy: [{ field: 'a', direction: 'asc' as const }] },
      { collection: 'c', orderBy: [{ field: 'a', direction: 'desc' as const }] },
    ];
    expect(new Set(queries.map(canonical)).size).toBe(queries.length);
  });
});

describe('and, or', () => {
  it('behave as their names say', () => {
    fc.assert(
      fc.property(arbitraryDocument(), fc.array(arbitraryWhere(2), { maxLength: 3 }), (document, wheres) => {
        expect(matches(document, and(...wheres))).toBe(wheres.every((where) => matches(document, where)));
        expect(matches(document, or(...wheres))).toBe(wheres.some((where) => matches(document, where)));
      }),
    );
  });

  it('simplify', () => {
    expect(and()).toBe(everything);
    expect(or()).toBe(nothing);
    expect(and(everything, { a: 1 }, undefined)).toEqual({ a: 1 });
    expect(and({ a: 1 }, nothing)).toBe(nothing);
    expect(or(nothing, { a: 1 })).toEqual({ a: 1 });
    expect(or({ a: 1 }, everything)).toBe(everything);
  });
});

describe('equalityFields', () => {
  it('holds for every matching document', () => {
    fc.assert(
      fc.property(arbitraryDocument(), arbitraryWhere(2), (document, where) => {
        fc.pre(matches(document, where));
        for (const { path, values } of equalityFields(where)) {
          expect(matches(document, { [path]: { in: values } })).toBe(true);
        }
      }),
    );
  });

  it('finds constants and lists at the top level, also inside `and`', () => {
    expect(equalityFields({ a: 1, and: [{ b: { in: ['x', 'y'] } }], c: { gt: 1 }, or: [{ d: 1 }, { e: 1 }] })).toEqual([
      { path: 'a', values: [1] },
      { path: 'b', values: ['x', 'y'] },
    ]);
    expect(equalityFields({ not: { a: 1 } })).toEqual([]);
  });
});

describe('compareBy', () => {
  it('orders text by code point', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (left, right) => {
        expect(Math.sign(compareText(left, right))).toBe(Math.sign(codePoints(left, right)));
      }),
      { examples: [['\uFFFD', '😀']] },
    );
  });

  it('is a total order: sorting any arrangement gives one result', () => {
    fc.assert(
      fc.property(arbitraryDocuments(), arbitraryOrderBy(), (documents, orderBy) => {
        const compare = compareBy(orderBy);
        expect(documents.toReversed().sort(compare)).toEqual(documents.toSorted(compare));
      }),
    );
  });

  it('puts missing values last in both directions and breaks ties by ascending id', () => {
    const documents = [{ id: 'd' }, { id: 'b', a: 1 }, { id: 'a', a: 2 }, { id: 'c', a: null }, { id: 'e', a: 2 }];
    const ids = (direction: 'asc' | 'desc') =>
      documents.toSorted(compareBy([{ field: 'a', direction }])).map((d) => d.id);
    expect(ids('asc')).toEqual(['b', 'a', 'e', 'c', 'd']);
    expect(ids('desc')).toEqual(['a', 'e', 'b', 'c', 'd']);
  });
});

describe('validateWhere', () => {
  it('accepts every valid clause', () => {
    fc.assert(
      fc.property(arbitraryWhere(), (where) => {
        expect(validateWhere(where)).toBe(where);
      }),
    );
  });

  it('never accepts a query that cannot be evaluated', () => {
    fc.assert(
      fc.property(fc.anything({ withNullPrototype: true }), (input) => {
        let where: Where;
        try {
          where = validateWhere(input);
        } catch (error) {
          expect(error).toBeInstanceOf(WhereError);
          return;
        }
        expect(typeof matcher(where)({})).toBe('boolean');
      }),
      { numRuns: 1000 },
    );
  });

  const deep = (levels: number): unknown => (levels === 0 ? { a: 1 } : { not: deep(levels - 1) });
  it.each<[string, unknown]>([
    ['a value that is not an object', 'a'],
    ['a list', []],
    ['an unknown comparison', { a: { like: 'x' } }],
    ['a list as a value', { a: ['x'] }],
    ['a path with a quote', { "a'b": 1 }],
    ['an empty step', { 'a..b': 1 }],
    ['a range of booleans', { a: { gt: true } }],
    ['NUL in text', { a: 'x\0' }],
    ['half a surrogate pair', { a: '\ud83d' }],
    ['NaN', { a: Number.NaN }],
    ['parts that are not a list', { or: { a: 1 } }],
    ['nesting beyond the limit', deep(whereLimits.depth)],
    ['a list beyond the limit', { a: { in: Array.from({ length: whereLimits.values + 1 }, (_, index) => index) } }],
    ['conditions beyond the limit', { or: Array.from({ length: whereLimits.conditions }, () => ({ a: 1 })) }],
  ])('refuses %s', (_name, input) => {
    expect(() => validateWhere(input)).toThrow(WhereError);
  });

  it('checks a whole query', () => {
    const query = {
      collection: 'c',
      where: { a: 1 },
      orderBy: [{ field: 'a', direction: 'asc' }],
      limit: 20,
      offset: 40,
    };
    expect(validateQuery(query)).toEqual(query);
    expect(() => validateQuery({ where: {} })).toThrow('A query must name its collection.');
    expect(() => validateQuery({ collection: 'c', limit: 0 })).toThrow(WhereError);
    expect(() => validateQuery({ collection: 'c', orderBy: [{ field: 'a', direction: 'up' }] })).toThrow(WhereError);
    expect(() => validateQuery({ collection: 'c', having: 1 })).toThrow("A query has no 'having'.");
  });
});
