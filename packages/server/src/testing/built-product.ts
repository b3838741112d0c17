import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { onTestServer } from './database.ts';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
let building: Promise<unknown> | undefined;

/**
 * The script of the product as `npm start` runs it, built from the sources of now. Starting it takes a third of the time of the
 * sources, which are over a thousand files to read.
 */
export async function builtProduct(): Promise<string> {
  building ??= process.env.TEST_DATABASE_URL
    ? onTestServer(async (server) => {
        // One process of a run builds, the others wait.
        await server.query('SELECT pg_advisory_lock(2)');
        await build();
      })
    : build();
  await building;
  return `${root}packages/server/.cache/main.js`;
}

const build = () => promisify(execFile)(process.execPath, ['scripts/build.mjs', '--for-tests'], { cwd: root });
