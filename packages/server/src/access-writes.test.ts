import { contract, type DocumentName, documentTypes, users } from '@pavilion/domain';
import { type DocumentRights, documentRights, type RoleFlag, roleFlags } from '@pavilion/domain/access';
import { policyOf } from '@pavilion/domain/policies';
import type { DocumentType, ServerReply, WireDocument, WriteOperation } from '@pavilion/sync';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { viewerById } from './engines/auth/viewers.ts';
import { startApp, type TestApp } from './testing/app.ts';
import { type AskingSocket, openAskingSocket } from './testing/asking-socket.ts';
import type { Person } from './testing/person.ts';
import { plainCalls } from './testing/plain-calls.ts';
import { isMeant } from './testing/plain-who.ts';
import { company, type FieldRule, type PlainWrites, plainWrites } from './testing/plain-writes/index.ts';
import { fullDocument, sampleDocument } from './testing/sample-document.ts';

/**
 * Tries every write as every role: each field of each document type, and each call. Compares the running server with plain
 * tables written from the requirements, and with what the screens offer. Each field is asked over the live socket, as a page
 * does; whole documents and removals over HTTP, as a program does.
 */
const together: (readonly RoleFlag[])[] = [
  ['production_shifts', 'production_admin'],
  ['production_feedback', 'production_drafts'],
  ['archive_access', 'archive_search'],
  ['archive_uploader', 'archive_search'],
  ['jimstagram_access', 'jimstagram_design'],
  ['jimstagram_access', 'production_admin'],
];
const roleSets: [string, readonly RoleFlag[]][] = [
  ['nobody in particular', []],
  ...roleFlags.map((flag): [string, RoleFlag[]] => [flag, [flag]]),
  ...together.map((flags): [string, readonly RoleFlag[]] => [flags.join(' with '), flags]),
  ['everybody’s roles', roleFlags],
];

interface Try {
  who: string;
  held: readonly RoleFlag[];
  person: Person;
  socket: AskingSocket;
}
interface Laid {
  kind: PlainWrites;
  document: WireDocument;
}

let app: TestApp;
const tries = new Map<string, Try>();
const laid = new Map<string, Laid[]>();

beforeAll(async () => {
  app = await startApp();
  const seesMatches = { accessInt: true, accessIntCurrent: true };
  await Promise.all(
    roleSets.map(async ([who, held]) => {
      const person = await app.addPerson({
        name: `Holder of ${who}`,
        roles: held,
        company,
        companyConfirmed: company,
        ...seesMatches,
      });
      tries.set(who, { who, held, person, socket: await openAskingSocket(app.url, person.cookie) });
    }),
  );
  for (const { who, person } of tries.values()) {
    laid.set(who, await Promise.all(plainWrites.map((kind) => documentOf(kind, person))));
  }
  for (const name of Object.keys(documentTypes)) {
    await layDown(
      name,
      [...laid.values()].flat().filter(({ kind }) => kind.of === name && !kind.own),
    );
  }
}, 240_000);
afterAll(() => {
  for (const { socket } of tries.values()) socket.close();
  return app.stop();
});

async function documentOf(kind: PlainWrites, person: Person): Promise<Laid> {
  const type = documentTypes[kind.of];
  if (kind.own) return { kind, document: (await app.context.store.get(users, person.id))! as unknown as WireDocument };
  const data = type.schema.parse(fullDocument(type, kind.given?.(person.id)));
  return { kind, document: { id: crypto.randomUUID(), _rev: 1, ...data } };
}

/** Inserts documents without effects, which would need the documents that they refer to. */
async function layDown(name: string, all: Laid[]): Promise<void> {
  const rows = all.map(({ document: { id, _rev, ...data } }) => ({ id, data }));
  await app.context.database.query(
    `INSERT INTO "${name}" (id, rev, data, created_at, updated_at)
     SELECT row->>'id', 1, row->'data', $2, $2 FROM jsonb_array_elements($1::jsonb) AS row`,
    [JSON.stringify(rows), new Date().toISOString()],
  );
}

/** Runs the work for all items, a few at a time. */
async function eachOf<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const waiting = [...items];
  const next = async (): Promise<void> => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: 6 }, next));
}

type Verdict = { open: boolean; field?: string };

/**
 * Whether the write was allowed. A clash of ids is reported only after the rules allow the write, so inserts use an existing
 * id.
 */
async function verdictOf(door: Pick<AskingSocket, 'ask'>, operation: WriteOperation): Promise<Verdict> {
  const reply: ServerReply = await door.ask(operation);
  if (reply.kind !== 'failed') return { open: true };
  const { code, message, field } = reply.error;
  if (code === 'NOT_ALLOWED' || code === 'NOT_FOUND') return { open: false, ...(field ? { field } : {}) };
  if (operation.kind === 'insert' && code === 'CONFLICT') return { open: true };
  throw new Error(`To ${operation.kind} ${operation.collection} was answered by ${code}: ${message}`);
}

/** The fields that can be written, each tried separately. */
async function openFields(fields: readonly string[], attempt: (tried: readonly string[]) => Promise<Verdict>) {
  const open = new Set<string>();
  await eachOf(fields, async (field) => {
    if ((await attempt([field])).open) open.add(field);
  });
  return open;
}

/** Keys within maps that need separate attempts, in addition to all fields of the type that clients can set. */
const paths: Partial<Record<DocumentName, (me: string) => string[]>> = {
  inspirations: (me) => [`favourites.${me}`, 'favourites.someone'],
  deliverables: (me) => [`reviewStatus.${me}`, 'reviewStatus.someone', 'collectionFolders.c1'],
  users: () => ['roles.user_admin', 'notify.mention'],
  files: () => ['metadata.timecodeStart', 'metadata.duration'],
  templates: (me) => [`favourites.${me}`, 'favourites.someone'],
  graphics: (me) => [`favourites.${me}`, 'favourites.someone', 'values.batter'],
};
const fieldsOf = (name: DocumentName, me: string) => [
  'id',
  '_rev',
  ...Object.keys(documentTypes[name].schema.shape),
  ...(paths[name]?.(me) ?? []),
];

function valueAt(document: Record<string, unknown>, path: string): unknown {
  const [root, key] = path.split('.') as [string, string?];
  const value = document[root];
  return (key === undefined ? value : (value as Record<string, unknown> | undefined)?.[key]) ?? null;
}

/** The requirements that open a field to this person; undefined if it is closed. */
function rowsFor(rules: FieldRule[] | undefined, { held, person }: Try, field: string): string | undefined {
  const root = field.split('.')[0]!;
  return rules?.find(
    ({ who, fields }) =>
      isMeant(who, held) &&
      fields
        .replace('<me>', person.id)
        .split(' ')
        .some((name) => name === field || name === root),
  )?.rows;
}

const titleOf = ({ of, is }: PlainWrites) => (is ? `${of} (${is})` : of);

/** What the screens offer this person for documents of this type. */
async function offeredTo({ person }: Try, { of }: PlainWrites): Promise<DocumentRights<DocumentType>> {
  const type: DocumentType = documentTypes[of];
  return documentRights(type, policyOf(type), await viewerById(app.context, person.id));
}

/** One line for each field where screen and server differ. */
function falseOffers(at: Try, kind: PlainWrites, tried: readonly string[], open: Set<string>, offered: Set<string>) {
  return tried
    .filter((field) => open.has(field) !== offered.has(field))
    .map(
      (field) => `A screen offers ${at.who} ${titleOf(kind)}.${field}: ${offered.has(field)}; open: ${open.has(field)}`,
    );
}

/** One line for each field where server and table differ. */
function differences(
  verb: string,
  at: Try,
  kind: PlainWrites,
  rules: FieldRule[] | undefined,
  tried: readonly string[],
  open: Set<string>,
) {
  return tried.flatMap((field) => {
    const rows = rowsFor(rules, at, field);
    const name = `${titleOf(kind)}.${field.replace(at.person.id, '<me>')}`;
    if (rows !== undefined && !open.has(field)) return [`${at.who} may not ${verb} ${name}, but should (${rows})`];
    const others = rules?.map((rule) => rule.rows).join('; ') || 'no row lets anybody';
    return rows === undefined && open.has(field) ? [`${at.who} may ${verb} ${name}, but must not (${others})`] : [];
  });
}

async function comparePatch(at: Try, { kind, document }: Laid): Promise<string[]> {
  const fields = fieldsOf(kind.of, at.person.id);
  const attempt = (tried: readonly string[], door: Pick<AskingSocket, 'ask'> = at.socket) =>
    verdictOf(door, {
      kind: 'patch',
      collection: kind.of,
      id: document.id,
      changes: Object.fromEntries(tried.map((field) => [field, valueAt(document, field)])),
    });
  // A refusal that names no field is about the whole document.
  const { field } = await attempt(fields, at.person.documents);
  const open = field === undefined ? new Set<string>() : await openFields(fields, attempt);
  const may = await offeredTo(at, kind);
  const offered = new Set(fields.filter((name) => may.patch(document, name)));
  return [...differences('patch', at, kind, kind.patch, fields, open), ...falseOffers(at, kind, fields, open, offered)];
}

async function compareInsert(at: Try, { kind, document }: Laid): Promise<string[]> {
  const type: DocumentType = documentTypes[kind.of];
  const base: Record<string, unknown> = { ...sampleDocument(type), ...kind.insertedAs };
  const full: Record<string, unknown> = { ...fullDocument(type), ...base };
  const fields = Object.keys(type.schema.shape);
  const attempt = (tried: readonly string[], door: Pick<AskingSocket, 'ask'> = at.socket) =>
    verdictOf(door, {
      kind: 'insert',
      collection: kind.of,
      document: { ...base, ...Object.fromEntries(tried.map((field) => [field, full[field]])), id: document.id },
    });
  const open = (await attempt([], at.person.documents)).open ? await openFields(fields, attempt) : new Set<string>();
  const may = await offeredTo(at, kind);
  const offered = new Set(fields.filter((field) => may.insert({ ...base, [field]: full[field] })));
  return [
    ...differences('insert', at, kind, kind.insert, fields, open),
    ...falseOffers(at, kind, fields, open, offered),
  ];
}

async function compareRemove(at: Try, { kind, document }: Laid): Promise<string[]> {
  const should = kind.remove !== undefined && isMeant(kind.remove.who, at.held);
  const offered = (await offeredTo(at, kind)).remove(document);
  const { open } = await verdictOf(at.person.documents, { kind: 'delete', collection: kind.of, id: document.id });
  if (open !== offered) return [`A screen offers ${at.who} to remove ${titleOf(kind)}: ${offered}; open: ${open}`];
  if (open === should) return [];
  const rows = kind.remove?.rows ?? 'no row lets anybody';
  return [
    `${at.who} may ${open ? '' : 'not '}remove ${titleOf(kind)}, but ${should ? 'should' : 'must not'} (${rows})`,
  ];
}

const nameable = (type: DocumentName) => plainWrites.filter(({ of }) => of === type);
const insertsAs = (kind: PlainWrites) =>
  kind.insert !== undefined || (nameable(kind.of)[0] === kind && nameable(kind.of).every(({ insert }) => !insert));

describe('the plain tables', () => {
  it('name every document type, and no field that it does not have', () => {
    expect([...new Set(plainWrites.map(({ of }) => of))].sort()).toEqual(Object.keys(documentTypes).sort());
    for (const { of, insert = [], patch = [] } of plainWrites) {
      const named = [...insert, ...patch].flatMap(({ fields }) =>
        fields.split(' ').map((field) => field.split('.')[0]),
      );
      expect(Object.keys(documentTypes[of].schema.shape)).toEqual(expect.arrayContaining(named));
    }
  });

  it('name every call', () => {
    const paths = Object.entries(contract).flatMap(([module, entry]) =>
      '~orpc' in entry ? [module] : Object.keys(entry).map((name) => `${module}/${name}`),
    );
    expect([...plainCalls.keys()].sort()).toEqual(paths.sort());
  });
});

describe('each write', () => {
  it.each(roleSets)(
    'is open to %s where the requirements say so, and nowhere else',
    async (who) => {
      const at = tries.get(who)!;
      const wrong: string[] = [];
      await eachOf(laid.get(who)!, async (one) => {
        if (insertsAs(one.kind)) wrong.push(...(await compareInsert(at, one)));
        wrong.push(...(await comparePatch(at, one)));
        if (!one.kind.own) wrong.push(...(await compareRemove(at, one)));
      });
      expect(wrong.sort()).toEqual([]);
    },
    240_000,
  );
});

describe('each call', () => {
  it.each(roleSets)(
    'is open to %s where the requirements say so, and nowhere else',
    async (who) => {
      const { person, held } = tries.get(who)!;
      const wrong: string[] = [];
      await eachOf([...plainCalls], async ([path, rule]) => {
        const status = await statusOf(person, path);
        const open = status !== 401 && status !== 403;
        if (status === 413 || status === 429 || status === 500) wrong.push(`${path} was answered with ${status}`);
        if (open === isMeant(rule.who, held)) return;
        wrong.push(`${who} may ${open ? '' : 'not '}call ${path}, but ${open ? 'must not' : 'should'} (${rule.rows})`);
      });
      expect(wrong.sort()).toEqual([]);
    },
    240_000,
  );
});

/** Calls without a valid input: the guard answers before the input is read. */
async function statusOf(person: Person, path: string): Promise<number> {
  const response = await person.fetch(`/api/rpc/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ json: { nothing: 'of use' } }),
  });
  await response.arrayBuffer();
  return response.status;
}
