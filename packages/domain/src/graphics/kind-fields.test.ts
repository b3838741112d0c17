import { expect, it } from 'vitest';
import { factsOfferedTo } from './facts/fact-names.ts';
import { graphicField } from './fields.ts';
import { kindFields } from './kind-fields.ts';
import { graphicKinds, hasMatch } from './kinds.ts';

it.each(graphicKinds)('begins a template of kind %s with fields that it can store and fill (GFX-020)', (kind) => {
  const fields = kindFields[kind];
  for (const field of fields) expect(graphicField.parse(field)).toMatchObject(field);
  expect(new Set(fields.map(({ key }) => key)).size).toBe(fields.length);
  const offered = factsOfferedTo(kind).map(({ key }) => key);
  for (const { fact } of fields) if (fact) expect(offered).toContain(fact);
  expect(fields.some(({ fact }) => fact !== undefined)).toBe(hasMatch(kind));
});
