import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { accessibilityFindings } from '../accessibility.ts';
import { type } from '../keys.ts';
import { addPerson, password, signIn, signInAsAdministrator } from '../people.ts';
import { type RunningServer, startServer } from '../server.ts';
import { callAs } from '../shell/prepare.ts';
import { addToRundown } from './add-to-rundown.ts';

const run = promisify(execFile);
let server: RunningServer;
let dee: Page;
let mac: Page;
let folder: string;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async ({ browser }) => {
  test.setTimeout(180_000);
  folder = await mkdtemp(join(tmpdir(), 'pavilion-video-'));
  server = await startServer();
  const admin = await signInAsAdministrator(browser, server);
  const roles = ['jimstagram_access', 'jimstagram_design'];
  await addPerson(admin, server, { name: 'Dee Signer', email: 'dee@example.org', roles });
  await addPerson(admin, server, { name: 'Mac Aker', email: 'mac@example.org', roles: ['jimstagram_access'] });
  dee = await signIn(browser, server, 'dee@example.org', password);
  mac = await signIn(browser, server, 'mac@example.org', password);
  await admin.context().close();
});
test.afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

/**
 * The number of a frame by the brightness of its halves, which are its digits to the base of 7: the steps are so large that no
 * encoder loses them.
 */
const frameOf = (left: number, right: number) => 7 * digitOf(left) + digitOf(right);
/** Of a brightness from 0 to 255; films have the range of television. */
const digitOf = (level: number) => Math.round((16 + (level * 219) / 255 - 20) / 30);

/** A film of 50 frames at 29.97 a second, each with its number in its brightness, with a tone. */
async function countedFilm(): Promise<string> {
  const path = join(folder, 'crowd at dusk.mp4');
  await run('ffmpeg', [
    ...['-v', 'error', '-y', '-f', 'lavfi', '-i', 'nullsrc=s=640x360:r=30000/1001'],
    ...['-f', 'lavfi', '-i', 'sine=frequency=440:sample_rate=48000'],
    ...['-vf', "geq=lum='20+30*if(lt(X,W/2),floor(N/7),mod(N,7))':cb=128:cr=128", '-frames:v', '50', '-t', '1.668'],
    ...['-c:v', 'libx264', '-pix_fmt', 'yuv420p', '-crf', '10', '-c:a', 'aac', '-movflags', '+faststart', path],
  ]);
  return path;
}

/** The frame that a playing film shows on the screen. */
async function shownFrame(video: Locator): Promise<number> {
  const [left, right] = await video.evaluate((element: HTMLVideoElement) => {
    if (element.seeking || element.readyState < 2) return [Number.NaN, Number.NaN];
    const context = new OffscreenCanvas(8, 8).getContext('2d')!;
    context.drawImage(element, 0, 0, 8, 8);
    return [1, 6].map((x) => context.getImageData(x, 4, 1, 1).data[0]!);
  });
  return frameOf(left!, right!);
}

/** The numbers of the frames in an exported film. */
async function framesIn(path: string): Promise<number[]> {
  const corner = (x: string) => `crop=64:64:${x}:0,scale=1:1:flags=area,format=gray`;
  const halves = `split[a][b];[a]${corner('0')}[l];[b]${corner('iw-64')}[r];[l][r]hstack`;
  const args = ['-v', 'error', '-i', path, '-filter_complex', halves, '-f', 'rawvideo', 'pipe:1'];
  const { stdout } = await run('ffmpeg', args, { encoding: 'buffer' });
  return Array.from({ length: stdout.length / 2 }, (_, at) => frameOf(stdout[2 * at]!, stdout[2 * at + 1]!));
}

test('a designer adds a video, sees it play in step, and makes it the background (GFX-007 GFX-010 GFX-024)', async () => {
  test.setTimeout(240_000);
  await dee.goto(`${server.url}/#/jimstagram`);
  await dee.getByRole('button', { name: 'New Template' }).first().click();
  await type(dee.getByRole('dialog').getByLabel('Name'), 'Night match');
  await dee.getByRole('button', { name: 'Create Template' }).click();
  await expect(dee).toHaveURL(/template\//);
  const inspector = dee.getByRole('complementary', { name: 'Inspector' });
  const value = (name: string) => inspector.getByLabel(name, { exact: true });
  await type(value('Stands in films (ms)'), '1000');
  await value('Stands in films (ms)').press('Enter');
  await dee.getByRole('button', { name: 'Add Text' }).click();
  await dee.getByRole('button', { name: 'Add Video' }).click();
  await inspector.getByLabel('Video: file').setInputFiles(await countedFilm());
  await expect(value('In point (frame)')).toHaveValue('0', { timeout: 60_000 });
  await expect(value('Length (frames)')).toHaveValue('50');
  await expect(inspector.getByText('1.67 s at 29.97 frames a second.')).toBeVisible();
  await type(value('In point (frame)'), '5');
  await value('In point (frame)').press('Enter');
  await expect(value('Length (frames)')).toHaveValue('45');
  await inspector.getByRole('switch', { name: 'With sound' }).click();
  await inspector.getByRole('button', { name: 'Set as Background' }).click();
  await expect(inspector.getByText('This video is the background of the slide.')).toBeVisible();
  await expect(value('Width')).toHaveValue('1080');
  expect(await accessibilityFindings(dee)).toEqual([]);

  await dee.getByRole('application', { name: /^Canvas/ }).focus();
  await dee.keyboard.press('p');
  const player = dee.getByRole('dialog', { name: /^Play/ });
  const video = player.locator('video');
  const time = player.getByRole('timer');
  await expect(time).toHaveText('0 s 24 frames of 0 s 24 frames', { timeout: 30_000 });
  // By frames: frame n of 25 a second is the film at n / 25 s.
  await player.getByRole('slider', { name: 'Frame' }).focus();
  await dee.keyboard.press('Home');
  await expect.poll(() => shownFrame(video), { timeout: 20_000 }).toBe(5);
  for (let frame = 1; frame <= 6; frame += 1) {
    await player.getByRole('button', { name: 'Frame forward' }).click();
    const wanted = 5 + Math.floor((frame * 30_000) / (25 * 1_001));
    await expect.poll(() => shownFrame(video), { timeout: 20_000 }).toBe(wanted);
  }
  // At its speed: the film runs with the clock of the slide.
  await player.getByRole('button', { name: 'Play', exact: true }).click();
  await expect.poll(() => shownFrame(video), { timeout: 20_000 }).toBeGreaterThan(15);
  await dee.keyboard.press('Escape');
});

test('a maker plays the graphic and exports it with the frames and the sound of the video (GFX-007 GFX-024)', async () => {
  test.setTimeout(300_000);
  await dee.getByRole('button', { name: 'Publish', exact: true }).click();
  await dee.getByRole('button', { name: 'Publish Template' }).click();
  await expect(dee.getByText('Publication 1 is ready for makers.')).toBeVisible({ timeout: 60_000 });
  await mac.goto(`${server.url}/#/jimstagram`);
  await mac.getByRole('button', { name: 'Make graphic from Night match' }).click();
  await expect(mac).toHaveURL(/#\/jimstagram\/graphic\//);
  await mac.getByRole('button', { name: 'Play', exact: true }).click();
  const player = mac.getByRole('dialog', { name: /^Play/ });
  await expect(player.getByRole('timer')).toHaveText('0 s 24 frames of 0 s 24 frames', { timeout: 30_000 });
  await expect.poll(() => shownFrame(player.locator('video'))).toBe(5 + Math.floor((24 * 30_000) / (25 * 1_001)));
  await mac.keyboard.press('Escape');

  await mac.getByRole('button', { name: 'Export', exact: true }).click();
  await mac.getByText('MP4', { exact: true }).click();
  for (const size of [/^Portrait/, /^Story/]) await mac.getByRole('checkbox', { name: size }).uncheck();
  await mac.getByRole('button', { name: 'Export 1 Film' }).click();
  const link = mac.getByRole('link', { name: 'Download' });
  await expect(link).toBeVisible({ timeout: 180_000 });
  const download = mac.waitForEvent('download');
  await link.click();
  const path = join(folder, 'night.mp4');
  await (await download).saveAs(path);
  const wanted = Array.from({ length: 25 }, (_, frame) => 5 + Math.floor((frame * 30_000) / (25 * 1_001)));
  expect(await framesIn(path)).toEqual(wanted);
  const { stdout } = await run('ffprobe', ['-v', 'error', '-show_streams', '-of', 'json', path]);
  const streams = JSON.parse(stdout).streams as { codec_name: string }[];
  expect(streams.map(({ codec_name }) => codec_name)).toEqual(['h264', 'aac']);
});

/** Share of all that is drawn over the films of a page which is not transparent, in percent. */
const drawnOver = (page: Page) =>
  page.evaluate(async () => {
    const [, ...canvases] = document.querySelectorAll('canvas');
    const copy = new OffscreenCanvas(108, 108);
    const context = copy.getContext('2d')!;
    for (const canvas of canvases) {
      if (canvas.width > 0) context.drawImage(await createImageBitmap(canvas), 0, 0, 108, 108);
    }
    const { data } = context.getImageData(0, 0, 108, 108);
    let seen = 0;
    for (let at = 3; at < data.length; at += 4) if (data[at]! > 200) seen += 1;
    return (100 * seen) / (108 * 108);
  });

test('on air, layers come while the films of the slide play (GFX-024 GFX-028 GFX-029)', async ({ browser }) => {
  test.setTimeout(240_000);
  const call = <T>(name: string, data: object) => callAs<T>(dee, server, `graphics/${name}`, data);
  await dee.goto(`${server.url}/#/jimstagram`);
  await dee.getByRole('button', { name: 'New Template' }).first().click();
  await type(dee.getByRole('dialog').getByLabel('Name'), 'Films on air');
  await dee.getByRole('button', { name: 'Create Template' }).click();
  await expect(dee).toHaveURL(/template\//);
  const inspector = dee.getByRole('complementary', { name: 'Inspector' });
  const value = (name: string) => inspector.getByLabel(name, { exact: true });
  const film = await countedFilm();
  for (const background of [true, false]) {
    await dee.getByRole('button', { name: 'Add Video' }).click();
    await inspector.getByLabel('Video: file').setInputFiles(film);
    await expect(value('Length (frames)')).toHaveValue('50', { timeout: 60_000 });
    if (background) await inspector.getByRole('button', { name: 'Set as Background' }).click();
    else await comesIn(dee, 'Slide from left');
  }
  await dee.getByRole('button', { name: 'Add Rectangle' }).click();
  await comesIn(dee, 'Fade');
  await dee.getByRole('button', { name: 'Publish', exact: true }).click();
  await dee.getByRole('button', { name: 'Publish Template' }).click();
  await expect(dee.getByText('Publication 1 is ready for makers.')).toBeVisible({ timeout: 60_000 });
  const template = new URL(dee.url()).hash.split('/').pop()!;
  await call('makeGraphic', { template, name: 'Two films', values: {} });
  await dee.goto(`${server.url}/#/jimstagram?tab=air`);
  await dee.getByRole('button', { name: 'New Rundown' }).click();
  await addToRundown(dee, 'Two films');
  const control = new URL(dee.url()).hash.split('/').pop()!;
  const { secret } = await call<{ secret: string }>('programmeAddress', { control, renew: false });
  const obs = await (await browser.newContext({ viewport: { width: 1920, height: 1080 } })).newPage();
  await obs.goto(`${server.url}/#/air/${secret}`);
  await dee.getByRole('listitem').filter({ hasText: 'Two films' }).getByRole('button', { name: 'Take' }).click();
  // What fades in is there, in the window of the playout software and in that of the operator.
  const onAir = dee.getByRole('region', { name: 'On air: Two films' });
  await expect(onAir.locator('video')).toHaveCount(2);
  await expect.poll(() => drawnOver(obs), { timeout: 30_000 }).toBeGreaterThan(2);
  // The film that slid in stands at its place.
  const left = () =>
    obs
      .locator('video')
      .nth(1)
      .evaluate((video) => video.parentElement!.style.left);
  await expect.poll(left).toBe('25%');
  await obs.context().close();
});

/** Lets the selected layer enter within two seconds. By keyboard: the list moves while the film above it is read. */
async function comesIn(page: Page, kind: string): Promise<void> {
  const inspector = page.getByRole('complementary', { name: 'Inspector' });
  await inspector.getByLabel('Enters', { exact: true }).press('Enter');
  const marked = page.locator('[role="option"][data-combobox-selected]');
  await expect(async () => {
    await page.keyboard.press('ArrowDown');
    await expect(marked).toHaveText(kind, { timeout: 200 });
  }).toPass({ timeout: 20_000 });
  await page.keyboard.press('Enter');
  const length = inspector.getByLabel('Length (ms)', { exact: true });
  await type(length, '2000');
  await length.press('Enter');
}
