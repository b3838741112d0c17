import type { Policy, Viewer } from '@pavilion/domain/access';
import {
  and,
  type DocumentType,
  holds,
  type Query,
  sameJson,
  validateQuery,
  WhereError,
  type WriteOperation,
  whereLimits,
} from '@pavilion/sync';
import { limits } from '../../limits.ts';
import { createShares } from '../../shares.ts';
import { requestText } from './change-log.ts';
import { documentId } from './document-id.ts';
import { tooMany as tooManyAtOnce } from './fair-turns.ts';
import { notFound, Refusal } from './refusal.ts';
import { dataOf } from './row.ts';
import type { createSingleWrites } from './single-writes.ts';
import type { Actor, Change, FetchOptions, Page, Reader, RequestName, Store, StoredRow, Tx, Written } from './types.ts';
import { uniqueRefusal } from './unique.ts';
import { assertMap, patchDocument, stamp, validateDocument, withoutStamps } from './validate-document.ts';
import { checkInsert, checkPatch, checkRemove, conflict, movedOn, notAllowed, tooMany } from './write-rules.ts';

export interface ClientDoorDeps {
  reader: Reader;
  singles: ReturnType<typeof createSingleWrites>;
  snapshot: Store['snapshot'];
  inTurn: Store['inTurn'];
  typeOf: (collection: string) => DocumentType | undefined;
  policies: (collection: string) => Policy | undefined;
  hasEffects: (collection: string) => boolean;
  run: <T>(actor: Actor, work: (tx: Tx) => Promise<T>, request?: string) => Promise<{ result: T; changes: Change[] }>;
  now: () => string;
  position: () => number;
  /** A document as it was when it changed last, if that was lately. */
  recentRow: (collection: string, id: string) => StoredRow | undefined;
  /** The change that made a document, for telling a repeated insert from a clash. */
  creationOf: (collection: string, id: string) => Promise<{ seq: number; after: StoredRow; by: string } | undefined>;
}

interface Writer {
  viewer: Viewer;
  request: string | undefined;
}
type Operation<K extends WriteOperation['kind']> = Extract<WriteOperation, { kind: K }>;

/** How often a patch is tried against passing revisions before it takes the row's lock. */
const swapAttempts = 3;
const largestBatch = 1_000;

/** What clients may do: every read and write goes through schema and policy here. */
export function createClientDoors(deps: ClientDoorDeps): Pick<Store, 'fetchAs' | 'writeAs'> {
  const rowsRead = createShares(limits.rowsRead);

  function typeAndPolicy(collection: unknown): { type: DocumentType; policy: Policy } {
    const type = typeof collection === 'string' ? deps.typeOf(collection) : undefined;
    const policy = type && deps.policies(type.name);
    if (!policy) throw notFound();
    return { type, policy };
  }

  async function fetchAs(viewer: Viewer, given: Query, options: FetchOptions = {}): Promise<Page<StoredRow>> {
    const query = checkedQuery(given);
    const { type, policy } = typeAndPolicy(query.collection);
    const where = and(query.where, policy.read(viewer));
    const limit = query.limit ?? whereLimits.limit + 1;
    const asSet = query.limit === undefined && !query.offset && !query.orderBy?.length;
    if (!rowsRead.take(viewer.id, limit)) throw tooManyAtOnce();
    const read = async () => {
      const page = await deps.snapshot(type, { ...query, where, limit, asSet });
      if (page.documents.length > whereLimits.limit) throw tooMany();
      return options.total ? { ...page, total: await deps.reader.count(type, where) } : page;
    };
    return deps.inTurn(viewer.id, read).finally(() => rowsRead.giveBack(viewer.id, limit));
  }

  async function writeAs(viewer: Viewer, operation: WriteOperation, name?: RequestName): Promise<Written> {
    const writer: Writer = { viewer, request: name && requestText(name) };
    const { type, policy } = typeAndPolicy(operation.collection);
    switch (operation.kind) {
      case 'insert':
        return insert(writer, type, policy, operation);
      case 'insertBatch':
        return insertBatch(writer, type, policy, operation);
      case 'patch':
        return patch(writer, type, policy, operation);
      case 'delete':
        return remove(writer, type, policy, operation);
      default:
        throw new Refusal('INVALID', 'This is no change that can be made.');
    }
  }

  function run<T>({ viewer, request }: Writer, work: (tx: Tx) => Promise<T>) {
    return deps.run(actorOf(viewer), work, request);
  }

  /** The document as it would be stored, if this person may store it. */
  function prepareInsert(viewer: Viewer, type: DocumentType, policy: Policy, given: unknown): StoredRow {
    const { id, ...data } = assertMap(given, 'A document');
    if (!policy.insert) throw notAllowed();
    const stamped = stamp(type, withoutStamps(data), 'insert', actorOf(viewer), deps.now());
    const document: StoredRow = { id: documentId(id), _rev: 1, ...validateDocument(type, stamped) };
    const fields = Object.keys(data).filter((field) => data[field] !== undefined);
    checkInsert(policy, viewer, document, fields);
    return document;
  }

  async function insert(
    { viewer, request }: Writer,
    type: DocumentType,
    policy: Policy,
    operation: Operation<'insert'>,
  ): Promise<Written> {
    const document = prepareInsert(viewer, type, policy, operation.document);
    if (deps.hasEffects(type.name)) return insertTogether({ viewer, request }, type, [document]);
    const write = { id: document.id, data: dataOf(document), by: viewer.id, at: deps.now(), request };
    const change = await uniqueRefusal(type, () => deps.singles.insert(type, write));
    return change ? { seq: change.seq, documents: [document] } : repeated(viewer, type, [document]);
  }

  async function insertBatch(
    { viewer, request }: Writer,
    type: DocumentType,
    policy: Policy,
    operation: Operation<'insertBatch'>,
  ): Promise<Written> {
    if (!Array.isArray(operation.documents)) throw new Refusal('INVALID', 'The documents must be a list.');
    if (operation.documents.length > largestBatch) {
      throw new Refusal('INVALID', `At most ${largestBatch} documents can be added at once.`);
    }
    const documents = operation.documents.map((given) => prepareInsert(viewer, type, policy, given));
    if (new Set(documents.map(({ id }) => id)).size < documents.length)
      throw new Refusal('INVALID', 'Two of the documents have the same id.', 'id');
    return documents.length > 0
      ? insertTogether({ viewer, request }, type, documents)
      : { seq: deps.position(), documents };
  }

  async function insertTogether(
    { viewer, request }: Writer,
    type: DocumentType,
    documents: StoredRow[],
  ): Promise<Written> {
    const ids = documents.map(({ id }) => id);
    const attempt = await run({ viewer, request }, async (tx) => {
      if ((await tx.count(type, { id: { in: ids } })) > 0) return null;
      const stored = await tx.insertBatch(
        type,
        documents.map(({ _rev, ...document }) => document as never),
      );
      // Effects may have written to the very documents; the answer shows them as they are now.
      return (await Promise.all(stored.map(({ id }) => tx.get(type, id)))) as (StoredRow | null)[];
    });
    const { result, changes } = attempt;
    if (!result) return repeated(viewer, type, documents);
    return { seq: changes.at(-1)?.seq ?? deps.position(), documents: result.filter((document) => document !== null) };
  }

  /** A client whose connection broke sends its insert again: the same author, id and content get the same answer. */
  async function repeated(viewer: Viewer, type: DocumentType, documents: StoredRow[]): Promise<Written> {
    const creations = await Promise.all(documents.map(({ id }) => deps.creationOf(type.name, id)));
    const same = creations.every((creation, at) => {
      const content = (row: StoredRow) => withoutStamps(dataOf(row));
      return creation?.by === viewer.id && sameJson(content(creation.after), content(documents[at]!));
    });
    if (!same) throw new Refusal('CONFLICT', 'This id is taken already.', 'id');
    const current = await Promise.all(documents.map(({ id }) => deps.reader.visible(viewer, type, id)));
    return {
      seq: Math.max(...creations.map((creation) => creation!.seq)),
      documents: creations.map((creation, at) => (current[at] as StoredRow | null) ?? creation!.after),
    };
  }

  async function patch(
    { viewer, request }: Writer,
    type: DocumentType,
    policy: Policy,
    operation: Operation<'patch'>,
  ): Promise<Written> {
    const { id, rev } = operation;
    const changes = assertMap(operation.changes, 'The changes');
    const expected = assertMap(operation.expected ?? {}, 'What is expected');
    if (typeof id !== 'string') throw notFound();
    const paths = Object.keys(changes).filter((path) => changes[path] !== undefined);

    /** The data to store, or null when nothing would change. */
    const prepare = (found: StoredRow | null) => {
      const before = checkPatch(policy, viewer, found, paths);
      if (rev !== undefined && before._rev !== rev) throw conflict();
      if (!holds(before, expected)) throw movedOn();
      const data = patchDocument(type, dataOf(before), changes);
      return { before, data: sameJson(data, dataOf(before)) ? null : data };
    };

    /** What changed lately is at hand, but may be old: before a refusal is made from it, the database is asked. */
    const prepareFirst = async () => {
      const recent = deps.recentRow(type.name, id);
      try {
        if (recent) return prepare(recent);
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
      }
      return prepareNow();
    };
    const prepareNow = async () => prepare((await deps.reader.get(type, id)) as StoredRow | null);

    for (let attempt = 0; attempt < swapAttempts && !deps.hasEffects(type.name); attempt++) {
      const { before, data } = await (attempt === 0 ? prepareFirst() : prepareNow());
      if (!data) return { seq: deps.position(), documents: [before] };
      const at = deps.now();
      const stamped = stamp(type, data, 'patch', actorOf(viewer), at);
      const write = { id, data: stamped, by: viewer.id, at, rev: before._rev, before, request };
      const change = await uniqueRefusal(type, () => deps.singles.patch(type, write));
      if (change) return { seq: change.seq, documents: [change.after!] };
    }

    const { result, changes: logged } = await run({ viewer, request }, async (tx) => {
      const { before, data } = prepare((await tx.lock(type, id)) as StoredRow | null);
      if (!data) return before;
      await tx.patch(type, id, changes as never);
      return (await tx.get(type, id)) as StoredRow | null;
    });
    return { seq: logged.at(-1)?.seq ?? deps.position(), documents: result ? [result] : [] };
  }

  async function remove(
    { viewer, request }: Writer,
    type: DocumentType,
    policy: Policy,
    operation: Operation<'delete'>,
  ): Promise<Written> {
    const { id, rev } = operation;
    if (typeof id !== 'string') throw notFound();
    const { changes } = await run({ viewer, request }, async (tx) => {
      const before = checkRemove(policy, viewer, (await tx.lock(type, id)) as StoredRow | null);
      if (rev !== undefined && before._rev !== rev) throw conflict();
      await tx.remove(type, id);
    });
    return { seq: changes.at(-1)?.seq ?? deps.position(), documents: [] };
  }

  return { fetchAs, writeAs };
}

function actorOf(viewer: Viewer): Actor {
  return { kind: 'user', id: viewer.id };
}

/** A query from outside, checked; the error is a sentence. */
export function checkedQuery(given: unknown): Query {
  try {
    return validateQuery(given);
  } catch (error) {
    if (error instanceof WhereError) throw new Refusal('INVALID', error.message);
    throw error;
  }
}
