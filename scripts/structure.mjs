// House rules that the compiler cannot check: imports between packages and modules, file sizes, names. Prints each breach with
// its file and exits 1.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join, normalize, relative } from 'node:path';
import { circles, importsOf } from './import-graph.mjs';
import { unknownLicences } from './licences.mjs';
import { importsUp } from './server-floors.mjs';

const maxLines = 300;
/** A story covers much of the product, in one file. */
const maxStoryLines = 400;
/** Most hooks that a component or hook calls; one with more should be split. */
const maxHooks = 12;
/** The one file that an upgrade of the job library has to be checked against. */
const jobTable = 'packages/server/src/engines/jobs/job-table.ts';
const modules = [
  'accounts',
  'production',
  'library',
  'inspirations',
  'planner',
  'billing',
  'archive',
  'livestreams',
  'graphics',
  'files',
];
const allowed = {
  sync: [],
  domain: ['sync'],
  drawing: ['domain'],
  client: [],
  server: ['sync', 'domain', 'drawing'],
  web: ['sync', 'domain', 'drawing'],
  e2e: ['sync', 'domain', 'drawing', 'server'],
};
const breaches = [];
const graph = new Map();
const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.ts', '*.tsx', '*.mjs'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file && !/\.(gen|data)\.tsx?$/.test(file));

for (const file of files) {
  let text;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    continue; // removed in the working tree
  }
  const breach = (what) => breaches.push(`${file}: ${what}`);
  const isTest = /\.test\.tsx?$/.test(file);
  // A range claims requirements that nobody checked: write out each one that a test proves.
  if (/\.(test|story)\.tsx?$/.test(file)) {
    for (const [range] of text.matchAll(/\b[A-Z]{3}-\d{3}\s*(?:\.\.+|–|to)\s*(?:[A-Z]{3}-)?\d{3}\b/g))
      breach(`${range} is a range; write out the requirements`);
    for (const [name] of text.matchAll(/(?<=\b(?:it|test|describe)(?:\.\w+)*\(\s*|\)\(\s*)['"`][A-Z]{3}-\d{3} .*/g))
      breach(`a test’s name begins with its sentence; its requirements stand in brackets at the end: ${name}`);
  }
  const lines = text.split('\n').length;
  const most = file.endsWith('.story.ts') ? maxStoryLines : maxLines;
  if (lines > most && !isTest) breach(`${lines} lines, at most ${most}`);
  if (/(^|\/)(utils?|helpers?|common|misc)(\/|\.tsx?$)/.test(file))
    breach('a name without meaning; name the file after its contents');
  if (!/\/[a-z0-9.-]+$/.test(`/${file}`)) breach('file names are kebab-case');
  if (/^\s*(export\s+)?(declare\s+)?(const\s+)?enum\s/m.test(text)) breach('an enum; use a const table or a union');

  if (!isTest) graph.set(file, importsOf(file, text));
  for (const up of importsUp(file, text)) breach(up);

  const own = /^packages\/([^/]+)\/src\//.exec(file)?.[1];
  if (!own) continue;
  for (const [, specifier] of text.matchAll(/(?:from|import)\s*\(?\s*['"]([^'"]+)['"]/g)) {
    const target = /^@pavilion\/([^/]+)/.exec(specifier)?.[1];
    if (target && target !== own && !allowed[own].includes(target))
      breach(`imports ${specifier}: the arrow is web → domain ← server, all → sync`);
    if (specifier.startsWith('.')) {
      const path = normalize(join(dirname(file), specifier));
      if (!path.startsWith(`packages/${own}/`)) breach(`imports from outside its package: ${specifier}`);
      const from = moduleOf(file, own);
      const to = moduleOf(path, own);
      if (
        own === 'web' &&
        from &&
        to &&
        from !== to &&
        to !== 'files' &&
        !/\/index\.tsx?$|\/routes\.tsx?$/.test(path)
      ) {
        breach(`imports another module's screen: ${relative('packages/web/src', path)}`);
      }
    }
  }
  if (file.startsWith('packages/web/src/kit/')) {
    for (const [, part] of text.matchAll(/from '(?:@pavilion\/domain\/|\.\.\/)([^']+)'/g))
      if (!/^(theme|call|testing)\//.test(part))
        breach(`the kit may not import modules or other parts of the product: ${part}`);
  }
  if (own === 'server' && !isTest && /\bpgboss\./.test(text) && file !== jobTable)
    breach(`SQL on the table of the job library belongs into ${jobTable}`);
  if (own === 'e2e' && /\.fill\(/.test(text)) breach('sets a field at once; stories type key by key (keys.ts)');
  if (own === 'web' && /\bNumberInput\b/.test(text))
    breach('NumberInput loses unfinished input; use QuantityInput, MoneyInput or DaysInput of the kit');
  if (own === 'web' && !isTest) {
    // The formatter puts only the end of a top-level function at the beginning of a line.
    for (const [body, name] of text.matchAll(/^(?:export )?(?:async )?function (\w+)[\s\S]*?^}/gm)) {
      const calls = body.slice(body.indexOf('('));
      const hooks = calls.match(/(?<![.\w])use[A-Z]\w*(?=[(<])/g)?.length ?? 0;
      if (hooks > maxHooks) breach(`${name} calls ${hooks} hooks, at most ${maxHooks}`);
    }
  }
  if (own === 'domain' && !isTest) {
    if (/\bDate\.now\(|new Date\(\)|Math\.random\(/.test(text))
      breach('domain has no clock and no randomness; pass them as arguments');
    if (/from 'node:|require\(/.test(text)) breach('domain has no Node');
  }
}

function moduleOf(path, own) {
  const name = path.slice(`packages/${own}/src/`.length).split('/')[0];
  return modules.includes(name) ? name : null;
}

const { packages: locked } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
breaches.push(...unknownLicences(locked));

for (const circle of circles(graph)) {
  breaches.push(`a circle of imports: ${circle.join(' → ')}`);
}

if (breaches.length) {
  console.error(breaches.join('\n'));
  console.error(`${breaches.length} breaches of the house rules`);
  process.exit(1);
}
console.log(`structure: ${files.length} files follow the house rules`);
