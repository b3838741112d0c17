// Runs a command of the server from its sources. Errors end it with one sentence.
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureModules } from './tools.mjs';

export async function runCommand(load) {
  process.chdir(dirname(dirname(fileURLToPath(import.meta.url))));
  ensureModules(process.cwd());
  const { register } = await import('tsx/esm/api');
  register();
  try {
    const command = await load();
    await command(process.argv.slice(2));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
