import type { Policy, Viewer } from '@pavilion/domain/access';
import {
  and,
  type DocumentType,
  holds,
  type Query,
  sameJson,
  unknownField,
  validateQuery,
  WhereError,
  type WriteOperation,
  whereLimits,
} from '@pavilion/sync';
import { limits } from '../../limits.ts';
import { createShares } from '../../shares.ts';
import { requestText } from './change-log.ts';
import { actorOf, asLeft, type ClientDoorDeps, type Operation, type Writer } from './client-door.ts';
import { createInserts } from './client-inserts.ts';
import { tooMany as tooManyAtOnce } from './fair-turns.ts';
import { conflict, notFound, Refusal } from './refusal.ts';
import { dataOf } from './row.ts';
import type { FetchOptions, Page, RequestName, Store, StoredRow, Written } from './types.ts';
import { uniqueRefusal } from './unique.ts';
import { assertMap, patchDocument, stampChanged } from './validate-document.ts';
import { checkPatch, checkRemove, checkStays, movedOn, tooMany } from './write-rules.ts';

/** Attempts of a patch against a changing revision before it locks the row. */
const swapAttempts = 3;

/** Reads and writes of clients, all through schema and policy. */
export function createClientDoors(deps: ClientDoorDeps): Pick<Store, 'fetchAs' | 'writeAs'> {
  const rowsRead = createShares(limits.rowsRead);
  const { insert, insertBatch } = createInserts(deps);

  async function fetchAs(viewer: Viewer, given: Query, options: FetchOptions = {}): Promise<Page<StoredRow>> {
    const query = checkedQuery(given);
    const { type, policy } = typeAndPolicy(deps, query.collection);
    if (options.knownFields) checkFieldNames(type, query);
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
    const { type, policy } = typeAndPolicy(deps, operation.collection);
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
        throw new Refusal('INVALID', 'This change is not valid.');
    }
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

    /** The data to store, or null if nothing would change. */
    const prepare = (found: StoredRow | null) => {
      const before = checkPatch(policy, viewer, found, paths);
      if (rev !== undefined && before._rev !== rev) throw conflict();
      if (!holds(before, expected)) throw movedOn();
      const data = patchDocument(type, dataOf(before), changes);
      checkStays(policy, viewer, before, { id, _rev: before._rev, ...data });
      return { before, data: sameJson(data, dataOf(before)) ? null : data };
    };

    /** Recent changes are in memory but may be outdated: before refusing, the database is asked. */
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
      const stamped = stampChanged(type, data, changes, actorOf(viewer), at);
      const write = { id, data: stamped, by: viewer.id, at, rev: before._rev, before, request };
      const change = await uniqueRefusal(type, () => deps.singles.patch(type, write));
      if (change) return { seq: change.seq, documents: [change.after!] };
    }

    const { result: unchanged, changes: logged } = await deps.run(
      actorOf(viewer),
      async (tx) => {
        const { before, data } = prepare((await tx.lock(type, id)) as StoredRow | null);
        if (!data) return [before];
        await tx.patch(type, id, changes as never);
        return null;
      },
      request,
    );
    return { seq: logged.at(-1)?.seq ?? deps.position(), documents: unchanged ?? asLeft(logged, type, [id]) };
  }

  async function remove(
    { viewer, request }: Writer,
    type: DocumentType,
    policy: Policy,
    operation: Operation<'delete'>,
  ): Promise<Written> {
    const { id, rev } = operation;
    if (typeof id !== 'string') throw notFound();
    const { changes } = await deps.run(
      actorOf(viewer),
      async (tx) => {
        const before = checkRemove(policy, viewer, (await tx.lock(type, id)) as StoredRow | null);
        if (rev !== undefined && before._rev !== rev) throw conflict();
        await tx.remove(type, id);
      },
      request,
    );
    return { seq: changes.at(-1)?.seq ?? deps.position(), documents: [] };
  }

  return { fetchAs, writeAs };
}

function typeAndPolicy(deps: ClientDoorDeps, collection: unknown): { type: DocumentType; policy: Policy } {
  const type = typeof collection === 'string' ? deps.typeOf(collection) : undefined;
  const policy = type && deps.policies(type.name);
  if (!policy) throw notFound();
  return { type, policy };
}

function checkFieldNames(type: DocumentType, query: Query): void {
  const unknown = unknownField(type, query);
  if (unknown === undefined) return;
  throw new Refusal('INVALID', `The collection “${type.name}” has no field “${unknown.slice(0, 64)}”.`, unknown);
}

/** Checks a query of a client; throws a sentence. */
export function checkedQuery(given: unknown): Query {
  try {
    return validateQuery(given);
  } catch (error) {
    if (error instanceof WhereError) throw new Refusal('INVALID', error.message);
    throw error;
  }
}
