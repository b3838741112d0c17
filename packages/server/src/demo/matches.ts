import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import {
  competitions,
  cricketFormats,
  cricketTypes,
  matches,
  matchFormats,
  players,
  teams,
  venues,
} from '@pavilion/domain/archive';
import yauzl from 'yauzl';
import type { Store } from '../store/types.ts';

/** The parts of Cricsheet's `info` that a match document needs. */
export interface MatchInfo {
  dates: string[];
  gender: 'male' | 'female';
  match_type: string;
  teams: [string, string];
  venue: string;
  city?: string;
  event?: { name: string; stage?: string; group?: string; match_number?: number };
  team_type: 'international' | 'club';
  registry?: { people: Record<string, string> };
  players?: Record<string, string[]>;
}

const demoActor = { kind: 'system', name: 'demo' } as const;

/** Fills matches, teams, venues, competitions and players from a zip of Cricsheet files; returns the number of matches. */
export async function fillMatches(store: Store, zipPath: string): Promise<number> {
  const infos = await readSample(zipPath);
  await store.transaction(demoActor, async (tx) => {
    const made = new Set<string>();
    const once = async (id: string, make: () => Promise<unknown>) => {
      if (made.has(id)) return;
      made.add(id);
      await make();
    };
    await tx.insert(matchFormats, { id: 'list-formats', list: 'formats', options: optionsOf(cricketFormats) });
    await tx.insert(matchFormats, { id: 'list-types', list: 'types', options: optionsOf(cricketTypes) });
    for (const { id, info } of infos) {
      const [home, away] = info.teams;
      const gender = info.gender === 'female' ? ' Women' : '';
      const names = [`${home}${gender}`, `${away}${gender}`] as const;
      const ground = slug('venue', info.venue);
      for (const name of names)
        await once(slug('team', name), () => tx.insert(teams, { id: slug('team', name), teamName: name }));
      await once(ground, () => tx.insert(venues, { id: ground, name: info.venue, city: info.city }));
      const competition = info.event?.name ?? 'Friendly';
      await once(slug('comp', competition), () =>
        tx.insert(competitions, { id: slug('comp', competition), competitionName: competition }),
      );
      for (const [name, registryId] of Object.entries(info.registry?.people ?? {})) {
        const plays = Object.values(info.players ?? {}).some((list) => list.includes(name));
        if (plays) {
          await once(`player-${registryId}`, () =>
            tx.insert(players, {
              id: `player-${registryId}`,
              fullName: name,
              scorecardName: name,
              lastName: name.split(' ').at(-1),
            }),
          );
        }
      }
      const teamIds = [slug('team', names[0]), slug('team', names[1])] as const;
      await tx.insert(matches, {
        id: `cricsheet-${id}`,
        team1Name: names[0],
        team2Name: names[1],
        team1: teamIds[0],
        team2: teamIds[1],
        teamId1: teamIds[0],
        teamId2: teamIds[1],
        teamsMap: { [teamIds[0]]: true, [teamIds[1]]: true },
        startDate: `${info.dates[0]}T10:00:00.000Z`,
        year: Number(info.dates[0]!.slice(0, 4)),
        ground,
        competition:
          info.event?.stage ??
          info.event?.group ??
          (info.event?.match_number ? `Match ${info.event.match_number}` : 'League'),
        competitionName: competition,
        cricketFormat: formatOf(info),
        cricketType: info.gender === 'female' ? 3 : 1,
        int: info.team_type === 'international',
        label: `${names[0]} v ${names[1]}, ${info.dates[0]}`,
      });
    }
  });
  return infos.length;
}

function formatOf(info: MatchInfo): number {
  if (info.event?.name.startsWith('The Hundred')) return 4;
  if (info.match_type === 'T20' || info.match_type === 'IT20') return 3;
  return info.match_type === 'ODM' || info.match_type === 'ODI' ? 2 : 1;
}

const optionsOf = (table: Record<number, string>) =>
  Object.entries(table).map(([id, name]) => ({ id: Number(id), name }));
export const slug = (kind: string, name: string) =>
  `${kind}-${name.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`.slice(0, 64);

/** One match of the sample; what its innings hold is read by those who need it. */
export interface SampleMatch {
  id: string;
  info: MatchInfo;
  innings: unknown;
}

/** The matches of a zip of Cricsheet files. */
export async function readSample(zipPath: string): Promise<SampleMatch[]> {
  const zip = await promisify<Buffer, yauzl.Options, yauzl.ZipFile>(yauzl.fromBuffer)(await readFile(zipPath), {
    lazyEntries: true,
  });
  const openStream = promisify(
    zip.openReadStream.bind(zip) as (
      entry: yauzl.Entry,
      done: (error: Error | null, stream: NodeJS.ReadableStream) => void,
    ) => void,
  );
  const infos: SampleMatch[] = [];
  await new Promise<void>((resolve, reject) => {
    zip.on('entry', (entry: yauzl.Entry) => {
      const id = /^(\w+)\.json$/.exec(entry.fileName)?.[1];
      if (!id) return zip.readEntry();
      openStream(entry)
        .then(async (stream) => {
          const parts: Buffer[] = [];
          for await (const part of stream) parts.push(part as Buffer);
          const { info, innings } = JSON.parse(Buffer.concat(parts).toString('utf8')) as Omit<SampleMatch, 'id'>;
          infos.push({ id, info, innings });
          zip.readEntry();
        })
        .catch(reject);
    });
    zip.once('end', resolve).once('error', reject);
    zip.readEntry();
  });
  return infos;
}
