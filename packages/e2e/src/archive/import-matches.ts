import { execFile } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { ZipFile } from 'yazl';
import type { RunningServer } from '../server.ts';

const root = fileURLToPath(new URL('../../../..', import.meta.url));
const run = promisify(execFile);

export interface StoryMatch {
  id: string;
  teams: [string, string];
  /** YYYY-MM-DD, one for each day of play. */
  dates: string[];
  kind: 'Test' | 'MDM' | 'T20';
  venue: string;
  competition: string;
}

/** Imports these matches beside the running server from a zip of Cricsheet files, as an operator does. */
export async function importMatches({ dataDir }: RunningServer, matches: readonly StoryMatch[]): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'pavilion-matches-'));
  const path = join(folder, 'matches.zip');
  const zip = new ZipFile();
  for (const match of matches) zip.addBuffer(Buffer.from(JSON.stringify(fileOf(match))), `${match.id}.json`);
  zip.end();
  await pipeline(zip.outputStream, createWriteStream(path));
  await run(process.execPath, ['scripts/import.mjs', 'matches', path, '--apply'], {
    cwd: root,
    env: { ...process.env, DATA_DIR: dataDir },
  });
  await rm(folder, { recursive: true });
}

/** Two innings of a few overs each, with a run out at the non-striker's end: enough for a scoreboard. */
function fileOf({ teams, dates, kind, venue, competition }: StoryMatch) {
  const [home, away] = teams;
  const over = (number: number, batter: string, bowler: string) => ({
    over: number,
    deliveries: [4, 0, 1, 2, 0, 6].map((runs, at) => ({
      batter,
      bowler,
      non_striker: number === 2 ? 'D Duke' : 'C Castle',
      runs: { batter: runs, extras: 0, total: runs },
      ...(at === 5 && number === 1
        ? { wickets: [{ kind: 'run out', player_out: 'C Castle', fielders: [{ name: bowler }] }] }
        : {}),
    })),
  });
  const innings = (team: string, batter: string, bowler: string) => ({
    team,
    overs: [0, 1, 2].map((number) => over(number, batter, bowler)),
  });
  return {
    info: {
      dates,
      gender: 'male',
      match_type: kind,
      teams,
      venue,
      team_type: kind === 'Test' ? 'international' : 'club',
      event: { name: competition, match_number: 1 },
      toss: { winner: home, decision: 'bat' },
      outcome: { winner: away, by: { wickets: 1 } },
      players: { [home]: ['A Rook', 'C Castle', 'D Duke', 'E Earl'], [away]: ['B Bishop', 'C Castle', 'D Duke'] },
      registry: { people: { 'A Rook': `${home}1`, 'B Bishop': `${away}1` } },
    },
    innings: [innings(home, 'A Rook', 'B Bishop'), innings(away, 'B Bishop', 'A Rook')],
  };
}
