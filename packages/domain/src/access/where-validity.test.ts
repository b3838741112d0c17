import { normaliseWhere, validateWhere } from '@pavilion/sync';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { restrictionFields } from '../accounts/documents.ts';
import { type DocumentName, documentTypes } from '../documents.ts';
import { policyOf } from '../policies.ts';
import { person } from '../testing/person.ts';
import { roleFlags } from './roles.ts';

const names = Object.keys(documentTypes) as DocumentName[];
const word = fc.string({ maxLength: 12 });
const restriction = fc.uniqueArray(fc.constantFrom(...restrictionFields));
const permission = fc.dictionary(
  fc.constantFrom(...restrictionFields),
  fc.array(fc.oneof(fc.integer(), word), { maxLength: 6 }),
  { noNullPrototype: true },
);

const anyone = fc
  .record({
    flags: fc.subarray([...roleFlags]),
    details: fc.record({
      active: fc.boolean(),
      departmentAccess: fc.array(word, { maxLength: 3 }),
      brandAccess: fc.array(word, { maxLength: 3 }),
      partnerAccess: fc.array(word, { maxLength: 3 }),
      companyConfirmed: fc.option(word, { nil: undefined }),
      accessInt: fc.boolean(),
      accessIntCurrent: fc.boolean(),
      accessIntFields: restriction,
      accessIntPermissions: permission,
      accessDom: fc.boolean(),
      accessDomCurrent: fc.boolean(),
      accessDomFields: restriction,
      accessDomPermissions: permission,
    }),
  })
  .map(({ flags, details }) => person(flags, details));

it('every policy returns a valid clause for any person (OPN-095)', () => {
  fc.assert(
    fc.property(anyone, (viewer) => {
      for (const name of names) {
        const where = policyOf(name).read(viewer);
        expect(() => normaliseWhere(validateWhere(where)), name).not.toThrow();
      }
    }),
  );
});
