import { createWriteStream, existsSync } from 'node:fs';
import { rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Config } from '../config.ts';
import { isFull } from '../disk-full.ts';
import { openBackupStorage } from '../engines/storage/index.ts';
import { readManifestOf } from '../modules/system/backup/archive.ts';
import { faultSentence } from '../modules/system/backup/fault-sentence.ts';
import { makeNightlyBackup } from '../modules/system/backup/nightly-backup.ts';
import { backupName } from '../modules/system/backup/nightly-folder.ts';
import { writeBackup } from '../modules/system/backup/write-backup.ts';
import { counted } from '../modules/system/import/counted.ts';
import { commandConfig, demandDatabase, withData } from './open-data.ts';
import { readArgs } from './read-args.ts';
import { sentenceOf, signInTo } from './sign-in-to.ts';

const usage = 'npm run backup -- FILE [--url https://pavilion.example.org [--code CODE]], or --nightly instead of FILE';

/**
 * `npm run backup`: saves all data to one file, from the local data or, with --url, from a running server elsewhere.
 * With --nightly it makes the nightly backup of the settings now.
 */
export async function backupCommand(args: string[]): Promise<void> {
  const { values, positionals } = readArgs(usage, args, {
    url: { type: 'string' },
    code: { type: 'string' },
    nightly: { type: 'boolean' },
  });
  const [file] = positionals;
  if (values.nightly && !file && !values.url) return backUpNow(commandConfig());
  if (!file || positionals.length > 1) throw new Error(`Use: ${usage}`);
  if (existsSync(file)) throw new Error(`${file} already exists. Choose another name, or remove it first.`);
  if (!existsSync(dirname(file)))
    throw new Error(`There is no folder ${dirname(file)}. Create it, or choose another one.`);
  const config = commandConfig();
  if (values.url) {
    await keep(file, await fetchBackup(values.url.replace(/\/+$/, ''), config, values.code));
  } else {
    demandDatabase(config);
    await withData(config, async (data) => {
      const clock = () => new Date().toISOString();
      await keep(file, await writeBackup({ ...data, clock, temporary: join(config.dataDir, 'temporary') }));
    });
  }
  const { size } = await stat(file);
  console.log(
    `The backup is in ${file} (${(size / 1e6).toFixed(1)} MB). It includes password hashes: protect it like the data itself.`,
  );
  const { faults } = await readManifestOf(file);
  for (const each of faults) console.log(faultSentence(each, 'in the store, and so in this backup'));
  if (faults.length > 0) {
    const it = faults.length > 1 ? 'them' : 'it';
    console.log(`All else is in it, and it can be restored. Check Now under Admin, Jobs says what can mend ${it}.`);
  }
}

async function backUpNow(config: Config): Promise<void> {
  demandDatabase(config);
  const target = await openBackupStorage(config);
  const made = await withData(config, async (data) => {
    const source = { ...data, clock: () => new Date().toISOString(), temporary: join(config.dataDir, 'temporary') };
    return makeNightlyBackup(source, target, config.backup?.keepDays ?? 0, new AbortController().signal);
  });
  const { manifest, mended, damaged } = made;
  const name = backupName(manifest.madeAt);
  const added = manifest.files.filter(({ from }) => from === name).length;
  console.log(`The backup ${name} is complete: ${counted(manifest.files.length, 'files')}, ${added} of them new.`);
  for (const key of mended) console.log(`A copy from an earlier backup was damaged and was made again: ${key}`);
  for (const key of damaged) console.log(`Damaged in the backups and in the store: ${key}`);
}

const partialOf = (file: string) => `${file}.partial`;

/** Writes to a partial name first: the file appears only when the backup is complete. */
async function keep(file: string, archive: Readable): Promise<void> {
  const partial = partialOf(file);
  try {
    await pipeline(archive, createWriteStream(partial, { mode: 0o600 }));
    await rename(partial, file);
  } catch (error) {
    await rm(partial, { force: true });
    throw unwritten(file, error);
  }
}

function unwritten(file: string, error: unknown): unknown {
  if (isFull(error)) return new Error(`There is not enough room for ${file}. Make room, or choose another disk.`);
  const { path, message } = error as NodeJS.ErrnoException;
  if (path === partialOf(file))
    return new Error(`${file} cannot be written there. Choose a folder in which this user may write.`);
  // The words of the HTTP client for an answer that has ended too early.
  if (message === 'terminated')
    return new Error('The connection broke before the backup was complete. Please try again.');
  return error;
}

async function fetchBackup(url: string, { admin }: Config, code: string | undefined): Promise<Readable> {
  if (!admin) throw new Error('Set ADMIN_EMAIL and ADMIN_PASSWORD to the sign-in of a user administrator.');
  if (!URL.canParse(url)) throw new Error(`${url} is not an address. Write it as https://pavilion.example.org.`);
  const cookie = await signInTo(url, admin, code);
  const answer = await fetch(`${url}/api/system/backup`, { headers: { cookie } });
  if (!answer.ok || !answer.body) throw new Error(await sentenceOf(answer));
  return Readable.fromWeb(answer.body as Parameters<typeof Readable.fromWeb>[0]);
}
