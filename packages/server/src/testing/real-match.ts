import { fileURLToPath } from 'node:url';
import type { Match, MatchSheet } from '@pavilion/domain/archive';
import type { MatchData } from '@pavilion/domain/graphics';
import { type CricsheetRead, readCricsheet } from '../modules/system/import/cricsheet.ts';
import { cricsheetDeliveries } from '../modules/system/import/cricsheet-deliveries.ts';
import { cricsheetMatch, venueNameOf } from '../modules/system/import/cricsheet-match.ts';
import { cricsheetSheet } from '../modules/system/import/cricsheet-sheet.ts';

const archives = ['../demo/cricsheet-sample.zip', './cricsheet-odd-cases.zip'].map((path) =>
  fileURLToPath(new URL(path, import.meta.url)),
);
let reading: Promise<CricsheetRead['matches']> | undefined;

const readAll = async () => (await Promise.all(archives.map(readCricsheet))).flatMap(({ matches }) => matches);

/** A real match as the importer reads it; with `balls`, as it stood after that many, when nobody knew the result. */
export async function realMatch(id: string, { balls: many }: { balls?: number } = {}): Promise<MatchData> {
  reading ??= readAll();
  const source = (await reading).find((each) => each.id === id);
  if (!source) throw new Error(`There is no match ${id} in the samples.`);
  const match = cricsheetMatch(source) as Match;
  const balls = cricsheetDeliveries(source, match)
    .slice(0, many)
    .map((ball, index) => ({ ...ball, id: `ball-${index}` })) as MatchData['balls'][number][];
  const sheet = cricsheetSheet(source) as MatchSheet;
  return { match, ground: venueNameOf(source.info), balls, sheet: many === undefined ? sheet : midway(sheet, balls) };
}

function midway(sheet: MatchSheet, balls: MatchData['balls']): MatchSheet {
  const last = balls.at(-1)?.innings ?? 0;
  const innings = sheet.innings
    .slice(0, last)
    .map((each, at) => (at === last - 1 ? { ...each, declared: false } : each));
  return { ...sheet, outcome: undefined, playersOfMatch: [], innings };
}
