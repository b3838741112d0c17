// Applies the example of `docs/adding-things.md` to a copy of the repository, checks, builds and tries it there. Fails if the
// guide misses a file, or if the example touches more product files than allowed.
import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findChromium } from '../tools.mjs';
import { example } from './example.mjs';

const mostFiles = 8;
const root = fileURLToPath(new URL('../..', import.meta.url));
const copy = mkdtempSync(join(tmpdir(), 'pavilion-guide-'));

try {
  checkPlaces();
  copyRepository();
  // The check lists files with git.
  await run('git', ['init', '--quiet']);
  const edited = performEdits();
  await run('npx', ['biome', 'check', '--write', ...edited]);
  // At the same time, on two cores: neither needs the other.
  const both = await Promise.allSettled([run('node', ['scripts/check.mjs']), run('node', ['scripts/build.mjs'])]);
  for (const { reason } of both) if (reason) throw reason;
  await run('npx', ['playwright', 'test', '-c', 'packages/e2e/playwright.config.ts', 'cameras', '--retries=0']);
  console.log(
    `guide: a document, a call, an effect, a job and a screen work in ${productFiles().length} product files`,
  );
} catch (error) {
  console.error(`guide: ${error.message}`);
  process.exitCode = 1;
} finally {
  rmSync(copy, { recursive: true, force: true });
}

function productFiles() {
  const files = Object.values(example).flatMap((edits) => edits.map(({ file }) => file));
  return [...new Set(files)].filter((file) => !/\/e2e\/|\/testing\//.test(file));
}

/** Checks that the guide names every touched file under its row. */
function checkPlaces() {
  const guide = readFileSync(join(root, 'docs/adding-things.md'), 'utf8');
  for (const [row, edits] of Object.entries(example)) {
    const told = guide.split('\n').find((line) => line.startsWith(`| ${row} |`)) ?? '';
    const places = [...told.matchAll(/`([^`]+\/[^`]*)`/g)].map(([, place]) => place);
    for (const { file } of edits) {
      const place = file.replace('packages/', '').replace('/src/', '/').replace('/planner', '/<module>');
      if (!places.some((named) => place === named || (named.endsWith('/') && place.startsWith(named))))
        throw new Error(`docs/adding-things.md does not name ${place} for a ${row}.`);
    }
  }
  const touched = productFiles();
  if (touched.length > mostFiles)
    throw new Error(`${touched.length} product files, at most ${mostFiles}:\n${touched.join('\n')}`);
}

/** Copies the sources. Packages are links to the installed ones, except our own, which link to the copy. */
function copyRepository() {
  const left = /(^|\/)(\.git|node_modules|dist|data|data-demo|\.cache|test-results|screenshots|results)$/;
  cpSync(root, copy, { recursive: true, filter: (source) => !left.test(source.replace(/\/$/, '')) });
  linkPackages('node_modules');
  for (const name of readdirSync(join(root, 'packages'))) linkPackages(join('packages', name, 'node_modules'));
}

function linkPackages(folder) {
  let names;
  try {
    names = readdirSync(join(root, folder));
  } catch {
    return; // this package has none of its own
  }
  mkdirSync(join(copy, folder), { recursive: true });
  for (const name of names.filter((each) => each !== '@pavilion'))
    symlinkSync(join(root, folder, name), join(copy, folder, name));
  if (!names.includes('@pavilion')) return;
  mkdirSync(join(copy, folder, '@pavilion'));
  for (const name of readdirSync(join(root, folder, '@pavilion')))
    symlinkSync(join(copy, 'packages', name), join(copy, folder, '@pavilion', name));
}

/** Applies the edits and returns the files written. */
function performEdits() {
  const edits = Object.values(example).flat();
  for (const edit of edits) {
    const path = join(copy, edit.file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, changed(edit, read(path)));
  }
  return [...new Set(edits.map(({ file }) => file))];
}

function read(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return ''; // a new file
  }
}

function changed({ file, after, add, imports = '' }, text) {
  if (after === undefined) return imports + text + add;
  const at = text.indexOf(after);
  if (at < 0) throw new Error(`${file} has no “${after.trim()}” any more: bring scripts/guide/example.mjs up to date.`);
  return imports + text.slice(0, at + after.length) + add + text.slice(at + after.length);
}

/** Runs a command in the copy; prints its output only on failure. */
function run(command, args) {
  return new Promise((resolve, reject) => {
    const env = { ...process.env, CHROMIUM_PATH: process.env.CHROMIUM_PATH || (findChromium() ?? '') };
    const child = spawn(command, args, { cwd: copy, env, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    child.stdout.on('data', (data) => (output += data));
    child.stderr.on('data', (data) => (output += data));
    child.on('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`${[command, ...args].join(' ')}\n${output}`)),
    );
  });
}
