// Type check, lint, format and house rules. The same command before every commit and in CI.
import { spawn } from 'node:child_process';

const packages = ['sync', 'domain', 'drawing', 'client', 'server', 'web', 'e2e'];
const steps = [
  ['structure', 'node', ['scripts/structure.mjs']],
  ['lint', 'npx', ['biome', 'check', '--error-on-warnings', '.']],
  ...packages.map((name) => [`types ${name}`, 'npx', ['tsc', '-p', `packages/${name}`]]),
  ['types bench', 'npx', ['tsc', '-p', 'bench']],
];

let failed = 0;
const queue = [...steps];
async function lane() {
  for (let step = queue.shift(); step; step = queue.shift()) {
    const [name, command, args] = step;
    const { code, output } = await run(command, args);
    if (code !== 0) failed++;
    console.log(`${code === 0 ? '✓' : '✗'} ${name}`);
    if (code !== 0) console.log(output);
  }
}
function run(command, args) {
  return new Promise((resolve) => {
    let output = '';
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    child.stdout.on('data', (data) => (output += data));
    child.stderr.on('data', (data) => (output += data));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}
await Promise.all([lane(), lane()]);
process.exit(failed ? 1 : 0);
