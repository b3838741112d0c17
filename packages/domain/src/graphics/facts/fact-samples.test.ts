import { expect, it } from 'vitest';
import { graphicField } from '../fields.ts';
import { matchFactNames } from './fact-names.ts';
import { factSamples, sampleOf } from './fact-samples.data.ts';

it('has a sample of each fact, of its type, and of nothing else (GFX-012 GFX-034)', () => {
  expect(Object.keys(factSamples).sort()).toEqual(matchFactNames.map(({ key }) => key).sort());
  for (const { key, label, type } of matchFactNames) {
    const initial = sampleOf({ fact: key, type });
    expect([key, typeof initial]).toEqual([key, type === 'number' ? 'number' : type === 'rows' ? 'object' : 'string']);
    expect(graphicField.parse({ key: 'field', label, type, initial })).toMatchObject({ initial });
  }
});
