import type { DocumentOf } from '@pavilion/sync';
import { z } from 'zod';
import type { Capability } from '../access/roles.ts';
import { can } from '../access/viewer.ts';
import { defineDocument } from '../define-document.ts';
import { choice, flag, requiredText } from '../fields.ts';
import type { User } from './documents.ts';

/** The capabilities by which people are picked: as contact, owner, feedbacker or keeper of a collection. */
export const pickedFor = ['giveFeedback', 'openCollections'] as const satisfies readonly Capability[];
export type PickedFor = (typeof pickedFor)[number];

/**
 * What everybody sees of a user, under the same id: their name, and where and for what they are offered. E-mail, roles and
 * restrictions stay on the user, for user administrators and the user alone.
 */
export const people = defineDocument('people', {
  about: { noun: 'person', plural: 'people', title: ['name'], note: ['company'], page: null, removal: 'for good' },

  schema: z.object({
    name: requiredText('Name', 200),
    company: choice('Company'),
    active: flag(true),
    /** What they are offered for where people are picked (USR-093); no other right of theirs is told. */
    pickedFor: z.array(z.enum(pickedFor)).default([]),
    /** Offered as a person when a calendar resource is made (OPN-023). */
    resource: flag(),
  }),
  indexes: [{ fields: ['active'], orderBy: [{ field: 'name', direction: 'asc' }] }],
  search: { text: ['name'] },
});
export type Person = DocumentOf<typeof people>;

/** What everybody may know of this user. */
export function personOf(user: User): Omit<Person, '_rev'> {
  const { id, name, company, companyConfirmed, active, resource } = user;
  return {
    id,
    name,
    company: companyConfirmed ?? company,
    active,
    pickedFor: pickedFor.filter((capability) => can({ user }, capability)),
    resource,
  };
}
