import { expect, it } from 'vitest';
import { graphicLimits, withinWords } from './within-words.ts';

const nobody = { departmentAccess: [], brandAccess: [], partnerAccess: [] };

it('an empty list names the limits of its reader (GFX-005 LIB-007)', () => {
  expect(withinWords(nobody)).toBe('');
  expect(withinWords({ ...nobody, brandAccess: ['The Hundred'] })).toBe(' for your brands');
  const limited = { departmentAccess: ['Digital'], brandAccess: ['The Hundred'], partnerAccess: ['Vitality'] };
  expect(withinWords(limited)).toBe(' for your departments, brands and partners');
  expect(withinWords(limited, graphicLimits)).toBe(' for your departments and brands');
});
