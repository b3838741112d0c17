import { asViewer, type Policy } from '@pavilion/domain/access';
import { users } from '@pavilion/domain/accounts';
import { briefs, deliverables } from '@pavilion/domain/production';
import { type DocumentType, everything } from '@pavilion/sync';
import { beforeAll, expect, it } from 'vitest';
import { describeOnDatabase } from '../../testing/database.ts';
import type { Database } from '../database/index.ts';
import { migrate } from '../store/migrate.ts';
import { createSearch } from './create-search.ts';
import type { Search } from './types.ts';

const user = users.schema.parse({ name: 'Jo', email: 'jo@board.test', departmentAccess: ['Digital'] });
const jo = asViewer({ id: 'jo', _rev: 1, ...user }, { now: '2026-05-01T10:00:00.000Z', organisation: 'The Board' });

const policies: Record<string, Policy> = {
  users: { read: () => everything },
  productions: { read: () => everything },
  deliverables: { read: (viewer) => ({ department: { in: viewer.user.departmentAccess } }) },
};

describeOnDatabase('search', (open) => {
  let database: Database;
  let search: Search;

  beforeAll(async () => {
    ({ database } = await open());
    const types: DocumentType[] = [users, briefs, deliverables];
    await migrate(database, types);
    search = await createSearch({
      database,
      policies: (collection) => policies[collection],
      indexes: Object.fromEntries(types.map((type) => [type.name, { type, within: () => everything }])),
    });
    await put(users, 'u1', {
      name: 'Zoë O’Brien-Łódź',
      email: 'zoe.obrien@board.test',
      company: 'Sky',
      last_log_in: '2026-01-03',
    });
    await put(users, 'u2', { name: 'Jos Buttler', email: 'jos@board.test', company: 'Sky', last_log_in: '2026-01-02' });
    await put(users, 'u3', { name: 'Ben Stokes', email: 'ben@county.test', roles: { user_admin: true } });
    await put(users, 'u4', { name: 'Benjamin Duckett', email: 'duckett@county.test', last_log_in: '2026-01-09' });
    await put(users, 'u5', { name: 'Bem Foakes', email: 'keeper@county.test', last_log_in: '2026-01-01' });
    await put(briefs, 'b1', { title: 'Summer campaign', status: 'Draft', brands: ['England'] });
    await put(briefs, 'b2', {
      title: 'Summer of cricket',
      status: 'Submitted',
      brands: ['England', 'Blast'],
      updated_at: '2026-01-01',
    });
    await put(briefs, 'b3', { title: 'Winter tour', status: 'Submitted', completed: true, department: 'Digital' });
    await put(deliverables, 'd1', {
      title: 'Opening film',
      productionTitle: 'Summer of cricket',
      department: 'Digital',
      deadline: '2026-05-31 15:00',
    });
    await put(deliverables, 'd2', {
      title: 'Opening film',
      productionTitle: 'Summer of cricket',
      department: 'Commercial',
      deadline: '2026-05-31',
    });
    await put(deliverables, 'd3', {
      title: 'Poster',
      productionTitle: 'Opening night',
      department: 'Digital',
      deadline: '2026-06-01',
    });
  });

  async function put(type: DocumentType, id: string, data: object): Promise<void> {
    await database.query(
      `INSERT INTO "${type.name}" (id, rev, data, created_at, updated_at) VALUES ($1, 1, $2::jsonb, '', '')
       ON CONFLICT (id) DO UPDATE SET data = excluded.data, rev = "${type.name}".rev + 1`,
      [id, JSON.stringify(data)],
    );
  }
  async function find(index: string, body: object): Promise<string[]> {
    return (await search.run(jo, { index, body })).hits.hits.map(({ _id }) => _id);
  }
  const people = (query: string, more: object = {}) =>
    find('users', {
      query: { bool: { should: [{ match: { name: fuzzy(query) } }, { match: { email: fuzzy(query) } }] } },
      ...more,
    });
  const fuzzy = (query: string) => ({ query, fuzziness: 'AUTO' });

  it('finds people by name or e-mail (USR-028)', async () => {
    expect(await people('buttler')).toEqual(['u2']);
    expect(await people('keeper')).toEqual(['u5']);
    expect(await people('zoe.obrien@board.test')).toEqual(['u1']);
    expect(await people('nobody')).toEqual([]);
  });

  it('allows no edit in words of up to two letters, one up to five letters, two in longer words (DAT-062)', async () => {
    expect(await people('jso')).toEqual(['u2']);
    expect(await people('stoked')).toEqual(['u3']);
    expect(await people('stokxd')).toEqual(['u3']);
    expect(await people('stoxxd')).toEqual([]);
    expect(await people('buttelr')).toEqual(['u2']);
    expect(await people('zxy')).toEqual([]);
    expect(await people('zo')).toEqual(['u1']);
    expect(await people('xo')).toEqual([]);
  });

  it('folds accents, case and apostrophes on both sides', async () => {
    expect(await people("ZOE o'brien")).toEqual(['u1']);
    expect(await people('łodz')).toEqual(['u1']);
    expect(await people('lodz')).toEqual(['u1']);
  });

  it('ranks equal words first, then completions, then near words; within each by the requested order', async () => {
    expect(await people('ben', { sort: [{ 'last_log_in.seconds': 'desc' }] })).toEqual(['u3', 'u4', 'u5']);
    expect(await people('ben', { sort: [{ 'last_log_in.seconds': 'desc' }, '_score'] })).toEqual(['u4', 'u5', 'u3']);
  });

  it('finds by the beginning of the last word, for results during typing', async () => {
    expect(await people('zo')).toEqual(['u1']);
    expect(await people('ben du')).toEqual([]);
    expect(await people('benjamin du')).toEqual(['u4']);
  });

  it('excludes documents with words near an excluded word', async () => {
    const query = {
      bool: { must: [{ match: { email: 'county' } }], must_not: [{ match: { name: fuzzy('stoker') } }] },
    };
    expect(await find('users', { query, size: 2 })).toEqual(['u4', 'u5']);
    expect(await find('users', { query, size: 1 })).toEqual(['u4']);
  });

  it('requires every word of the text, or any of them on request', async () => {
    expect(await people('jos stokes')).toEqual([]);
    const any = { match: { name: { query: 'jos stokes', operator: 'or' } } };
    expect(await find('users', { query: any })).toEqual(['u2', 'u3']);
  });

  it('filters by company and role, pages, and sorts by another column (USR-028 USR-029)', async () => {
    const sky = { bool: { filter: [{ term: { 'company.keyword': 'Sky' } }] } };
    expect(await find('users', { query: sky, sort: [{ 'name.keyword': { order: 'asc' } }] })).toEqual(['u2', 'u1']);
    expect(await find('users', { query: { term: { 'roles.user_admin': true } } })).toEqual(['u3']);
    const page = await search.run(jo, { index: 'users', body: { sort: ['name.keyword'], size: 2, from: 2 } });
    expect(page.hits.hits.map(({ _source }) => _source.name)).toEqual(['Benjamin Duckett', 'Jos Buttler']);
    expect(page.hits.total.value).toBe(5);
  });

  it('excludes drafts and completed briefs, and filters by brand (PRD-010 PRD-012)', async () => {
    const bool = {
      must: [{ match: { title: fuzzy('sumer') } }],
      must_not: [{ term: { status: 'Draft' } }],
      filter: [{ term: { completed: false } }],
    };
    expect(await find('productions', { query: { bool: { must_not: bool.must_not } } })).toEqual(['b2', 'b3']);
    expect(
      await find('productions', { query: { bool: { ...bool, filter: [{ terms: { brands: ['Blast'] } }] } } }),
    ).toEqual(['b2']);
    await put(briefs, 'b2', { title: 'Summer of cricket', status: 'Submitted', completed: false, brands: ['Blast'] });
    expect(await find('productions', { query: { bool }, sort: [{ updated_at: 'desc' }], size: 20 })).toEqual(['b2']);
  });

  it('people neither find nor count documents that they may not read (LIB-008 OPN-037)', async () => {
    const body = {
      query: { bool: { should: [{ match: { title: 'opening' } }, { match: { productionTitle: 'opening' } }] } },
      size: 1,
    };
    const { hits } = await search.run(jo, { index: 'deliverables', body });
    expect(hits.total.value).toBe(2);
    expect(await find('deliverables', { ...body, size: 10 })).toEqual(['d1', 'd3']);
    const stranger = { ...jo, user: { ...jo.user, active: false } };
    expect((await search.run(stranger, { index: 'users', body: {} })).hits.total.value).toBe(0);
  });

  it('supports ranges, exists, ids and lists; a day as an upper limit covers the whole day', async () => {
    expect(await find('deliverables', { query: { range: { deadline: { lte: '2026-05-31' } } } })).toEqual(['d1']);
    expect(await find('deliverables', { query: { range: { deadline: { gt: '2026-05-31' } } } })).toEqual(['d3']);
    expect(await find('users', { query: { bool: { must_not: { exists: { field: 'last_log_in' } } } } })).toEqual([
      'u3',
    ]);
    expect(await find('users', { query: { ids: { values: ['u1', 'u2', 'x'] } } })).toEqual(['u1', 'u2']);
    const two = [{ match: { name: 'ben' } }, { term: { 'roles.user_admin': true } }, { term: { company: 'Sky' } }];
    expect(await find('users', { query: { bool: { should: two, minimum_should_match: 2 } } })).toEqual(['u3']);
  });

  it('finds a saved document by its new words, and no longer by the old', async () => {
    await put(users, 'u9', { name: 'Temporary Quetzalcoatl', email: 'q@board.test' });
    expect(await people('quetzalcoatl')).toEqual(['u9']);
    await put(users, 'u9', { name: 'Temporary Wolpertinger', email: 'q@board.test' });
    expect(await people('wolpertingr')).toEqual(['u9']);
    expect(await people('quetzalcoatl')).toEqual([]);
    await database.query('DELETE FROM users WHERE id = $1', ['u9']);
    expect(await people('wolpertinger')).toEqual([]);
  });

  it('is safe against any text', async () => {
    for (const text of [`'`, `\\`, `a' | 'b`, `!!!`, `(x & y):*`, 'name:ben', '�', '👏🏽', '\u0000', '%_', '--']) {
      expect(Array.isArray(await people(text)), text).toBe(true);
    }
  });

  it.each([
    [{ query: { fuzzy_wuzzy: { a: 1 } } }, 'A search has no condition "fuzzy_wuzzy".'],
    [{ size: 10_001 }, '"size" has to be a whole number from 0 to 10000.'],
    [{ query: { term: { 'a; drop': 1 } } }, '"a; drop" is not a field name.'],
    [{ sort: [{ name: 'up' }] }, 'A sort must be "asc" or "desc".'],
    [{ query: { range: { deadline: { around: 1 } } } }, '"range" has no option "around".'],
  ])('refuses %j', async (body, message) => {
    await expect(search.run(jo, { index: 'users', body })).rejects.toThrow(message);
  });

  it('gives a total up to a bound, and says that there are more, or gives no total', async () => {
    const total = async (track: unknown) =>
      (await search.run(jo, { index: 'users', body: { size: 2, track_total_hits: track } })).hits.total;
    expect(await total(true)).toEqual({ value: 5, relation: 'eq' });
    expect(await total(5)).toEqual({ value: 5, relation: 'eq' });
    expect(await total(3)).toEqual({ value: 3, relation: 'gte' });
    expect(await total(false)).toEqual({ value: 2, relation: 'gte' });
  });

  it('a number finds itself and what begins with it, never another number', async () => {
    const numbers = ['2018', '2019', '20190'];
    for (const number of numbers) await put(briefs, number, { title: `Finals ${number}`, status: 'Submitted' });
    const ask = (query: string) => find('productions', { query: { match: { title: fuzzy(query) } } });
    expect(await ask('2019')).toEqual(['2019', '20190']);
    expect(await ask('2017')).toEqual([]);
    expect(await ask('finasl 2018')).toEqual(['2018']);
  });

  it('finds dimensions by any spelling, and no other dimensions (LIB-003 LIB-006)', async () => {
    const sizes = { s1: '540x960', s2: '540×540', s3: '1080x1080', s4: '1080x1920', s5: '1920x1080', s6: '540x9600' };
    for (const [id, format] of Object.entries(sizes))
      await put(deliverables, id, { title: 'Tile', department: 'Digital', format });
    const ask = (query: string) =>
      find('deliverables', { query: { multi_match: { query, fields: ['title', 'format'], fuzziness: 'AUTO' } } });
    for (const spelling of ['540x960', '540X960', '540×960', '540 x 960', ' 540 × 960 ', 'tile 540X 960']) {
      expect(await ask(spelling), spelling).toEqual(['s1', 's6']);
    }
    expect(await ask('540x540')).toEqual(['s2']);
    expect(await ask('540 × 540 tile')).toEqual(['s2']);
    expect(await ask('1080x1080')).toEqual(['s3']);
    expect(await ask('1080')).toEqual(['s3', 's4']);
    expect(await ask('540x961')).toEqual([]);
    for (const id of Object.keys(sizes)) await database.query('DELETE FROM deliverables WHERE id = $1', [id]);
  });

  it('pages through few and through many hits of a word in the same order', async () => {
    const many = Array.from({ length: 1_050 }, (_, at) => ({
      id: `m${String(at).padStart(4, '0')}`,
      title: at % 2 === 0 ? 'Floodlight' : at % 3 === 0 ? 'Floodlights' : 'Floodlihgt',
      department: at < 1_000 ? 'Digital' : 'Events',
    }));
    await database.query(
      `INSERT INTO deliverables (id, rev, data, created_at, updated_at)
       SELECT r.id, 1, to_jsonb(r) - 'id', '', '' FROM jsonb_to_recordset($1::jsonb) AS r(id text, title text, department text)`,
      [JSON.stringify(many)],
    );
    const rank = ({ title }: { title: string }) => ['Floodlight', 'Floodlights', 'Floodlihgt'].indexOf(title);
    const ranked = (of: typeof many) => of.toSorted((a, b) => rank(a) - rank(b)).map(({ id }) => id);
    const everyone = { ...jo, user: { ...jo.user, departmentAccess: ['Digital', 'Events'] } };
    const page = (viewer: typeof jo, body: object) =>
      search.run(viewer, {
        index: 'deliverables',
        body: { query: { match: { title: fuzzy('floodlight') } }, ...body },
      });
    for (const [viewer, readable] of [
      [jo, many.filter(({ department }) => department === 'Digital')],
      [everyone, many],
    ] as const) {
      const wanted = ranked(readable);
      for (const [from, size] of [
        [0, 20],
        [490, 60],
        [wanted.length - 10, 20],
        [wanted.length + 10, 20],
      ] as const) {
        const { hits } = await page(viewer, { from, size });
        expect(hits.hits.map(({ _id }) => _id)).toEqual(wanted.slice(from, from + size));
        expect(hits.total).toEqual({ value: wanted.length, relation: 'eq' });
      }
    }
    expect((await page(everyone, { track_total_hits: 1_000 })).hits.total).toEqual({ value: 1_000, relation: 'gte' });
  });
});
