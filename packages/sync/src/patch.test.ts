import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyPatch, changedFields, differing, sameJson } from './patch.ts';
import type { WireDocument } from './protocol.ts';
import { arbitraryDocument } from './testing.ts';

describe('applyPatch', () => {
  it('sets fields and paths into maps, and removes with null', () => {
    const before = { id: '1', title: 'a', roles: { admin: true, editor: true }, note: 'n' };
    const after = applyPatch(before, {
      title: 'b',
      'roles.admin': null,
      'roles.viewer': true,
      note: null,
      'new.deep.x': 1,
    });
    expect(after).toEqual({ id: '1', title: 'b', roles: { editor: true, viewer: true }, new: { deep: { x: 1 } } });
    expect(before.roles).toEqual({ admin: true, editor: true });
  });

  it('applies whole fields before paths into them', () => {
    expect(applyPatch({ m: { a: 1 } }, { 'm.b': 2, m: { c: 3 } })).toEqual({ m: { b: 2, c: 3 } });
  });

  it('returns the same document when nothing differs, and shares unchanged parts', () => {
    const document = { a: { x: [1, { y: 2 }] }, b: { z: 1 } };
    expect(applyPatch(document, { a: { x: [1, { y: 2 }] }, 'b.z': 1, c: undefined, 'd.e': null })).toBe(document);
    expect(applyPatch(document, { 'b.z': 2 }).a).toBe(document.a);
  });

  it('cannot reach inherited properties', () => {
    const after = applyPatch({}, JSON.parse('{"__proto__.polluted": true, "constructor.prototype.polluted": true}'));
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
    expect(Object.getPrototypeOf(after)).toBe(Object.prototype);
  });

  it('turns any document into any other with its changed fields', () => {
    fc.assert(
      fc.property(arbitraryDocument(), arbitraryDocument(), (before, other) => {
        const after: WireDocument = { ...other, id: before.id, _rev: before._rev };
        const changes = Object.fromEntries(changedFields(before, after).map((field) => [field, after[field] ?? null]));
        expect(changedFields(applyPatch(before, changes), after).filter((field) => after[field] !== null)).toEqual([]);
      }),
    );
  });
});

describe('changedFields', () => {
  it('names the differing fields, without id and revision, and all fields of a new or deleted document', () => {
    expect(changedFields({ id: '1', _rev: 1, a: 1, b: [1] }, { id: '1', _rev: 2, a: 2, b: [1], c: 1 })).toEqual([
      'a',
      'c',
    ]);
    expect(changedFields(undefined, { id: '1', a: 1 })).toEqual(['a']);
    expect(changedFields({ id: '1', a: 1 }, undefined)).toEqual(['a']);
  });
});

describe('differing', () => {
  it('names what is not yet as wanted, null for what has to go, and leaves alone what is not asked for', () => {
    const document = { id: '1', title: 'a', tags: ['x'], map: { a: 1, b: 2 }, note: 'n' };
    const wanted = { title: 'b', tags: ['x'], map: { b: 2, a: 1 }, note: undefined, absent: null };
    expect(differing(document, wanted)).toEqual({ title: 'b', note: null });
    expect(differing(document, { title: 'a', absent: undefined })).toBeUndefined();
  });

  it('leads to a document that lacks nothing of it any more', () => {
    fc.assert(
      fc.property(arbitraryDocument(), arbitraryDocument(), (before, { id: _id, _rev, ...wanted }) => {
        const after = applyPatch(before, differing(before, wanted) ?? {});
        expect(differing(after, wanted)).toBeUndefined();
      }),
    );
  });
});

describe('sameJson', () => {
  it('agrees with a comparison of sorted JSON', () => {
    const sorted = (value: unknown): unknown =>
      Array.isArray(value)
        ? value.map(sorted)
        : typeof value === 'object' && value !== null
          ? {
              map: Object.entries(value)
                .sort(([a], [b]) => (a < b ? -1 : 1))
                .map(([key, inner]) => [key, sorted(inner)]),
            }
          : value;
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 3 }), fc.jsonValue({ maxDepth: 3 }), (left, right) => {
        expect(sameJson(left, right)).toBe(JSON.stringify(sorted(left)) === JSON.stringify(sorted(right)));
        expect(sameJson(left, structuredClone(left))).toBe(true);
      }),
    );
  });
});
