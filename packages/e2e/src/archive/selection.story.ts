import { copyFile, mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findMediaFixtures, framesShown } from '@pavilion/server/testing/media-fixtures';
import { expect, type Page, test } from '@playwright/test';
import { ask } from '../people.ts';
import type { RunningServer } from '../server.ts';
import { callAs } from '../shell/prepare.ts';
import { openViewerStage, recording } from './viewer-stage.ts';

let server: RunningServer;
let cli: Page;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async ({ browser }) => {
  test.setTimeout(300_000);
  ({ server, cli } = await openViewerStage(browser));
});
test.afterAll(() => server.stop());

const mark = (first: number, last: number, bookmark: string) =>
  ask(cli.context(), server, {
    kind: 'insert',
    collection: 'archiveEvents',
    document: { file: recording, tcIn: first / 25, tcOut: last / 25, bookmark },
  });

test('wickets, runs and extras leave out the clips that people marked (ARC-112)', async () => {
  await mark(25, 49, 'Trophy Lift');
  await mark(75, 79, 'Beauty Shot');
  await cli.goto(`${server.url}/#/recording/${recording}`);
  const events = cli.getByRole('list', { name: 'Events' });
  await expect(events.getByText('Trophy Lift')).toBeVisible();
  await cli.getByRole('button', { name: 'Wickets' }).click();
  await expect(events.getByText('Trophy Lift')).toHaveCount(0);
  await expect(events.getByRole('listitem')).toHaveCount(1);
  await cli.getByRole('button', { name: 'Wickets' }).click();
  await expect(events.getByText('Trophy Lift')).toBeVisible();
});

test('all of a row opens its event, but for its checkbox and its time (ARC-114)', async () => {
  const row = cli.getByRole('list', { name: 'Events' }).getByRole('listitem').filter({ hasText: 'Trophy Lift' });
  const tagging = cli.getByRole('region', { name: 'Tagging' });
  await row.getByTitle('Go to this moment').click();
  await row.getByRole('checkbox').check();
  await row.getByRole('checkbox').uncheck();
  await expect(tagging).toHaveCount(0);
  await row.click();
  await expect(tagging).toBeVisible();
  await cli.keyboard.press('Escape');
  await expect(tagging).toHaveCount(0);
});

test('selected clips are exported as an EDL and as one film, cut to the frame (ARC-115 ARC-125)', async () => {
  await cli.getByRole('switch', { name: 'Deliveries' }).click({ force: true });
  const events = cli.getByRole('list', { name: 'Events' }).getByRole('listitem');
  for (const tag of ['Trophy Lift', 'Beauty Shot']) await events.filter({ hasText: tag }).getByRole('checkbox').check();
  await cli.getByRole('button', { name: 'Export Selection' }).click();
  const [edl] = await Promise.all([
    cli.waitForEvent('download'),
    cli.getByRole('menuitem', { name: 'EDL (CMX3600)' }).click(),
  ]);
  expect(edl.suggestedFilename()).toMatch(/^Clips \d{4}-\d\d-\d\d\.edl$/);
  const lines = (await readFile(await edl.path(), 'utf8')).split('\r\n');
  expect(lines).toContain('001  DAY1     AA/V  C        10:00:01:00 10:00:02:00 01:00:00:00 01:00:01:00');
  expect(lines).toContain('002  DAY1     AA/V  C        10:00:03:00 10:00:03:05 01:00:01:00 01:00:01:05');

  await cli.getByRole('button', { name: 'Export Selection' }).click();
  const [xml] = await Promise.all([
    cli.waitForEvent('download'),
    cli.getByRole('menuitem', { name: 'FCPXML' }).click(),
  ]);
  expect(await readFile(await xml.path(), 'utf8')).toContain('frameDuration="1/25s"');

  await cli.getByRole('button', { name: 'Export Selection' }).click();
  await cli.getByRole('menuitem', { name: 'One film (MP4)…' }).click();
  const question = cli.getByRole('dialog', { name: 'Join 2 clips to one film?' });
  await expect(question).toContainText('One MP4 of 00:00:01:05, in the order of the recording, cut to the frame');
  await question.getByRole('button', { name: 'Join Clips' }).click();
  await cli.getByRole('alert').getByRole('button', { name: 'Show' }).click();
  await expect(cli).toHaveURL(/#\/clips/);
  const line = cli.getByRole('list', { name: 'Zips' }).getByRole('listitem');
  await expect(line).toContainText(/Joined film \d{4}-\d\d-\d\d\.mp4/);
  await expect(line).toContainText('2 clips');
  const [file] = await Promise.all([
    cli.waitForEvent('download'),
    line.getByRole('link', { name: 'Download', exact: true }).click({ timeout: 60_000 }),
  ]);
  const folder = await mkdtemp(join(tmpdir(), 'joined-'));
  const path = join(folder, 'film.mp4');
  await copyFile(await file.path(), path);
  const { tools } = await findMediaFixtures();
  const frames = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at);
  expect(await framesShown(tools, path)).toEqual([...frames(25, 49), ...frames(75, 79)]);
  await line.getByRole('button', { name: 'Delete Film' }).click();
  await cli.getByRole('dialog', { name: 'Delete this film?' }).getByRole('button', { name: 'Delete Film' }).click();
  await expect(line).toHaveCount(0);
});

const clips: string[] = [];

test('the queue shows older requests on demand (ARC-068)', async () => {
  test.setTimeout(180_000);
  for (let at = 0; at < 22; at++) {
    const { documents } = await mark(at * 4, at * 4 + 1, 'Pitch');
    const clip = documents?.[0]?.id as string;
    clips.push(clip);
    await callAs(cli, server, 'archive/createClip', { archiveEvent: clip });
  }
  await cli.goto(`${server.url}/#/clipping-requests`);
  const rows = cli.getByRole('table', { name: 'Clipping requests' }).getByRole('row');
  await expect(rows).toHaveCount(21);
  await expect(cli.getByText('The 20 newest clipping requests')).toBeVisible();
  await cli.getByRole('button', { name: 'Show 20 More' }).click();
  await expect(rows).toHaveCount(25);
  await expect(cli.getByText('24 clipping requests')).toBeVisible();
  await expect(cli.getByRole('button', { name: 'Show 20 More' })).toHaveCount(0);
});

test('the address of another clip of the recording brings its row into sight, and so does Back (PLT-025)', async () => {
  const row = cli.getByRole('list', { name: 'Events' }).locator('[data-editing=true]');
  const isInSight = async (time: string) => {
    await expect(row).toContainText(time);
    await expect(row).toBeInViewport({ ratio: 1 });
  };
  const open = (clip: string | undefined) => cli.goto(`${server.url}/#/recording/${recording}/${clip}`);
  await open(clips.at(-1));
  await isInSight('10:00:03:09');
  await open(clips[0]);
  await isInSight('10:00:00:00');
  await cli.goBack();
  await isInSight('10:00:03:09');
});

test('while a clip is edited, its list follows the film, and Follow Playback leads back to it', async () => {
  await cli.goto(`${server.url}/#/recording/${recording}/${clips[0]}`);
  const events = cli.getByRole('list', { name: 'Events' });
  const [edited, later] = ['10:00:00:00', '10:00:03:01'].map((time) =>
    events.getByRole('listitem').filter({ hasText: time }),
  );
  await expect(edited!.first()).toBeInViewport({ ratio: 1 });
  for (let second = 0; second < 3; second++) await cli.getByRole('button', { name: '+1 second', exact: true }).click();
  await expect(later!).toBeInViewport({ ratio: 1 });
  await expect(async () => {
    await events.hover();
    await cli.mouse.wheel(0, -3_000);
    await expect(edited!.first()).toBeInViewport({ timeout: 300 });
  }).toPass();
  await cli.getByRole('button', { name: 'Follow Playback' }).click();
  await expect(later!).toBeInViewport({ ratio: 1 });
  await expect(cli.getByRole('region', { name: 'Tagging' })).toBeVisible();
});
