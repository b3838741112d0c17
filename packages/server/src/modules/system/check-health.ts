import { execFile } from 'node:child_process';
import { statfs } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { Context } from '../../context.ts';
import { isFull } from '../../disk-full.ts';
import { os } from '../../engines/calls/os.ts';
import type { HealthCheck } from '../../engines/http/health.ts';
import { RESERVE_BYTES } from '../files/upload-share.ts';
import { backupState } from './backup/nightly-jobs.ts';

const run = promisify(execFile);

export const health = os.system.health.handler(async ({ context }) => {
  const checks = await checkHealth(context);
  return { checks: checks.map(({ name, ok, detail }) => ({ name, ok, detail })) };
});

/** State of the server’s parts, each with a short sentence. */
export async function checkHealth(context: Context): Promise<HealthCheck[]> {
  return Promise.all([
    answers('Database', async () => {
      await context.database.query('SELECT 1');
      return context.database.isOurs ? 'Running, embedded.' : 'Running.';
    }),
    storage(context),
    {
      name: 'Jobs',
      ok: context.jobsHealthy(),
      needed: true,
      detail: context.jobsHealthy() ? 'Running.' : 'The job queue does not answer.',
    },
    ffmpeg(context.config.ffmpeg),
    backups(context),
    {
      name: 'E-mail',
      ok: true,
      needed: false,
      detail: context.mail.configured ? 'A mail server is set up.' : 'Not set up: messages stay in the outbox.',
    },
    {
      name: 'Chat',
      ok: true,
      needed: false,
      detail: context.chat.configured ? 'A chat service is set up.' : 'Not set up: messages stay in the outbox.',
    },
  ]);
}

async function answers(name: string, work: () => Promise<string>): Promise<HealthCheck> {
  try {
    return { name, ok: true, detail: await work(), needed: true };
  } catch (error) {
    return { name, ok: false, detail: isFull(error) ? 'The disk is full.' : 'No answer.', needed: true };
  }
}

/** Late backups are told, but take no server out of service. */
async function backups(context: Context): Promise<HealthCheck> {
  const state = await within(5_000, backupState(context)).catch(() => null);
  const detail = state?.detail ?? 'The place of the backups does not answer.';
  return { name: 'Backups', ok: state?.late === false, needed: false, detail };
}

/** Free space on the disks of files, unfinished uploads and the embedded database. */
async function storage(context: Context): Promise<HealthCheck> {
  let free = Number.POSITIVE_INFINITY;
  const check = await answers('Storage', async () => {
    if (context.storage.kind === 's3') await within(5_000, anyKey(context.storage));
    free = Math.min((await context.storage.free()) ?? free, await freeIn(context.config.dataDir));
    return Number.isFinite(free)
      ? `${Math.floor(free / 1e9).toLocaleString('en-GB')} GB are free.`
      : 'The store answers.';
  });
  if (free >= RESERVE_BYTES) return check;
  return { ...check, ok: false, detail: `The disk is full: ${Math.floor(free / 1e6)} MB are free.` };
}

/** Asks an object store for one key: whether it answers, has the bucket, and lets us in. */
async function anyKey(storage: Context['storage']): Promise<void> {
  for await (const _key of storage.list()) return;
}

async function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  const late = setTimeout(milliseconds, undefined, { ref: false }).then(() => {
    throw new Error('No answer in time.');
  });
  return Promise.race([work, late]);
}

/** A folder that does not exist yet is not counted. */
async function freeIn(folder: string): Promise<number> {
  const disk = await statfs(folder).catch(() => null);
  return disk ? disk.bavail * disk.bsize : Number.POSITIVE_INFINITY;
}

const versions = new Map<string, Promise<HealthCheck>>();

/** Only previews and clips need ffmpeg, so its absence is reported but does not take the server out of service. */
function ffmpeg(path: string): Promise<HealthCheck> {
  const known = versions.get(path);
  if (known) return known;
  const asked = run(path, ['-version'], { timeout: 10_000 }).then(
    ({ stdout }) => ({ ok: true, detail: stdout.split(' Copyright')[0]!.trim() }),
    () => ({ ok: false, detail: 'It is not installed: previews and clips cannot be made.' }),
  );
  const check = asked.then((answer) => ({ name: 'ffmpeg', needed: false, ...answer }));
  versions.set(path, check);
  return check;
}
