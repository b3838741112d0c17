// All tests, from a fresh clone: check, unit and integration tests, browser stories on the built product. The last line has the
// totals.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { ensureModules, ensureTestTools, findChromium } from './tools.mjs';

const root = new URL('..', import.meta.url).pathname;
process.chdir(root);
ensureModules(root);
const missing = ensureTestTools();
for (const name of missing)
  console.log(
    `${name} is not on this machine and could not be installed: the tests that need it fail or say why they are skipped.`,
  );

const count = { passed: 0, failed: 0, skipped: 0 };
/** Repeated at the end, for people who read only the last lines. */
const failures = [];
const env = { ...process.env, CHROMIUM_PATH: findChromium() ?? '' };
const results = 'test-results';
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

step('check', ['node', 'scripts/check.mjs']);
step('guide', ['node', 'scripts/guide/perform.mjs']);
const unit = `${results}/unit.json`;
const allGood = run(['npx', 'vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${unit}`]);
addVitest(unit);
if (!allGood && count.failed === 0) failed('an error outside the tests, see above');
if (step('build', ['node', 'scripts/build.mjs'])) {
  step('Node 20, 22 and 24', ['node', 'scripts/try-nodes.mjs']);
  run(['npx', 'playwright', 'test', '-c', 'packages/e2e/playwright.config.ts']);
  addPlaywright(`${results}/stories.json`);
}

for (const name of failures) console.log(`✗ ${name}`);
console.log(`${count.passed} passed, ${count.failed} failed${count.skipped ? `, ${count.skipped} skipped` : ''}`);
process.exit(count.failed ? 1 : 0);

function run([command, ...args]) {
  return spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'], env }).status === 0;
}
function step(name, command) {
  const good = run(command);
  if (good) count.passed++;
  else failed(name);
  return good;
}
function addVitest(file) {
  if (!existsSync(file)) return void failed('vitest wrote no report');
  const report = JSON.parse(readFileSync(file, 'utf8'));
  for (const { name, status, message, assertionResults } of report.testResults) {
    if (status !== 'failed') continue;
    const tests = assertionResults.filter((test) => test.status === 'failed');
    if (tests.length === 0) failed(`${name.replace(root, '')}: ${message}`);
    for (const { fullName, failureMessages } of tests)
      failed(`${fullName}\n${failureMessages.join('\n').slice(0, 1500)}`);
  }
  count.passed += report.numPassedTests;
  count.skipped += report.numPendingTests + (report.numTodoTests ?? 0);
}
function addPlaywright(file) {
  if (!existsSync(file)) return void failed('the stories wrote no report');
  const { stats, errors, suites } = JSON.parse(readFileSync(file, 'utf8'));
  count.passed += stats.expected + stats.flaky;
  count.skipped += stats.skipped;
  for (const error of errors) failed(error.message);
  for (const { title, tests } of suites.flatMap(specsOf)) {
    for (const { status, results } of tests) {
      if (status === 'unexpected') failed(`${title}\n${results.at(-1)?.error?.message ?? ''}`);
      if (status === 'flaky')
        console.log(`Passed only on the second attempt: ${title}\n${results[0]?.error?.message ?? ''}`);
    }
  }
}
function specsOf({ specs = [], suites = [] }) {
  return [...specs, ...suites.flatMap(specsOf)];
}
function failed(what) {
  count.failed++;
  failures.push(what);
}
