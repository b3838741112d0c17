import { nothing } from '@pavilion/sync';
import { definePolicy } from '../access/policy.ts';
import { can } from '../access/viewer.ts';
import { search } from './documents.ts';

export const searchPolicies = {
  search: definePolicy(search, {
    read: (viewer) => (can(viewer, 'signedIn') ? { created_by: viewer.id } : nothing),
    // Clients can send `response` only as null: the server fills it in.
    insert: (viewer, document) => (can(viewer, 'signedIn') && document.response == null ? ['request', 'response'] : []),
    remove: (viewer, before) => before.created_by === viewer.id,
  }),
};
