// `npm run bench` measures everything, `npm run bench -- live writes` only the named parts; --long adds a recording of six
// hours. Each number is compared with a lower bound: the least work for the same result, measured in alternation in the same
// run.
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { clip } from './clip.ts';
import { crowd } from './crowd.ts';
import { deliveries } from './deliveries.ts';
import { editor } from './editor.ts';
import { fanOut } from './fan-out.ts';
import { film } from './film.ts';
import { firstPage } from './first-page.ts';
import { gap } from './gap.ts';
import { livePreview } from './live-preview.ts';
import { memory } from './memory.ts';
import { moments } from './moments.ts';
import { ownClient } from './own-client.ts';
import { page } from './page.ts';
import { pictures } from './pictures.ts';
import { production } from './production.ts';
import { printTable, type Result, writeResults } from './report.ts';
import { rules } from './rules.ts';
import { screensOnSlowLaptop } from './screens.ts';
import { search } from './search.ts';
import { openStage, type Stage } from './stage.ts';
import { startUp } from './start-up.ts';
import { sustained } from './sustained.ts';
import { transfers } from './transfers.ts';
import { unrelated } from './unrelated.ts';
import { writes } from './writes.ts';
import { zip } from './zip.ts';

/** Measurements with their names on the command line. */
const measurements: [names: string[], measure: (stage: Stage) => Promise<Result[]>][] = [
  [['live', 'fan-out'], fanOut],
  [['live', 'sustained'], sustained],
  [['live', 'unrelated'], unrelated],
  [['live', 'gap'], gap],
  [['live', 'own-client'], ownClient],
  [['writes'], writes],
  [['page'], page],
  [['rules'], rules],
  [['search', 'words'], search],
  [['search', 'deliveries'], deliveries],
  [['search', 'crowd'], crowd],
  [['production'], production],
  [['files', 'transfers'], transfers],
  [['files', 'clip'], clip],
  [['files', 'zip'], zip],
  [['server', 'memory'], memory],
  [['server', 'start-up'], startUp],
  [['server', 'first-page'], firstPage],
  [['screens'], screensOnSlowLaptop],
  [['preview'], livePreview],
  [['pictures'], pictures],
  [['pictures', 'film'], film],
  [['graphics', 'editor'], editor],
  [['graphics', 'moments'], moments],
];

const asked = process.argv.slice(2).filter((name) => !name.startsWith('--'));
const known = new Set(measurements.flatMap(([names]) => names));
const unknown = asked.filter((name) => !known.has(name));
if (unknown.length > 0) {
  console.error(`There is no measurement called ${unknown.join(' or ')}. There are: ${[...known].join(', ')}.`);
  process.exit(1);
}

const startedAt = new Date();
const stage = await openStage({ long: process.argv.includes('--long') });
const results: Result[] = [];
const failed: string[] = [];
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void finish(1));

for (const [names, measure] of measurements) {
  if (asked.length > 0 && !names.some((name) => asked.includes(name))) continue;
  const title = names.at(-1)!;
  console.log(title);
  try {
    results.push(...(await measure(stage)));
  } catch (error) {
    failed.push(title);
    console.error(`  ${title} could not be measured: ${error instanceof Error ? error.stack : String(error)}`);
  }
}
await finish(failed.length > 0 ? 1 : 0);

/** Prints the results so far, and stops everything. */
async function finish(code: number): Promise<void> {
  console.log('');
  printTable(results);
  const [load] = loadavg();
  if (load! > cpus().length * 1.5)
    console.log(`\nThe machine was busy (load ${load!.toFixed(1)}): run it again when it is idle.`);
  console.log(`\nKept in ${writeResults(results, join(import.meta.dirname, 'results'), startedAt)}`);
  await stage.close();
  process.exit(code);
}
