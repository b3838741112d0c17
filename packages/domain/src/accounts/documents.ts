import type { DocumentOf } from '@pavilion/sync';
import { z } from 'zod';
import { type RoleFlag, roleFlags } from '../access/roles.ts';
import { defineDocument } from '../define-document.ts';
import {
  choice,
  count,
  createdStamps,
  flag,
  instant,
  reference,
  requiredText,
  text,
  updatedStamps,
  words,
} from '../fields.ts';
import { type NotificationKind, notificationKindNames } from './notification-kinds.ts';

/** E-mail addresses are compared in lower case (DAT-002). */
export const emailAddress = z
  .string({ error: 'E-mail is needed.' })
  .trim()
  .toLowerCase()
  .max(320, 'E-mail can have at most 320 characters.')
  .regex(/^[^\s@\p{Cc}]+@[^\s@\p{Cc}]+$/u, 'This does not look like an e-mail address.');

const roleMap = z
  .object({
    ...(Object.fromEntries(roleFlags.map((flagName) => [flagName, z.boolean().optional()])) as Record<
      RoleFlag,
      z.ZodOptional<z.ZodBoolean>
    >),
    /** An old spelling, still counted on reading (OPN-019). */
    archive_upload: z.boolean().optional(),
  })
  .default({});

/** The fields of a match by which archive access can be restricted (USR-131, USR-132). */
export const restrictionFields = ['cricketFormat', 'cricketType', 'teamsMap', 'ground', 'teamId1'] as const;
export type RestrictionField = (typeof restrictionFields)[number];
const restrictedFields = z.array(z.enum(restrictionFields)).default([]);
const permissions = z
  .partialRecord(z.enum(restrictionFields), z.array(z.union([z.string().max(200), z.number()])).max(1_000))
  .default({});

/** What people have switched of what they are told; what is absent follows the table of kinds. */
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

  schema: z.object({
    email: emailAddress,
    name: requiredText('Name', 200),
    company: choice('Company'),
    /** The company as a user administrator set or confirmed it: what a company gives follows this one alone (OPN-097). */
    companyConfirmed: choice('Company'),
    productionCompany: choice('Production company'),
    department: choice('Department'),
    slack: choice('Chat identifier'),
    active: flag(true),
    feedbackEmail: flag(true),
    notify: switches,
    departmentAccess: words('Department access'),
    brandAccess: words('Brand access'),
    partnerAccess: words('Partner access'),
    last_log_in: instant().optional(),
    /** Why they asked for an account, in their own words (OPN-025). */
    accessReason: choice('Reason for access', 1_000),
    /** When they were made inactive; absent for somebody who still waits for approval. */
    deactivated_at: instant().optional(),
    roles: roleMap,
    accessInt: flag(),
    accessIntCurrent: flag(),
    accessIntFields: restrictedFields,
    accessIntPermissions: permissions,
    accessDom: flag(),
    accessDomCurrent: flag(),
    accessDomFields: restrictedFields,
    accessDomPermissions: permissions,
    /** Offered as a person when a calendar resource is made (OPN-023). */
    resource: flag(),
    ...createdStamps,
    ...updatedStamps,
  }),
  indexes: [
    { fields: ['email'], unique: true },
    { fields: ['active'], orderBy: [{ field: 'last_log_in', direction: 'desc' }] },
    { fields: ['active'], orderBy: [{ field: 'name', direction: 'asc' }] },
    // Pages of users look for the newest change.
    { fields: [], orderBy: [{ field: 'updated_at', direction: 'desc' }] },
    { fields: ['active', 'company'] },
    { fields: ['active', 'department'] },
  ],
  search: { text: ['name', 'email'] },
  // OPN-021: the default department was also written under another name.
  upgrades: [
    ({ defaultDepartment, ...data }) =>
      data.department === undefined && defaultDepartment ? { ...data, department: defaultDepartment } : data,
    // Whoever has been in before does not wait for approval.
    (data) => (data.active === false && data.last_log_in ? { ...data, deactivated_at: data.last_log_in } : data),
  ],
});
export type User = DocumentOf<typeof users>;

/** People who become active, with these roles, on their first sign-in (OPN-025). */
export const preApprovedUsers = defineDocument('preApprovedUsers', {
  about: { noun: 'pre-approved user', plural: 'pre-approved users', title: ['email'], page: null, removal: 'trash' },

  schema: z.object({
    email: emailAddress,
    name: choice('Name'),
    company: choice('Company'),
    department: choice('Department'),
    roles: roleMap,
    ...createdStamps,
  }),
  indexes: [{ fields: ['email'], unique: true }],
});
export type PreApprovedUser = DocumentOf<typeof preApprovedUsers>;

/** What the product tells one person inside itself; only its reader sees it. */
export const notifications = defineDocument('notifications', {
  about: { noun: 'notification', plural: 'notifications', title: ['title'], page: null, removal: 'for good' },

  schema: z.object({
    user: z.string().min(1),
    kind: text('Kind', 100),
    title: text('Title', 500),
    body: text('Text', 5_000),
    /** A path of this product, such as `/brief/b1`. */
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
 * How far a message is. `gathered`: it went into another message, with others to the same receiver. `uncertain`: the connection
 * or the process ended between handing it over and the answer; it is sent again only when it is known not to have arrived.
 * `unconfigured`: no mail server or chat service is set up; an administrator reads it here and passes it on.
 */
export const outboxStatuses = ['queued', 'gathered', 'sending', 'sent', 'uncertain', 'failed', 'unconfigured'] as const;
export type OutboxStatus = (typeof outboxStatuses)[number];

/** E-mail and chat messages that went out, or would have: with nothing configured, an administrator reads them here. */
export const outbox = defineDocument('outbox', {
  about: { noun: 'message', plural: 'messages', title: ['subject'], page: null, removal: 'for good' },

  schema: z.object({
    channel: z.enum(['email', 'chat']).default('email'),
    to: text('Receiver', 2_000),
    subject: text('Subject', 1_000),
    text: text('Text', 100_000),
    /** An address, or a path of this product such as `/brief/b1`, which is made one when it is sent. */
    link: choice('Link', 2_000),
    /** Chat identifiers of those who are called by it. */
    mentions: words('Mentions', 100),
    /** The kind of notification, where it is one. */
    kind: choice('Kind', 100),
    /** Waits a moment for others to the same receiver. */
    gather: flag(),
    /** The message into which this one went. */
    batch: reference(),
    status: z.enum(outboxStatuses).default('queued'),
    error: choice('Error', 2_000),
    attempts: count(),
    /** When and by which process it was last handed over: for telling an attempt that runs from one that died. */
    sending_at: instant().optional(),
    sending_by: reference(),
    sent_at: instant().optional(),
    created_at: instant().optional(),
  }),
  indexes: [
    { fields: [], orderBy: [{ field: 'created_at', direction: 'desc' }] },
    { fields: ['status'], orderBy: [{ field: 'created_at', direction: 'desc' }] },
    { fields: ['to', 'status'] },
  ],
});
export type OutboxMessage = DocumentOf<typeof outbox>;

/** Brands as the catalogue knows them; the choices of forms come from the configuration (OPN-082). */
export const brands = defineDocument('brands', {
  about: { noun: 'brand', plural: 'brands', title: ['name'], page: null, removal: 'trash' },

  schema: z.object({ name: requiredText('Name', 200), logo: reference(), active: flag(true), ...createdStamps }),
});
export type Brand = DocumentOf<typeof brands>;
