import { everything, nothing } from '@pavilion/sync';
import { definePolicy, fieldsExcept } from '../access/policy.ts';
import { readableBy } from '../access/read-write.ts';
import { can, type Viewer } from '../access/viewer.ts';
import { config } from './configuration.ts';
import { brands, notifications, outbox, preApprovedUsers, users } from './documents.ts';
import { people } from './people.ts';

const manages = (viewer: Viewer) => can(viewer, 'manageUsers');

/** User fields that only the server writes. */
const kept = [
  'last_log_in',
  'secondFactor',
  'factors',
  'password_set_at',
  'password_set_how',
  'recovery_code_used_at',
  'account_event',
  'deactivated_at',
  'accessReason',
  'integration',
] as const;

/** The address of an integration belongs to nobody, so that nobody can sign in with it. */
const keptOf = ({ integration }: { integration?: boolean }) => (integration ? ([...kept, 'email'] as const) : kept);

export const accountsPolicies = {
  /** Other users are shown by their `people` document. Neither document may ever hold a secret. */
  users: definePolicy(users, {
    read: (viewer) => (manages(viewer) ? everything : can(viewer, 'signedIn') ? { id: viewer.id } : nothing),
    insert: (viewer) => (manages(viewer) ? fieldsExcept(users, ...kept) : []),
    patch: (viewer, before) => {
      const own = before.id === viewer.id;
      // Nobody can deactivate their own account, and so lock themselves out.
      if (manages(viewer)) return fieldsExcept(users, ...keptOf(before), ...(own ? (['active'] as const) : []));
      // Own profile (USR-041, USR-044, USR-050). Not `name`: a user could take another person's name. Not
      // `companyConfirmed`: a
      // change of company must not widen access (OPN-097).
      return own && can(viewer, 'signedIn')
        ? ['company', 'department', 'productionCompany', 'feedbackEmail', 'notify']
        : [];
    },
    // Nobody can delete their own account: the last administrator would lock everyone out.
    remove: (viewer, before) => manages(viewer) && before.id !== viewer.id,
  }),
  /** Readable by all, because names appear everywhere (DAT-064). Written only by an effect. */
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
