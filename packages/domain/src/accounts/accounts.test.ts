import { describe, expect, it } from 'vitest';
import type { RoleFlag } from '../access/roles.ts';
import { person } from '../testing/person.ts';
import { config, defaultConfiguration } from './configuration.ts';
import { users } from './documents.ts';
import { entryPage } from './entry-page.ts';

describe('entry page', () => {
  const order: [string, RoleFlag, string][] = [
    ['PLT-072', 'production_access', '/briefs'],
    ['PLT-073', 'creative_catalogue_access', '/content'],
    ['PLT-074', 'archive_access', '/archive'],
    ['PLT-075', 'jimstagram_access', '/jimstagram'],
    ['PLT-076', 'livestream_access', '/livestreams/streams'],
  ];

  order.forEach(([id, flag, page], index) => {
    it(`${id} ${flag} lands on ${page}, with any later role besides`, () => {
      expect(entryPage(person([flag]))).toBe(page);
      expect(entryPage(person(order.slice(index).map(([, later]) => later)))).toBe(page);
    });
  });

  it('PLT-077 OPN-005 none of the five lands on /user', () => {
    expect(entryPage(person(['user_admin', 'inspirations_access', 'production_feedback']))).toBe('/user');
  });
});

describe('users', () => {
  it('DAT-002 USR-022 the e-mail is stored in lower case', () => {
    expect(users.schema.parse({ email: ' Ann@Example.ORG ', name: 'Ann' }).email).toBe('ann@example.org');
  });

  it('USR-001 USR-002 a new user is active with the feedback e-mail on', () => {
    expect(users.schema.parse({ email: 'a@b.c', name: 'A' })).toMatchObject({
      active: true,
      feedbackEmail: true,
      roles: {},
    });
  });

  it('USR-020 e-mail and name are needed, each said in a sentence', () => {
    const messages = users.schema
      .safeParse({ email: 'nobody', name: '  ' })
      .error?.issues.map((issue) => issue.message);
    expect(messages).toEqual(['This does not look like an e-mail address.', 'Name is needed.']);
  });

  it('OPN-021 a department found only under defaultDepartment is read as department', () => {
    const [upgrade] = users.upgrades!;
    expect(upgrade!({ defaultDepartment: 'Digital' })).toEqual({ department: 'Digital' });
    expect(upgrade!({ defaultDepartment: 'Digital', department: 'Events' })).toEqual({ department: 'Events' });
  });
});

describe('configuration', () => {
  const initial = defaultConfiguration('Cricket Board');

  it('is valid as it starts', () => {
    expect(config.schema.parse(initial)).toEqual(initial);
  });

  it('DAT-054 PRD-050 names the five states', () => {
    expect(initial.delStatuses.map(({ key, display }) => `${key} = ${display}`)).toEqual([
      'production = Pre-Production',
      'feedback = Awaiting Feedback',
      'reworking = Reworking',
      'signed = Signed Off',
      'held = On Hold',
    ]);
  });

  it('PRD-125 PRD-126 OPN-054 has the filters of the scheduler', () => {
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

  it('OPN-065 OPN-066 has 18 counties and 23 channels', () => {
    expect(new Set(initial.counties).size).toBe(18);
    expect(new Set(initial.channels.map(({ id }) => id)).size).toBe(23);
  });
});
