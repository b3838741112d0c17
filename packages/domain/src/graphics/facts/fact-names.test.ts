import { expect, it } from 'vitest';
import { sampleTemplates } from '../samples/index.ts';
import { factsOfferedTo, matchFactNames } from './fact-names.ts';

it('offers every fact that a template of the product binds, to its kind (GFX-020, GFX-037)', () => {
  for (const { kind, design } of sampleTemplates) {
    const offered = factsOfferedTo(kind).map(({ key }) => key);
    for (const { fact } of design.fields) if (fact) expect(offered).toContain(fact);
  }
});

it('offers all facts to a free template, and none to one without a match (GFX-020)', () => {
  expect(factsOfferedTo('free')).toBe(matchFactNames);
  expect(factsOfferedTo('birthday')).toEqual([]);
});

it('names each fact once', () => {
  expect(new Set(matchFactNames.map(({ key }) => key)).size).toBe(matchFactNames.length);
  expect(new Set(matchFactNames.map(({ label }) => label)).size).toBe(matchFactNames.length);
});
