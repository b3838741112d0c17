import type { DocumentOf } from '@pavilion/sync';
import { z } from 'zod';
import { defineDocument } from '../define-document.ts';
import { choice, flag, requiredText, text, updatedStamps, words } from '../fields.ts';
import { deliverableStates } from '../production/documents.ts';

/** Id of the only configuration document (PLT-090). */
export const configurationId = 'default';
/** Most companies in the list. */
export const mostCompanies = 2_000;

/** Default extensions by kind of file, in lower case and without the dot, as the upload rules compare them. */
const video = ['mp4', 'mov', 'm4v', 'mxf'];
const image = ['png', 'jpg', 'jpeg', 'gif', 'webp', 'tif', 'tiff', 'psd'];
const audio = ['mp3', 'wav', 'm4a', 'aac'];

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

const eighteenCounties = [
  'Derbyshire',
  'Durham',
  'Essex',
  'Glamorgan',
  'Gloucestershire',
  'Hampshire',
  'Kent',
  'Lancashire',
  'Leicestershire',
  'Middlesex',
  'Northamptonshire',
  'Nottinghamshire',
  'Somerset',
  'Surrey',
  'Sussex',
  'Warwickshire',
  'Worcestershire',
  'Yorkshire',
]; // OPN-065

/**
 * Competition filters of the scheduler (PRD-125). A deliverable matches when its title, folder, brand or brief contains
 * `display` or one of the `words`.
 */
const competitions = [
  { key: 'england-men', display: 'England Men', words: ['england men', 'england men’s'] },
  { key: 'england-women', display: 'England Women', words: ['england women', 'england women’s'] },
  { key: 'hundred-men', display: 'Hundred Men', words: ['hundred men'] },
  { key: 'hundred-women', display: 'Hundred Women', words: ['hundred women'] },
  { key: 'blast', display: 'Blast', words: ['blast'] },
  { key: 'championship', display: 'Championship', words: ['championship'] },
  { key: 'one-day-cup', display: 'One Day Cup', words: ['one day cup', 'one-day cup'] },
];

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

/** Configuration of a new installation. The organisation's name comes from the server's settings. */
export function defaultConfiguration(organisation: string): Omit<Configuration, 'id' | '_rev'> {
  return {
    organisation,
    ownCompany: organisation,
    companies: [organisation],
    departments: [
      'Digital',
      'The Hundred',
      'P+G Marketing',
      'Commercial Marketing',
      'Communications',
      'National Programmes',
      'Partnerships',
      'Events',
      organisation,
      'External',
    ], // PRD-126
    brand: [
      organisation,
      'England Men',
      'England Women',
      'The Hundred',
      'Vitality Blast',
      'County Championship',
      'One Day Cup',
      'All Stars',
      'Dynamos',
    ],
    partners: ['Vitality', 'Rothesay', 'Metro Bank', 'Toyota', 'KP Snacks', 'Sky', 'BBC'],
    producer: ['In-house', 'External'],
    formats: ['1920x1080', '1080x1920', '1080x1080', '1080x1350', '1200x628', '3840x2160', '2048x2048', 'A4', 'Other'],
    platforms: [
      'Instagram',
      'Facebook',
      'X',
      'YouTube',
      'TikTok',
      'LinkedIn',
      'Website',
      'App',
      'In-stadia',
      'Broadcast',
      'E-mail',
      'Print',
    ],
    costTypes: [
      'Crew',
      'Equipment',
      'Travel',
      'Accommodation',
      'Catering',
      'Location',
      'Music',
      'Talent',
      'Post-production',
      'Other',
    ],
    calendarEvents: [],
    delTypes: [
      { display: 'Video', allowedFiles: video },
      { display: 'Animation', allowedFiles: [...video, 'gif'] },
      { display: 'Image', allowedFiles: image },
      { display: 'Audio', allowedFiles: audio },
      { display: 'Email Design', allowedFiles: ['pdf', ...image, 'zip'] },
      { display: 'PDF', allowedFiles: ['pdf'] },
      { display: 'Document', allowedFiles: ['pdf', 'docx', 'pptx', 'xlsx', 'txt'] },
      { display: 'Project Files', allowedFiles: ['zip', 'psd', 'ai', 'indd', 'aep', 'prproj'] },
    ],
    delStatuses: [
      { key: 'production', display: 'Pre-Production' },
      { key: 'feedback', display: 'Awaiting Feedback' },
      { key: 'reworking', display: 'Reworking' },
      { key: 'signed', display: 'Signed Off' },
      { key: 'held', display: 'On Hold' },
    ], // DAT-054
    shooters: ['Shooter 1', 'Shooter 2'],
    competitions,
    counties: eighteenCounties,
    channels: [
      ...eighteenCounties.map((county) => ({ name: county, id: channelId(county) })),
      ...['Hampshire', 'Lancashire', 'Surrey', 'Yorkshire'].map((county) => ({
        name: `${county} Women`,
        id: channelId(`${county} Women`),
      })),
      { name: 'County Championship', id: channelId('County Championship') },
    ], // OPN-066: about 23
    administratorsNeedSecondFactor: false,
    tournament: { id: 'county-championship-2021', name: 'County Championship 2021' },
  };
}

/** Default stream id of a channel. */
export const channelId = (name: string): string => `channel-${name.toLowerCase().replace(/\W+/g, '-')}`;
