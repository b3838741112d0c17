import type { Settings } from '@pavilion/domain/accounts';

export interface SettingsPart {
  /** Beside the label in the list of parts: how much there is. */
  counts: boolean;
  /** Where its values are offered, and what else is to know of them; one sentence or two. */
  note: string;
  /** What one entry is called: "Add a department". */
  noun: string;
}

/** What each setting is for, in words; the screen lists them in the groups below. */
export const settingsParts: Readonly<Record<keyof Settings, SettingsPart>> = {
  departments: {
    counts: true,
    noun: 'department',
    note: 'Offered in briefs, collection uploads, budgets, for users and their restrictions, and as filters of briefs, scheduler and catalogue.',
  },
  brand: {
    counts: true,
    noun: 'brand',
    note: 'Offered in briefs, deliverables, uploads and restrictions of users, and as a filter of the catalogue.',
  },
  partners: {
    counts: true,
    noun: 'partner',
    note: 'Offered in briefs with partner content and in restrictions of users, and as a filter of the catalogue.',
  },
  producer: { counts: true, noun: 'producer', note: 'Offered in briefs and as a filter of the list of briefs.' },
  delTypes: {
    counts: true,
    noun: 'deliverable type',
    note: 'Offered for deliverables and uploads. Only the extensions of a type are taken when a file is uploaded; without any, every file is.',
  },
  formats: {
    counts: true,
    noun: 'dimension',
    note: 'Offered for deliverables and uploads, and as a filter of the catalogue.',
  },
  platforms: {
    counts: true,
    noun: 'platform',
    note: 'Offered as the platforms of deliverables and as the channels of briefs.',
  },
  delStatuses: {
    counts: false,
    noun: 'status',
    note: 'What the five states of a deliverable are called on its card, in the review room and in lists. Their order and meaning are fixed.',
  },
  competitions: {
    counts: true,
    noun: 'competition',
    note: 'The competition filters of the scheduler. A deliverable belongs to a competition when its title, folder, brand or brief has the name or one of the words.',
  },
  shooters: { counts: true, noun: 'shooter', note: 'Offered for shoots; “Other” is always offered besides.' },
  costTypes: { counts: true, noun: 'cost type', note: 'Offered for costs, in their filters and in imports.' },
  calendarEvents: {
    counts: true,
    noun: 'event',
    note: 'Events that everybody sees in the work planner and the shoots calendar.',
  },
  companies: {
    counts: true,
    noun: 'company',
    note: 'Offered for users, resources, billings and budgets. When somebody changes their own company, the list is made anew of the companies that users and resources have.',
  },
  counties: { counts: true, noun: 'county', note: 'The county filter of the highlights.' },
  channels: {
    counts: true,
    noun: 'channel',
    note: 'The fixed encoder channels of the livestreams. The stream id ties a channel to its stream: with another id it shows another stream.',
  },
  tournament: {
    counts: false,
    noun: 'tournament',
    note: 'The one competition that can be chosen when a stream is set up. Its fixtures are asked for by the id.',
  },
  organisation: {
    counts: false,
    noun: 'name',
    note: 'The name of the governing body. The scheduler’s bucket of all departments that are not listed is called by it.',
  },
  ownCompany: {
    counts: false,
    noun: 'company',
    note: 'The company of the governing body. Its people, once an administrator has confirmed their company, see every calendar resource.',
  },
};

export const settingsGroups: readonly { label: string; parts: readonly (keyof Settings)[] }[] = [
  {
    label: 'Briefs and deliverables',
    parts: ['departments', 'brand', 'partners', 'producer', 'delTypes', 'formats', 'platforms', 'delStatuses'],
  },
  { label: 'Planning and money', parts: ['competitions', 'shooters', 'calendarEvents', 'costTypes'] },
  { label: 'People', parts: ['organisation', 'ownCompany', 'companies'] },
  { label: 'Matches and livestreams', parts: ['counties', 'channels', 'tournament'] },
];

export const allParts = settingsGroups.flatMap(({ parts }) => parts) as [keyof Settings, ...(keyof Settings)[]];
