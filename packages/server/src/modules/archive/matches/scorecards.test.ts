import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { ScorecardAnswer } from '@pavilion/domain/archive';
import { dismissalLabel } from '@pavilion/domain/archive';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import yauzl from 'yauzl';
import { startApp, type TestApp } from '../../../testing/app.ts';
import type { Person } from '../../../testing/person.ts';
import { plainScorecard, type RawMatch } from '../../../testing/plain-scorecard.ts';
import { readCricsheet } from '../../system/import/cricsheet.ts';
import { importMatches } from '../../system/import/import-matches.ts';

/** Set CRICSHEET_ZIP to check another Cricsheet archive against the plain scorecard. */
const given = process.env.CRICSHEET_ZIP;
const archives = given
  ? [given]
  : ['../../../demo/cricsheet-sample.zip', '../../../testing/cricsheet-odd-cases.zip'].map((path) =>
      fileURLToPath(new URL(path, import.meta.url)),
    );
const sources = new Map<string, RawMatch>();
for (const archive of archives) for (const [id, text] of await textsOf(archive)) sources.set(id, JSON.parse(text));

let app: TestApp;
let reader: Person;
beforeAll(async () => {
  app = await startApp();
  reader = await app.addPerson({ name: 'R Eader', roles: ['archive_access'], ...everyMatch });
  for (const archive of archives) {
    await importMatches(app.context.store, await readCricsheet(archive), { apply: true }, () => {});
  }
}, 600_000);
afterAll(() => app.stop());

const everyMatch = { accessInt: true, accessIntCurrent: true, accessDom: true, accessDomCurrent: true };

describe('the scorecard of a real match', () => {
  it.each([...sources.keys()])('follows the Laws from the source: %s', async (id) => {
    const answer = await reader.call.archive.scorecard({ match: `cricsheet-${id}` });
    expect(said(answer)).toEqual(plainScorecard(sources.get(id) as RawMatch));
  });
});

/** The product's scorecard in the format of the plain one. */
function said({ result, toss, innings }: ScorecardAnswer): string[] {
  const overs = (balls: number, size: number) => `${Math.floor(balls / size)}.${balls % size}`;
  return [
    result,
    toss.replace('won the toss and ', ''),
    ...innings.flatMap((each) => {
      const { byes, legByes, wides, noBalls, penalty } = each.extrasByKind;
      const rate = ((each.runs / each.balls) * each.ballsPerOver).toFixed(2);
      expect(byes + legByes + wides + noBalls + penalty).toBe(each.extras);
      expect(each.overs.at(-1)?.total).toBe(each.runs);
      return [
        `${each.team}${each.declared ? ' declared' : ''}`,
        ...each.batting.map(
          (line) => `${line.name} ${dismissalLabel(line)} ${line.runs} (${line.balls}) ${line.fours}x4 ${line.sixes}x6`,
        ),
        ...each.bowling.map(
          (line) =>
            `${line.name} ${overs(line.balls, each.ballsPerOver)}-${line.maidens}-${line.runs}-${line.wickets} ${line.wides}wd ${line.noBalls}nb`,
        ),
        ...each.fallOfWickets.map((fall) => `${fall.wicket}-${fall.runs} ${fall.batter} ${fall.over}.${fall.ball}`),
        `Did not bat: ${each.didNotBat.join(', ')}`,
        `${each.runs}/${each.wickets} ${overs(each.balls, each.ballsPerOver)} ${rate} b${byes} lb${legByes} w${wides} nb${noBalls} p${penalty}`,
      ];
    }),
  ];
}

/** Texts of the files in a zip, by match number. */
async function textsOf(archive: string): Promise<Map<string, string>> {
  const zip = await promisify<Buffer, yauzl.Options, yauzl.ZipFile>(yauzl.fromBuffer)(await readFile(archive), {
    lazyEntries: false,
    autoClose: false,
  });
  const entries: yauzl.Entry[] = [];
  await new Promise<void>((resolve) =>
    zip.on('entry', (entry: yauzl.Entry) => entries.push(entry)).once('end', resolve),
  );
  const texts = new Map<string, string>();
  for (const entry of entries) {
    const stream = await new Promise<NodeJS.ReadableStream>((resolve, reject) =>
      zip.openReadStream(entry, (error, opened) => (error ? reject(error) : resolve(opened))),
    );
    const parts: Buffer[] = [];
    for await (const part of stream) parts.push(part as Buffer);
    const id = /^(\d+)\.json$/.exec(entry.fileName)?.[1];
    if (id) texts.set(id, Buffer.concat(parts).toString('utf8'));
  }
  return texts;
}
