import { expect, it } from 'vitest';
import { documentTypes } from '../documents.ts';
import { writeDelays } from './write-delays.ts';

it('has the collections and write delays of the social graphics builder (GFX-002 PLT-107 OPN-017)', () => {
  const names = Object.keys(documentTypes);
  expect(names).toEqual(expect.arrayContaining(['templates', 'slides', 'slots', 'fields', 'controlDocs']));
  expect(writeDelays).toEqual({ slots: 50, slides: 50, fields: 100 });
});
