// Breaks a rule in one place at a time, runs the tests of its folder or the named ones, and prints the changes that no test
// detects.
//   npm run mutate -- packages/domain/src/effort.ts [more files] [--tests packages/server/src/access-writes.test.ts]
// The work tree is not changed: the mutated text exists only in the module server of the test runner.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createVitest, parseAst } from 'vitest/node';

const secondsForOne = 60;
const flipped = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
  '%': '*',
  '&&': '||',
  '||': '&&',
  '??': '&&',
};

/** All mutations of this text, as replacements from `start` to `end`. */
function mutantsOf(text) {
  const found = [];
  const add = (start, end, to) => found.push({ start, end, to, line: text.slice(0, start).split('\n').length });
  const visit = (node) => {
    if (!node || typeof node !== 'object') return;
    if (Array.isArray(node)) return node.forEach(visit);
    // Types do not exist at run time.
    if (/^TS(Type|Interface|EnumD|Literal|Union)/.test(node.type) || node.type === 'ImportDeclaration') return;
    const { start, end, type } = node;
    if (type === 'Literal' && typeof node.value === 'boolean') add(start, end, String(!node.value));
    if (type === 'Literal' && typeof node.value === 'number') add(start, end, String(node.value + 1));
    if ((type === 'BinaryExpression' || type === 'LogicalExpression') && flipped[node.operator]) {
      const at = text.indexOf(node.operator, node.left.end);
      add(at, at + node.operator.length, flipped[node.operator]);
    }
    if (type === 'UnaryExpression' && node.operator === '!') add(start, start + 1, '');
    if (type === 'ConditionalExpression' || type === 'IfStatement') {
      add(node.test.start, node.test.end, `!(${text.slice(node.test.start, node.test.end)})`);
    }
    if (type === 'ArrayExpression') {
      node.elements.forEach((element, at) => {
        if (element) add(element.start, node.elements[at + 1]?.start ?? element.end, '');
      });
    }
    for (const [key, child] of Object.entries(node)) if (key !== 'typeAnnotation') visit(child);
  };
  visit(parseAst(text, { lang: 'ts' }).body);
  return found.sort((a, b) => a.start - b.start);
}

/** Runs in a separate process, which an endless loop can hang. Reports the result of each mutant to its parent. */
async function tryMutants(file, first, tests) {
  const text = readFileSync(file, 'utf8');
  const mutants = mutantsOf(text);
  let now = null;
  const plugin = {
    name: 'mutate',
    enforce: 'pre',
    transform: (_code, id) =>
      now && id.split('?')[0] === file ? text.slice(0, now.start) + now.to + text.slice(now.end) : null,
  };
  const silent = { onTestRunEnd: () => {} };
  const vitest = await createVitest(
    'test',
    { watch: false, bail: 1, isolate: true, maxWorkers: 1, reporters: [silent], globalSetup: [] },
    { plugins: [plugin] },
  );
  const specs = await vitest.getRelevantTestSpecifications([tests || `${relative('.', dirname(file))}/`]);
  const passes = async () => {
    vitest.invalidateFile(file);
    vitest.state.filesMap.clear();
    const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specs, true);
    return unhandledErrors.length === 0 && testModules.every((module) => module.ok());
  };
  if (specs.length === 0 || !(await passes())) {
    process.send({ broken: specs.length === 0 ? 'it has no tests' : 'its tests fail as it is' });
  } else {
    for (let at = first; at < mutants.length; at++) {
      process.send({ at, of: mutants.length });
      now = mutants[at];
      if (await passes()) process.send({ survivor: now, was: text.slice(now.start, now.end) });
    }
  }
  await vitest.close();
  process.exit(0);
}

/** Undetected mutants of one file. A mutant that takes too long counts as detected, and the next one gets a new process. */
async function mutate(file, tests) {
  const survivors = [];
  let [at, of, slow] = [-1, 0, 0];
  for (let again = true; again; ) {
    again = await new Promise((done) => {
      const child = spawn(
        process.execPath,
        [fileURLToPath(import.meta.url), '--child', file, String(at + 1), tests ?? ''],
        {
          stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
          detached: true,
        },
      );
      let timer;
      const stop = () => process.kill(-child.pid, 'SIGKILL');
      child.on('message', (said) => {
        clearTimeout(timer);
        timer = setTimeout(() => stop(slow++), secondsForOne * 1_000);
        if (said.broken) console.error(`${relative('.', file)}: ${said.broken}.`);
        else if (said.survivor) survivors.push(said);
        else [at, of] = [said.at, said.of];
      });
      child.on('exit', (code) => {
        clearTimeout(timer);
        done(code !== 0 && at + 1 < of);
      });
    });
  }
  const name = relative('.', file);
  console.log(`${name}: ${of} mutants, ${of - survivors.length} detected${slow ? ` (${slow} by time)` : ''}`);
  for (const { survivor, was } of survivors) {
    console.log(`  ${name}:${survivor.line}  ${was.replaceAll(/\s+/g, ' ')}  →  ${survivor.to || '(nothing)'}`);
  }
}

const [mode, ...rest] = process.argv.slice(2);
if (mode === '--child') {
  await tryMutants(rest[0], Number(rest[1]), rest[2]);
} else {
  const words = process.argv.slice(2);
  const at = words.indexOf('--tests');
  const [, tests] = at < 0 ? [] : words.splice(at, 2);
  for (const path of words) await mutate(resolve(path), tests);
}
