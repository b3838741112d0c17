import { join } from 'node:path';
import { findMediaFixtures, framesShown } from '@pavilion/server/testing/media-fixtures';
import { expect, type Page, test } from '@playwright/test';
import { type } from '../keys.ts';
import type { RunningServer } from '../server.ts';
import {
  clipInPlace,
  columnsOf,
  frameOn,
  fullScreenOf,
  markOutFirst,
  openViewerStage,
  placeSecond,
  rateOf,
  recording,
  sheetOf,
  wasPlayed,
} from './viewer-stage.ts';

let server: RunningServer;
let ann: Page;
let cli: Page;

// Each story goes on where the one before it ended.
test.describe.configure({ mode: 'serial' });
test.beforeAll(async ({ browser }) => {
  test.setTimeout(300_000);
  ({ server, ann, cli } = await openViewerStage(browser));
});
test.afterAll(() => server.stop());

test('a moment is marked frame by frame, tagged, cut and downloaded (ARC-001 ARC-101 ARC-102 ARC-103 ARC-104 ARC-106 ARC-107 ARC-108 ARC-109 ARC-115 ARC-124 ARC-125 ARC-128 ARC-130)', async () => {
  test.setTimeout(300_000);
  await cli.goto(`${server.url}/#/recording/${recording}`);
  await expect(timecode()).toContainText('10:00:00:00');
  await expect.poll(frameOnScreen).toBe(0);
  await press('+5 seconds');
  await expect.poll(frameOnScreen).toBe(125);
  await press('+30 seconds');
  await expect.poll(frameOnScreen).toBeGreaterThan(490);
  const last = await frameOnScreen();
  await press('-5 seconds');
  await expect.poll(async () => Math.abs(last - 125 - (await frameOnScreen()))).toBeLessThan(5);
  await press('-30 seconds');
  await expect.poll(frameOnScreen).toBe(0);
  await press('+5 seconds');
  await press('-1 second');
  await press('One frame forward');
  await expect.poll(frameOnScreen).toBe(101);
  await press('One frame back');
  await expect.poll(frameOnScreen).toBe(100);
  // The film is short, and must not end meanwhile.
  for (const rate of [2, 5, 1]) {
    await press(`${rate}x`);
    await expect.poll(() => rateAndMotion()).toEqual({ rate, paused: false });
    await press('-30 seconds');
  }
  await cli.getByRole('button', { name: 'Pause', exact: true }).press('Shift+Tab');
  for (const key of ['Tab', 'Enter']) await cli.keyboard.press(key);
  await expect(cli.getByRole('tooltip')).toHaveText('Play');
  await expect.poll(() => rateAndMotion()).toEqual({ rate: 1, paused: true });
  await cli.reload();
  await press('+5 seconds');
  await press('-1 second');
  await expect.poll(frameOnScreen).toBe(100);
  await markOutFirst(cli);
  await press('+1 second');
  await expect.poll(frameOnScreen).toBe(125);
  await cli.keyboard.press('o');
  await press('Mark It');
  await expect(cli).toHaveURL(new RegExp(`/recording/${recording}/[^/?]+`));
  const clip = /recording\/[^/]+\/([^/?]+)/.exec(cli.url())?.[1] as string;
  await expect(cli.getByRole('button', { name: 'Update In' })).toBeVisible();
  await expect(cli.getByRole('button', { name: 'Set In' })).toHaveCount(0);

  const tagging = cli.getByRole('region', { name: 'Tagging' });
  await type(tagging.getByLabel('Tag', { exact: true }), 'Celeb');
  await cli.getByRole('option', { name: 'Celebrations' }).click();
  await type(tagging.getByLabel('Note'), 'A platypus runs on');
  await tagging.getByLabel('Note').blur();
  const row = cli.getByRole('list', { name: 'Events' }).getByRole('listitem').filter({ hasText: 'Celebrations' });
  await expect(row).toContainText('Celebrations');
  await expect(row).toContainText('A platypus runs on');
  await row.getByRole('checkbox').check();
  await expect(cli.getByText('1 clip for a duration of 1 second')).toBeVisible();

  await clipInPlace(tagging);
  const download = tagging.getByRole('link', { name: 'Download' });
  const saving = cli.waitForEvent('download');
  await download.click();
  const saved = join(server.dataDir, 'saved.mp4');
  const file = await saving;
  expect(file.suggestedFilename()).toContain('Celebrations - 10.00.04.00.mp4');
  await file.saveAs(saved);
  const { tools } = await findMediaFixtures();
  // The frame at the out point belongs to the clip.
  expect(await framesShown(tools, saved)).toEqual(Array.from({ length: 26 }, (_, at) => 100 + at));

  // The loop returns to its beginning, again and again.
  const loop = cli.getByRole('button', { name: 'Loop between the marks' });
  await loop.click();
  await expect.poll(frameOnScreen).toBeGreaterThan(110);
  await expect.poll(frameOnScreen).toBeLessThan(110);
  await loop.click();
  await press('Pause');

  // Another person opens this clip by its link, at its beginning.
  await ann.goto(`${server.url}/#/recording/${recording}/${clip}`);
  await expect.poll(() => frameOnScreen(ann)).toBe(100);
  await expect(ann.getByRole('button', { name: 'Update In' })).toBeVisible();

  // Paused at its first frame, a second on is where it ends already.
  for (const step of ['+1 second', 'One frame forward', 'Update Out']) await press(step);
  await cli.getByRole('dialog').getByRole('button', { name: 'Change' }).click();
  await expect(tagging.getByRole('button', { name: 'Clip It' })).toBeVisible();
  await expect(ann.getByRole('region', { name: 'Tagging' }).getByRole('link', { name: 'Download' })).toHaveCount(0);

  await tagging.getByRole('button', { name: 'Clip It' }).click();
  await expect(download).toBeVisible({ timeout: 60_000 });
});

test('deliveries are found, selected and exported; the match lists its clips and its recordings (ARC-032 ARC-035 ARC-036 ARC-037 ARC-038 ARC-058 ARC-059 ARC-060 ARC-062 ARC-064 ARC-094 ARC-095 ARC-098 ARC-099)', async () => {
  await cli.goto(`${server.url}/#/search`);
  const cards = cli.getByRole('list', { name: 'Deliveries' });
  await expect(cli.getByText(/^Showing 1 to 25 of /)).toBeVisible();
  await expect.poll(() => columnsOf(cards)).toBe(5);
  await cli.setViewportSize({ width: 1100, height: 900 });
  await expect.poll(() => columnsOf(cards)).toBe(4);
  await cli.setViewportSize({ width: 500, height: 900 });
  await expect.poll(() => columnsOf(cards)).toBe(1);
  await cli.setViewportSize({ width: 1440, height: 900 });

  await cards.getByRole('checkbox').nth(0).check();
  await cards.getByRole('checkbox').nth(1).check();
  const selection = cli.getByRole('region', { name: 'Selection' });
  await expect(selection).toContainText('2 deliveries selected');
  await selection.getByRole('button', { name: 'Clear Selection' }).click();
  await expect(selection).toHaveCount(0);
  await expect(cards.getByRole('checkbox', { checked: true })).toHaveCount(0);

  const adding = cli.getByRole('combobox', { name: 'Add a filter' });
  await adding.pressSequentially('wick');
  await cli.getByRole('option', { name: 'Wicket', exact: true }).click();
  await expect(adding).toHaveValue('');
  await cli.keyboard.press('ArrowDown');
  await cli.getByRole('option', { name: 'Wicket', exact: true }).click();
  await expect(cli).toHaveURL(/wicket=1/);
  await expect(cards.getByRole('article')).toHaveCount(1);
  await expect(cli.getByRole('table', { name: 'Deliveries' })).toHaveCount(0);
  await cli.getByText('Table', { exact: true }).click();
  await expect(cli.getByRole('table', { name: 'Deliveries' }).getByRole('row').nth(1)).toContainText('Caught');
  const found = await sheetOf(cli, async () => {
    await cli.getByRole('button', { name: 'Export' }).click();
    await cli.getByRole('menuitem', { name: 'Excel (.xlsx)' }).click();
  });
  expect(found.name).toMatch(/^delivery_export_\d{4}-\d{2}-\d{2}\.xlsx$/);
  expect(found.sheets).toEqual(['Deliveries']);
  expect(found.rows).toHaveLength(2);
  expect(found.rows[1]?.[0]).toBe('2.6 SJ Cook to RJ Burns');
  expect(found.rows[1]?.[found.rows[0]?.indexOf('Recording') ?? -1]).toBe('day1.mp4');

  await cli.goto(`${server.url}/#/match/story-match`);
  const tabs = cli.getByRole('tablist');
  await expect(tabs.getByRole('tab')).toHaveText(
    'Highlights0, Stream Clips22, Archive Clips3, Recordings1, Scorecard'.split(', '),
  );
  await expect(tabs.getByRole('tab', { name: /Archive Clips/ })).toContainText('3');
  await tabs.getByRole('tab', { name: /Stream Clips/ }).click();
  const clips = cli.getByRole('list', { name: 'Stream clips' });
  await expect(clips.getByRole('article')).toHaveCount(20);
  await cli.getByRole('button', { name: 'Page 2', exact: true }).click();
  await expect(clips.getByRole('article')).toHaveCount(2);
  await expect(cli.getByText('Player ID Unknown')).toHaveCount(1);
  await cli.goto(`${server.url}/#/recent-recordings`);
  await expect(cli.getByRole('table', { name: 'Recent recordings' }).getByRole('columnheader')).toHaveText(
    'Date Created, Match, Date, Day, Part, Path, Size, View'.split(', '),
  );
  const saved = await sheetOf(cli, () => cli.getByRole('button', { name: 'Export to Excel' }).click());
  expect(saved.name).toMatch(/^recent_recordings_\d{4}-\d{2}-\d{2}\.xlsx$/);
  expect(saved.sheets).toEqual(['Recent Recordings']);
  expect(saved.rows[0]?.[6]).toBe('Size (MB)');
  expect(saved.rows[1]?.slice(1, 6)).toEqual(['Surrey v Essex', 45_443, 1, 2, 'archive/2024/story.mp4']);
  await expect(cli.getByRole('alert').filter({ hasText: 'Export Complete' })).toContainText(
    `Successfully exported 1 recording to ${saved.name}`,
  );
  await cli.getByRole('link', { name: 'View day1.mp4' }).click();
  await expect(cli).toHaveURL(new RegExp(`#/recording/${recording}`));
  await expect(timecode()).toContainText('10:00:00:00');
});

test('balls are placed by keyboard, shifted after a preview, and found among any number (ARC-110 ARC-116)', async () => {
  test.setTimeout(180_000);
  await ann.goto(`${server.url}/#/match/story-match?tab=recordings`);
  const cover = ann.getByRole('region', { name: 'Deliveries on film' });
  await expect(cover).toContainText('60 of 1,160 deliveries are on film');
  // With one recording there is nothing to choose.
  await cover.getByRole('link', { name: 'Place by Hand' }).click();
  const next = ann.getByRole('status', { name: 'Next ball' });
  // After the last ball of the film.
  await expect(next).toContainText('0.1 T Curran to AN Cook');
  await ann.getByRole('button', { name: '+1 second', exact: true }).click();
  await expect.poll(() => frameOnScreen(ann)).toBe(25);
  await ann.keyboard.press('b');
  await ann.keyboard.press('b');
  await expect(ann.getByText(/^0\.1 T Curran to AN Cook.* was placed at this moment\./)).toBeVisible();
  await ann.keyboard.press('n');
  await expect(next).toContainText('0.3 T Curran to AN Cook');
  await ann.getByRole('button', { name: '+1 second', exact: true }).click();
  await expect.poll(() => frameOnScreen(ann)).toBe(50);
  await ann.keyboard.press('b');
  await expect(next).toContainText('0.4 T Curran to AN Cook');
  await expect(ann.getByRole('status', { name: 'Now playing' })).toContainText('0.3 T Curran to AN Cook');
  await ann.keyboard.press('Backspace');
  await expect(next).toContainText('0.3 T Curran to AN Cook');
  await type(ann.getByLabel('Innings'), '2');
  await type(ann.getByLabel('Ball', { exact: true }), '14.3');
  await ann.getByLabel('Ball', { exact: true }).press('Enter');
  await expect(next).toContainText('14.3 T Curran to AN Cook');
  await ann.getByRole('button', { name: 'Shift Deliveries' }).click();
  const shift = ann.getByRole('dialog', { name: 'Shift Deliveries' });
  await shift.getByRole('combobox', { name: 'Which deliveries' }).click();
  await ann.getByRole('option', { name: 'Up to this frame' }).click();
  await shift.getByText('Seconds', { exact: true }).click();
  await type(shift.getByLabel('By how much'), '99999');
  await expect(shift.getByText(/^The recording is not that long\. Shift by at most [\d.]+ seconds\.$/)).toBeVisible();
  await type(shift.getByLabel('By how much'), '-0.2');
  await expect(shift.getByText('1 delivery would move.')).toBeVisible();
  await expect(shift.getByRole('row').nth(1)).toContainText(/10:00:01:00.*10:00:00:20/);
  await shift.getByRole('button', { name: 'Shift', exact: true }).click();
  const first = ann.getByRole('list', { name: 'Events' }).getByRole('listitem').filter({ hasText: '0.1 T Curran' });
  await expect(first).toContainText('10:00:00:20');
  await ann.getByRole('button', { name: 'Undo' }).click();
  await expect(first).toContainText('10:00:01:00');
  // More balls than a viewer loads, all of them before the next mark.
  for (const from of [1, 601]) await placeSecond(ann, server, from, 500 + (from === 1 ? 100 : -1));
  await cli.goto(`${server.url}/#/recording/${recording}`);
  await expect(timecode()).toContainText('10:00:00:00');
  for (let at = 0; at < 3; at++) await press('+5 seconds');
  await press('+1 second');
  await press('+1 second');
  await expect.poll(frameOnScreen).toBe(425);
  await cli.keyboard.press('i');
  await press('+1 second');
  await cli.keyboard.press('o');
  await cli.keyboard.press('x');
  const tagging = cli.getByRole('region', { name: 'Tagging' });
  await tagging.getByLabel('Note').pressSequentially('A badger at third man');
  await tagging.getByLabel('Note').blur();
  const events = cli.getByRole('list', { name: 'Events' });
  await expect(events.getByRole('listitem').filter({ hasText: 'A badger at third man' })).toBeVisible();
  await cli.reload();
  await expect(events.getByRole('listitem').filter({ hasText: 'A badger at third man' })).toBeVisible();
  await expect.poll(frameOnScreen).toBe(425);
  await cli.keyboard.press('Escape');
  await expect(tagging).toHaveCount(0);
});

test('events far from the film are reached by scrolling, and the list returns to the film (ARC-116)', async () => {
  const events = cli.getByRole('list', { name: 'Events' });
  await expect.poll(frameOnScreen).toBe(425);
  const list = cli.locator('[class*=events]').filter({ has: events });
  await list.hover();
  await expect(async () => {
    await cli.mouse.wheel(0, -9_000);
    await expect(events.getByRole('listitem').filter({ hasText: '10:00:00:' }).first()).toBeVisible({ timeout: 300 });
  }).toPass({ timeout: 60_000 });
  await cli.getByRole('button', { name: 'Follow Playback' }).click();
  await expect(events.getByRole('listitem').filter({ hasText: 'A badger at third man' })).toBeVisible();
});

test('an in point and the position in the film do not change at the full hour (ARC-104 OPN-064)', async ({
  browser,
}) => {
  // A clock belongs to the whole context, so this page has one of its own; at noon, when the hour is not the last of a day.
  const page = await (await browser.newContext({ storageState: await cli.context().storageState() })).newPage();
  const sent: string[] = [];
  page.on('websocket', (socket) => socket.on('framesent', ({ payload }) => sent.push(String(payload))));
  await page.clock.install({ time: new Date().setHours(12, 30) });
  await page.goto(`${server.url}/#/recording/${recording}`);
  await expect(timecode(page)).toContainText('10:00:00:00');
  await page.keyboard.press('Control+ArrowRight');
  await expect.poll(() => frameOnScreen(page)).toBe(125);
  await page.keyboard.press('i');
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => frameOnScreen(page)).toBe(126);
  await page.clock.fastForward('01:00:00');
  const hour = await page.evaluate(() => new Date().toISOString().slice(0, 13));
  await expect.poll(() => sent.some((message) => message.includes(`${hour}:00:00.000Z`))).toBe(true);
  const film = page.getByRole('region', { name: 'Film' });
  await expect(film.getByRole('button', { name: '10:00:05:00', exact: true })).toBeVisible();
  await expect(timecode(page)).toContainText('10:00:05:01');
  await expect.poll(() => frameOnScreen(page)).toBe(126);
  await page.keyboard.press('o');
  await expect(page.getByRole('button', { name: 'Mark It' })).toBeVisible();
  await page.context().close();
});

test('the film plays slowly, in full screen and selected events only, and the timeline shows its pictures (ARC-103 ARC-111 ARC-115)', async () => {
  // From its beginning.
  await cli.reload();
  await expect(timecode()).toContainText('10:00:00:00');
  await cli.keyboard.press(',');
  await expect.poll(rateAndMotion).toEqual({ rate: 0.5, paused: false });
  await cli.keyboard.press(',');
  await expect.poll(rateAndMotion).toEqual({ rate: 0.25, paused: false });
  await expect(cli.getByRole('button', { name: '0.25x' })).toHaveAttribute('aria-pressed', 'true');
  await cli.keyboard.press('Space');
  await expect.poll(rateAndMotion).toEqual({ rate: 1, paused: true });

  await cli.keyboard.press('f');
  await expect(cli.getByRole('button', { name: 'Leave full screen' })).toBeVisible();
  expect(await fullScreenOf(cli)).toBe('Film');
  await cli.keyboard.press('f');
  await expect(cli.getByRole('button', { name: 'Full screen' })).toBeVisible();
  expect(await fullScreenOf(cli)).toBeNull();

  // Only the two selected parts are played.
  await cli.getByRole('switch', { name: 'Deliveries' }).press('Space');
  const side = cli.getByRole('complementary', { name: 'Events of this recording' });
  for (const name of ['Toss', 'A badger at third man']) {
    const row = side.getByRole('listitem').filter({ hasText: name });
    await row.getByRole('checkbox').press('Space');
  }
  await expect(side.getByText('2 clips for a duration of 2 seconds')).toBeVisible();
  await side.getByRole('button', { name: 'Play', exact: true }).press('Enter');
  await expect.poll(frameOnScreen).toBeGreaterThanOrEqual(425);
  await expect.poll(rateAndMotion).toEqual({ rate: 1, paused: true });
  expect(await frameOnScreen()).toBeGreaterThanOrEqual(450);
  expect(await wasPlayed(cli, 1.5)).toBe(true);
  expect(await wasPlayed(cli, 10)).toBe(false);
  await cli.getByRole('switch', { name: 'Deliveries' }).press('Space');

  const line = cli.getByRole('region', { name: 'Timeline' });
  const picture = line.locator('[class*=hoverPicture] > div');
  const ruler = line.locator('canvas').first();
  await ruler.hover({ position: { x: 20, y: 8 } });
  await expect(picture).toBeVisible();
  const [first, address] = await picture.evaluate((element) => {
    const { backgroundPosition, backgroundImage } = getComputedStyle(element);
    return [backgroundPosition, /url\("(.*)"\)/.exec(backgroundImage)?.[1] ?? ''];
  });
  expect((await cli.request.get(address as string)).headers()['content-type']).toContain('image/');
  await ruler.hover({ position: { x: 700, y: 8 } });
  await expect(picture).not.toHaveCSS('background-position', first as string);
});

test('the clip is found by its note, shown in the queue, and its file is edited (ARC-065 ARC-066 ARC-069 ARC-118 ARC-119 ARC-120 ARC-126 ARC-127 OPN-068 OPN-077 USR-059 USR-112)', async () => {
  await cli.getByRole('link', { name: 'Ready Clipped Moments' }).click();
  const clips = cli.getByRole('table', { name: 'Clips' });
  await expect(clips.getByRole('row').nth(1)).toContainText('Celebrations');
  await expect(clips.getByRole('columnheader')).toHaveText(
    ', Clip preview, Download and link, Tags, Note, Match info, Clipped at, Clipped by'.split(', '),
  );
  await type(cli.getByLabel('Note'), 'wombat');
  await expect(cli.getByText(/^These filters find no ready clips\./)).toBeVisible();
  await type(cli.getByLabel('Note'), 'platypos');
  await expect(clips.getByRole('row').nth(1)).toContainText('A platypus runs on');
  await expect(clips.getByRole('row').nth(1)).toContainText('Surrey v Essex');

  await cli.getByRole('link', { name: 'Clip Request Queue' }).click();
  const first = cli.getByRole('table', { name: 'Clipping requests' }).getByRole('row').nth(1);
  for (const words of ['Celebrations - 10.00.04.00.mp4', 'Clipped', 'Today']) await expect(first).toContainText(words);
  await expect(first.getByRole('button', { name: /^Cancel/ })).toHaveCount(0);
  const waiting = cli.getByRole('row', { name: /Toss\.mp4/ });
  await expect(waiting).toContainText('00:00:01');
  await waiting.getByRole('button', { name: 'Cancel Toss.mp4' }).click();
  await expect(cli.getByText('Cancelling...', { exact: true })).toBeVisible();
  await expect(waiting).toContainText('Cancelled');
  await expect(waiting.getByRole('button')).toHaveAccessibleName('Try Again: Toss.mp4');
  await expect(first.getByRole('link', { name: /^Download .*Celebrations - 10\.00\.04\.00\.mp4$/ })).toBeVisible();
  // A failed one is requested again, once.
  const failed = cli.getByRole('row', { name: /Anthem\.mp4/ });
  await expect(failed).toContainText('The film could not be read.');
  await failed.getByRole('button', { name: 'Try Again: Anthem.mp4' }).press('Enter');
  await expect(failed.getByRole('button')).toHaveCount(0);
  await expect(first).toContainText('Anthem - 10.00.08.00.mp4');
  await expect(first).toContainText('Clipped', { timeout: 60_000 });

  await cli.goto(`${server.url}/#/recording/${recording}`);
  await expect(timecode()).toContainText('10:00:00:00');
  await expect(cli.getByRole('region', { name: 'File Info' })).toHaveCount(0);
  await ann.goto(`${server.url}/#/recording/${recording}`);
  const info = ann.getByRole('region', { name: 'File Info' });
  await expect(info.getByLabel('Timecode start')).toHaveValue('10:00:00:00');
  await type(info.getByLabel('Part'), '3');
  await info.getByLabel('Part').press('Enter');
  await expect(cli.getByRole('navigation', { name: 'Recordings of this match' })).toContainText('Day 1, part 3');
  await info.getByRole('button', { name: 'Remove From Match' }).click();
  await expect(ann.getByRole('dialog')).toContainText(/\d+ clips and \d+ clip files?.* deliveries stay/);
  await ann.getByRole('dialog').getByRole('button', { name: 'Remove From Match' }).click();
  await expect(ann).toHaveURL(/#\/admin/);
  await expect(ann.getByRole('article', { name: 'day1.mp4' })).toBeVisible();
  await expect(cli.getByText('This recording was removed from Surrey v Essex, 31/05/2024')).toBeVisible();
});

const rateAndMotion = () => rateOf(cli);
const press = (name: string) => cli.getByRole('button', { name, exact: true }).click();
const timecode = (page = cli) => page.getByRole('status', { name: 'Timecode' });
const frameOnScreen = (page = cli) => frameOn(page);
