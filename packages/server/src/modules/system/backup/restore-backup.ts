import { basename } from 'node:path';
import type { Readable } from 'node:stream';
import { type Database, quoteName, type Sql } from '../../../engines/database/index.ts';
import type { Storage } from '../../../engines/storage/types.ts';
import { refuseNewerStore, upgradeStore } from '../../../engines/upgrade/upgrade-store.ts';
import type { Archive } from './archive.ts';
import { columnsOf } from './dump-tables.ts';
import { type BackedUpTable, type BackupManifest, fileEntry, tableEntry } from './manifest.ts';

export interface RestoreTarget {
  database: Database;
  storage: Storage;
}

export type Restored = BackupManifest & Pick<Archive, 'leftOut'>;

const rowsAtOnce = 200;

/**
 * Restores a backup into an empty database and storage of any kind, after checking all of it. The database is last and in one
 * transaction, so an interrupted restore leaves an empty database and can be repeated; one that fails removes its files again. The next start upgrades old data and
 * computes the search words.
 */
export async function restoreBackup(open: () => Promise<Archive>, target: RestoreTarget): Promise<Restored> {
  await assertUnused(target.database);
  const archive = await open();
  const made: string[] = [];
  try {
    const { manifest } = archive;
    await assertOnlyThese(target.storage, manifest);
    await upgradeStore(target.database, { withSearch: false });
    await assertKnown(target.database, manifest);
    await restoreFiles(archive, target.storage, made);
    await target.database.transaction(async (sql) => {
      // Rows written while the tables were created.
      for (const name of ['log_head', 'document_schemas', 'upgrade_steps']) await sql.query(`DELETE FROM ${name}`);
      for (const table of manifest.tables) await restoreTable(sql, table, await archive.read(tableEntry(table.name)));
      await endSecondFactors(sql);
      await endLinks(sql);
      await refuseNewerStore(sql);
    });
    return { ...manifest, leftOut: archive.leftOut };
  } catch (error) {
    for (const key of made) await target.storage.remove(key);
    throw error;
  } finally {
    archive.close();
  }
}

/**
 * Backups leave out the keys of apps and passkeys. Accounts that still required a second factor could not be opened by anyone,
 * those of administrators included.
 */
async function endSecondFactors(sql: Sql): Promise<void> {
  await sql.query('UPDATE auth_user SET "twoFactorEnabled" = false WHERE "twoFactorEnabled"');
  await sql.query(`UPDATE users SET data = data - 'secondFactor' - 'factors' WHERE data ? 'secondFactor'`);
}

/**
 * Links by e-mail are not in a backup, so those in unsent messages open nothing: such messages must not be sent any more, and say
 * why. People who have a password wait for none: their invitations were used, or passed on by hand.
 */
async function endLinks(sql: Sql): Promise<void> {
  const ended = 'The link of this message ended with the restore of a backup.';
  await sql.query(
    `UPDATE outbox SET data = data || CASE WHEN data->>'to' IN (
         SELECT u.data->>'email' FROM users u JOIN auth_account a ON a."userId" = u.id AND a."password" IS NOT NULL)
       THEN jsonb_build_object('status', 'ended', 'error', $1::text)
       ELSE jsonb_build_object('status', 'failed', 'error', $2::text) END
     WHERE data->>'link' LIKE '%token=%'`,
    [`${ended} The person has a password already.`, `${ended} Send the person a new one.`],
  );
}

/** Refuses a database in which somebody has worked. */
export async function assertUnused(database: Database): Promise<void> {
  const columns = await columnsOf(database);
  for (const table of ['changes', 'auth_user', 'users']) {
    if (!columns.has(table)) continue;
    const [row] = await database.query(`SELECT 1 AS one FROM ${quoteName(table)} LIMIT 1`);
    if (row) throw new Error('This database is in use already. Restore the backup into an empty one.');
  }
}

/** An earlier attempt with the same backup may have left files. Any other file belongs to someone else. */
async function assertOnlyThese(storage: Storage, manifest: BackupManifest): Promise<void> {
  const expected = new Set(manifest.files.map(({ key }) => key));
  for await (const key of storage.list()) {
    if (!expected.has(key))
      throw new Error('This storage contains files already. Restore the backup into an empty one.');
  }
}

async function assertKnown(database: Database, { tables }: BackupManifest): Promise<void> {
  const columns = await columnsOf(database);
  const isKnown = tables.every(({ name, columns: own }) => own.every((column) => columns.get(name)?.includes(column)));
  if (!isKnown) throw new Error('This backup was made by a newer version of Pavilion. Restore it with that version.');
}

/** Adds the keys of files that were not there before to `made`. */
async function restoreFiles(archive: Archive, storage: Storage, made: string[]): Promise<void> {
  for (const { key, sha256 } of archive.manifest.files) {
    if ((await storage.size(key)) === null) made.push(key);
    const about = { contentType: 'application/octet-stream', fileName: basename(key) };
    const stored = await storage.put(key, await archive.read(fileEntry(key)), about);
    if (stored.sha256 !== sha256) throw new Error(`${key} arrived damaged in the storage. Please try again.`);
  }
}

async function restoreTable(sql: Sql, { name, columns }: BackedUpTable, text: Readable): Promise<void> {
  const list = columns.map(quoteName).join(', ');
  const insert = (lines: readonly string[]) =>
    sql.query(
      `INSERT INTO ${quoteName(name)} (${list})
       SELECT ${list} FROM json_populate_recordset(NULL::${quoteName(name)}, $1::json)`,
      [`[${lines.join(',')}]`],
    );
  let lines: string[] = [];
  for await (const line of linesOf(text)) {
    lines.push(line);
    if (lines.length < rowsAtOnce) continue;
    await insert(lines);
    lines = [];
  }
  if (lines.length > 0) await insert(lines);
}

/** Splits at line feeds only: text may contain other Unicode line separators. */
async function* linesOf(text: Readable): AsyncGenerator<string> {
  let rest = '';
  for await (const piece of text.setEncoding('utf8')) {
    const lines = (rest + (piece as string)).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest !== '') yield rest;
}
