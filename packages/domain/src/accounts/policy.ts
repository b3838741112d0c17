import { everything, nothing } from '@pavilion/sync';
import { definePolicy, fieldsExcept } from '../access/policy.ts';
import { readableBy } from '../access/read-write.ts';
import { can, type Viewer } from '../access/viewer.ts';
import { config } from './configuration.ts';
import { brands, notifications, outbox, preApprovedUsers, users } from './documents.ts';
import { people } from './people.ts';

const manages = (viewer: Viewer) => can(viewer, 'manageUsers');

/** What the product writes of a user by itself. */
const kept = ['last_log_in', 'deactivated_at', 'accessReason'] as const;

export const accountsPolicies = {
  /** Others are shown by their `people` document; no secret may ever stand on either. */
  users: definePolicy(users, {
    read: (viewer) => (manages(viewer) ? everything : can(viewer, 'signedIn') ? { id: viewer.id } : nothing),
    insert: (viewer) => (manages(viewer) ? fieldsExcept(users, ...kept) : []),
    patch: (viewer, before) => {
      const own = before.id === viewer.id;
      // As with deletion: nobody locks themselves out.
      if (manages(viewer)) return own ? fieldsExcept(users, ...kept, 'active') : fieldsExcept(users, ...kept);
      // USR-041, USR-044, USR-050; a name of one's own choice could be somebody else's. `companyConfirmed` stays with administrators: a change of company widens nothing (OPN-097).
      return own && can(viewer, 'signedIn')
        ? ['company', 'department', 'productionCompany', 'feedbackEmail', 'notify']
        : [];
    },
    // Nobody deletes the account they work with: the last administrator would lock everybody out.
    remove: (viewer, before) => manages(viewer) && before.id !== viewer.id,
  }),
  /** Names are shown everywhere (DAT-064). Written by an effect alone. */
  people: definePolicy(people, { read: readableBy('signedIn') }),
  preApprovedUsers: definePolicy(preApprovedUsers, {
    read: readableBy('manageUsers'),
    insert: (viewer) => (manages(viewer) ? fieldsExcept(preApprovedUsers) : []),
    patch: (viewer) => (manages(viewer) ? fieldsExcept(preApprovedUsers) : []),
    remove: manages,
  }),
  notifications: definePolicy(notifications, {
    read: (viewer) => (can(viewer, 'signedIn') ? { user: viewer.id } : nothing),
    patch: (viewer, before) => (before.user === viewer.id ? ['readAt'] : []),
    remove: (viewer, before) => before.user === viewer.id,
  }),
  outbox: definePolicy(outbox, { read: readableBy('manageUsers') }),
  config: definePolicy(config, {
    read: readableBy('signedIn'),
    patch: (viewer) => (manages(viewer) ? fieldsExcept(config) : []),
  }),
  brands: definePolicy(brands, {
    read: readableBy('signedIn'),
    insert: (viewer) => (manages(viewer) ? fieldsExcept(brands) : []),
    patch: (viewer) => (manages(viewer) ? fieldsExcept(brands) : []),
    remove: manages,
  }),
};
