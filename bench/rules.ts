import { connectLine, connectLines } from './line.ts';
import { type Result, ratioAtLeast } from './report.ts';
import { alternate, median, medianRatio, perSecond } from './rounds.ts';
import type { Stage } from './stage.ts';
import { deliveriesPerSecond } from './sustained.ts';
import { inserting } from './writes.ts';

const rounds = 5;

/** The same engine and documents with rules on reading and writing, and without. */
export async function rules(stage: Stage): Promise<Result[]> {
  const { url } = await stage.engine();
  const pens = await connectLines(8, 'engine', url);
  const inserts = await alternate(rounds, {
    off: () => perSecond(inserting(pens, 'notes'), 2),
    on: () => perSecond(inserting(pens, 'guarded'), 2),
  });
  await Promise.all(pens.map((pen) => pen.close()));
  const deliveries = await alternate(rounds, {
    off: () => deliveriesPerSecond('engine', url, 'notes'),
    on: () => deliveriesPerSecond('engine', url, 'guarded'),
  });
  const reader = await connectLine('engine', url);
  const pages = await alternate(rounds, {
    off: () => perSecond([() => reader.page(anyTeam(), 'records')], 1),
    on: () => perSecond([() => reader.page(anyTeam(), 'guardedRecords')], 1),
  });
  await reader.close();
  const row = (name: string, { on, off }: { on: number[]; off: number[] }): Result => ({
    name: `rules on: ${name}`,
    unit: '/s',
    value: median(on),
    bound: { value: median(off), what: 'rules off' },
    ratio: medianRatio(on, off),
    target: ratioAtLeast(0.8),
    rounds: on,
  });
  return [row('inserts, 8 writers', inserts), row('live deliveries', deliveries), row('pages of 20 of 100,000', pages)];
}

let asked = 0;
const anyTeam = () => {
  asked += 31;
  return `t${asked % 1_000}`;
};
