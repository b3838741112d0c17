import { type DocumentOf, defineDocument } from '@pavilion/sync';
import { z } from 'zod';
import { type RoleFlag, roleFlags } from '../access/roles.ts';
import {
  choice,
  createdStamps,
  flag,
  instant,
  reference,
  requiredText,
  text,
  updatedStamps,
  words,
} from '../fields.ts';

/** E-mail addresses are compared in lower case (DAT-002). */
export const emailAddress = z
  .string({ error: 'E-mail is needed.' })
  .trim()
  .toLowerCase()
  .max(320, 'E-mail can have at most 320 characters.')
  .regex(/^[^\s@]+@[^\s@]+$/, 'This does not look like an e-mail address.');

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

export const users = defineDocument('users', {
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
    departmentAccess: words('Department access'),
    brandAccess: words('Brand access'),
    partnerAccess: words('Partner access'),
    last_log_in: instant().optional(),
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
    { fields: ['active', 'company'] },
    { fields: ['active', 'department'] },
  ],
  search: { text: ['name', 'email'] },
  // OPN-021: the default department was also written under another name.
  upgrades: [
    ({ defaultDepartment, ...data }) =>
      data.department === undefined && defaultDepartment ? { ...data, department: defaultDepartment } : data,
  ],
});
export type User = DocumentOf<typeof users>;

/** People who become active, with these roles, on their first sign-in (OPN-025). */
export const preApprovedUsers = defineDocument('preApprovedUsers', {
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

/** E-mail and chat messages that went out, or would have: with nothing configured, an administrator reads them here. */
export const outbox = defineDocument('outbox', {
  schema: z.object({
    channel: z.enum(['email', 'chat']).default('email'),
    to: text('Receiver', 2_000),
    subject: text('Subject', 1_000),
    text: text('Text', 100_000),
    link: choice('Link', 2_000),
    /** `unconfigured`: no mail server or chat service is set up; an administrator reads it here and passes it on. */
    status: z.enum(['queued', 'sent', 'failed', 'unconfigured']).default('queued'),
    error: choice('Error', 2_000),
    sent_at: instant().optional(),
    created_at: instant().optional(),
  }),
  indexes: [
    { fields: [], orderBy: [{ field: 'created_at', direction: 'desc' }] },
    { fields: ['status'], orderBy: [{ field: 'created_at', direction: 'desc' }] },
  ],
});
export type OutboxMessage = DocumentOf<typeof outbox>;

/** Brands as the catalogue knows them; the choices of forms come from the configuration (OPN-082). */
export const brands = defineDocument('brands', {
  schema: z.object({ name: requiredText('Name', 200), logo: reference(), active: flag(true), ...createdStamps }),
});
export type Brand = DocumentOf<typeof brands>;
