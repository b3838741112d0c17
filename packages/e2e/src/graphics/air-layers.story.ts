import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sampleTemplates } from '@pavilion/domain/graphics/samples';
import { expect, type Page, test } from '@playwright/test';
import { accessibilityFindings } from '../accessibility.ts';
import { choose, type } from '../keys.ts';
import { addPerson, password, signIn, signInAsAdministrator } from '../people.ts';
import { type RunningServer, startServer } from '../server.ts';
import { callAs, uploadAs } from '../shell/prepare.ts';

const run = promisify(execFile);
let server: RunningServer;
let olly: Page;
let pip: Page;
/** Playout software: a browser without sign-in. */
let obs: Page;
let address: string;
let folder: string;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async ({ browser }) => {
  test.setTimeout(240_000);
  folder = await mkdtemp(join(tmpdir(), 'pavilion-layers-'));
  server = await startServer();
  const admin = await signInAsAdministrator(browser, server);
  const roles = ['jimstagram_access', 'jimstagram_design'];
  await addPerson(admin, server, { name: 'Olly Operator', email: 'olly@example.org', roles });
  await addPerson(admin, server, { name: 'Pip Roducer', email: 'pip@example.org', roles });
  olly = await signIn(browser, server, 'olly@example.org', password);
  pip = await signIn(browser, server, 'pip@example.org', password);
  await admin.context().close();

  const made: Record<string, string> = {};
  for (const { name, kind, tags, design } of sampleTemplates.filter(({ name: each }) =>
    /^(Lower third|Score strip)$/.test(each),
  )) {
    const { id } = await callAs<{ id: string }>(olly, server, 'graphics/importTemplate', { name, kind, tags, design });
    await callAs(olly, server, 'graphics/publishTemplate', { template: id });
    made[name] = id;
  }
  const make = (template: string, name: string, values: object) =>
    callAs(olly, server, 'graphics/makeGraphic', { template: made[template], name, values });
  await make('Score strip', 'Score bug', {});
  for (const name of ['Joe Root', 'Harry Brook']) await make('Lower third', name, { name, team: 'Yorkshire' });

  const sting = join(folder, 'sting.mp4');
  const source = ['-f', 'lavfi', '-i', 'color=c=0x00aa00:s=640x360:r=25', '-t', '4'];
  await run('ffmpeg', ['-v', 'error', '-y', ...source, '-pix_fmt', 'yuv420p', '-movflags', '+faststart', sting]);
  const target = { what: 'graphic-video', of: 'templates', id: made['Lower third'] };
  expect(await uploadAs(olly, server, target, 'Boundary sting.mp4', sting)).toMatchObject({ sentence: '' });

  obs = await (await browser.newContext({ viewport: { width: 1920, height: 1080 }, userAgent: 'OBS/31.0' })).newPage();
});
test.afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

const row = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });
const found = (page: Page) => page.getByRole('list', { name: 'Graphics found' });
const onAir = (page: Page, titles: string) =>
  expect(page.getByRole('region', { name: `On air: ${titles}`, exact: true })).toBeVisible();
const nothing = (page: Page) => expect(page.getByRole('region', { name: 'Nothing on air' })).toBeVisible();

test('graphics are added to a rundown by their pictures, found by name and template, each into a layer (GFX-028)', async () => {
  test.setTimeout(180_000);
  await olly.goto(`${server.url}/#/jimstagram?tab=air`);
  await olly.getByRole('button', { name: 'New Rundown' }).click();
  await olly.getByRole('button', { name: 'Add Graphics' }).click();
  const dialog = olly.getByRole('dialog', { name: 'Add Graphics' });
  await expect(found(olly).getByRole('button')).toHaveCount(3);
  await expect(found(olly).locator('canvas[data-drawn]')).toHaveCount(3, { timeout: 90_000 });
  expect(await accessibilityFindings(olly)).toEqual([]);

  await expect(dialog.getByPlaceholder('Search graphics')).toBeFocused();
  await type(dialog.getByPlaceholder('Search graphics'), 'brook');
  await expect(found(olly).getByRole('button')).toHaveCount(1);
  await found(olly).getByRole('button', { name: 'Harry Brook' }).dblclick();
  await expect(found(olly).getByText('In the rundown', { exact: true })).toBeVisible();
  await type(dialog.getByPlaceholder('Search graphics'), '');
  await choose(olly, 'Template', 'Score strip');
  await expect(found(olly).getByRole('button')).toHaveCount(1);
  await choose(olly, 'Layer of what is added', 'To layer 3');
  await found(olly).getByRole('button', { name: 'Score bug' }).click();
  await choose(olly, 'Layer of what is added', 'To layer 1');
  await dialog.getByRole('button', { name: 'Clear Filters' }).click();
  await found(olly).getByRole('button', { name: 'Joe Root' }).click();
  await olly.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(row(olly, 'Score bug').getByLabel('Layer of Score bug')).toHaveValue('Layer 3');
  await expect(row(olly, 'Joe Root').getByLabel('Layer of Joe Root')).toHaveValue('Layer 1');
  await expect(olly.getByRole('listitem').locator('canvas[data-drawn]')).toHaveCount(3, { timeout: 60_000 });
});

test('an operator reads which output pages follow, and that one has gone (GFX-029)', async () => {
  test.setTimeout(120_000);
  await expect(olly.getByText('No output page is connected.')).toBeVisible();
  await olly.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin: server.url });
  await olly.getByRole('button', { name: 'Copy Address for OBS' }).click();
  await expect(olly.getByText('Address copied to clipboard')).toBeVisible();
  address = await olly.evaluate(() => navigator.clipboard.readText());
  await obs.goto(address);
  await expect(olly.getByText(/^One output page is connected: OBS since \d/)).toBeVisible();
  await pip.goto(olly.url());
  await expect(pip.getByText(/^One output page is connected: OBS since \d/)).toBeVisible();
  const second = await obs.context().newPage();
  await second.goto(address);
  await expect(olly.getByText(/^2 output pages are connected: OBS since .+, OBS since /)).toBeVisible();
  await second.close();
  await expect(olly.getByText(/^One output page is connected/)).toBeVisible();
  expect(await accessibilityFindings(olly)).toEqual([]);

  // The cable is cut: nothing ends the connection.
  await obs.context().setOffline(true);
  // Within five seconds, and a little for this machine.
  await expect(olly.getByText('No output page is connected.')).toBeVisible({ timeout: 8_000 });
  await obs.context().setOffline(false);
  await expect(olly.getByText(/^One output page is connected/)).toBeVisible({ timeout: 20_000 });
});

/** Layers that the output page shows. */
const layersOfObs = () => obs.locator('canvas').count();

test('a score bug stays while lower thirds come and go, for two operators and the output page (GFX-028 GFX-029)', async () => {
  test.setTimeout(180_000);
  await row(olly, 'Score bug').getByRole('button', { name: 'Take' }).click();
  await onAir(olly, 'Score bug');
  await onAir(pip, 'Score bug');
  await row(pip, 'Joe Root').getByRole('button', { name: 'Take' }).click();
  await onAir(olly, 'Score bug, Joe Root');
  await expect.poll(layersOfObs, { timeout: 90_000 }).toBe(2);
  await expect(olly.getByText('Next, Update and Out are for “Joe Root”.')).toBeVisible();

  // Another one of the same layer takes its place; the score bug stays.
  await row(olly, 'Harry Brook').getByRole('button', { name: 'Take' }).click();
  await onAir(pip, 'Score bug, Harry Brook');
  await expect.poll(layersOfObs).toBe(2);
  // The next in the rundown is on air: what was taken stays in the hand.
  await expect(pip.getByText('Next, Update and Out are for “Harry Brook”.')).toBeVisible();
  await obs.reload();
  await expect.poll(layersOfObs, { timeout: 60_000 }).toBe(2);
  await server.restart();
  await onAir(olly, 'Score bug, Harry Brook');
  await expect.poll(layersOfObs, { timeout: 60_000 }).toBe(2);

  // The preview shows the next one above what stays.
  await row(olly, 'Joe Root').getByRole('button', { name: 'Preview' }).click();
  await expect(olly.getByRole('region', { name: 'Preview' }).locator('canvas')).toHaveCount(2);
  expect(await accessibilityFindings(olly)).toEqual([]);

  // One of them goes out by its own button, and the keys are for the other one.
  await row(pip, 'Harry Brook').getByRole('button', { name: 'Out' }).click();
  await onAir(olly, 'Score bug');
  await olly.keyboard.press('o');
  await nothing(olly);
  await expect.poll(layersOfObs, { timeout: 20_000 }).toBe(0);
  await row(olly, 'Score bug').getByRole('button', { name: 'Take' }).click();
  await row(olly, 'Joe Root').getByRole('button', { name: 'Take' }).click();
  await onAir(olly, 'Score bug, Joe Root');
  await olly.keyboard.press('Shift+O');
  await nothing(olly);
  await nothing(pip);
  await row(olly, 'Joe Root').getByRole('button', { name: 'Take' }).click();
  await onAir(pip, 'Joe Root');
  await pip.getByRole('button', { name: 'All Out' }).click();
  await nothing(olly);
});

test('a film alone is queued, plays over a score bug, and goes out at its end (GFX-028)', async () => {
  test.setTimeout(180_000);
  await olly.getByRole('button', { name: 'Add Film' }).click();
  const dialog = olly.getByRole('dialog', { name: 'Choose Video' });
  const sting = dialog.getByRole('button', { name: /Boundary sting/ });
  await expect(sting).toBeEnabled({ timeout: 60_000 });
  await sting.click();
  await expect(dialog).toHaveCount(0);
  await choose(olly, 'Layer of Boundary sting', 'Layer 5');
  await row(olly, 'Score bug').getByRole('button', { name: 'Take' }).click();
  await row(olly, 'Boundary sting').getByRole('button', { name: 'Preview' }).click();
  await expect(olly.getByRole('region', { name: 'Preview' }).locator('canvas')).toHaveCount(2);
  await olly.keyboard.press('Space');
  await onAir(olly, 'Boundary sting, Score bug');
  await expect(obs.locator('video')).toHaveCount(1);
  await expect
    .poll(() => obs.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime))
    .toBeGreaterThan(0.2);
  await onAir(olly, 'Score bug');
  await onAir(pip, 'Score bug');
  await expect(obs.locator('video')).toHaveCount(0);
  expect(await accessibilityFindings(olly)).toEqual([]);
});
