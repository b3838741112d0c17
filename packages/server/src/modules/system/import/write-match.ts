import {
  type ArchiveEvent,
  archiveEvents,
  competitions,
  cricketFormats,
  cricketTypes,
  type Match,
  matches,
  matchFormats,
  matchSheets,
  players,
  teams,
  venues,
} from '@pavilion/domain/archive';
import type { NewDocument, PatchOf } from '@pavilion/sync';
import { orNull } from '../../../engines/store/or-null.ts';
import type { Tx } from '../../../engines/store/types.ts';
import type { CricsheetMatch } from './cricsheet.ts';
import { cricsheetDeliveries, type Delivery } from './cricsheet-deliveries.ts';
import { competitionOf, cricsheetMatch, slug, venueNameOf } from './cricsheet-match.ts';
import { cricsheetSheet } from './cricsheet-sheet.ts';
import { joinVenues } from './join-venues.ts';

/** Writes a match with its sheet and every ball, updating an existing one in place. Returns the number of balls. */
export async function writeMatch(tx: Tx, source: CricsheetMatch): Promise<number> {
  await addLookups(tx, source);
  const match = await putMatch(tx, source);
  await putSheet(tx, source, match.id);
  const deliveries = cricsheetDeliveries(source, match);
  await putDeliveries(tx, match.id, deliveries);
  return deliveries.length;
}

/** Adds missing teams, venues, competitions and players of a match. */
async function addLookups(tx: Tx, { id, info, ...rest }: CricsheetMatch): Promise<void> {
  await tx.insertOnce(matchFormats, { id: 'list-formats', list: 'formats', options: optionsOf(cricketFormats) });
  await tx.insertOnce(matchFormats, { id: 'list-types', list: 'types', options: optionsOf(cricketTypes) });
  const { team1, team1Name, team2, team2Name, ground, competitionName } = cricsheetMatch({ id, info, ...rest });
  await tx.insertOnce(teams, { id: team1, teamName: team1Name });
  await tx.insertOnce(teams, { id: team2, teamName: team2Name });
  await tx.insertOnce(venues, { id: ground, name: venueNameOf(info), city: info.city });
  await joinVenues(tx, slug('venue', info.venue), ground);
  await tx.insertOnce(competitions, { id: slug('comp', competitionName), competitionName: competitionOf(info) });
  const playing = new Set(Object.values(info.players ?? {}).flat());
  for (const [name, registryId] of Object.entries(info.registry?.people ?? {})) {
    if (!playing.has(name)) continue;
    const names = { fullName: name, scorecardName: name, lastName: name.split(' ').at(-1) };
    await tx.insertOnce(players, { id: slug('player', registryId), ...names });
  }
}

/** Identifiers and switches set by people are kept. */
async function putMatch(tx: Tx, source: CricsheetMatch): Promise<Match> {
  const document = cricsheetMatch(source);
  const added = await tx.insertOnce(matches, document);
  if (added) return added;
  const { id, ...fields } = document;
  return tx.patch(matches, id, orNull(fields));
}

async function putSheet(tx: Tx, source: CricsheetMatch, id: string): Promise<void> {
  const sheet = cricsheetSheet(source);
  if (await tx.insertOnce(matchSheets, { id, ...sheet })) return;
  await tx.patch(matchSheets, id, orNull(sheet));
}

/** A ball is identified by its place in the match. An existing one keeps its film, marks and tags. */
async function putDeliveries(tx: Tx, match: string, deliveries: readonly Delivery[]): Promise<void> {
  const known = await tx.find(archiveEvents, { where: { match, source: 'feed' } });
  const byPlace = new Map(known.map((event) => [placeOf(event), event]));
  const fresh: NewDocument<typeof archiveEvents>[] = [];
  const patches: { id: string; changes: PatchOf<typeof archiveEvents> }[] = [];
  for (const delivery of deliveries) {
    const event = byPlace.get(placeOf(delivery));
    byPlace.delete(placeOf(delivery));
    if (event) patches.push({ id: event.id, changes: changesOf(event, delivery) });
    else fresh.push(delivery);
  }
  await tx.insertBatch(archiveEvents, fresh);
  await tx.patchBatch(archiveEvents, patches);
  await tx.removeBatch(
    archiveEvents,
    [...byPlace.values()].map(({ id }) => id),
  );
}

const placeOf = ({ innings, over, ballNum }: Delivery) => `${innings}.${over}.${ballNum}`;

/** The kind of dismissal is also a tag that people correct (ARC-122), so an existing value is kept. */
function changesOf(event: ArchiveEvent, { howOut, ...delivery }: Delivery): PatchOf<typeof archiveEvents> {
  const gone = howOut === undefined;
  return {
    ...orNull({ allRun: undefined, extras: undefined, ...delivery }),
    ...(gone || !event.howOut ? { howOut: howOut ?? null } : {}),
  };
}

const optionsOf = (table: Record<number, string>) =>
  Object.entries(table).map(([id, name]) => ({ id: Number(id), name }));
