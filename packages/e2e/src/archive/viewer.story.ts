import { execFile } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { findMediaFixtures, framesShown } from '@pavilion/server/testing/media-fixtures';
import { expect, type Page, test } from '@playwright/test';
import yazl from 'yazl';
import { addPerson, ask, password, signIn, signInAsAdministrator } from '../people.ts';
import { type RunningServer, startServer } from '../server.ts';
import { callAs, uploadAs } from '../shell/prepare.ts';

const root = fileURLToPath(new URL('../../../..', import.meta.url));
let server: RunningServer;
let ann: Page;
let cli: Page;
let recording: string;

test.beforeAll(async ({ browser }) => {
  test.setTimeout(300_000);
  server = await startServer();
  await importMatch();
  const admin = await signInAsAdministrator(browser, server);
  const fields = { accessDom: true, accessDomCurrent: true };
  const people = { ann: ['archive_uploader'], cli: [] };
  for (const [name, more] of Object.entries(people)) {
    const roles = ['archive_access', 'archive_search', ...more];
    await addPerson(admin, server, { name: `${name} Archivist`, email: `${name}@example.org`, roles, fields });
  }
  ann = await signIn(browser, server, 'ann@example.org', password);
  cli = await signIn(browser, server, 'cli@example.org', password);
  recording = await addRecording();
});
test.afterAll(() => server.stop());

test('ARC-101 ARC-102 ARC-104 ARC-106..109 ARC-115 ARC-124 ARC-125 ARC-128 ARC-130 a moment is marked, tagged, cut and fetched, frame by frame', async () => {
  test.setTimeout(300_000);
  await cli.goto(`${server.url}/#/recording/${recording}`);
  await expect(timecode()).toContainText('10:00:00:00');
  await expect.poll(frameOnScreen).toBe(0);
  await press('+5 seconds');
  await expect.poll(frameOnScreen).toBe(125);
  await press('-1 second');
  await press('One frame on');
  await expect.poll(frameOnScreen).toBe(101);
  await press('One frame back');
  await expect.poll(frameOnScreen).toBe(100);

  await press('Set In');
  await expect(cli.getByRole('button', { name: 'Mark It' })).toHaveCount(0);
  await press('+1 second');
  await expect.poll(frameOnScreen).toBe(125);
  await cli.keyboard.press('o');
  await press('Mark It');
  await expect(cli).toHaveURL(new RegExp(`/recording/${recording}/[^/?]+`));
  const clip = /recording\/[^/]+\/([^/?]+)/.exec(cli.url())?.[1] as string;
  await expect(cli.getByRole('button', { name: 'Update In' })).toBeVisible();
  await expect(cli.getByRole('button', { name: 'Set In' })).toHaveCount(0);

  const tagging = cli.getByRole('region', { name: 'Tagging' });
  await tagging.getByLabel('Tag', { exact: true }).fill('Celeb');
  await cli.getByRole('option', { name: 'Celebrations' }).click();
  await tagging.getByLabel('Note').fill('A platypus runs on');
  await tagging.getByLabel('Note').blur();
  const row = cli.getByRole('list', { name: 'Events' }).getByRole('listitem').first();
  await expect(row).toContainText('Celebrations');
  await expect(row).toContainText('A platypus runs on');
  await row.getByRole('checkbox').check();
  await expect(cli.getByText('1 clips for a duration of 1 seconds')).toBeVisible();

  await tagging.getByRole('button', { name: 'Clip It' }).click();
  const download = tagging.getByRole('link', { name: 'Download' });
  await expect(download).toBeVisible({ timeout: 60_000 });
  const saving = cli.waitForEvent('download');
  await download.click();
  const saved = join(server.dataDir, 'saved.mp4');
  const file = await saving;
  expect(file.suggestedFilename()).toContain('Celebrations - 10.00.04.00.mp4');
  await file.saveAs(saved);
  const { tools } = await findMediaFixtures();
  // The frame at the out point belongs to the clip.
  expect(await framesShown(tools, saved)).toEqual(Array.from({ length: 26 }, (_, at) => 100 + at));

  // Somebody else opens the very clip, and stands at its beginning.
  await ann.goto(`${server.url}/#/recording/${recording}/${clip}`);
  await expect.poll(() => frameOnScreen(ann)).toBe(100);

  await press('Update Out');
  await cli.getByRole('dialog').getByRole('button', { name: 'Change' }).click();
  await expect(tagging.getByRole('button', { name: 'Clip It' })).toBeVisible();
  await expect(ann.getByRole('region', { name: 'Tagging' }).getByRole('link', { name: 'Download' })).toHaveCount(0);

  await tagging.getByRole('button', { name: 'Clip It' }).click();
  await expect(download).toBeVisible({ timeout: 60_000 });
});

test('ARC-065..069 ARC-118 ARC-120 ARC-126 USR-059 USR-112 the clip is found by its note, the queue tells of it, and the part is changed', async () => {
  await cli.getByRole('link', { name: 'Ready Clipped Moments' }).click();
  const clips = cli.getByRole('table', { name: 'Clips' });
  await expect(clips.getByRole('row').nth(1)).toContainText('Celebrations');
  await cli.getByLabel('Note').fill('wombat');
  await expect(cli.getByText('No clip that you may see fits these filters.')).toBeVisible();
  await cli.getByLabel('Note').fill('platypos');
  await expect(clips.getByRole('row').nth(1)).toContainText('A platypus runs on');
  await expect(clips.getByRole('row').nth(1)).toContainText('Surrey v Essex');

  await cli.getByRole('link', { name: 'Clip Request Queue' }).click();
  const first = cli.getByRole('table', { name: 'Clip requests' }).getByRole('row').nth(1);
  await expect(first).toContainText('Celebrations - 10.00.04.00.mp4');
  await expect(first).toContainText('Clipped');
  await expect(first.getByRole('button', { name: /^Cancel/ })).toHaveCount(0);

  await cli.goto(`${server.url}/#/recording/${recording}`);
  await expect(timecode()).toContainText('10:00:00:00');
  await expect(cli.getByRole('region', { name: 'File Info' })).toHaveCount(0);
  await ann.goto(`${server.url}/#/recording/${recording}`);
  const info = ann.getByRole('region', { name: 'File Info' });
  await expect(info.getByLabel('Timecode start')).toHaveValue('10:00:00:00');
  await info.getByLabel('Part').fill('3');
  await info.getByLabel('Part').press('Enter');
  await expect(cli.getByRole('navigation', { name: 'Recordings of this match' })).toContainText('Day 1, part 3');
});

const press = (name: string) => cli.getByRole('button', { name, exact: true }).click();
const timecode = () => cli.getByRole('status', { name: 'Timecode' });

/** The number that the picture itself bears, as bits along its lower edge. */
function frameOnScreen(page = cli): Promise<number> {
  return page.evaluate(() => {
    const video = document.querySelector('video');
    if (!video || video.videoWidth === 0 || video.seeking) return -1;
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [video.videoWidth, video.videoHeight];
    const pen = canvas.getContext('2d');
    if (!pen) return -1;
    pen.drawImage(video, 0, 0);
    const y = Math.floor(canvas.height * 0.95);
    let frame = 0;
    for (let bit = 0; bit < 12; bit++) {
      const x = Math.floor(((bit + 0.5) * canvas.width) / 12);
      if ((pen.getImageData(x, y, 1, 1).data[0] ?? 0) > 127) frame += 2 ** bit;
    }
    return frame;
  });
}

/** A match as archivists get it, by the command for it. Embedded, it has the folder for itself meanwhile. */
async function importMatch(): Promise<void> {
  await server.kill();
  const zip = new yazl.ZipFile();
  const info = {
    dates: ['2024-05-31'],
    gender: 'male',
    match_type: 'MDM',
    team_type: 'club',
    teams: ['Surrey', 'Essex'],
    venue: 'Kennington Oval',
    event: { name: 'County Championship' },
  };
  const ball = { batter: 'RJ Burns', bowler: 'SJ Cook', runs: { batter: 4, extras: 0, total: 4 } };
  const innings = [{ team: 'Surrey', overs: [{ over: 0, deliveries: [ball, ball] }] }];
  zip.addBuffer(Buffer.from(JSON.stringify({ info, innings })), '900001.json');
  zip.end();
  const path = join(server.dataDir, 'match.zip');
  await pipeline(zip.outputStream, createWriteStream(path));
  const { PATH, HOME } = process.env;
  await promisify(execFile)(process.execPath, ['scripts/import.mjs', 'matches', path, '--apply'], {
    cwd: root,
    env: { PATH, HOME, DATA_DIR: server.dataDir },
  });
  await server.restart();
}

/** A film whose pictures bear their numbers, uploaded and paired as an archivist does. */
async function addRecording(): Promise<string> {
  const { video } = await findMediaFixtures();
  const film = await video({ seconds: 20, width: 640, height: 360, timecode: '10:00:00:00', faststart: true });
  expect((await uploadAs(ann, server, { what: 'archive-awaiting' }, 'day 1 part 2.mp4', film)).sentence).toBe('');
  const query = { collection: 'files', where: { what: 'archive-awaiting' } };
  const { documents } = await ask(ann.context(), server, { kind: 'fetch', query });
  const id = documents?.[0]?.id as string;
  const paired = { fileID: id, matchID: 'cricsheet-900001', day: 1, part: 2, type: 'recording' };
  await callAs(ann, server, 'archive/archivePaired', paired);
  await expect
    .poll(
      async () => {
        const found = await ask(ann.context(), server, { kind: 'fetchById', collection: 'files', id });
        return found.documents?.[0]?.media;
      },
      { timeout: 120_000 },
    )
    .toBe('ready');
  return id;
}
