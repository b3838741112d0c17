import { join } from 'node:path';
import type { Logger } from 'pino';
import type { App, AppOptions } from './app.ts';
import { refuseLostDatabase } from './commands/lost-database.ts';
import { refuseUnfinishedRestore } from './commands/unfinished-restore.ts';
import { type Config, ConfigError, readConfig } from './config.ts';
import { keepPrivate } from './data-folder.ts';
import type { Demo } from './demo/open-demo.ts';
import { isFull } from './disk-full.ts';
import { hasDatabase } from './engines/database/database-folder.ts';
import { databaseReports } from './engines/database/database-reports.ts';
import { whyNoHold } from './engines/database/embedded/kernel-hold.ts';
import { openEmbedded } from './engines/database/open-embedded.ts';
import { isLostConnection } from './engines/database/values.ts';
import { reportMisspelt, withEnvFile } from './env-file.ts';
import { rtmpSettings, tryToListen, webSettings } from './listening.ts';
import { createLog } from './log.ts';
import { demoEnvironment, type Environment } from './settings.ts';
import { createSpeech, expectNoTerminal, logOfProcess, type Speech } from './speech.ts';

/** Starts the product from the environment and an `.env` file, prints its address, and stops in order on a signal. */
async function main(): Promise<void> {
  keepPrivate();
  const started = performance.now();
  const doubts: string[] = [];
  const given = readConfig(environmentOf(process.env, (doubt) => doubts.push(doubt)));
  const log = createLog(given);
  const speech = createSpeech(log);
  logOfProcess(log);
  const life: Life = { isReady: false };
  stopOnSignal(speech, life);
  if (doubts.length > 0) speech.warn(doubts);
  refuseUnfinishedRestore(given);
  refuseLostDatabase(given);
  await tryPorts(given);
  const lacking = given.databaseUrl ? null : whyNoHold();
  if (lacking) log.warn({ part: 'database' }, lacking);
  // PostgreSQL starts while this process loads the rest.
  const database = given.databaseUrl
    ? undefined
    : openEmbedded(given, { onLost: (error) => dispossessed(speech, error), ...databaseReports(log) });
  database?.catch(() => undefined);
  life.starting = open(given, log, database);
  const { app, config, demo } = await life.starting;
  if (!isStopping) await demo?.fill(app);
  if (isStopping) return;
  speech.say(greeting(app, config, performance.now() - started, demo));
  life.isReady = true;
}

/** The demo reads no `.env` file, which has the settings of the product in the same folder. */
function environmentOf(env: Environment, report: (doubt: string) => void): Environment {
  reportMisspelt(env, report);
  const isDemo = env.PAVILION_DEMO === '1' || env.PAVILION_DEMO === 'true';
  return isDemo ? demoEnvironment(env, report) : withEnvFile(env, join(process.cwd(), '.env'), report);
}

interface Opened {
  app: App;
  config: Config;
  demo: Demo | undefined;
}

/** How far the start has come. */
interface Life {
  starting?: Promise<Opened>;
  isReady: boolean;
}

async function open(given: Config, log: Logger, database: AppOptions['database']): Promise<Opened> {
  const demo = given.demo ? (await import('./demo/open-demo.ts')).openDemo(given) : undefined;
  const config = demo?.config ?? given;
  const { createApp } = await import('./app.ts');
  if (isStopping) {
    await (await database)?.close();
    throw new Error('Stopped before it was ready.');
  }
  return { app: await createApp(config, { clock: demo?.clock, database, log }), config, demo };
}

/**
 * Refuses a port or an address that cannot be used before a database is made for it. Once there is one, the product goes on
 * without encoders: its page of livestreams shows the reason.
 */
async function tryPorts({ host, port, rtmpHost, rtmpPort, ...given }: Config): Promise<void> {
  await tryToListen({ host, port, settings: webSettings });
  const isFirstStart = !given.databaseUrl && !hasDatabase(given.dataDir);
  if (rtmpPort !== null && isFirstStart) {
    await tryToListen({ host: rtmpHost, port: rtmpPort, settings: rtmpSettings });
  }
}

/** Exits at once: nothing that this process could still write would be kept. */
function dispossessed(speech: Speech, error: Error): void {
  speech.fail(error.message);
  process.exit(1);
}

function greeting(
  { firstSignIn, context }: App,
  config: Config,
  milliseconds: number,
  demo: Demo | undefined,
): string[] {
  const after = `is ready after ${(milliseconds / 1000).toFixed(1)} s`;
  if (config.worker) return [`The worker ${after}.`];
  const lines = [`Pavilion ${after}: ${context.publicUrl()}`];
  if (firstSignIn?.password && !demo)
    lines.push(`Sign in as ${firstSignIn.email} with the password of ADMIN_PASSWORD.`);
  if (firstSignIn?.link) {
    lines.push(`Set the password of the administrator ${firstSignIn.email} once, at:`, firstSignIn.link);
  }
  if (demo) lines.push(...demo.signIns);
  if (!config.databaseUrl) lines.push(`Everything is kept in ${config.dataDir}.`);
  return lines;
}

/** A database that is frozen lets nothing end in order. Service managers kill after 30 seconds. */
const longestStop = 25_000;

let isStopping = false;

/**
 * Ctrl-C again after this long ends at once: someone is waiting. Sooner it is the same wish, since a terminal sends it to npm too, and
 * fingers slip.
 */
const oneWish = 2_000;

/**
 * Stops in order. What is still starting starts first: otherwise its PostgreSQL would go on writing for a moment after this process
 * has ended.
 */
function stopOnSignal(speech: Speech, life: Life): void {
  let asked = 0;
  const stop = () => {
    if (isStopping) return;
    isStopping = true;
    asked = performance.now();
    setTimeout(() => {
      speech.fail('Stopped without waiting any longer for what does not end, such as a frozen database.');
      process.exit(1);
    }, longestStop).unref();
    const { isReady, starting } = life;
    if (isReady) speech.say(['Stopping: no new requests, running work is finished or handed back.']);
    // A start that fails has closed what it opened.
    const app = starting?.then((opened) => opened.app).catch(() => undefined);
    Promise.resolve(app)
      .then((opened) => opened?.close(isReady ? 8 : 0))
      .then(
        () => {
          speech.say([isReady ? 'Stopped.' : 'Stopped before it was ready.']);
          process.exit(0);
        },
        (error: unknown) => {
          speech.fail(error instanceof Error ? error.message : String(error));
          process.exit(1);
        },
      );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', () => {
    if (isStopping && performance.now() - asked > oneWish) {
      speech.fail('Ended at once, as asked a second time. The database ends by itself.');
      process.exit(1);
    }
    stop();
  });
  process.on('SIGHUP', () => {
    expectNoTerminal();
    stop();
  });
}

function sentenceOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  // A file that is missing has a path.
  if (isLostConnection(error) && !('path' in error))
    return 'The database ended while the product was starting. Start again.';
  return isFull(error) && !error.message.includes('Make room')
    ? 'The disk of the database is full. Make room and start again.'
    : error.message;
}

main().catch((error: unknown) => {
  // What is stopped while it starts may fail by that.
  if (isStopping) return;
  const sentence = sentenceOf(error);
  // Wrong settings may be those of the log.
  const speech = createSpeech(createLog({ logLevel: 'info' }));
  speech.fail(error instanceof ConfigError ? sentence : `Pavilion could not start. ${sentence}`);
  if (!(error instanceof ConfigError) && process.env.LOG_LEVEL === 'debug') console.error(error);
  process.exit(1);
});
