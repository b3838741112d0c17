import type { DocumentOf } from '@pavilion/sync';
import { z } from 'zod';
import { defineDocument } from '../define-document.ts';
import { choice, flag, requiredText, text, updatedStamps, words } from '../fields.ts';
import { deliverableStates } from '../production/documents.ts';

/** Id of the only configuration document (PLT-090). */
export const configurationId = 'default';
/** Most companies in the list. */
export const mostCompanies = 2_000;

const delType = z.object({
  display: text('Type', 100),
  allowedFiles: z.array(z.string().max(20)).max(100).default([]),
});
export type DeliverableType = z.output<typeof delType>;
const delStatus = z.object({ key: z.enum(deliverableStates), display: text('Status', 100) });
const competitionFilter = z.object({
  key: text('Key', 100),
  display: text('Competition', 200),
  words: words('Words', 50),
});
const channel = z.object({
  name: requiredText('Name of the channel', 200),
  id: z.string().regex(/^[A-Za-z0-9_-]{4,64}$/, 'A stream id has 4 to 64 letters, digits, hyphens or underscores.'),
});
const calendarEvent = z.object({
  title: text('Title', 300),
  start: text('Start', 40),
  end: choice('End', 40),
  colour: choice('Colour', 30),
  /** Office closure: the work planner counts no free days. */
  closed: z.boolean().optional(),
});

/** Lists and names that administrators edit, and that every screen offers (DAT-053). */
export const config = defineDocument('config', {
  about: { noun: 'configuration', plural: 'configurations', title: ['organisation'], page: null, removal: 'never' },

  schema: () =>
    z.object({
      /** Name of the governing body, and of the scheduler's bucket for all other departments (OPN-054). */
      organisation: text('Organisation', 200),
      /** Company of the governing body, whose people see every calendar resource (USR-134). */
      ownCompany: text('Own company', 200),
      companies: words('Companies', mostCompanies),
      departments: words('Departments'),
      brand: words('Brands'),
      partners: words('Partners', 1_000),
      producer: words('Producers'),
      formats: words('Dimensions'),
      platforms: words('Platforms'),
      costTypes: words('Cost types'),
      calendarEvents: z.array(calendarEvent).max(2_000).default([]),
      delTypes: z.array(delType).max(200).default([]),
      delStatuses: z.array(delStatus).default([]),
      /** Named shooters; shoots always offer "Other" too (PLN-028). */
      shooters: words('Shooters', 50),
      competitions: z.array(competitionFilter).max(100).default([]),
      counties: words('Counties', 100),
      /** Fixed encoder channels (LIV-018). */
      channels: z
        .array(channel)
        .max(200)
        .refine((all) => new Set(all.map(({ id }) => id)).size === all.length, 'Two channels have the same stream id.')
        .default([]),
      /** Whether user administrators who sign in with a password need a second factor (OPS-014). */
      administratorsNeedSecondFactor: flag(),
      /** Only tournament offered for a new stream (LIV-045). */
      tournament: z
        .object({ id: text('Tournament', 100), name: text('Tournament', 200) })
        .default({ id: '', name: '' }),
      ...updatedStamps,
    }),
});
export type Configuration = DocumentOf<typeof config>;
/** Fields that an administrator edits. */
export type Settings = Omit<Configuration, 'id' | '_rev' | 'updated_at' | 'updated_by'>;

/** Settings that are plain lists of words. */
export const wordLists = [
  'departments',
  'brand',
  'partners',
  'producer',
  'formats',
  'platforms',
  'costTypes',
  'shooters',
  'companies',
  'counties',
] as const satisfies (keyof Settings)[];
export type WordList = (typeof wordLists)[number];

/** Label of each setting. */
export const settingLabels: Readonly<Record<keyof Settings, string>> = {
  departments: 'Departments',
  brand: 'Brands',
  partners: 'Partners',
  producer: 'Producers',
  delTypes: 'Deliverable types',
  formats: 'Dimensions',
  platforms: 'Platforms',
  delStatuses: 'Statuses',
  competitions: 'Competitions',
  shooters: 'Shooters',
  costTypes: 'Cost types',
  calendarEvents: 'Calendar events',
  companies: 'Companies',
  counties: 'Counties',
  channels: 'Channels',
  tournament: 'Tournament',
  organisation: 'Organisation',
  ownCompany: 'Own company',
  administratorsNeedSecondFactor: 'Second factor',
};

/** Default stream id of a channel. */
export const channelId = (name: string): string => `channel-${name.toLowerCase().replace(/\W+/g, '-')}`;
