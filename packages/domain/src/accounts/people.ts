import type { DocumentOf } from '@pavilion/sync';
import { z } from 'zod';
import type { Capability } from '../access/roles.ts';
import { can } from '../access/viewer.ts';
import { defineDocument } from '../define-document.ts';
import { choice, flag, requiredText } from '../fields.ts';
import type { User } from './documents.ts';

/** Capabilities that people are picked for: as contact, owner or feedbacker, or as owner of a collection. */
export const pickedFor = ['giveFeedback', 'openCollections'] as const satisfies readonly Capability[];
export type PickedFor = (typeof pickedFor)[number];

/**
 * Public part of a user, with the same id: name, company and what they can be picked for. E-mail, roles and restrictions stay
 * on the user, readable only by user administrators and by the user.
 */
export const people = defineDocument('people', {
  about: { noun: 'person', plural: 'people', title: ['name'], note: ['company'], page: null, removal: 'for good' },

  schema: () =>
    z.object({
      name: requiredText('Name', 200),
      company: choice('Company'),
      active: flag(true),
      /** What people pickers offer this person for (USR-093). Their other capabilities are not public. */
      pickedFor: z.array(z.enum(pickedFor)).default([]),
      /** Offered as the person of a calendar resource (OPN-023). */
      resource: flag(),
    }),
  indexes: [{ fields: ['active'], orderBy: [{ field: 'name', direction: 'asc' }] }],
  search: { text: ['name', 'company'] },
});
export type Person = DocumentOf<typeof people>;

/** Public part of a user; see `people`. */
export function personOf(user: User): Omit<Person, '_rev'> {
  const { id, name, company, companyConfirmed, active, resource } = user;
  return {
    id,
    name,
    company: companyConfirmed ?? company,
    active,
    // Nobody waits for the feedback of a program.
    pickedFor: user.integration ? [] : pickedFor.filter((capability) => can({ user }, capability)),
    resource,
  };
}
