import type { DocumentOf } from '@pavilion/sync';
import { z } from 'zod';
import { type RoleFlag, roleFlags } from '../access/roles.ts';
import { defineDocument } from '../define-document.ts';
import { labelled } from '../field-label.ts';
import {
  choice,
  count,
  createdStamps,
  flag,
  instant,
  organisationName,
  reference,
  requiredText,
  text,
  updatedStamps,
  words,
} from '../fields.ts';
import { accountEventNames } from './account-events.ts';
import { type NotificationKind, notificationKindNames } from './notification-kinds.ts';
import { type PasswordWay, passwordWays } from './password-ways.ts';
import { type FactorKind, factorKinds } from './second-factor.ts';

/** E-mail address, stored in lower case so that addresses compare equal (DAT-002). */
export const emailAddress = labelled(
  'E-mail',
  z
    .string({ error: 'E-mail is needed.' })
    .trim()
    .toLowerCase()
    .max(320, 'E-mail can have at most 320 characters.')
    .regex(/^[^\s@\p{Cc}]+@[^\s@\p{Cc}]+$/u, 'This does not look like an e-mail address.'),
);

const factorKindNames = Object.keys(factorKinds) as [FactorKind, ...FactorKind[]];

const passwordWayNames = Object.keys(passwordWays) as [PasswordWay, ...PasswordWay[]];

const roleMap = z
  .object({
    ...(Object.fromEntries(roleFlags.map((flagName) => [flagName, z.boolean().optional()])) as Record<
      RoleFlag,
      z.ZodOptional<z.ZodBoolean>
    >),
    /** Old spelling of `archive_uploader`; see `hasFlag` (OPN-019). */
    archive_upload: z.boolean().optional(),
  })
  .default({});

/** Match fields by which archive access can be restricted (USR-131, USR-132). */
export const restrictionFields = ['cricketFormat', 'cricketType', 'teamsMap', 'ground', 'teamId1'] as const;
export type RestrictionField = (typeof restrictionFields)[number];
const restrictedFields = z.array(z.enum(restrictionFields)).default([]);
const permissions = z
  .partialRecord(z.enum(restrictionFields), z.array(z.union([z.string().max(200), z.number()])).max(1_000))
  .default({});

/** Notification switches that a user has set. Absent ones follow the defaults in `notificationKinds`. */
const switches = z
  .partialRecord(
    z.enum(notificationKindNames as [NotificationKind, ...NotificationKind[]]),
    z.object({ app: z.boolean().optional(), email: z.boolean().optional(), chat: z.boolean().optional() }),
  )
  .default({});

export const users = defineDocument('users', {
  about: {
    noun: 'user',
    plural: 'users',
    title: ['name', 'email'],
    note: ['company'],
    page: '/user/$id',
    removal: 'trash',
  },

  schema: () =>
    z.object({
      email: emailAddress,
      name: requiredText('Name', 200),
      company: organisationName('Company'),
      /** Company as set or confirmed by a user administrator. Access by company follows this field only (OPN-097). */
      companyConfirmed: organisationName('Confirmed company'),
      productionCompany: organisationName('Production company'),
      department: choice('Department'),
      slack: choice('Chat identifier'),
      active: labelled('Active', flag(true)),
      feedbackEmail: labelled('Daily feedback summary', flag(true)),
      notify: switches,
      departmentAccess: words('Department access'),
      brandAccess: words('Brand access'),
      partnerAccess: words('Partner access'),
      last_log_in: instant().optional(),
      /** Whether a password alone does not open the account (OPS-014). */
      secondFactor: labelled('Second factor', z.boolean().optional()),
      /** Kinds of the second factor, for the overview of administrators. Only `secondFactor` decides anything. */
      factors: labelled('Kinds of second factor', z.array(z.enum(factorKindNames)).optional()),
      /** When the password was set last, and how: the history names both (OPS-018). */
      password_set_at: instant().optional(),
      password_set_how: z.enum(passwordWayNames).optional(),
      /** When a recovery code was used last, for the history. */
      recovery_code_used_at: instant().optional(),
      /** What happened last to the other ways into the account, for the history and for pages that list them. */
      account_event: z
        .object({ kind: z.enum(accountEventNames), at: instant(), name: z.string().optional() })
        .optional(),
      /** Whether this is the account of a program: nobody signs in, and user administrators make its tokens (OPS-011). */
      integration: labelled('Integration', z.boolean().optional()),
      /** Reason given with the access request (OPN-025). */
      accessReason: choice('Reason for access', 1_000),
      /** When the user was deactivated; absent while they await their first approval. */
      deactivated_at: instant().optional(),
      roles: roleMap,
      accessInt: labelled('International matches', flag()),
      accessIntCurrent: labelled('Internationals of the current year', flag()),
      accessIntFields: labelled('Internationals restricted by', restrictedFields),
      accessIntPermissions: permissions,
      accessDom: labelled('Domestic matches', flag()),
      accessDomCurrent: labelled('Domestic matches of the current year', flag()),
      accessDomFields: labelled('Domestic matches restricted by', restrictedFields),
      accessDomPermissions: permissions,
      /** Offered as the person of a calendar resource (OPN-023). */
      resource: labelled('Offered as a resource', flag()),
      ...createdStamps,
      ...updatedStamps,
    }),
  indexes: [
    { fields: ['email'], unique: true },
    { fields: ['active'], orderBy: [{ field: 'last_log_in', direction: 'desc' }] },
    { fields: ['active'], orderBy: [{ field: 'name', direction: 'asc' }] },
    // Lists of users look up the latest change.
    { fields: [], orderBy: [{ field: 'updated_at', direction: 'desc' }] },
    { fields: ['integration'] },
    { fields: ['active', 'company'] },
    { fields: ['active', 'department'] },
  ],
  search: { text: ['name', 'email'] },
  // The default department used to be stored as `defaultDepartment` too (OPN-021).
  upgrades: [
    ({ defaultDepartment, ...data }) =>
      data.department === undefined && defaultDepartment ? { ...data, department: defaultDepartment } : data,
    // An inactive user who has signed in before was deactivated; they do not await approval.
    (data) => (data.active === false && data.last_log_in ? { ...data, deactivated_at: data.last_log_in } : data),
  ],
});
export type User = DocumentOf<typeof users>;

/** Prepared accounts: each becomes an active user with these roles at the owner's first sign-in (OPN-025). */
export const preApprovedUsers = defineDocument('preApprovedUsers', {
  about: { noun: 'prepared account', plural: 'prepared accounts', title: ['email'], page: null, removal: 'trash' },

  schema: () =>
    z.object({
      email: emailAddress,
      name: choice('Name'),
      company: organisationName('Company'),
      department: choice('Department'),
      roles: roleMap,
      ...createdStamps,
    }),
  indexes: [{ fields: ['email'], unique: true }],
});
export type PreApprovedUser = DocumentOf<typeof preApprovedUsers>;

/** Notification inside Pavilion, readable only by its user. */
export const notifications = defineDocument('notifications', {
  about: { noun: 'notification', plural: 'notifications', title: ['title'], page: null, removal: 'for good' },

  schema: () =>
    z.object({
      user: z.string().min(1),
      kind: text('Kind', 100),
      title: text('Title', 500),
      body: text('Text', 5_000),
      /** Path within Pavilion, such as `/brief/b1`. */
      link: choice('Link', 2_000),
      readAt: instant().optional(),
      created_at: instant().optional(),
    }),
  indexes: [
    { fields: ['user'], orderBy: [{ field: 'created_at', direction: 'desc' }] },
    { fields: ['user', 'readAt'] },
  ],
});
export type Notification = DocumentOf<typeof notifications>;

/**
 * State of a message. `gathered`: merged into a batch with others for the same recipient. `uncertain`: the connection or the
 * process ended between handing the message over and the answer, so it is sent again only when it is known not to have arrived.
 * `unconfigured`: no mail server or chat service is set up, so an administrator reads it in the outbox and passes it on.
 * `ended`: its link ended with the restore of a backup, and its person has a password, so nobody waits for it.
 */
export const outboxStatuses = [
  'queued',
  'gathered',
  'sending',
  'sent',
  'uncertain',
  'failed',
  'unconfigured',
  'ended',
] as const;
export type OutboxStatus = (typeof outboxStatuses)[number];

/** E-mail and chat messages, sent or not. Without a mail server or chat service, an administrator reads them here. */
export const outbox = defineDocument('outbox', {
  about: { noun: 'message', plural: 'messages', title: ['subject'], page: null, removal: 'for good' },

  schema: () =>
    z.object({
      channel: z.enum(['email', 'chat']).default('email'),
      to: text('Receiver', 2_000),
      subject: text('Subject', 1_000),
      text: text('Text', 100_000),
      /** URL, or a path within Pavilion such as `/brief/b1`, which becomes a URL when the message is sent. */
      link: choice('Link', 2_000),
      /** Chat identifiers of the people mentioned. */
      mentions: words('Mentions', 100),
      /** Kind, if the message is a notification. */
      kind: choice('Kind', 100),
      /** Whether to wait a moment, so that messages to the same recipient go out as one. */
      gather: flag(),
      /** Batch message that contains this one. */
      batch: reference(),
      status: z.enum(outboxStatuses).default('queued'),
      error: choice('Error', 2_000),
      attempts: count(),
      /** Time and process of the last attempt, to tell a running attempt from one whose process died. */
      sending_at: instant().optional(),
      sending_by: reference(),
      sent_at: instant().optional(),
      created_at: instant().optional(),
    }),
  indexes: [
    { fields: [], orderBy: [{ field: 'created_at', direction: 'desc' }] },
    { fields: ['status'], orderBy: [{ field: 'created_at', direction: 'desc' }] },
    // The health page looks up the last sent and the last failed of each channel.
    { fields: ['channel', 'status'], orderBy: [{ field: 'created_at', direction: 'desc' }] },
    { fields: ['to', 'status'] },
  ],
  narrowedBy: ['batch'],
});
export type OutboxMessage = DocumentOf<typeof outbox>;

/** Brands of the catalogue. Forms offer the configuration's brands instead (OPN-082). */
export const brands = defineDocument('brands', {
  about: { noun: 'brand', plural: 'brands', title: ['name'], page: null, removal: 'trash' },

  schema: () => z.object({ name: requiredText('Name', 200), logo: reference(), active: flag(true), ...createdStamps }),
});
export type Brand = DocumentOf<typeof brands>;
