import { Worker } from 'node:worker_threads';
import { type FolderLock, lockFolder } from './folder-lock.ts';
import { assertCommitted, withRetry } from './retry.ts';
import { createTransactionScope } from './transaction-scope.ts';
import type { Database, Row, Sql } from './types.ts';

interface Answer {
  id: number;
  rows: Row[];
  jsonFields: string[];
  count: number;
  command?: string;
  error?: { message: string } & Row;
}
type Request = { op: 'query' | 'script' | 'pack' | 'close'; text?: string; values?: readonly unknown[] };

export interface EmbeddedDatabase extends Database {
  /** Writes everything into one file, from which databases in memory can start (`template`). */
  pack(path: string): Promise<void>;
}

/**
 * Opens the embedded PostgreSQL in a worker thread: on a folder or in memory; a new one begins as a copy of a packed one
 * (`template`), if it is there. A folder is locked for this process, since two on one would corrupt it.
 */
export async function openPglite(
  place: { folder: string; template?: string; onLost?: (error: Error) => void } | 'memory' | { template: string },
): Promise<EmbeddedDatabase> {
  const folder = typeof place === 'object' && 'folder' in place ? place.folder : undefined;
  const template = typeof place === 'object' && 'template' in place ? place.template : undefined;
  let dispossess = (_error: Error): void => undefined;
  const lock: FolderLock | undefined = folder ? await lockFolder(folder, (error) => dispossess(error)) : undefined;
  try {
    const worker = await startWorker({ folder, template });
    dispossess = (error) => {
      void worker.terminate();
      if (typeof place === 'object' && 'onLost' in place) place.onLost?.(error);
    };
    lock?.assertHeld();
    return embedded(worker, lock);
  } catch (error) {
    lock?.release();
    throw error;
  }
}

function startWorker(workerData: { folder?: string; template?: string }): Promise<Worker> {
  const worker = new Worker(new URL('./pglite-worker.mjs', import.meta.url), { workerData, execArgv: [] });
  return new Promise((resolve, reject) => {
    worker.once('error', reject);
    worker.once('message', () => {
      worker.off('error', reject);
      resolve(worker);
    });
  });
}

function embedded(worker: Worker, lock: FolderLock | undefined): EmbeddedDatabase {
  const scope = createTransactionScope();
  const waiting = new Map<number, { resolve: (answer: Answer) => void; reject: (error: unknown) => void }>();
  let ended: Error | undefined;
  let nextId = 1;

  worker.on('message', (answer: Answer) => {
    const request = waiting.get(answer.id);
    waiting.delete(answer.id);
    if (answer.error) request?.reject(Object.assign(new Error(answer.error.message), answer.error));
    else request?.resolve(answer);
  });
  worker.on('error', (error) => end(error));
  worker.on('exit', () => end(new Error('The embedded database is closed.')));

  function end(error: Error): void {
    ended ??= error;
    for (const { reject } of waiting.values()) reject(ended);
    waiting.clear();
  }

  function send(request: Request): Promise<Answer> {
    return new Promise((resolve, reject) => {
      lock?.assertHeld();
      if (ended) return reject(ended);
      const id = nextId++;
      waiting.set(id, { resolve, reject });
      worker.postMessage({ id, ...request });
    });
  }

  async function execute<T extends Row>(text: string, values: readonly unknown[] = []) {
    const { rows, jsonFields, count } = await send({ op: 'query', text, values });
    for (const field of jsonFields) {
      for (const row of rows) if (typeof row[field] === 'string') row[field] = JSON.parse(row[field]);
    }
    return { rows: rows as T[], count };
  }

  // There is one connection: a transaction holds it alone, everything else waits in line. Plain statements are sent at once
  // one after the other; the worker answers in order.
  const line: { run: () => Promise<unknown>; exclusive: boolean }[] = [];
  let held = false;
  function advance(): void {
    while (!held && line.length > 0) {
      const { run, exclusive } = line.shift()!;
      held = exclusive;
      const done = run();
      if (!exclusive) continue;
      const free = () => {
        held = false;
        advance();
      };
      done.then(free, free);
    }
  }
  function inLine<T>(exclusive: boolean, work: () => Promise<T>): Promise<T> {
    scope.assertOutside();
    if (!exclusive && !held && line.length === 0) return work();
    return new Promise<T>((resolve, reject) => {
      line.push({ exclusive, run: () => work().then(resolve, reject) });
      advance();
    });
  }

  const inside: Sql = {
    execute,
    query: async <T extends Row>(text: string, values?: readonly unknown[]) => (await execute<T>(text, values)).rows,
  };
  return {
    kind: 'pglite',
    execute: (text, values) => inLine(false, () => inside.execute(text, values)),
    query: (text, values) => inLine(false, () => inside.query(text, values)),
    script: (text) =>
      inLine(true, async () => {
        await send({ op: 'script', text });
      }),
    transaction: (work) =>
      inLine(true, () =>
        withRetry(async () => {
          // The worker answers in order: what follows need not wait for this.
          const begun = inside.query('BEGIN');
          let isCommitted = false;
          async function commitWith<T extends Row>(text: string): Promise<T[]> {
            const { rows, command } = await send({ op: 'script', text: `${text}; COMMIT` });
            assertCommitted(command);
            isCommitted = true;
            return rows as T[];
          }
          try {
            const [result] = await Promise.all([scope.run(() => work({ ...inside, commitWith })), begun]);
            if (!isCommitted) assertCommitted((await send({ op: 'query', text: 'COMMIT', values: [] })).command);
            return result;
          } catch (error) {
            await inside.query('ROLLBACK');
            throw error;
          }
        }),
      ),
    pack: (path) =>
      inLine(true, async () => {
        await send({ op: 'pack', text: path });
      }),
    notify: () => undefined,
    listen: async () => async () => undefined,
    async close() {
      if (!ended) {
        await inLine(true, () => send({ op: 'close' })).catch(() => undefined);
        await worker.terminate();
      }
      lock?.release();
    },
  };
}
