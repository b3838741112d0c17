import type { Settings } from '@pavilion/domain/accounts';

export interface SettingsPart {
  /** Whether the number of entries stands beside the label. */
  counts: boolean;
  /** Where the values are used, in one or two sentences. */
  note: string;
  /** One entry, as in "Add a department". */
  noun: string;
}

/** Description of each setting. */
export const settingsParts: Readonly<Record<keyof Settings, SettingsPart>> = {
  departments: {
    counts: true,
    noun: 'department',
    note: 'Offered in briefs, collection uploads and budgets, for users and their restrictions, and as filters of briefs, the scheduler and the catalogue.',
  },
  brand: {
    counts: true,
    noun: 'brand',
    note: 'Offered in briefs, deliverables, uploads and user restrictions, and as a filter of the catalogue.',
  },
  partners: {
    counts: true,
    noun: 'partner',
    note: 'Offered in briefs with partner content and in user restrictions, and as a filter of the catalogue.',
  },
  producer: { counts: true, noun: 'producer', note: 'Offered in briefs and as a filter of the list of briefs.' },
  delTypes: {
    counts: true,
    noun: 'deliverable type',
    note: 'Offered for deliverables and uploads. An upload must have one of its type’s extensions; a type without extensions accepts any file.',
  },
  formats: {
    counts: true,
    noun: 'dimension',
    note: 'Offered for deliverables and uploads, and as a filter of the catalogue.',
  },
  platforms: {
    counts: true,
    noun: 'platform',
    note: 'Offered as platforms of deliverables and as channels of briefs.',
  },
  delStatuses: {
    counts: false,
    noun: 'status',
    note: 'Names of the five states of a deliverable, on cards, in the review room and in lists. Their order and meaning are fixed.',
  },
  competitions: {
    counts: true,
    noun: 'competition',
    note: 'The competition filters of the scheduler. A deliverable belongs to a competition when its title, folder, brand or brief contains the name or one of the words.',
  },
  shooters: { counts: true, noun: 'shooter', note: 'Offered for shoots, along with “Other”.' },
  costTypes: { counts: true, noun: 'cost type', note: 'Offered for costs, in cost filters and in cost imports.' },
  calendarEvents: {
    counts: true,
    noun: 'event',
    note: 'Events shown to everyone in the work planner and the shoots calendar.',
  },
  companies: {
    counts: true,
    noun: 'company',
    note: 'Offered for users, resources, billings and budgets. When a user changes their own company, the list is rebuilt from the companies of all users and resources.',
  },
  counties: { counts: true, noun: 'county', note: 'The county filter of the highlights.' },
  channels: {
    counts: true,
    noun: 'channel',
    note: 'The fixed encoder channels of the livestreams. A channel shows the stream with its stream id.',
  },
  tournament: {
    counts: false,
    noun: 'tournament',
    note: 'The only competition offered when a stream is set up. Its fixtures are fetched by the id.',
  },
  organisation: {
    counts: false,
    noun: 'name',
    note: 'The name of the governing body. It also names the scheduler’s bucket for departments that are not listed.',
  },
  administratorsNeedSecondFactor: {
    counts: false,
    noun: 'rule',
    note: 'Whether user administrators who sign in with a password need an authenticator app or a passkey too.',
  },
  ownCompany: {
    counts: false,
    noun: 'company',
    note: 'The company of the governing body. Its people see every calendar resource once an administrator has confirmed their company.',
  },
};

export const settingsGroups: readonly { label: string; parts: readonly (keyof Settings)[] }[] = [
  {
    label: 'Briefs and deliverables',
    parts: ['departments', 'brand', 'partners', 'producer', 'delTypes', 'formats', 'platforms', 'delStatuses'],
  },
  { label: 'Planning and money', parts: ['competitions', 'shooters', 'calendarEvents', 'costTypes'] },
  { label: 'People', parts: ['organisation', 'ownCompany', 'companies', 'administratorsNeedSecondFactor'] },
  { label: 'Matches and livestreams', parts: ['counties', 'channels', 'tournament'] },
];

export const allParts = settingsGroups.flatMap(({ parts }) => parts) as [keyof Settings, ...(keyof Settings)[]];
