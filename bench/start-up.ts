import { join } from 'node:path';
import { atMost, type Result } from './report.ts';
import { alternate, median, medianRatio, timed } from './rounds.ts';
import { startProduct } from './servers/product.ts';
import { startServer } from './servers/start.ts';
import type { Stage } from './stage.ts';

const rounds = 3;

/**
 * Time from the start of the built product on the embedded database to its first page: in an empty folder, then in the same
 * one.
 */
export async function startUp(stage: Stage): Promise<Result[]> {
  let folders = 0;
  const last = { product: '', least: '' };
  const fresh = (name: keyof typeof last) => {
    folders++;
    last[name] = join(stage.folder, `${name}-${folders}`);
    return last[name];
  };
  const least = async (folder: string) => {
    let server: Awaited<ReturnType<typeof startServer>> | undefined;
    const time = await timed(async () => {
      server = await startServer('least-start', { BENCH_FOLDER: folder });
    });
    await server?.stop();
    return time / 1_000;
  };
  const product = async (folder: string) => {
    const started = await startProduct({ DATA_DIR: folder });
    await started.stop();
    return started.startedIn / 1_000;
  };
  const seen = await alternate(rounds, {
    leastFirst: () => least(fresh('least')),
    productFirst: () => product(fresh('product')),
  });
  const again = await alternate(rounds, {
    least: () => least(last.least),
    product: () => product(last.product),
  });
  const row = (name: string, values: number[], bound: number[], most: number): Result => ({
    name: `start-up: ${name}, to the first page`,
    unit: 's',
    value: median(values),
    bound: { value: median(bound), what: 'embedded database and a web server alone' },
    ratio: medianRatio(values, bound),
    target: atMost(most),
    rounds: values,
  });
  return [
    row('from an empty folder', seen.productFirst, seen.leastFirst, 5),
    row('a second start', again.product, again.least, 2),
  ];
}
