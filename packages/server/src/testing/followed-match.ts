import { fileURLToPath } from 'node:url';
import { addDays } from '@pavilion/domain';
import { type CricsheetMatch, readCricsheet } from '../modules/system/import/cricsheet.ts';
import { importMatches } from '../modules/system/import/import-matches.ts';
import type { TestApp } from './app.ts';

const sample = fileURLToPath(new URL('../demo/cricsheet-sample.zip', import.meta.url));
/** Birmingham Phoenix v Southern Brave: a hundred by Smeed, and five wickets of Brookes. */
const source = '1299178';

export const readFollowedMatch = async (): Promise<CricsheetMatch> =>
  (await readCricsheet(sample)).matches.find(({ id }) => id === source)!;

interface Stand {
  /** Of the match in the archive: `cricsheet-ID`. */
  id: string;
  /** Days since its start. */
  days: number;
  innings?: CricsheetMatch['innings'];
  isOver?: boolean;
}

/** Its first innings up to so many overs. */
export const innings1 = (played: CricsheetMatch, overs: number): CricsheetMatch['innings'] => [
  { ...played.innings[0]!, overs: played.innings[0]!.overs.slice(0, overs) },
];

/** Imports the match as it stood after these innings. Returns its id. */
export async function importStand(
  { context }: Pick<TestApp, 'context'>,
  played: CricsheetMatch,
  { id, days, innings = played.innings, isOver = true }: Stand,
): Promise<string> {
  const { outcome, player_of_match, ...info } = played.info;
  const date = addDays(context.clock(), -days);
  const soFar = { ...info, dates: [date], player_of_match: [], ...(isOver && { outcome, player_of_match }) };
  const checkSum = `${innings.flatMap(({ overs }) => overs).length}-${isOver}`;
  const found = { ...played, id, info: soFar, innings, checkSum };
  await importMatches(context.store, { matches: [found], faults: [] }, { apply: true }, () => {});
  return `cricsheet-${id}`;
}
