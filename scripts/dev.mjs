// `npm run dev`: the server restarts and the page reloads as sources change. Open the address that vite prints.
import { spawn } from 'node:child_process';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureModules } from './tools.mjs';

process.chdir(dirname(dirname(fileURLToPath(import.meta.url))));
ensureModules(process.cwd());
const port = process.env.PORT ?? '3000';
const children = [
  start(['node_modules/tsx/dist/cli.mjs', 'watch', '--clear-screen=false', 'packages/server/src/main.ts'], {
    PORT: port,
    LOG_LEVEL: process.env.LOG_LEVEL ?? 'debug',
    // Links in messages lead to the page of vite, not to the server behind it.
    PUBLIC_URL: process.env.PUBLIC_URL ?? 'http://localhost:5173',
  }),
  start(['node_modules/vite/bin/vite.js', 'packages/web'], { PAVILION_SERVER: `http://127.0.0.1:${port}` }),
];

function start(args, env) {
  const child = spawn(process.execPath, args, { stdio: 'inherit', env: { ...process.env, ...env } });
  child.on('exit', (code) => {
    for (const other of children ?? []) if (other !== child) other.kill();
    process.exitCode ||= code ?? 0;
  });
  return child;
}
function stop(signal) {
  for (const child of children) child.kill(signal);
}
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => stop(signal));
