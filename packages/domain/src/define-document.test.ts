import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { definePolicy } from './access/policy.ts';
import { defineDocument } from './define-document.ts';
import { documentTypes, isDocumentName } from './documents.ts';
import { searchIndexes } from './search/indexes.ts';
import { trashTypes } from './system/trash-types.ts';

const schema = () => z.object({ name: z.string(), ground: z.string().optional() });
const words = { noun: 'umpire', plural: 'umpires', title: ['name'], page: null } as const;
const read = () => ({});

describe('a document type', () => {
  it('does not compile without `removal`, nor with unknown fields', () => {
    const kept = defineDocument('umpires', { about: { ...words, removal: 'never' }, schema });
    const trashed = defineDocument('umpires', { about: { ...words, removal: 'trash' }, schema });
    // @ts-expect-error it does not say what becomes of a deleted one
    defineDocument('umpires', { about: words, schema });
    // @ts-expect-error it does not say anything of itself
    expect(() => defineDocument('umpires', { schema })).toThrow();
    // @ts-expect-error the trash cannot search a title that is made
    defineDocument('umpires', { about: { ...words, title: () => 'Umpire', removal: 'trash' }, schema });
    // @ts-expect-error it has no such field
    defineDocument('umpires', { about: { ...words, title: ['surname'], removal: 'never' }, schema });
    // @ts-expect-error it has no such field
    defineDocument('umpires', { about: { ...words, note: ['county'], removal: 'never' }, schema });

    definePolicy(trashed, { read, remove: () => true });
    // @ts-expect-error it says that it is never deleted
    definePolicy(kept, { read, remove: () => true });
    expect([kept.about.removal, trashed.about.removal]).toEqual(['never', 'trash']);
  });
});

describe('descriptions of document types', () => {
  const types = Object.values(documentTypes);

  it('have different nouns and existing parents', () => {
    const nouns = types.map(({ about }) => about.noun);
    expect(nouns.filter((noun, at) => nouns.indexOf(noun) !== at)).toEqual([]);
    const wholes = types.flatMap(({ about }) => ('partOf' in about ? about.partOf.map(({ type }) => type) : []));
    expect(wholes.filter((name) => !isDocumentName(name))).toEqual([]);
    expect(wholes).toContain('productions');
  });

  it('have an index if they can be searched', () => {
    const indexed = Object.values(searchIndexes).map(({ type }) => type.name);
    const searched = types.flatMap((type) => ('search' in type && type.search ? [type.name] : []));
    expect(indexed).toEqual(expect.arrayContaining(searched));
    expect(searched.length).toBeGreaterThan(5);
  });

  it('can be searched if they have a page, so that the palette finds them (PLT-015)', () => {
    const paged = types.filter(({ about }) => about.page !== null);
    const unsearched = paged.filter((type) => !('search' in type && type.search)).map(({ name }) => name);
    // There is one report and a handful of webhooks, on pages that the palette finds by their names. Of livestreams, the
    // palette filters the live list of the newest, whose names lie in a map.
    expect(unsearched).toEqual(['integrityReports', 'livestreams', 'webhooks']);
  });

  it('list parents before their parts, the order of restoring (OPN-098)', () => {
    const names = [...trashTypes.keys()];
    for (const [name, { about }] of trashTypes) {
      const others = (about.partOf ?? []).map(({ type }) => type).filter((type) => type !== name);
      expect(names.slice(0, names.indexOf(name))).toEqual(expect.arrayContaining(others));
    }
    expect(names).toEqual(expect.arrayContaining(['productions', 'notes', 'brands']));
    expect(names).not.toContain('payments');
  });
});
