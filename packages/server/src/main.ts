import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { App } from './app.ts';
import { type Config, ConfigError, readConfig } from './config.ts';
import { keepPrivate } from './data-folder.ts';
import type { Demo } from './demo/open-demo.ts';
import { databaseFolder, openEmbedded } from './engines/database/open-embedded.ts';
import { withEnvFile } from './env-file.ts';
import { rtmpSettings, tryToListen, webSettings } from './listening.ts';
import { commonLine, createReports } from './reports.ts';

/** Starts the product from the environment and an `.env` file, prints its address, and stops in order on a signal. */
async function main(): Promise<void> {
  keepPrivate();
  const started = performance.now();
  const given = readConfig(withEnvFile(process.env, join(process.cwd(), '.env')));
  await tryPorts(given);
  // PostgreSQL starts while this process loads the rest.
  const database = given.databaseUrl
    ? undefined
    : openEmbedded(given, { onLost: dispossessed, onError: warn, onBack: console.error });
  database?.catch(() => undefined);
  const demo = given.demo ? (await import('./demo/open-demo.ts')).openDemo(given) : undefined;
  const config = demo?.config ?? given;
  const { createApp } = await import('./app.ts');
  const app = await createApp(config, { clock: demo?.clock, database });
  await demo?.fill(app);
  say(app, config, performance.now() - started, demo);
  stopInOrder(app);
}

/**
 * Refuses a port or an address that cannot be used before a database is made for it. Once there is one, the product goes on
 * without encoders: its page of livestreams shows the reason.
 */
async function tryPorts({ host, port, rtmpHost, rtmpPort, ...given }: Config): Promise<void> {
  await tryToListen({ host, port, settings: webSettings });
  const isFirstStart = !given.databaseUrl && !existsSync(databaseFolder(given.dataDir));
  if (rtmpPort !== null && isFirstStart) {
    await tryToListen({ host: rtmpHost, port: rtmpPort, settings: rtmpSettings });
  }
}

const isReported = createReports();
function warn(error: unknown): void {
  if (isReported(error)) console.error(commonLine(error) ?? (error instanceof Error ? error.message : error));
}

/** Exits at once: nothing that this process could still write would be kept. */
function dispossessed(error: Error): void {
  console.error(error.message);
  process.exit(1);
}

function say({ firstSignIn, context }: App, config: Config, milliseconds: number, demo: Demo | undefined): void {
  const after = `is ready after ${(milliseconds / 1000).toFixed(1)} s`;
  if (config.worker) {
    console.log(`The worker ${after}.`);
    return;
  }
  const lines = [`Pavilion ${after}: ${context.publicUrl()}`];
  if (firstSignIn?.password && !demo)
    lines.push(`Sign in as ${firstSignIn.email} with the password of ADMIN_PASSWORD.`);
  if (firstSignIn?.link) {
    lines.push(`Set the password of the administrator ${firstSignIn.email} once, at:`, firstSignIn.link);
  }
  if (demo) lines.push(...demo.signIns);
  if (!config.databaseUrl) lines.push(`Everything is kept in ${config.dataDir}.`);
  console.log(lines.join('\n'));
}

/** A second signal exits at once: someone is waiting. */
function stopInOrder(app: App): void {
  let stopping = false;
  const stop = () => {
    if (stopping) process.exit(1);
    stopping = true;
    console.log('Stopping: no new requests, running work is finished or handed back.');
    app.close(8).then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error instanceof Error ? error.message : error);
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

main().catch((error: unknown) => {
  const sentence = error instanceof Error ? error.message : String(error);
  console.error(error instanceof ConfigError ? sentence : `Pavilion could not start. ${sentence}`);
  if (!(error instanceof ConfigError) && process.env.LOG_LEVEL === 'debug') console.error(error);
  process.exit(1);
});
