import { expect, it } from 'vitest';
import { z } from 'zod';
import { type DocumentName, documentTypes } from './documents.ts';
import { fieldLabel } from './field-label.ts';

it.each<[string, DocumentName, string]>([
  ['with a default', 'productions', 'audience'],
  ['that may be absent', 'productions', 'producer'],
  ['that is needed', 'productions', 'title'],
  ['with several values', 'productions', 'brands'],
  ['with a day', 'deliverables', 'deadline'],
  ['with an amount and a bound of its own', 'billings', 'dayRate'],
  ['with two defaults', 'billings', 'label'],
])('a field %s is called the same on its input and in a refusal', (_, name, field) => {
  const { shape } = documentTypes[name].schema as z.ZodObject;
  const label = fieldLabel(documentTypes[name], field);
  const wrong = [['x'.repeat(200_000)], 'x'.repeat(200_000), -1e9, ''];
  const refusals = wrong.flatMap(
    (value) => z.safeParse(shape[field]!, value).error?.issues.map(({ message }) => message) ?? [],
  );
  expect(refusals.filter((sentence) => sentence.startsWith(label))).not.toEqual([]);
});

it.each<[DocumentName, string, string]>([
  ['productions', 'owners', 'Default feedbackers'],
  ['productions', 'bau', 'Business as usual'],
  ['users', 'companyConfirmed', 'Confirmed company'],
])('names %s.%s', (name, field, label) => {
  expect(fieldLabel(documentTypes[name], field)).toBe(label);
});

it('refuses a field that its schema does not name', () => {
  expect(() => fieldLabel(documentTypes.productions, 'totalDays')).toThrow('productions.totalDays has no label.');
});
