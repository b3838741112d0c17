import { Readable } from 'node:stream';
import { config, configurationId, documentTypes, type User, users } from '@pavilion/domain';
import { type RoleFlag, roleFlags } from '@pavilion/domain/access';
import { collections, zips } from '@pavilion/domain/library';
import type { SearchIndex } from '@pavilion/domain/search';
import type { DocumentType } from '@pavilion/sync';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from './testing/app.ts';
import type { Person } from './testing/person.ts';
import { matchRule, plainRule, type Thing } from './testing/plain-access-rule.ts';

/**
 * People with random roles and restrictions, and documents with random values. Every way of reading (fetch, live query, search,
 * export, download, zip) must return exactly what one plain statement of the rule permits.
 */
const names = [
  'productions',
  'deliverables',
  'notes',
  'files',
  'matches',
  'archiveEvents',
  'collections',
  'zips',
] as const;
type Name = (typeof names)[number];
const seed = Number(process.env.ACCESS_SEED ?? Date.now() % 1_000_000);
const now = new Date().toISOString();
const thisYear = Number(now.slice(0, 4));

const departments = ['Digital', 'The Hundred', 'Events'];
const some = (values: string[]) => fc.subarray(values, { maxLength: 2 });
const limits = fc.oneof({ weight: 2, arbitrary: fc.constant<string[]>([]) }, some(departments));
const maybe = fc.option(fc.constantFrom(...departments), { nil: undefined });
const restricted = fc.subarray(['cricketFormat', 'cricketType', 'teamsMap', 'ground', 'teamId1'] as const, {
  maxLength: 1,
});
const permitted = fc.record({
  cricketFormat: fc.subarray([1, 2, 3]),
  cricketType: fc.subarray([1, 2, 3]),
  teamsMap: fc.subarray(['eng', 'ind']),
  ground: fc.subarray(['lords', 'oval']),
  teamId1: fc.subarray(['eng', 'ind']),
});
const people = fc.record({
  flags: fc.oneof(fc.subarray([...roleFlags], { maxLength: 3 }), fc.subarray([...roleFlags])),
  limits: fc.record({
    departmentAccess: limits,
    brandAccess: limits,
    partnerAccess: limits,
    accessInt: fc.boolean(),
    accessIntCurrent: fc.boolean(),
    accessIntFields: restricted,
    accessIntPermissions: permitted,
    accessDom: fc.boolean(),
    accessDomCurrent: fc.boolean(),
    accessDomFields: restricted,
    accessDomPermissions: permitted,
  }),
});

const values = fc.record({
  title: fc.constant('Sunrise'),
  name: fc.constant('Sunrise'),
  label: fc.constant('Sunrise'),
  department: maybe,
  brand: maybe,
  brands: some(departments),
  partner: maybe,
  state: fc.constantFrom('signed', 'feedback', 'held'),
  delState: fc.constantFrom('signed', 'signed', 'feedback'),
  inCollection: fc.boolean(),
  what: fc.constantFrom(
    ...([
      'deliverable',
      'deliverable',
      'subtitle',
      'collection-file',
      'briefReference',
      'inspiration',
      'recording',
    ] as const),
    ...(['match-clip', 'match-reel', 'archive-awaiting', 'livestream-county-logo', 'zip'] as const),
  ),
  int: fc.boolean(),
  year: fc.constantFrom(thisYear, thisYear - 1),
  startDate: fc.constantFrom(
    undefined,
    '2020-05-01T10:00:00.000Z',
    '2020-06-01T10:00:00.000Z',
    '2199-01-01T00:00:00.000Z',
  ),
  teamsMap: fc.constantFrom({ eng: true }, { eng: true, ind: true }, { ind: false }, {}),
  cricketFormat: fc.constantFrom(1, 2, undefined),
  cricketType: fc.constantFrom(1, 2, undefined),
  ground: fc.constantFrom('lords', 'oval', undefined),
  teamId1: fc.constantFrom('eng', 'ind', undefined),
  clipped: fc.boolean(),
  colID: fc.constantFrom('shelf', undefined),
});

let app: TestApp;
let admin: Person;
let made = 0;
const things = new Map<Name, Thing[]>();

beforeAll(async () => {
  app = await startApp({ config: { organisation: 'The Board' } });
  admin = await app.addPerson({ name: 'Ada Min', roles: ['user_admin'] });
  const sampled = fc.sample(values, { numRuns: names.length * 14, seed });
  for (const [at, name] of names.entries()) {
    const kept: Thing[] = [];
    for (const given of sampled.slice(at * 14, (at + 1) * 14)) kept.push(await layDown(name, given));
    things.set(name, kept);
  }
}, 60_000);
afterAll(() => app.stop());

/** Inserts a document as its effects would have left it, with the bytes of a file in the storage. */
async function layDown(name: Name, given: Record<string, unknown>): Promise<Thing> {
  made += 1;
  const id = `${name}-${made}`;
  const type: DocumentType = documentTypes[name];
  const more: Record<string, unknown> = { created_by: 'someone' };
  // Only briefs and their references have a list of brands.
  if (name !== 'productions' && given.what !== 'briefReference') more.brands = [];
  if (name === 'files') {
    const key = `test/${id}.bin`;
    const status = given.inCollection ? 'signed' : 'review';
    await app.context.storage.put(key, Readable.from([Buffer.from(`<${id}>`)]), {
      contentType: 'text/plain',
      fileName: id,
    });
    Object.assign(more, { status, sourcePath: key, size: id.length + 2 });
  }
  if (name === 'zips') Object.assign(more, { status: 'ready', files: [] });
  if (name === 'notes') Object.assign(more, { file: 'file' });
  const data = type.schema.parse({ ...given, ...more });
  await app.context.database.query(
    `INSERT INTO "${name}" (id, rev, data, created_at, updated_at) VALUES ($1, 1, $2::jsonb, $3, $3)`,
    [id, JSON.stringify(data), now],
  );
  return { ...data, id };
}

const ids = (found: Iterable<{ id: string }>) => [...found].map(({ id }) => id).sort();
const own = (name: Name, found: Iterable<{ id: string }>) => {
  const known = new Set(things.get(name)!.map(({ id }) => id));
  return ids(found).filter((id) => known.has(id));
};
const expected = (user: User, name: Name) =>
  ids(things.get(name)!.filter((thing) => plainRule(user, name, thing, now)));

const indexes: [SearchIndex, Name, (user: User, thing: Thing) => boolean][] = [
  ['productions', 'productions', () => true],
  ['deliverables', 'deliverables', () => true],
  ['files', 'files', () => true],
  ['collections', 'collections', () => true],
  ['matches', 'matches', (user, thing) => matchRule(user, thing, now)],
  ['clips', 'archiveEvents', (user, thing) => thing.clipped === true && matchRule(user, thing, now)],
];

async function checkDoors(person: Person, user: User): Promise<void> {
  for (const name of names) {
    const type: DocumentType = documentTypes[name];
    expect([name, 'fetch', own(name, await person.documents.fetch(type))]).toEqual([
      name,
      'fetch',
      expected(user, name),
    ]);
  }
  await checkLive(person, user);
  for (const [index, name, within] of indexes) {
    const wanted = ids(things.get(name)!.filter((thing) => plainRule(user, name, thing, now) && within(user, thing)));
    // The size of a page of a screen, and of an export.
    for (const size of [100, 10_000]) {
      const { hits } = await person.call.search({ index, body: { size, query: { match_all: {} } } });
      const found = hits.hits.map(({ _id }) => ({ id: _id }));
      expect([index, size, own(name, found)]).toEqual([index, size, wanted]);
    }
  }
  // A zip file is readable only with all the files in it (see checkZip); these files are in no zip.
  const readable = expected(user, 'files').filter(
    (id) => things.get('files')!.find((file) => file.id === id)!.what !== 'zip',
  );
  for (const { id } of things.get('files')!) {
    const { status } = await person.fetch(`/api/files/${id}/original`, { method: 'HEAD' });
    expect([id, status]).toEqual([id, readable.includes(id) ? 200 : 404]);
  }
}

/** The same over the socket, with queries that stay open while the rules change. */
async function checkLive(person: Person, user: User): Promise<void> {
  for (const name of names) {
    const query = person.live().live<DocumentType>(documentTypes[name], {});
    const stop = query.subscribe(() => undefined);
    await expect
      .poll(() => [name, query.get().status, own(name, query.get().documents)], { timeout: 5_000 })
      .toEqual([name, 'ready', expected(user, name)]);
    stop();
  }
}

/** A zip holds what its requester sees. It cannot be downloaded by a person who lacks access to any file in it. */
async function checkZip(person: Person, user: User): Promise<{ id: string; wanted: string[] } | undefined> {
  const wanted = expected(user, 'files').filter(
    (id) => things.get('files')!.find((file) => file.id === id)!.what !== 'zip',
  );
  const shelf = `shelf-${person.id}`;
  await app.context.store.transaction({ kind: 'system', name: 'test' }, (tx) =>
    tx.insert(collections, { id: shelf.slice(0, 64), name: 'Shelf' }),
  );
  const asked = { colID: shelf.slice(0, 64), files: things.get('files')!.map(({ id }) => ({ id })) };
  // The rule for zips reads the files in them, so keep those.
  await app.context.database.query(
    `UPDATE files SET data = data || jsonb_build_object('colID', $1::text) WHERE data->>'what' <> 'zip'`,
    [asked.colID],
  );
  const attempt = await person.call.library.requestZip(asked).catch((error: { code: string }) => error.code);
  if (typeof attempt === 'string') {
    const seesShelf = plainRule(user, 'collections', { id: shelf }, now);
    expect([attempt, wanted.length]).toEqual(seesShelf ? ['NOTHING_TO_ZIP', 0] : ['NOT_FOUND', wanted.length]);
    return undefined;
  }
  await app.jobsDone();
  const zip = await app.context.store.get(zips, attempt.id);
  expect([zip!.status, ids(zip!.files)]).toEqual(['ready', wanted]);
  expect(inside(await (await person.fetch(`/api/zips/${zip!.id}`)).text())).toEqual(wanted);
  return { id: zip!.id, wanted };
}

/** Each file contains its own id, and zips are not compressed. */
const inside = (bytes: string) =>
  ids([...bytes.matchAll(/<(files-\d+)>/g)].map(([, id]) => ({ id: id! }))).filter(
    (id, at, all) => all.indexOf(id) === at,
  );

const roles = (flags: readonly RoleFlag[]) => Object.fromEntries(roleFlags.map((flag) => [flag, flags.includes(flag)]));

describe(`every way of reading (seed ${seed})`, () => {
  it('shows what the plain rule says, before and after an administrator changes the person (USR-119 USR-120 USR-121 USR-122 USR-123 USR-124 USR-125 USR-126 USR-127 USR-128 USR-129 USR-130 OPN-095)', async () => {
    expect(await admin.documents.get(config, configurationId)).toBeDefined();
    let number = 0;
    await fc.assert(
      fc.asyncProperty(people, people, async (before, after) => {
        number += 1;
        const person = await app.addPerson({ name: `Any Body ${number}`, roles: before.flags, ...before.limits });
        const current = async () => (await app.context.store.get(users, person.id))!;
        await checkDoors(person, await current());
        const zip = await checkZip(person, await current());
        await admin.documents.patch(users, person.id, { roles: roles(after.flags), ...after.limits });
        await checkDoors(person, await current());
        const visible = expected(await current(), 'files');
        const stillAll = zip?.wanted.every((id) => visible.includes(id));
        if (zip) expect((await person.fetch(`/api/zips/${zip.id}`)).status).toBe(stillAll ? 200 : 403);
        person.close();
      }),
      { numRuns: 12, seed, endOnFailure: true },
    );
  }, 120_000);
});
