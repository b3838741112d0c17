// The embedded PostgreSQL computes on the thread that calls it: here, so that a slow query stalls no socket.
// Plain JavaScript on purpose: a worker thread is loaded by Node itself, without the loaders of the development tools.
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { fuzzystrmatch } from '@electric-sql/pglite/contrib/fuzzystrmatch';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { hasDatabase, keepTemplate, packInto, readTemplate } from './pglite-template.mjs';

const json = 114;
const jsonb = 3802;
const asText = (value) => value;

const { folder } = workerData;
// A process that was killed while it made the database left a part of one: it is made again.
const unfinished = folder && `${folder}.unfinished`;
if (folder && existsSync(unfinished)) rmSync(folder, { recursive: true, force: true });
if (folder) mkdirSync(folder, { recursive: true });
const isNew = !folder || !hasDatabase(folder);
const template = isNew ? ((workerData.template && readTemplate(workerData.template)) ?? readTemplate()) : undefined;
if (folder && isNew) writeFileSync(unfinished, '');
const database = await PGlite.create({
  dataDir: folder ?? 'memory://',
  ...(template && { loadDataDir: template }),
  extensions: { pg_trgm, fuzzystrmatch },
  // JSON crosses the thread as text, which is cheaper than a structured clone, and is parsed on the other side.
  parsers: { [json]: asText, [jsonb]: asText },
});
if (folder && isNew) rmSync(unfinished);

async function answer({ op, text, values }) {
  if (op === 'query') {
    const { rows, fields, affectedRows, command } = await database.query(text, values);
    const jsonFields = fields.filter(({ dataTypeID }) => dataTypeID === json || dataTypeID === jsonb);
    return { rows, jsonFields: jsonFields.map(({ name }) => name), count: affectedRows ?? 0, command };
  }
  if (op === 'script') {
    const results = await database.exec(text);
    return { rows: results[0]?.rows ?? [], jsonFields: [], count: 0, command: results.at(-1)?.command };
  }
  if (op === 'pack') await packInto(database, text);
  if (op === 'close') await database.close();
  return { rows: [], jsonFields: [], count: 0 };
}

parentPort.on('message', async (request) => {
  try {
    parentPort.postMessage({ id: request.id, ...(await answer(request)) });
  } catch (error) {
    const { message, code, constraint, detail, table, column } = error;
    parentPort.postMessage({ id: request.id, error: { message, code, constraint, detail, table, column } });
  }
});
// Only an untouched database may become the template of later ones.
if (isNew && !template) await keepTemplate(database);
parentPort.postMessage({ ready: true });
