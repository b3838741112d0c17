import {
  archiveEvents,
  competitions,
  cricketFormats,
  cricketTypes,
  type Match,
  matches,
  matchFormats,
  players,
  teams,
  venues,
} from '@pavilion/domain/archive';
import type { NewDocument } from '@pavilion/sync';
import { fittingId } from '../../store/named-id.ts';
import type { Store, Tx } from '../../store/types.ts';
import type { CricsheetMatch, CricsheetRead, MatchInfo } from './cricsheet.ts';
import { cricsheetDeliveries } from './cricsheet-deliveries.ts';
import { importActor } from './import-actor.ts';

/** The id under which a match of Cricsheet is kept, so that importing it twice makes one. */
export const cricsheetId = (id: string): string => fittingId(`cricsheet-${id}`);

/** An id made from a name: the same name is the same team, venue or competition. */
export const slug = (kind: string, name: string): string =>
  fittingId(`${kind}-${name.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`);

/** Says what a zip of Cricsheet files holds, and adds what is not there yet when asked to. False when nothing can be. */
export async function importMatches(
  store: Store,
  { matches: found, faults }: CricsheetRead,
  { apply }: { apply: boolean },
  say: (line: string) => void,
): Promise<boolean> {
  for (const { file, reason } of faults) say(`${file} is left out: ${reason}`);
  const fresh: CricsheetMatch[] = [];
  for (const match of found) if (!(await store.get(matches, cricsheetId(match.id)))) fresh.push(match);
  const known = found.length - fresh.length;
  say(`${fresh.length} matches can be imported${known > 0 ? `, ${known} are there already` : ''}.`);
  if (found.length === 0) return false;
  if (!apply) {
    say('Nothing was imported yet: this was a rehearsal. Add --apply to import.');
    return true;
  }
  let balls = 0;
  for (const match of fresh) {
    await store.transaction(importActor, async (tx) => {
      const added = await addMatch(tx, match);
      const deliveries = cricsheetDeliveries(match, added) as NewDocument<typeof archiveEvents>[];
      await tx.insertBatch(archiveEvents, deliveries);
      balls += deliveries.length;
    });
  }
  say(`Imported ${fresh.length} matches with ${balls.toLocaleString('en-GB')} deliveries.`);
  return true;
}

/** Adds a match with its teams, venue, competition and players, as far as they are not there yet. */
export async function addMatch(tx: Tx, { id, info }: CricsheetMatch): Promise<Match> {
  await tx.insertOnce(matchFormats, { id: 'list-formats', list: 'formats', options: optionsOf(cricketFormats) });
  await tx.insertOnce(matchFormats, { id: 'list-types', list: 'types', options: optionsOf(cricketTypes) });
  const suffix = info.gender === 'female' ? ' Women' : '';
  const [home, away] = info.teams.map((team) => team + suffix) as [string, string];
  const [homeId, awayId, ground] = [slug('team', home), slug('team', away), slug('venue', info.venue)];
  const competition = info.event?.name ?? 'Friendly';
  await tx.insertOnce(teams, { id: homeId, teamName: home });
  await tx.insertOnce(teams, { id: awayId, teamName: away });
  await tx.insertOnce(venues, { id: ground, name: info.venue, city: info.city });
  await tx.insertOnce(competitions, { id: slug('comp', competition), competitionName: competition });
  const playing = new Set(Object.values(info.players ?? {}).flat());
  for (const [name, registryId] of Object.entries(info.registry?.people ?? {})) {
    if (!playing.has(name)) continue;
    const names = { fullName: name, scorecardName: name, lastName: name.split(' ').at(-1) };
    await tx.insertOnce(players, { id: slug('player', registryId), ...names });
  }
  const day = info.dates[0] ?? '';
  return tx.insert(matches, {
    id: cricsheetId(id),
    team1Name: home,
    team2Name: away,
    team1: homeId,
    team2: awayId,
    teamId1: homeId,
    teamId2: awayId,
    teamsMap: { [homeId]: true, [awayId]: true },
    startDate: `${day}T10:00:00.000Z`,
    year: Number(day.slice(0, 4)),
    ground,
    competition: stageOf(info),
    competitionName: competition,
    cricketFormat: formatOf(info),
    cricketType: info.gender === 'female' ? 3 : 1,
    int: info.team_type === 'international',
    label: `${home} v ${away}, ${day}`,
  });
}

const stageOf = ({ event }: MatchInfo) =>
  event?.stage ?? event?.group ?? (event?.match_number ? `Match ${event.match_number}` : 'League');

function formatOf(info: MatchInfo): number {
  if (info.event?.name.startsWith('The Hundred')) return 4;
  if (info.match_type === 'T20' || info.match_type === 'IT20') return 3;
  return info.match_type === 'ODM' || info.match_type === 'ODI' ? 2 : 1;
}

const optionsOf = (table: Record<number, string>) =>
  Object.entries(table).map(([id, name]) => ({ id: Number(id), name }));
