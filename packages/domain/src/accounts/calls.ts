import { z } from 'zod';
import { type Capability, capabilities, roleFlags } from '../access/roles.ts';
import { call } from '../call.ts';
import { requiredText, text } from '../fields.ts';
import { searchBody } from '../search/request.ts';
import { apiToken } from './api-tokens.ts';
import { config, type Settings, settingLabels } from './configuration.ts';
import { usedLists } from './configuration-uses.ts';
import { emailAddress, users } from './documents.ts';
import { newPassword, requestName, requestReason } from './sign-in.ts';
import { tokenCalls } from './token-calls.ts';

const id = z.string().min(1).max(200);
/** Most users in one bulk edit: three times the most that one search returns. */
export const mostEditedUsers = 30_000;
const userIds = z
  .array(id)
  .min(1, 'Choose at least one user.')
  .max(mostEditedUsers, 'At most 30,000 users can be edited at once.');
const capability = z.enum(Object.keys(capabilities) as [Capability, ...Capability[]]);
/** Sign-in providers. The server offers those it is configured for. */
export const loginProviders = ['google', 'microsoft'] as const;
const tooMany = {
  TOO_MANY: { status: 429, message: 'Too many attempts. Please wait a while and try again.' },
} as const;
const linkProblem = {
  ...tooMany,
  LINK_DEAD: { status: 410, message: 'This link has expired, has been used or has been replaced by a newer one.' },
} as const;
/** Ids of renamed documents by collection and field, such as `productions.department`. */
const renamedPlaces = z.array(z.object({ place: z.string().max(200), ids: z.array(id).max(50_000) })).max(20);
const token = z.string().min(1).max(200);
/** Times are ISO 8601 UTC; `usedAt` is null before the first sign-in. */
const passkey = z.object({ id: z.string(), name: z.string(), createdAt: z.string(), usedAt: z.string().nullable() });

const setting = z.enum(Object.keys(settingLabels) as [keyof Settings, ...(keyof Settings)[]]);
/** `next` of the previous page. */
const olderThan = z.number().int().positive().optional();
const changeHistory = z.object({
  entries: z.array(
    z.object({
      seq: z.number().int(),
      /** ISO 8601 UTC. */
      at: z.string(),
      kind: z.enum(['added', 'changed', 'deleted']),
      /** Author of the change; null when Pavilion made it. */
      by: z.object({ id, name: z.string() }).nullable(),
      /** `before` is null for what happened and replaced nothing, such as a new password. */
      changes: z.array(
        z.object({ field: z.string(), label: z.string(), before: z.string().nullable(), after: z.string() }),
      ),
    }),
  ),
  /** Pass as `before` for the next, older page; null on the last page. */
  next: z.number().int().nullable(),
});

export const accountsCalls = {
  /** Also called before sign-in, for the provider buttons of the sign-in page: so it answers strangers with 200. */
  me: call({
    needs: null,
    forTokens: 'any',
    summary:
      'Returns the user of the session or API token, with their capabilities and ways to sign in. Without one it succeeds too, and `user` is null; a token that is not valid is refused with 401.',
    input: z.object({}).optional(),
    output: z.object({
      /** Null when nobody is signed in. An inactive user awaits approval. */
      user: users.schema.extend({ id, _rev: z.number() }).nullable(),
      /** The API token of the request; null without one. `expiresAt` is ISO 8601 UTC. */
      token: apiToken.pick({ name: true, scopes: true, expiresAt: true }).nullable(),
      /** Whether this session may only add a second factor, as administrators must (OPS-014). */
      owesFactor: z.boolean(),
      organisation: z.string(),
      /** The lists for choices at this moment, so that no page shows other ones first; null until an account is active. */
      configuration: config.schema.nullable(),
      capabilities: z.array(capability),
      /** Providers that this server offers. */
      providers: z.array(z.enum(loginProviders)),
      /** Whether e-mail and chat are set up. Notifications inside Pavilion always work. */
      channels: z.object({ email: z.boolean(), chat: z.boolean() }),
      /** Ways in which this account can sign in. */
      logins: z.array(z.enum(['password', ...loginProviders])),
      /** Host for which passkeys are made; null where they cannot work, as under a plain IP address. */
      passkeyHost: z.string().nullable(),
    }),
  }),
  /** OPS-014 */
  secondFactor: call({
    needs: 'signedIn',
    summary: 'Returns the second factor of the caller’s account.',
    input: z.object({}).optional(),
    output: z.object({
      app: z.boolean(),
      passkeys: z.array(passkey),
      /** Recovery codes that were not used yet. */
      codesLeft: z.number().int(),
    }),
  }),
  /** OPS-014 */
  renamePasskey: call({
    needs: 'signedIn',
    summary: 'Names a passkey of the caller’s account.',
    input: z.object({ id: z.string().min(1).max(2_000), name: requiredText('Name', 100) }),
    output: z.object({}),
  }),
  /** OPS-014 */
  nameDevice: call({
    needs: 'signedIn',
    summary: 'Names a session of the caller’s account, which is a browser; an empty name takes the name away.',
    input: z.object({ id, name: text('Name', 100) }),
    output: z.object({}),
  }),
  /** OPS-014 */
  removeSecondFactor: call({
    needs: 'manageUsers',
    summary: 'Removes the second factor of a user who has lost it, and ends their sessions.',
    input: z.object({ id }),
    output: z.object({}),
    errors: { OWN_FACTOR: { status: 409, message: 'Remove your own second factor under My Account.' } },
  }),
  ...tokenCalls,
  /** OPN-025 */
  askForAccess: call({
    needs: null,
    summary: 'Requests an account. The answer is the same whether or not the e-mail is known.',
    input: z.object({ email: emailAddress, name: requestName, why: requestReason }),
    /** Whether a confirmation e-mail is sent. Without a mail server, an administrator gets the request unconfirmed. */
    output: z.object({ byMail: z.boolean() }),
    errors: tooMany,
  }),
  /** PLT-082 */
  askForPasswordLink: call({
    needs: null,
    summary: 'Requests an e-mail to set a password. The answer is the same whether or not the e-mail is known.',
    input: z.object({ email: emailAddress }),
    output: z.object({}),
    errors: tooMany,
  }),
  readLink: call({
    needs: null,
    summary: 'Returns the purpose of an e-mail link without using it up.',
    input: z.object({ token }),
    output: z.object({ kind: z.enum(['password', 'access', 'dead']), email: z.string().optional() }),
    errors: tooMany,
  }),
  confirmAccess: call({
    needs: null,
    summary: 'Confirms the e-mail of an access request with the token from its link.',
    input: z.object({ token }),
    output: z.object({
      /** Token to set a password; only for a prepared account, which opens at once. */
      setPassword: token.optional(),
    }),
    errors: linkProblem,
  }),
  setPassword: call({
    needs: null,
    summary: 'Sets a password with the token from an e-mail link. Ends all other links and sessions of the account.',
    input: z.object({ token, password: newPassword }),
    output: z.object({}),
    errors: linkProblem,
  }),
  /** USR-015, USR-018 */
  findUserIds: call({
    needs: 'manageUsers',
    summary: 'Returns the ids of all users that match a search, up to 30,000, for bulk editing.',
    input: z.object({ query: searchBody.shape.query }),
    output: z.object({ ids: z.array(id) }),
  }),
  countRoles: call({
    needs: 'manageUsers',
    summary: 'Counts how many of these users hold each role flag.',
    input: z.object({ ids: userIds }),
    output: z.object({
      holders: z.partialRecord(z.enum(roleFlags), z.number().int()),
      /** How many of these users still exist. */
      total: z.number().int(),
    }),
  }),
  /** USR-018, USR-040 */
  setUserRole: call({
    needs: 'manageUsers',
    summary: 'Adds or removes a role of one or more users, or previews which users that would change.',
    input: z.object({
      ids: userIds,
      flag: z.enum(roleFlags),
      value: z.boolean(),
      /** Saves nothing and returns the users that would change. */
      preview: z.boolean().optional(),
    }),
    output: z.object({
      /** Users whose flag changed. The same call with these ids and the opposite value undoes the change. */
      changed: z.array(z.object({ id, name: z.string(), before: z.boolean() })),
    }),
    errors: { OWN_ADMIN: { status: 409, message: 'You cannot remove your own User admin role.' } },
  }),
  explainAccess: call({
    needs: 'manageUsers',
    summary: 'Explains why a user can or cannot open a page, use a call or see a document.',
    input: z.object({
      user: id,
      subject: z.discriminatedUnion('kind', [
        z.object({ kind: z.literal('page'), needs: capability }),
        z.object({ kind: z.literal('call'), name: z.string().min(1).max(200) }),
        z.object({ kind: z.literal('document'), collection: z.string().min(1).max(100), id }),
      ]),
    }),
    output: z.object({
      allowed: z.boolean(),
      /** Sentences, most decisive first. */
      reasons: z.array(z.string()),
      /** Noun (`brief`) and title of a document; nothing else about it is disclosed. */
      subject: z.object({ noun: z.string(), title: z.string() }).nullable(),
    }),
  }),
  userHistory: call({
    needs: 'manageUsers',
    summary: 'Returns the change history of a user, newest first.',
    input: z.object({ user: id, before: olderThan }),
    output: changeHistory,
  }),
  settingHistory: call({
    needs: 'manageUsers',
    summary: 'Returns the change history of a setting, newest first.',
    input: z.object({ field: setting, before: olderThan }),
    output: changeHistory,
  }),
  countSettingUses: call({
    needs: 'manageUsers',
    summary: 'Counts the documents that use each value of a list, by kind of document.',
    input: z.object({ list: z.enum(usedLists) }),
    output: z.object({ uses: z.array(z.object({ value: z.string(), noun: z.string(), count: z.number().int() })) }),
  }),
  renameSetting: call({
    needs: 'manageUsers',
    summary: 'Renames an entry of a list, and its copies on documents, in one step.',
    input: z.object({
      list: z.enum(usedLists),
      from: z.string().min(1).max(500),
      to: z.string().trim().min(1, 'A name is needed.').max(500),
      /** Limits the rename to these documents. To undo a rename, pass what it returned. */
      only: renamedPlaces.optional(),
    }),
    output: z.object({ changed: renamedPlaces }),
  }),
  /** USR-023 */
  similarCompanies: call({
    needs: 'signedIn',
    summary: 'Suggests companies in use with a name similar to the one typed, to avoid two spellings of one company.',
    input: z.object({ company: z.string().max(500) }),
    output: z.object({ companies: z.array(z.string()) }),
  }),
  resendInvitation: call({
    needs: 'manageUsers',
    summary: 'Sends an active user a link to set a password, whether or not they already have one.',
    input: z.object({ id }),
    output: z.object({}),
    errors: {
      NOT_ACTIVE: { status: 409, message: 'This user is not active. Activate the account first.' },
      IS_INTEGRATION: { status: 409, message: 'Nobody signs in as an integration. Make a token for it.' },
    },
  }),
  /** USR-048 */
  sendPasswordReset: call({
    needs: 'signedIn',
    summary: 'Sends the caller an e-mail to set a new password.',
    input: z.object({}).optional(),
    output: z.object({}),
    errors: tooMany,
  }),
  /** USR-045, OPN-093 */
  addPassword: call({
    needs: 'signedIn',
    summary: 'Adds a random password to the account and sends an e-mail to choose another.',
    input: z.object({}).optional(),
    output: z.object({}),
    errors: { ...tooMany, HAS_PASSWORD: { status: 409, message: 'This account already has a password.' } },
  }),
  readNotifications: call({
    needs: 'signedIn',
    summary: 'Marks the caller’s unread notifications as read: all of them, or those of one kind.',
    input: z.object({ kind: z.string().max(100).optional() }),
    output: z.object({ read: z.number().int() }),
  }),
  /** USR-051, DAT-107, OPN-032 */
  calculateCompanies: call({
    needs: 'signedIn',
    summary: 'Adds companies in use that are missing from the list; removes none.',
    input: z.object({}).optional(),
    output: z.object({ companies: z.array(z.string()) }),
  }),
};
