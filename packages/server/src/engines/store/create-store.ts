import { byTheHour, type Policy, type Viewer } from '@pavilion/domain/access';
import { type DocumentType, nothing, type Where } from '@pavilion/sync';
import { limits } from '../../limits.ts';
import type { Database, Row, Sql } from '../database/index.ts';
import { appendAndCommit, readAnswered } from './change-log.ts';
import { createClientDoors } from './client-doors.ts';
import { compileSnapshot, compileSnapshotTexts } from './compile-query.ts';
import { createTurns } from './fair-turns.ts';
import { followLog } from './follow-log.ts';
import { limitConcurrency } from './limit-concurrency.ts';
import { maintainStore } from './maintain.ts';
import { migrate } from './migrate.ts';
import { createReader } from './reader.ts';
import { createRecentRows } from './recent-rows.ts';
import { Refusal } from './refusal.ts';
import { type DocumentRow, toStored } from './row.ts';
import { createSingleWrites } from './single-writes.ts';
import { createTx } from './transaction.ts';
import type { Actor, Change, Effect, PageText, Store, StoredRow, Tx } from './types.ts';
import { createWritesFirst } from './writes-first.ts';

export interface StoreOptions {
  database: Database;
  documents: readonly DocumentType[];
  /** The policy of a collection; clients cannot access a type without one. */
  policies: (collection: string) => Policy | undefined;
  effects?: readonly Effect[];
  /** Upgrade steps that this version knows: writes to a store with more of them are refused. */
  level?: number;
  /** True if the tables are known to match these types: they are not compared again. */
  isPrepared?: boolean;
  /** The current time, ISO 8601 UTC with milliseconds. */
  clock?: () => string;
  /** Gets errors that no caller waits for. */
  log?: { error(details: { err: unknown }, message: string): void };
  /** Adds a job on the connection of a transaction. */
  enqueue?: (sql: Sql, ...job: Parameters<Tx['enqueue']>) => Promise<void>;
  enqueueBatch?: (sql: Sql, ...jobs: Parameters<Tx['enqueueBatch']>) => Promise<void>;
  /** Called after the commit of a transaction that added jobs. */
  jobsAdded?: () => void;
}

/** Opens the store on a database: creates or updates tables and indexes for the types, and follows the log. */
export async function createStore(options: StoreOptions): Promise<Store> {
  const { database, documents, policies, level = 0, clock = () => new Date().toISOString() } = options;
  const onError = (error: unknown) => options.log?.error({ err: error }, 'The change log could not be followed.');
  if (!options.isPrepared) await migrate(database, documents);
  const types = new Map(documents.map((type) => [type.name, type]));
  const effects = groupEffects(options.effects ?? []);
  const effectsOf = (collection: string) => effects.get(collection) ?? [];
  const effectiveWhere = (viewer: Viewer, collection: string): Where =>
    policies(collection)?.read(byTheHour(viewer)) ?? nothing;
  const tail = await followLog(database, { onError });
  // One transaction at a time takes log positions: waiting here wakes faster than waiting in the database.
  const atTheEnd = limitConcurrency(1);
  const singles = createSingleWrites(database, level, tail.committed);
  const recent = createRecentRows();
  tail.onChanges(recent.take);
  const reader = createReader(database, effectiveWhere);

  async function run<T>(
    actor: Actor,
    work: (tx: Tx) => Promise<T>,
    request?: string,
  ): Promise<{ result: T; changes: Change[] }> {
    let jobs = 0;
    const outcome = await database.transaction(async (sql) => {
      const { tx, pending } = createTx(sql, {
        actor,
        now: clock(),
        effectsOf,
        readRule: effectiveWhere,
        enqueue: async (...job) => {
          jobs += 1;
          await (options.enqueue ?? refuseJobs)(...job);
        },
        enqueueBatch: async (...batch) => {
          jobs += batch[2].length;
          await (options.enqueueBatch ?? refuseJobs)(...batch);
        },
      });
      const result = await work(tx);
      return { result, changes: await atTheEnd(() => appendAndCommit(sql, pending(), level, request)) };
    });
    tail.committed(outcome.changes);
    if (jobs > 0) options.jobsAdded?.();
    return outcome;
  }

  const snapshot: Store['snapshot'] = async (type, selection) => {
    const { text, values } = compileSnapshot(type, selection);
    const rows = await database.query<DocumentRow & { seq: number }>(text, values);
    const found = rows.filter(({ id }) => id !== null);
    return { seq: rows[0]!.seq, documents: found.map(({ id, rev, data }) => toStored({ id, rev, data })) };
  };

  const snapshotText: Store['snapshotText'] = async (type, selection) => {
    const { text, values } = compileSnapshotTexts(type, selection);
    const rows = await database.query<Row & PageText>(text, values);
    const parts = rows.filter((row) => row.text !== null);
    return {
      seq: rows[0]!.seq,
      text: `[${parts.map((part) => part.text).join(',')}]`,
      total: parts.reduce((sum, { total }) => sum + total, 0),
    };
  };

  const inTurn = createTurns(limits.reads);
  const { writing, afterWrites } = createWritesFirst(limits.letWritersGo);
  const doors = createClientDoors({
    inTurn,
    reader,
    singles,
    snapshot,
    typeOf: (collection) => types.get(collection),
    policies,
    hasEffects: (collection) => effectsOf(collection).length > 0,
    run,
    now: clock,
    position: tail.position,
    recentRow: recent.get,
    creationOf: async (collection, id) => {
      const [row] = await database.query<{ seq: number; after: StoredRow; by_user: string }>(
        'SELECT seq, after, by_user FROM changes WHERE collection = $1 AND id = $2 AND before IS NULL ORDER BY seq DESC LIMIT 1',
        [collection, id],
      );
      return row && { seq: row.seq, after: row.after, by: row.by_user };
    },
  });

  return {
    ...reader,
    ...doors,
    writeAs: (...write) => writing(() => doors.writeAs(...write)),
    snapshot,
    snapshotText,
    inTurn,
    afterWrites,
    effectiveWhere,
    typeOf: (collection) => types.get(collection),
    transaction: async (actor, work) => (await writing(() => run(actor, work))).result,
    answered: (client) => readAnswered(database, client),
    changesAfter: tail.changesAfter,
    onChanges: tail.onChanges,
    position: tail.position,
    maintain: (settings = {}) => maintainStore(database, new Date(clock()), settings),
    restore: async (actor, type, id) =>
      (
        await run(actor, async (tx) => {
          const [kept] = await tx.sql<{ data: Record<string, unknown> }>(
            `DELETE FROM trash WHERE collection = $1 AND id = $2 AND deleted_at = (
               SELECT max(deleted_at) FROM trash WHERE collection = $1 AND id = $2) RETURNING data`,
            [type.name, id],
          );
          if (!kept) throw new Refusal('NOT_FOUND', 'This was deleted too long ago to be restored.');
          return (await tx.insert(type, { ...kept.data, id })) as StoredRow;
        })
      ).result,
    close: tail.close,
  };
}

function groupEffects(effects: readonly Effect[]): Map<string, Effect[]> {
  const groups = new Map<string, Effect[]>();
  for (const effect of effects) groups.set(effect.on.name, [...(groups.get(effect.on.name) ?? []), effect]);
  return groups;
}

async function refuseJobs(): Promise<void> {
  throw new Error('This store was opened without jobs.');
}
