import { statfs } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import { countWords } from '@pavilion/domain';
import { integrityReports, reportId } from '@pavilion/domain/integrity';
import { jobWords } from '@pavilion/domain/system';
import type { Context } from '../../context.ts';
import { isFull } from '../../disk-full.ts';
import { os } from '../../engines/calls/os.ts';
import type { HealthCheck } from '../../engines/http/health.ts';
import { queueAges } from '../../engines/jobs/job-table.ts';
import { mediaTools } from '../../engines/media/media-tools.ts';
import { noNetwork } from '../../engines/media/no-network.ts';
import { version } from '../../version.ts';
import { RESERVE_BYTES } from '../files/upload-share.ts';
import { countWaiting } from '../files/waiting-media.ts';
import { backupState } from './backup/nightly-jobs.ts';
import { sendingHealth, webhooksHealth } from './sending-health.ts';

export const health = os.system.health.handler(async ({ context }) => {
  const checks = await checkHealth(context);
  return { checks: checks.map(({ name, ok, off = false, detail }) => ({ name, ok, off, detail })) };
});

/** State of the server’s parts, each with a short sentence. */
export async function checkHealth(context: Context): Promise<HealthCheck[]> {
  const database = answers('Database', async () => {
    await within(2_000, context.database.query('SELECT 1'));
    return context.database.isOurs ? 'Running, embedded.' : 'Running.';
  });
  const ask: Ask = (work) => Promise.race([within(5_000, work), unlessSilent(database)]);
  return Promise.all([
    {
      name: 'Version',
      ok: !context.isOutdated(),
      needed: true,
      detail: context.isOutdated()
        ? `A newer version has upgraded the data. This process (${version}) saves nothing: start the newer version.`
        : `${version}; the data is up to date.`,
    },
    database,
    storage(context),
    database.then(({ ok }) => workOf(context, ok)),
    queues(context, ask),
    tools(context, ask),
    {
      name: 'Sockets',
      ok: true,
      needed: false,
      detail: `${countWords(context.sockets(), 'socket')} open to this process.`,
    },
    memory(),
    storedFiles(context, ask),
    backups(context, ask),
    sending(context, 'email', context.mail.configured, ask),
    sending(context, 'chat', context.chat.configured, ask),
    ask(webhooksHealth(context)).catch(() => unread('Webhooks')),
  ]);
}

/** Waits for what also reads the database: not once that has not answered, or nobody would hear of it for as long. */
type Ask = <T>(work: Promise<T>) => Promise<T>;

async function unlessSilent(database: Promise<HealthCheck>): Promise<never> {
  if (!(await database).ok) throw new Error('The database does not answer.');
  return new Promise(() => undefined);
}

async function answers(name: string, work: () => Promise<string>): Promise<HealthCheck> {
  try {
    return { name, ok: true, detail: await work(), needed: true };
  } catch (error) {
    return { name, ok: false, detail: isFull(error) ? 'The disk is full.' : 'No answer.', needed: true };
  }
}

/** The last look at the queue may be from before an outage of the database, and the next one waits for its end. */
function workOf(context: Context, hasDatabase: boolean): HealthCheck {
  const ok = hasDatabase && context.jobsHealthy();
  const detail = ok
    ? 'Running.'
    : hasDatabase
      ? 'The job queue does not answer.'
      : 'Waiting for the database: no job starts until it answers.';
  return { name: 'Jobs', ok, needed: true, detail };
}

/** Age of the oldest due job, and failed jobs. Long queues delay previews and messages, but stop no server. */
async function queues({ database }: Context, ask: Ask): Promise<HealthCheck> {
  const all = await ask(queueAges(database)).catch(() => null);
  if (!all) return { name: 'Queues', ok: false, needed: false, detail: 'The queues cannot be read.' };
  const sum = (of: 'waiting' | 'failed') => all.reduce((total, queue) => total + queue[of], 0);
  const oldest = all.reduce((former, queue) => (queue.oldestSeconds > former.oldestSeconds ? queue : former), noQueue);
  const waiting =
    sum('waiting') === 0
      ? 'No job waits.'
      : `${countWords(sum('waiting'), 'job waits', 'jobs wait')}, the oldest (${jobWords(oldest.name)}) for ${minutesWords(oldest.oldestSeconds)}.`;
  const failed = sum('failed') > 0 ? ` ${countWords(sum('failed'), 'job has', 'jobs have')} failed.` : '';
  return { name: 'Queues', ok: oldest.oldestSeconds < lateSeconds, needed: false, detail: waiting + failed };
}

const lateSeconds = 3_600;
const noQueue = { name: '', oldestSeconds: 0 };
const minutesWords = (seconds: number) =>
  seconds < 60 ? 'less than a minute' : countWords(Math.floor(seconds / 60), 'minute');

/** Memory of this process and of the machine; in a container, of the container. */
function memory(): HealthCheck {
  const [used, free] = [process.memoryUsage.rss(), process.availableMemory()];
  const detail = `This process uses ${roomWords(used)}; ${roomWords(free)} are free.`;
  return { name: 'Memory', ok: free > leastMemory, needed: false, detail };
}

const leastMemory = 100_000_000;

async function storedFiles({ store }: Context, ask: Ask): Promise<HealthCheck> {
  const report = await ask(store.get(integrityReports, reportId)).catch(() => null);
  const damaged = (report?.missing ?? 0) + (report?.changed ?? 0);
  const detail = !report?.finished_at
    ? 'Not checked yet.'
    : damaged === 0
      ? 'None is missing or changed.'
      : `${countWords(damaged, 'file is', 'files are')} missing or changed: see Files and Counters.`;
  return { name: 'Stored files', ok: damaged === 0, off: !report?.finished_at, needed: false, detail };
}

/** Late backups are told, but take no server out of service. Before the first one there is nothing to praise. */
async function backups(context: Context, ask: Ask): Promise<HealthCheck> {
  const state = await ask(backupState(context)).catch(() => null);
  const detail = state?.detail ?? 'The place of the backups does not answer.';
  const ok = state?.late === false && !state.damaged;
  return { name: 'Backups', ok, off: state?.off || state?.isNew, needed: false, detail };
}

const unread = (name: string): HealthCheck => ({ name, ok: false, needed: false, detail: 'It cannot be read.' });

function sending(context: Context, channel: 'email' | 'chat', configured: boolean, ask: Ask): Promise<HealthCheck> {
  return ask(sendingHealth(context, channel, configured)).catch(() => unread(channel === 'email' ? 'E-mail' : 'Chat'));
}

/** Free space on the disks of files, unfinished uploads and the embedded database. */
async function storage(context: Context): Promise<HealthCheck> {
  let free = Number.POSITIVE_INFINITY;
  const check = await answers('Storage', async () => {
    if (context.storage.kind === 's3') await within(5_000, anyKey(context.storage));
    free = Math.min((await context.storage.free()) ?? free, await freeIn(context.config.dataDir));
    return Number.isFinite(free) ? `${roomWords(free)} are free.` : 'The store answers.';
  });
  if (free >= RESERVE_BYTES) return check;
  return { ...check, ok: false, detail: `The disk is nearly full: ${roomWords(free)} are free.` };
}

const roomWords = (bytes: number) =>
  bytes < 1e9 ? `${Math.floor(bytes / 1e6)} MB` : `${Math.floor(bytes / 1e9).toLocaleString('en-GB')} GB`;

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

const networkWords = () =>
  noNetwork().length > 0 ? 'without network' : 'with network, which this system does not take away';

/** Only previews and clips need ffmpeg, so its absence is reported but does not take the server out of service. */
async function tools(context: Context, ask: Ask): Promise<HealthCheck> {
  const [{ tools: found, summary }, waiting] = await Promise.all([
    mediaTools(context.config),
    ask(countWaiting(context)).catch(() => 0),
  ]);
  const waits = waiting > 0 ? ` ${countWords(waiting, 'file waits', 'files wait')} for them: see below.` : '';
  const detail = found ? `${summary}, ${networkWords()}.` : summary;
  return { name: 'Media tools', ok: found !== null, needed: false, detail: detail + waits };
}
