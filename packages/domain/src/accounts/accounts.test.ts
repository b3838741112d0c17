import { describe, expect, it } from 'vitest';
import type { RoleFlag } from '../access/roles.ts';
import { person } from '../testing/person.ts';
import { type Configuration, config, type Settings } from './configuration.ts';
import { configurationChanges } from './configuration-changes.ts';
import { configurationFault, plainExtension } from './configuration-faults.ts';
import { defaultConfiguration } from './default-configuration.ts';
import { users } from './documents.ts';
import { entryPage } from './entry-page.ts';

describe('the entry page', () => {
  const order: [string, RoleFlag, string][] = [
    ['PLT-072', 'production_access', '/briefs'],
    ['PLT-073', 'creative_catalogue_access', '/content'],
    ['PLT-074', 'archive_access', '/archive'],
    ['PLT-075', 'jimstagram_access', '/jimstagram'],
    ['PLT-076', 'livestream_access', '/livestreams/streams'],
  ];

  order.forEach(([id, flag, page], index) => {
    it(`${id} ${flag} lands on ${page}, also with roles lower in the order`, () => {
      expect(entryPage(person([flag]))).toBe(page);
      expect(entryPage(person(order.slice(index).map(([, later]) => later)))).toBe(page);
    });
  });

  it('a user without any of the five roles lands on /user (PLT-077 OPN-005)', () => {
    expect(entryPage(person(['user_admin', 'inspirations_access', 'production_feedback']))).toBe('/user');
  });
});

describe('users', () => {
  it('the e-mail is stored in lower case (DAT-002 USR-022)', () => {
    expect(users.schema.parse({ email: ' Ann@Example.ORG ', name: 'Ann' }).email).toBe('ann@example.org');
  });

  it('a new user is active with the feedback e-mail on (USR-001 USR-002)', () => {
    expect(users.schema.parse({ email: 'a@b.c', name: 'A' })).toMatchObject({
      active: true,
      feedbackEmail: true,
      roles: {},
    });
  });

  it('a user needs an e-mail and a name, each with its own error (USR-020)', () => {
    const messages = users.schema
      .safeParse({ email: 'nobody', name: '  ' })
      .error?.issues.map((issue) => issue.message);
    expect(messages).toEqual(['This does not look like an e-mail address.', 'Name is needed.']);
  });

  it('a department found only under defaultDepartment is read as department (OPN-021)', () => {
    const [upgrade] = users.upgrades!;
    expect(upgrade!({ defaultDepartment: 'Digital' })).toEqual({ department: 'Digital' });
    expect(upgrade!({ defaultDepartment: 'Digital', department: 'Events' })).toEqual({ department: 'Events' });
  });
});

describe('the default configuration', () => {
  const initial = defaultConfiguration('Cricket Board');

  it('is valid', () => {
    expect(config.schema.parse(initial)).toEqual(initial);
  });

  it('names the five states (DAT-054 PRD-050)', () => {
    expect(initial.delStatuses.map(({ key, display }) => `${key} = ${display}`)).toEqual([
      'production = Pre-Production',
      'feedback = Awaiting Feedback',
      'reworking = Reworking',
      'signed = Signed Off',
      'held = On Hold',
    ]);
  });

  it('has the filters of the scheduler (PRD-125 PRD-126 OPN-054)', () => {
    expect(initial.competitions.map(({ display }) => display)).toEqual([
      'England Men',
      'England Women',
      'Hundred Men',
      'Hundred Women',
      'Blast',
      'Championship',
      'One Day Cup',
    ]);
    expect(initial.departments).toEqual([
      'Digital',
      'The Hundred',
      'P+G Marketing',
      'Commercial Marketing',
      'Communications',
      'National Programmes',
      'Partnerships',
      'Events',
      'Cricket Board',
      'External',
    ]);
  });

  it('has 18 counties and 23 channels (OPN-065 OPN-066)', () => {
    expect(new Set(initial.counties).size).toBe(18);
    expect(new Set(initial.channels.map(({ id }) => id)).size).toBe(23);
  });
});

describe('a change of the configuration', () => {
  const stored: Configuration = {
    ...defaultConfiguration('Cricket Board'),
    id: 'default',
    _rev: 1,
    departments: ['Digital', 'Events'],
    partners: ['Sky', 'sky', 'BBC'],
    companies: ['Acme'],
    channels: [{ name: 'Kent', id: 'channel-kent' }],
    delTypes: [{ display: 'Video', allowedFiles: ['mp4', 'MOV.'] }],
  };
  const long = 'x'.repeat(201);
  const video = stored.delTypes[0]!;
  const cases: [Partial<Settings>, string | undefined][] = [
    [{ departments: ['Events', 'Digital', 'Broadcast'] }, undefined],
    [{ departments: ['Digital', 'Events', ' \t'] }, 'An entry cannot be empty.'],
    [
      { departments: ['Digital', 'Events', ' Legal'] },
      'An entry must be a single line without spaces before or after it.',
    ],
    [{ departments: ['Digital', 'Events', long] }, 'An entry can have at most 200 characters.'],
    [{ departments: ['Digital', 'Events', 'Digital'] }, '“Digital” is in the list already.'],
    [{ departments: ['digital', 'Digital', 'Events'] }, '“digital” is in the list already, as “Digital”.'],
    [{ departments: ['Digital', 'dIGITAL'] }, '“dIGITAL” is in the list already, as “Digital”.'],
    // Stored duplicates block neither new entries nor their own removal.
    [{ partners: ['Sky', 'sky', 'BBC', 'Metro Bank'] }, undefined],
    [{ partners: ['Sky', 'BBC'] }, undefined],
    [{ partners: ['Sky', 'sky', 'SKY', 'BBC'] }, '“SKY” is in the list already, as “Sky”.'],
    // The server accepts companies in any spelling.
    [{ companies: ['Acme', 'ACME'] }, undefined],
    [{ companies: ['Acme', ''] }, 'An entry cannot be empty.'],
    [{ delTypes: [video, { display: 'Sound', allowedFiles: ['mp3', '7z'] }] }, undefined],
    [{ delTypes: [video, { display: 'VIDEO', allowedFiles: [] }] }, '“VIDEO” is in the list already, as “Video”.'],
    [
      { delTypes: [video, { display: 'Sound', allowedFiles: ['.mp3'] }] },
      '“.mp3” is not a valid extension. Use letters and digits only, such as mp4.',
    ],
    [{ delStatuses: stored.delStatuses.slice(1) }, 'Each of the five states needs exactly one name.'],
    [
      { delStatuses: stored.delStatuses.map((status) => ({ ...status, display: 'Same' })) },
      '“Same” is in the list already.',
    ],
    [
      { competitions: [{ key: 'a', display: 'Ashes', words: ['ashes', 'Ashes'] }] },
      '“ashes” is in the list already, as “Ashes”.',
    ],
    [
      { channels: [...stored.channels, { name: 'KENT', id: 'channel-2' }] },
      '“KENT” is in the list already, as “Kent”.',
    ],
    [{ tournament: { id: '', name: 'Blast' } }, 'A tournament needs both a name and an id.'],
    [{ tournament: { id: '', name: '' } }, undefined],
    [{ ownCompany: ' ' }, 'The organisation’s own company is needed.'],
    [{ organisation: '' }, 'The name of the organisation is needed.'],
    [{ calendarEvents: [{ title: ' ', start: '2026-01-01' }] }, 'A calendar event needs a title.'],
    [{ calendarEvents: [{ title: 'Tour', start: '2026-02-30' }] }, 'A calendar event needs a first day.'],
    [
      { calendarEvents: [{ title: 'Tour', start: '2026-02-03', end: '2026-02-01' }] },
      'An event cannot end before it starts.',
    ],
  ];

  it.each(cases)('of %j has the fault: %s (DAT-053 DAT-054)', (changes, sentence) => {
    expect(configurationFault(stored, { ...stored, ...changes })?.message).toBe(sentence);
  });

  it('the settings screen refuses a second spelling of a company (DAT-053 USR-023)', () => {
    const twice = { ...stored, companies: ['Acme', 'ACME'] };
    expect(configurationFault(stored, twice, { strict: true })).toEqual({
      field: 'companies',
      message: '“ACME” is in the list already, as “Acme”.',
    });
  });

  it('normalises extensions as people type them (DAT-053)', () => {
    expect(['MP4', '.mov', '*.PsD ', 'tar.gz'].map(plainExtension)).toEqual(['mp4', 'mov', 'psd', 'tar.gz']);
  });

  it('reads in words as entries removed and added (DAT-053)', () => {
    const words = (changes: Partial<Settings>) =>
      configurationChanges(stored, { ...stored, ...changes }).map(({ label, before, after }) => [label, before, after]);
    expect(words({ departments: ['Digital', 'Legal'], ownCompany: 'Lords' })).toEqual([
      ['Departments', 'Events', 'Legal'],
      ['Own company', 'Cricket Board', 'Lords'],
    ]);
    expect(words({ departments: ['Events', 'Digital'] })).toEqual([
      ['Departments', 'the previous order', 'a new order'],
    ]);
    expect(words({ channels: [{ id: 'channel-k', name: 'Kent' }] })).toEqual([
      ['Channels', 'Kent (channel-kent)', 'Kent (channel-k)'],
    ]);
    expect(words({ calendarEvents: [{ end: '2026-09-06', start: '2026-09-05', title: 'Finals' }] })).toEqual([
      ['Calendar events', '', 'Finals (05/09/2026 to 06/09/2026)'],
    ]);
    expect(words({ calendarEvents: [{ start: '2026-12-25', title: 'Christmas', closed: true }] })[0]?.[2]).toBe(
      'Christmas (25/12/2026, office closed)',
    );
    expect(words({ counties: Array.from({ length: 25 }, (_, at) => `County ${at}`) })[0]?.[2]).toMatch(
      /County 19 and 5 others$/,
    );
  });
});
