import { z } from 'zod';
import { type Capability, capabilities, roleFlags } from '../access/roles.ts';
import { call } from '../call.ts';
import { searchBody } from '../search/request.ts';
import { type Settings, settingLabels } from './configuration.ts';
import { usedLists } from './configuration-uses.ts';
import { emailAddress, users } from './documents.ts';
import { newPassword, requestName, requestReason } from './sign-in.ts';

const id = z.string().min(1).max(200);
/** So many users may be edited at once: three times what one search answers with. */
export const mostEditedUsers = 30_000;
const userIds = z
  .array(id)
  .min(1, 'Choose at least one user.')
  .max(mostEditedUsers, 'At most 30,000 users can be edited at once.');
const capability = z.enum(Object.keys(capabilities) as [Capability, ...Capability[]]);
/** The ways to sign in; a provider is offered when the server is configured for it. */
export const loginProviders = ['google', 'microsoft'] as const;
const tooMany = {
  TOO_MANY: { status: 429, message: 'Too many attempts. Please wait a while and try again.' },
} as const;
const linkProblem = {
  ...tooMany,
  LINK_DEAD: { status: 410, message: 'This link has expired, has been used or has been replaced by a newer one.' },
} as const;
/** Documents by where they carry a value, such as `productions.department`. */
const renamedPlaces = z.array(z.object({ place: z.string().max(200), ids: z.array(id).max(50_000) })).max(20);
const token = z.string().min(1).max(200);

const setting = z.enum(Object.keys(settingLabels) as [keyof Settings, ...(keyof Settings)[]]);
/** The `next` of the page before. */
const olderThan = z.number().int().positive().optional();
const changeHistory = z.object({
  entries: z.array(
    z.object({
      seq: z.number().int(),
      /** ISO 8601 UTC. */
      at: z.string(),
      kind: z.enum(['added', 'changed', 'deleted']),
      /** The person, or null where the product did it by itself. */
      by: z.object({ id, name: z.string() }).nullable(),
      changes: z.array(z.object({ field: z.string(), label: z.string(), before: z.string(), after: z.string() })),
    }),
  ),
  /** Where older entries begin; null when there are none. */
  next: z.number().int().nullable(),
});

export const accountsCalls = {
  /** Asked before sign-in too: it says which buttons the sign-in page has. */
  me: call({
    needs: null,
    summary: 'Who is signed in, if anybody, what they may do and how they can sign in.',
    input: z.object({}).optional(),
    output: z.object({
      /** Null for nobody; a user who is not active waits for approval. */
      user: users.schema.extend({ id, _rev: z.number() }).nullable(),
      organisation: z.string(),
      capabilities: z.array(capability),
      /** The providers that this server offers. */
      providers: z.array(z.enum(loginProviders)),
      /** Whether the server has settings for e-mail and chat; the notices inside the product need none. */
      channels: z.object({ email: z.boolean(), chat: z.boolean() }),
      /** The ways in which this account can sign in. */
      logins: z.array(z.enum(['password', ...loginProviders])),
    }),
  }),
  askForAccess: call({
    needs: null,
    summary: 'Asks for an account. The answer is the same whether or not the e-mail is known (OPN-025).',
    input: z.object({ email: emailAddress, name: requestName, why: requestReason }),
    /** Whether an e-mail comes; without a mail server an administrator looks at the request as it is. */
    output: z.object({ byMail: z.boolean() }),
    errors: tooMany,
  }),
  askForPasswordLink: call({
    needs: null,
    summary:
      'Asks for an e-mail to set a password. The answer is the same whether or not the e-mail is known (PLT-082).',
    input: z.object({ email: emailAddress }),
    output: z.object({}),
    errors: tooMany,
  }),
  readLink: call({
    needs: null,
    summary: 'What a link from an e-mail is for; reading it does not use it up.',
    input: z.object({ token }),
    output: z.object({ kind: z.enum(['password', 'access', 'dead']), email: z.string().optional() }),
    errors: tooMany,
  }),
  confirmAccess: call({
    needs: null,
    summary: 'Confirms the e-mail of a request for access, by the link in the e-mail.',
    input: z.object({ token }),
    output: z.object({
      /** Of a prepared account, which opens at once: with this, its owner sets the password. */
      setPassword: token.optional(),
    }),
    errors: linkProblem,
  }),
  setPassword: call({
    needs: null,
    summary: 'Sets the password by the link in an e-mail. All other links and sessions of the account end.',
    input: z.object({ token, password: newPassword }),
    output: z.object({}),
    errors: linkProblem,
  }),
  findUserIds: call({
    needs: 'manageUsers',
    summary:
      'The ids of all users that a search finds, up to 30,000, so that they can be edited together (USR-015, USR-018).',
    input: z.object({ query: searchBody.shape.query }),
    output: z.object({ ids: z.array(id) }),
  }),
  countRoles: call({
    needs: 'manageUsers',
    summary: 'How many of these users have each role flag.',
    input: z.object({ ids: userIds }),
    output: z.object({
      holders: z.partialRecord(z.enum(roleFlags), z.number().int()),
      /** How many of them there still are. */
      total: z.number().int(),
    }),
  }),
  setUserRole: call({
    needs: 'manageUsers',
    summary: 'Sets one role flag of one or several users, or says whom that would change (USR-018, USR-040).',
    input: z.object({
      ids: userIds,
      flag: z.enum(roleFlags),
      value: z.boolean(),
      /** Changes nothing and answers whom it would change. */
      preview: z.boolean().optional(),
    }),
    output: z.object({
      /** Those whose flag was the other way round: the same call with these ids and the opposite value undoes it. */
      changed: z.array(z.object({ id, name: z.string(), before: z.boolean() })),
    }),
    errors: { OWN_ADMIN: { status: 409, message: 'You cannot take the User admin role from yourself.' } },
  }),
  explainAccess: call({
    needs: 'manageUsers',
    summary: 'Why a user may, or may not, open a page, use a call or see a document.',
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
      /** Sentences, the deciding ones first. */
      reasons: z.array(z.string()),
      /** Of a document: what it is (`brief`) and is called; nothing else of it is told. */
      subject: z.object({ noun: z.string(), title: z.string() }).nullable(),
    }),
  }),
  userHistory: call({
    needs: 'manageUsers',
    summary: 'Who changed what on a user, and when, newest first.',
    input: z.object({ user: id, before: olderThan }),
    output: changeHistory,
  }),
  settingHistory: call({
    needs: 'manageUsers',
    summary: 'Who changed what of one setting, and when, newest first.',
    input: z.object({ field: setting, before: olderThan }),
    output: changeHistory,
  }),
  countSettingUses: call({
    needs: 'manageUsers',
    summary: 'The values that documents have where a configured list is offered, and how many, by what they are.',
    input: z.object({ list: z.enum(usedLists) }),
    output: z.object({ uses: z.array(z.object({ value: z.string(), noun: z.string(), count: z.number().int() })) }),
  }),
  renameSetting: call({
    needs: 'manageUsers',
    summary: 'Renames an entry of a list, and the documents that carry it, in one step.',
    input: z.object({
      list: z.enum(usedLists),
      from: z.string().min(1).max(500),
      to: z.string().trim().min(1, 'A name is needed.').max(500),
      /** Only these documents: what the same call answered, to take it back. */
      only: renamedPlaces.optional(),
    }),
    output: z.object({ changed: renamedPlaces }),
  }),
  similarCompanies: call({
    needs: 'signedIn',
    summary: 'The companies in use that a typed name probably means, so that none is spelled twice (USR-023).',
    input: z.object({ company: z.string().max(500) }),
    output: z.object({ companies: z.array(z.string()) }),
  }),
  resendInvitation: call({
    needs: 'manageUsers',
    summary: 'Sends an active user a link to set a password, whether or not they have one.',
    input: z.object({ id }),
    output: z.object({}),
    errors: { NOT_ACTIVE: { status: 409, message: 'This user is not active. Set them active first.' } },
  }),
  sendPasswordReset: call({
    needs: 'signedIn',
    summary: 'Sends the caller the e-mail to set a new password (USR-048).',
    input: z.object({}).optional(),
    output: z.object({}),
    errors: tooMany,
  }),
  addPassword: call({
    needs: 'signedIn',
    summary: 'Gives the account a random password and sends the e-mail to set an own one (USR-045, OPN-093).',
    input: z.object({}).optional(),
    output: z.object({}),
    errors: { ...tooMany, HAS_PASSWORD: { status: 409, message: 'This account has a password already.' } },
  }),
  readNotifications: call({
    needs: 'signedIn',
    summary: 'Marks all unread notifications of the caller as read, or those of one kind.',
    input: z.object({ kind: z.string().max(100).optional() }),
    output: z.object({ read: z.number().int() }),
  }),
  calculateCompanies: call({
    needs: 'signedIn',
    summary: 'Adds the companies in use that the list lacks; none leaves it (USR-051, DAT-107, OPN-032).',
    input: z.object({}).optional(),
    output: z.object({ companies: z.array(z.string()) }),
  }),
};
