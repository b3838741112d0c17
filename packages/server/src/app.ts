import type { AddressInfo } from 'node:net';
import { documentTypes, policyOf, users } from '@pavilion/domain';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Context } from './context.ts';
import { type FirstSignIn, firstAdministrator, reportIgnored } from './engines/auth/first-administrator.ts';
import { openSignIn, type SignIn } from './engines/auth/index.ts';
import { databaseReports } from './engines/database/database-reports.ts';
import { readPreparation } from './engines/database/preparation.ts';
import { logSlowStatements } from './engines/database/slow-statements.ts';
import { traceStatements } from './engines/database/trace-statements.ts';
import type { Database } from './engines/database/types.ts';
import { watchStatements } from './engines/database/watch-statements.ts';
import { openFixtures } from './engines/fixtures/fixtures.ts';
import { createServer, type ServerOptions } from './engines/http/server.ts';
import { takeBackInterrupted } from './engines/jobs/job-table.ts';
import { openQueue } from './engines/jobs/queue.ts';
import { type JobRunner, startRunner } from './engines/jobs/runner.ts';
import { openLinks } from './engines/links/links.ts';
import { createHub } from './engines/live/index.ts';
import { openLiveEngine } from './engines/live-engine/live-engine.ts';
import { openChat } from './engines/messages/chat.ts';
import { openMail } from './engines/messages/mail.ts';
import { createSearch } from './engines/search/index.ts';
import { openStorage } from './engines/storage/index.ts';
import { createStore } from './engines/store/index.ts';
import { openTraces } from './engines/traces/traces.ts';
import type { Traces } from './engines/traces/types.ts';
import { runDocumentSteps } from './engines/upgrade/document-steps.ts';
import { followLevel } from './engines/upgrade/follow-level.ts';
import { storeLevel } from './engines/upgrade/steps.ts';
import { upgradeStore } from './engines/upgrade/upgrade-store.ts';
import { openVideoPlatform } from './engines/video-platform/video-platform.ts';
import { listenFailure, webSettings } from './listening.ts';
import { createLog } from './log.ts';
import { programmePainter } from './modules/graphics/paint-programme.ts';
import { countFindings } from './modules/integrity/report.ts';
import { backupGauge } from './modules/system/backup/nightly-jobs.ts';
import { checkHealth } from './modules/system/check-health.ts';
import { countUndelivered, countUnsent } from './modules/system/sending-health.ts';
import { documentSteps, effectsBy, jobs, modules, router, routes } from './modules.ts';

export interface AppOptions extends ServerOptions {
  clock?: Clock;
  /** An open or opening database that replaces the one from the settings. The app closes it. */
  database?: Database | Promise<Database>;
  /** False in tests: no scheduled work. */
  schedule?: boolean;
  /** Name of this build. Tables that it has prepared at an earlier start are not compared again. */
  build?: string;
  /** Replaces the log on standard output. */
  log?: Logger;
  /** Seconds before the first retry of a failed job. */
  retryDelay?: number;
  /** Seconds that messages wait for others to the same recipient. */
  togetherSeconds?: number;
  /** Seconds that notifications of undoable decisions wait. */
  afterUndoSeconds?: number;
}

export interface App {
  /** Address of the server, without a trailing slash. */
  url: string;
  context: Context;
  signIn: SignIn;
  jobs: JobRunner;
  /** How the administrator signs in, if nobody can yet. */
  firstSignIn: FirstSignIn;
  /** Stops taking requests, lets running work finish within the given seconds, and closes everything. */
  close: (graceSeconds?: number) => Promise<void>;
}

type Closer = () => unknown;

/** Opens everything in order, listens, and returns the running product. Closes what is open if something fails. */
export async function createApp(config: Config, options: AppOptions = {}): Promise<App> {
  const closers: Closer[] = [];
  try {
    return await openApp(config, options, closers);
  } catch (error) {
    await closeAll(closers);
    throw error;
  }
}

async function openApp(given: Config, options: AppOptions, closers: Closer[]): Promise<App> {
  const config = { ...given };
  const log = options.log ?? createLog(config);
  let deadline = 0;
  // The remaining grace, shared by everything that takes a while to close.
  const grace = () => Math.max(0, deadline - Date.now()) / 1000;
  const traces = await openTraces(config, log);
  closers.push(traces.close);
  const database = watched(await (options.database ?? openDatabase(config, log)), config, log, traces);
  closers.push(database.close);
  const preparation = await readPreparation(database, options.build ?? process.env.PAVILION_TABLES);
  if (!preparation.isDone) await upgradeStore(database, { log });
  const queue = await openQueue(database, jobs, {
    schedule: options.schedule,
    retryDelay: options.retryDelay,
    togetherSeconds: options.togetherSeconds,
    afterUndoSeconds: options.afterUndoSeconds,
    isPrepared: preparation.isDone,
    onError: (error) => log.error({ err: error }, 'Jobs'),
  });
  closers.push(queue.stop);
  await takeBackInterrupted(database);

  const clock = options.clock ?? (() => new Date().toISOString());
  const store = await createStore({
    database,
    documents: Object.values(documentTypes),
    policies: policyOf,
    effects: effectsBy(config),
    clock,
    log,
    level: storeLevel,
    isPrepared: true,
    enqueue: queue.enqueue,
    enqueueBatch: queue.enqueueBatch,
    jobsAdded: () => context.wakeJobs(),
  });
  closers.push(store.close);

  const hub = createHub({ store, people: users.name, database, clock, log });
  let url = '';
  const storage = await openStorage(config);
  const publicUrl = () => config.publicUrl ?? url;
  const live = openLiveEngine({
    config,
    clock,
    log,
    store,
    storage,
    publicUrl,
    paintProgramme: programmePainter({ config, clock, log, store, storage }),
  });
  const context: Context = {
    config,
    clock,
    log,
    traces,
    database,
    store,
    storage,
    search: await createSearch({ database, policies: policyOf, store, isPrepared: true }),
    mail: openMail(config.smtp),
    chat: openChat(config.slack),
    links: openLinks({ origins: config.linkOrigins }),
    videoPlatform: openVideoPlatform(config.brightcove),
    live,
    fixtures: openFixtures(config, clock),
    publicUrl,
    auth: () => signIn.auth(),
    sessionEnded: (userId) => signIn.sessions.ended(userId),
    guest: hub.guest,
    sockets: () => hub.counts().peers,
    isOutdated: () => level.isOutdated(),
    jobsHealthy: () => runner.healthy(),
    wakeJobs: () => {
      runner.wake();
      database.notify(jobsChannel, '');
    },
  };
  const sessionEnded = (userId: string) => void hub.revalidate(userId);
  const signIn: SignIn = await openSignIn(context, sessionEnded);
  closers.push(signIn.sessions.close, context.mail.close);
  if (!preparation.isDone) await preparation.finish();
  await runDocumentSteps(context, documentSteps);
  for (const module of modules) await module.start(context, (stop) => closers.push(stop));

  const runner = startRunner(context, queue, jobs);
  closers.push(() => runner.stop(grace()));
  closers.push(await database.listen(jobsChannel, () => runner.wake()));
  const level = await followLevel(database, { level: storeLevel, log, onOutdated: () => void runner.stop() });
  closers.push(level.close);

  let draining = false;
  let answer = (): void => undefined;
  const ready = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const isDraining = () => draining;
  const server = await createServer(context, {
    signIn,
    runner,
    hub,
    router,
    routes,
    checkHealth: () => checkHealth(context),
    findings: () => countFindings(store),
    backups: backupGauge(context),
    unsent: () => countUnsent(context),
    undelivered: () => countUndelivered(context),
    ready,
    draining: isDraining,
    limits: options.limits,
  });
  // Answer first: a failed start must not wait for requests that wait for the start.
  closers.push(hub.close, () => closeServer(server, grace()), answer);
  url = await listen(server, config);
  closers.push(live.close);
  await live.start();
  const firstSignIn = await firstAdministrator(context, signIn.auth);
  answer();
  closers.push(soon(log, 'The clock of the jobs', () => queue.followClock()));
  if (!firstSignIn) closers.push(soon(log, 'The password in the settings', () => reportIgnored(context, signIn.auth)));

  async function close(graceSeconds = 10): Promise<void> {
    draining = true;
    deadline = Date.now() + graceSeconds * 1000;
    await closeAll(closers);
  }
  return { url, context, signIn, jobs: runner, firstSignIn, close };
}

/** Work that waits a little, so that requests held during the start are answered first. */
function soon(log: Logger, what: string, work: () => Promise<unknown>): Closer {
  const timer = setTimeout(() => void work().catch((error: unknown) => log.error({ err: error }, what)), soonMs);
  return () => clearTimeout(timer);
}

/** Running answers may finish within the grace; an interrupted download resumes by ranges after the next start. */
async function closeServer(server: FastifyInstance, graceSeconds: number): Promise<void> {
  const timer = setTimeout(() => server.server.closeAllConnections(), graceSeconds * 1_000);
  await server.close().finally(() => clearTimeout(timer));
}

/** Closes in reverse order of opening. */
async function closeAll(closers: Closer[]): Promise<void> {
  for (let close = closers.pop(); close; close = closers.pop()) await close();
}

const jobsChannel = 'jobs';
const soonMs = 3_000;

async function openDatabase(config: Config, log: Logger): Promise<Database> {
  const { openEmbedded, openExternal } = await import('./engines/database/index.ts');
  const reports = databaseReports(log);
  return config.databaseUrl ? openExternal(config.databaseUrl, reports) : openEmbedded(config, reports);
}

/** The database with all that follows its statements. */
function watched(database: Database, config: Config, log: Logger, traces: Traces): Database {
  return watchStatements(database, [
    ...(config.slowQueryMilliseconds > 0
      ? [logSlowStatements(log.child({ part: 'database' }), config.slowQueryMilliseconds, database)]
      : []),
    ...(config.traces ? [traceStatements(traces)] : []),
  ]);
}

async function listen(server: FastifyInstance, { host, port }: Config): Promise<string> {
  try {
    await server.listen({ host, port });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const sentence = listenFailure(code, { host, port, settings: webSettings });
    if (sentence) throw new Error(sentence, { cause: error });
    throw error;
  }
  const address = server.server.address() as AddressInfo;
  const name = host === '0.0.0.0' || host === '::' || host === '127.0.0.1' ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${address.port}`;
}
