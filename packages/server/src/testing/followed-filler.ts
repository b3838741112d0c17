import { fileURLToPath } from 'node:url';
import { createApp } from '../app.ts';
import { readConfig } from '../config.ts';
import { readCricsheet } from '../modules/system/import/cricsheet.ts';
import { importStand, innings1 } from './followed-match.ts';

const sample = fileURLToPath(new URL('../demo/cricsheet-sample.zip', import.meta.url));

/**
 * Imports matches of the sample as if they had begun yesterday. Arguments are `ID:OVERS`: the match, and after how many overs it stands.
 * The server of the data folder must not run.
 */
const app = await createApp(readConfig(process.env), { schedule: false });
const { matches } = await readCricsheet(sample);
for (const stand of process.argv.slice(2)) {
  const [id = '', overs] = stand.split(':');
  const played = matches.find((match) => match.id === id);
  if (!played) throw new Error(`The sample has no match ${id}.`);
  await importStand(app, played, { id, days: 1, innings: innings1(played, Number(overs)), isOver: false });
}
await app.close();
