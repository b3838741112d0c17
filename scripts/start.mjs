// `npm start`: installs missing packages, builds if sources have changed, and runs the product in this process. --demo: the
// same on data-demo/, with a realistic workspace. --worker: jobs only, beside others on one PostgreSQL.
import { dirname, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { ensureModules } from './tools.mjs';

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Pavilion needs Node 20.19 or later; this is ${process.versions.node}.`);
  process.exit(1);
}
process.chdir(dirname(dirname(fileURLToPath(import.meta.url))));
ensureModules(process.cwd());
const { build, isStale } = await import('./build.mjs');
if (isStale()) {
  console.log('Building …');
  await build();
}
process.env.NODE_ENV ??= 'production';
process.env.WEB_DIR ??= 'packages/web/dist';
if (process.argv.includes('--demo')) {
  process.env.DATA_DIR = 'data-demo';
  process.env.PAVILION_DEMO = '1';
}
if (process.argv.includes('--worker')) process.env.PAVILION_WORKER = '1';
// npm ends on a signal without passing it on.
const parent = process.ppid;
if (process.env.npm_lifecycle_event) {
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 500);
  watch.unref();
}
await import(pathToFileURL(resolve('packages/server/dist/main.js')).href);
