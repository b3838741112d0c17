import { Readable } from 'node:stream';
import { type CallMeta, contract, documentTypes, policyOf } from '@pavilion/domain';
import { type RoleFlag, roleFlags } from '@pavilion/domain/access';
import { type DocumentType, matches, type WireDocument } from '@pavilion/sync';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from './testing/app.ts';
import { createPerson, type Person } from './testing/person.ts';
import { sampleDocument } from './testing/sample-document.ts';

/**
 * Tries everything that can be read, as every role, and compares the answers of the running server with the policies. Finds an
 * entry point without a check. `access-writes.test.ts` compares writes and calls with the requirements.
 */
const roleSets: [string, readonly RoleFlag[]][] = [
  ['nobody in particular', []],
  ...roleFlags.map((flag): [string, RoleFlag[]] => [flag, [flag]]),
  ['everybody’s roles', roleFlags],
];

let app: TestApp;
const people = new Map<string, Person>();
beforeAll(async () => {
  app = await startApp();
  for (const [name, roles] of roleSets) people.set(name, await app.addPerson({ name: `Holder of ${name}`, roles }));
}, 120_000);
afterAll(() => app.stop());

const viewerOf = (person: Person) => app.signIn.sessions.viewerOf({ headers: { cookie: person.cookie } });

const calls = Object.entries(contract).flatMap(([module, entry]) =>
  '~orpc' in entry
    ? [{ path: module, needs: needsOf(entry) }]
    : Object.entries(entry).map(([name, procedure]) => ({ path: `${module}/${name}`, needs: needsOf(procedure) })),
);

function needsOf(procedure: { '~orpc': { meta: object } }): CallMeta['needs'] {
  return (procedure['~orpc'].meta as CallMeta).needs;
}

/** Calls with invalid input: the answer shows whether the guard allows the call. */
async function mayCall(person: Person, path: string): Promise<boolean> {
  const response = await person.fetch(`/api/rpc/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ json: { nothing: 'of use' } }),
  });
  return response.status !== 401 && response.status !== 403;
}

describe('each address', () => {
  it.each([
    ['GET', '/api/files/nothing/original'],
    ['GET', '/api/files/nothing/subtitles'],
    ['HEAD', '/api/files/nothing/poster'],
    ['GET', '/api/zips/nothing'],
    ['GET', '/api/graphics/exports/nothing/file'],
    ['GET', '/api/graphics/exports/nothing/files/0'],
    ['GET', '/api/livestreams/nothing/index.m3u8'],
    ['GET', '/api/livestreams/nothing/poster.jpg'],
    ['POST', '/api/uploads'],
    ['HEAD', '/api/uploads/nothing'],
    ['POST', '/api/documents'],
  ])('%s %s answers 401 without a session', async (method, path) => {
    const headers = {
      origin: app.url,
      'tus-resumable': '1.0.0',
      'upload-length': '1',
      'content-type': 'application/json',
    };
    const body = path === '/api/documents' ? '{}' : undefined;
    const { 'content-type': type, ...others } = headers;
    const response = await fetch(app.url + path, {
      method,
      headers: body ? { ...others, 'content-type': type } : others,
      body,
    });
    expect(response.status).toBe(401);
  });

  it.each([
    'recording',
    'archive-awaiting',
    'livestream-county-logo',
    'briefReference',
    'inspiration',
    'zip',
    'graphic-picture',
    'graphic-video',
    'graphic-font',
  ])('of a file of the kind %s can be read by the roles that the policy permits', async (what) => {
    const key = `test/${what}.txt`;
    await app.context.storage.put(key, Readable.from(['text']), { contentType: 'text/plain', fileName: what });
    const match = { int: true, year: 2020, startDate: '2020-05-01T10:00:00.000Z' };
    const file = await layDown(documentTypes.files, { what, name: what, sourcePath: key, ...match });
    // A zip also needs its own document, whose rule reads the files in it.
    if (what === 'zip') await layDown(documentTypes.zips, { status: 'ready', file: file.id });
    for (const [name, person] of people) {
      const seen = matches(file, policyOf('files').read((await viewerOf(person))!));
      const { status } = await person.fetch(`/api/files/${file.id}/original`, { method: 'HEAD' });
      expect([name, status]).toEqual([name, seen ? 200 : 404]);
    }
  });
});

describe('each call', () => {
  it('answers only signed-in people, unless everyone may ask', async () => {
    const nobody = createPerson(app.url, { id: '', email: '', cookie: '' });
    for (const { path, needs } of calls) expect([path, await mayCall(nobody, path)]).toEqual([path, needs === null]);
  });
});

/** Inserts a document without effects, which would need the documents that it refers to. */
async function layDown(type: DocumentType, given: object): Promise<WireDocument> {
  const id = crypto.randomUUID();
  const data = type.schema.parse(given);
  await app.context.database.query(
    `INSERT INTO "${type.name}" (id, rev, data, created_at, updated_at) VALUES ($1, 1, $2::jsonb, $3, $3)`,
    [id, JSON.stringify(data), new Date().toISOString()],
  );
  return { id, _rev: 1, ...data };
}

describe('each document type', () => {
  it.each(roleSets)(
    'shows %s what the policy table says, and nothing else',
    async (name) => {
      const person = people.get(name)!;
      const viewer = (await viewerOf(person))!;
      for (const type of Object.values(documentTypes)) {
        const stored = await layDown(type, sampleDocument(type));
        const read = await person.documents.ask({ kind: 'fetchById', collection: type.name, id: stored.id });
        const seen = read.kind === 'done' && read.documents.length === 1;
        expect([type.name, seen]).toEqual([type.name, matches(stored, policyOf(type.name).read(viewer))]);
      }
    },
    60_000,
  );

  it('is hidden from people who are not signed in', async () => {
    const nobody = createPerson(app.url, { id: '', email: '', cookie: '' });
    for (const { name } of Object.values(documentTypes)) {
      const reply = await nobody.documents.ask({ kind: 'fetch', query: { collection: name } });
      expect(reply).toMatchObject({ kind: 'failed', error: { code: 'NOT_SIGNED_IN' } });
    }
  });

  it('of the store itself cannot be read', async () => {
    const person = people.get('everybody’s roles')!;
    for (const collection of ['changes', 'trash', 'auth_user', 'auth_session', 'auth_secret', 'pgboss.job']) {
      const reply = await person.documents.ask({ kind: 'fetch', query: { collection } });
      expect([collection, reply.kind]).toEqual([collection, 'failed']);
    }
  });
});
