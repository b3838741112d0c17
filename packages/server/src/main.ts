import { join } from 'node:path';
import { type App, createApp } from './app.ts';
import { type Config, ConfigError, readConfig, withEnvFile } from './config.ts';
import { demoClock } from './demo/demo-clock.ts';
import { demoPassword, fillDemo } from './demo/fill-demo.ts';
import { demoPeople } from './demo/people.data.ts';

/** Starts the product from the environment and an `.env` file, says where it is, and stops in order when asked to. */
async function main(): Promise<void> {
  const given = readConfig(withEnvFile(process.env, join(process.cwd(), '.env')));
  const config = given.demo ? { ...given, admin: { email: demoPeople[0]!.email, password: demoPassword } } : given;
  const started = performance.now();
  const time = demoClock();
  const app = await createApp(config, { clock: time.clock });
  if (config.demo) await fillDemo(app, time, console.log);
  say(app, config, performance.now() - started);
  stopInOrder(app);
}

function say({ firstSignIn, context }: App, config: Config, milliseconds: number): void {
  const lines = [`Pavilion is ready after ${(milliseconds / 1000).toFixed(1)} s: ${context.publicUrl()}`];
  if (firstSignIn?.password && !config.demo)
    lines.push(`Sign in as ${firstSignIn.email} with the password of ADMIN_PASSWORD.`);
  if (firstSignIn?.link) {
    lines.push(`Set the password of the administrator ${firstSignIn.email} once, at:`, firstSignIn.link);
  }
  if (config.demo) lines.push(...demoSignIns());
  if (!config.databaseUrl) lines.push(`Everything is kept in ${config.dataDir}.`);
  console.log(lines.join('\n'));
}

/** One person for each kind of user. */
function demoSignIns(): string[] {
  const people = demoPeople.flatMap(({ email, shown }) => (shown ? [`  ${email.padEnd(28)} ${shown}`] : []));
  return [`Sign in with the password ${demoPassword} as:`, ...people];
}

/** The second signal ends at once: somebody is waiting. */
function stopInOrder(app: App): void {
  let stopping = false;
  const stop = () => {
    if (stopping) process.exit(1);
    stopping = true;
    console.log('Stopping: no new requests, running work is finished or handed back.');
    app.close(20).then(
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
