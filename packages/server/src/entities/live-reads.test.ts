import { users } from '@pavilion/domain/accounts';
import {
  archiveEvents,
  clippingRequests,
  competitions,
  matches,
  matchFormats,
  teams,
  venues,
} from '@pavilion/domain/archive';
import { billings, budgets, costs, payments } from '@pavilion/domain/billing';
import { files } from '@pavilion/domain/files';
import { inspirationComments, inspirations, inspirationTags } from '@pavilion/domain/inspirations';
import { collections, zips } from '@pavilion/domain/library';
import { resources, shifts, shoots } from '@pavilion/domain/planner';
import { briefs, deliverables, notes } from '@pavilion/domain/production';
import type { DocumentType, NewDocument, Query } from '@pavilion/sync';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '../testing/app.ts';
import { addEverybody, lay, watch } from '../testing/every-role.ts';
import type { Person } from '../testing/person.ts';

/** Each read of the specification stays open while the store changes: what belongs to it appears, what does not stays away. */
let app: TestApp;
let reader: Person;
beforeAll(async () => {
  app = await startApp();
  reader = await addEverybody(app, 'Rea Der');
});
afterAll(() => app.stop());

const system = { kind: 'system', name: 'test' } as const;

async function follows<D extends DocumentType>(
  type: D,
  query: Omit<Query, 'collection'>,
  inside: NewDocument<D>[],
  outside: NewDocument<D>[] = [],
): Promise<void> {
  const shown = await watch(reader, type, query);
  const added: string[] = [];
  const others: string[] = [];
  for (const document of outside) others.push((await lay(app, type, document)).id);
  for (const document of inside) added.push((await lay(app, type, document)).id);
  await expect.poll(shown.ids).toEqual(expect.arrayContaining(added));
  expect(shown.ids().filter((id) => others.includes(id))).toEqual([]);
  const any: DocumentType = type;
  await app.context.store.transaction(system, (tx) => tx.remove(any, added[0]!));
  await expect.poll(shown.ids).not.toContain(added[0]);
  shown.stop();
}

describe('people and production', () => {
  it('all users (DAT-056 DAT-064 PLT-004)', async () => {
    const shown = await watch(reader, users);
    const person = await app.addPerson({ name: 'New Comer' });
    await expect.poll(shown.ids).toContain(person.id);
    await app.context.store.transaction(system, (tx) => tx.patch(users, person.id, { name: 'Renamed' }));
    await expect.poll(() => shown.documents().find(({ id }) => id === person.id)?.name).toBe('Renamed');
    shown.stop();
  });

  it('deliverables in feedback that are active (DAT-065)', () =>
    follows(
      deliverables,
      { where: { state: 'feedback', active: true } },
      [{ title: 'In', state: 'feedback' }],
      [
        { title: 'Out', state: 'reworking' },
        { title: 'Off', state: 'feedback', active: false },
      ],
    ));

  it('one deliverable by id, and those of a brief (DAT-066 DAT-067)', async () => {
    const brief = await lay(app, briefs, { title: 'B', status: 'Submitted' });
    await follows(
      deliverables,
      { where: { production: brief.id } },
      [{ title: 'In', production: brief.id }],
      [{ title: 'Out', production: 'another' }],
    );
    await follows(deliverables, { where: { id: 'd-one' } }, [{ id: 'd-one', title: 'One' }], [{ title: 'Another' }]);
  });

  it('briefs by id (DAT-068)', () =>
    follows(briefs, { where: { id: { in: ['b-one', 'b-two'] } } }, [
      { id: 'b-one', title: 'One', status: 'Submitted' },
      { id: 'b-two', title: 'Two', status: 'Submitted' },
    ]));

  it('files and notes of a deliverable, and files of a brief (DAT-069 DAT-070)', async () => {
    const { id: prodID } = await lay(app, briefs, { title: 'B', status: 'Submitted' });
    const { id: delID } = await lay(app, deliverables, { title: 'D', production: prodID, state: 'feedback' });
    const file = { what: 'deliverable' as const, status: 'review' as const, name: 'a.mp4', delID, prodID };
    await follows(files, { where: { delID } }, [file], [{ ...file, delID: 'another' }]);
    await follows(files, { where: { prodID } }, [file], [{ ...file, delID: undefined, prodID: 'another' }]);
    const { id } = await lay(app, files, file);
    await follows(notes, { where: { delID } }, [{ file: id, delID, text: 'Closer' }]);
  });
});

describe('inspirations, planning and money', () => {
  it('inspirations, all or one’s favourites, their comments and tags (DAT-071 DAT-072 DAT-073)', async () => {
    await follows(inspirations, {}, [{ url: 'https://example.org/all' }]);
    await follows(
      inspirations,
      { where: { [`favourites.${reader.id}`]: true } },
      [{ url: 'https://example.org/mine', favourites: { [reader.id]: true } }],
      [{ url: 'https://example.org/not', favourites: { other: true, [reader.id]: false } }],
    );
    const { id: inspiration } = await lay(app, inspirations, { url: 'https://example.org/talk' });
    await follows(
      inspirationComments,
      { where: { inspiration } },
      [{ inspiration, text: 'In' }],
      [{ inspiration: 'another', text: 'Out' }],
    );
    await follows(inspirationTags, {}, [{ name: 'slow motion', count: 2 }]);
  });

  it('resources, billings and budgets, active only (DAT-074)', async () => {
    const where = { active: true };
    await follows(resources, { where }, [{ displayName: 'On', active: true }], [{ displayName: 'Off', active: false }]);
    await follows(billings, { where }, [{ label: 'On', active: true }], [{ label: 'Off' }]);
    await follows(budgets, { where }, [{ name: 'On', active: true }], [{ name: 'Off' }]);
  });

  it('shifts by resource, by budget, of the last months, and those without a budget (DAT-075 DAT-076 DAT-077)', async () => {
    const shift = { resourceId: 'r1', title: 'Edit', date: '2026-07-04' };
    await follows(shifts, { where: { resourceId: 'r1' } }, [shift], [{ ...shift, resourceId: 'r2' }]);
    await follows(shifts, { where: { budget: 'bu1' } }, [{ ...shift, budget: 'bu1' }], [shift]);
    await follows(
      shifts,
      { where: { date: { gte: '2026-03-04' } }, orderBy: [{ field: 'date', direction: 'asc' }] },
      [{ ...shift, date: '2026-03-04' }, shift],
      [{ ...shift, date: '2026-03-03' }],
    );
    await follows(
      shifts,
      { where: { date: { gte: '2022-02-01' } } },
      [{ ...shift, date: '2022-02-01' }],
      [{ ...shift, date: '2022-01-31' }],
    );
    await follows(
      shifts,
      { where: { invoiceable: true, budget: null } },
      [{ ...shift, invoiceable: true }],
      [
        { ...shift, invoiceable: true, budget: 'bu1' },
        { ...shift, invoiceable: false },
      ],
    );
  });

  it('shoots of the last 60 days (DAT-078)', () =>
    follows(
      shoots,
      { where: { date: { gte: '2026-05-05' } } },
      [{ shootTitle: 'In', date: '2026-05-05' }],
      [{ shootTitle: 'Out', date: '2026-05-04' }],
    ));

  it('payments and costs of a budget, and zips (DAT-079 DAT-080)', async () => {
    await follows(payments, { where: { budgetId: 'bu1' } }, [{ budgetId: 'bu1' }], [{ budgetId: 'bu2' }]);
    await follows(costs, { where: { budget: 'bu1' } }, [{ budget: 'bu1' }], [{ budget: 'bu2' }]);
    const { id: colID } = await lay(app, collections, { name: 'C' });
    await follows(zips, { where: { colID } }, [{ colID }], [{ prodID: 'p1' }]);
  });
});

const match = {
  startDate: '2026-07-04T10:30:00.000Z',
  year: 2026,
  int: false,
  teamsMap: { t1: true },
  cricketFormat: 3,
};

describe('the archive', () => {
  it('files by kind, match, original and time, and those of a livestream’s match (DAT-081 DAT-088)', async () => {
    const file = { what: 'recording' as const, match: 'm1', ...match };
    await follows(
      files,
      { where: { what: 'recording', match: 'm1' } },
      [file],
      [
        { ...file, match: 'm2' },
        { ...file, what: 'match-reel' },
      ],
    );
    await follows(
      files,
      { where: { what: 'match-clip', originalFile: 'f0' } },
      [{ ...file, what: 'match-clip', originalFile: 'f0' }],
      [{ ...file, what: 'match-clip', originalFile: 'f1' }],
    );
    await follows(
      files,
      {
        where: { what: 'recording', created_at: { gte: '2026-01-01T00:00:00.000Z' } },
        orderBy: [{ field: 'created_at', direction: 'desc' }],
      },
      [file],
    );
  });

  it('events of a file or match with video and the chosen filters, at most as many as asked for (DAT-082)', async () => {
    const event = { ...match, file: 'f1', match: 'm1', video: true, bowler: 'B', tcIn: 1 };
    await follows(archiveEvents, { where: { file: 'f1' }, limit: 1_000 }, [event], [{ ...event, file: 'f2' }]);
    await follows(
      archiveEvents,
      { where: { match: 'm1', video: true, bowler: 'B', cricketFormat: { in: [3, 4] } }, limit: 100 },
      [event],
      [
        { ...event, video: false },
        { ...event, bowler: 'C' },
        { ...event, cricketFormat: 1 },
      ],
    );
    await app.context.store.transaction(system, async (tx) => {
      for (let ball = 0; ball < 105; ball++) await tx.insert(archiveEvents, { ...event, match: 'm9', tcIn: ball });
    });
    const shown = await watch(reader, archiveEvents, {
      where: { match: 'm9', video: true },
      orderBy: [{ field: 'tcIn', direction: 'asc' }],
      limit: 100,
    });
    expect(shown.documents().map(({ tcIn }) => tcIn)).toEqual(Array.from({ length: 100 }, (_, ball) => ball));
    shown.stop();
  });

  it('the 20 newest clipping requests (DAT-083)', async () => {
    const shown = await watch(reader, clippingRequests, {
      orderBy: [{ field: 'created_at', direction: 'desc' }],
      limit: 20,
    });
    const made: string[] = [];
    for (let n = 0; n < 22; n++) made.unshift((await lay(app, clippingRequests, { filename: `${n}.mp4` })).id);
    await expect.poll(() => [...shown.ids()].sort()).toEqual(made.slice(0, 20).sort());
    shown.stop();
  });

  it('matches by filters, and a year’s domestic ones up to today (DAT-084 DAT-085 OPN-039)', async () => {
    for (const limit of [250, 650, 1_000]) {
      await follows(
        matches,
        {
          where: { cricketFormat: 3, 'teamsMap.t1': true },
          orderBy: [{ field: 'startDate', direction: 'desc' }],
          limit,
        },
        [match],
        [{ ...match, cricketFormat: 1 }],
      );
    }
    const tomorrow = '2026-07-05T00:00:00.000Z';
    await follows(
      matches,
      { where: { int: false, year: 2026, startDate: { lt: tomorrow } }, limit: 500 },
      [match],
      [
        { ...match, int: true },
        { ...match, year: 2025 },
        { ...match, startDate: tomorrow },
      ],
    );
  });

  it('teams, venues, formats and competitions (DAT-086 DAT-087)', async () => {
    await follows(teams, {}, [{ teamName: 'Surrey' }]);
    await follows(venues, {}, [{ name: 'The Oval' }]);
    await follows(matchFormats, {}, [{ list: 'a list', options: [] }]);
    await follows(competitions, { limit: 500 }, [{ competitionName: 'Blast' }]);
  });
});
