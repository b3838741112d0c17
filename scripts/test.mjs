// Everything that must hold, from a fresh clone: check, unit and integration tests (embedded database and PostgreSQL),
// browser stories on the built product. The last line counts them.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { ensureModules, ensureTestTools, findChromium, findPostgres } from './tools.mjs';

const root = new URL('..', import.meta.url).pathname;
process.chdir(root);
ensureModules(root);
const missing = ensureTestTools();
for (const name of missing)
  console.log(
    `${name} is not on this machine and could not be installed: the tests that need it fail or say why they are skipped.`,
  );

const count = { passed: 0, failed: 0, skipped: 0 };
const env = { ...process.env, CHROMIUM_PATH: findChromium() ?? '', POSTGRES_BIN: findPostgres() ?? '' };
const results = 'test-results';
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

step('check', ['node', 'scripts/check.mjs']);
const unit = `${results}/unit.json`;
run(['npx', 'vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${unit}`]);
addVitest(unit);
if (step('build', ['node', 'scripts/build.mjs'])) {
  run(['npx', 'playwright', 'test', '-c', 'packages/e2e/playwright.config.ts']);
  addPlaywright(`${results}/stories.json`);
}

console.log(`${count.passed} passed, ${count.failed} failed${count.skipped ? `, ${count.skipped} skipped` : ''}`);
process.exit(count.failed ? 1 : 0);

function run([command, ...args]) {
  return spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'], env }).status === 0;
}
function step(name, command) {
  const good = run(command);
  count[good ? 'passed' : 'failed']++;
  if (!good) console.log(`✗ ${name}`);
  return good;
}
function addVitest(file) {
  if (!existsSync(file)) return void count.failed++;
  const report = JSON.parse(readFileSync(file, 'utf8'));
  count.passed += report.numPassedTests;
  count.failed +=
    report.numFailedTests +
    (report.testResults ?? []).filter((r) => r.status === 'failed' && r.assertionResults.length === 0).length;
  count.skipped += report.numPendingTests + (report.numTodoTests ?? 0);
}
function addPlaywright(file) {
  if (!existsSync(file)) return void count.failed++;
  const { stats, errors } = JSON.parse(readFileSync(file, 'utf8'));
  count.passed += stats.expected + stats.flaky;
  count.failed += stats.unexpected + (errors?.length ?? 0);
  count.skipped += stats.skipped;
  if (stats.flaky) console.log(`${stats.flaky} of the stories passed only at the second try.`);
}
