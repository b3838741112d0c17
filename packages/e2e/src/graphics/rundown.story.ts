import { chmod, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { accessibilityFindings } from '../accessibility.ts';
import { fillFolder } from '../archive/fill-folder.ts';
import { choose, type } from '../keys.ts';
import { type Encoder, startEncoder } from '../livestreams/encoder.ts';
import { addPerson, ask, password, signIn, signInAsAdministrator } from '../people.ts';
import { freePort, type RunningServer, startServer } from '../server.ts';
import { callAs } from '../shell/prepare.ts';

const match = '1299178';

let server: RunningServer;
let olly: Page;
let mac: Page;
let rundown: string;
let graphic: string;
/** Runs streams, and has no Social Graphics. */
let lee: Page;
let encoder: Encoder | undefined;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async ({ browser }) => {
  test.setTimeout(240_000);
  server = await startServer({ env: { RTMP_PORT: String(await freePort()), FFMPEG_PATH: await slowFfmpeg() } });
  await fillFolder(server, 'followed-filler', `${match}:5`);
  const admin = await signInAsAdministrator(browser, server);
  const fields = { accessDom: true, accessDomCurrent: true };
  const people = { Olly: ['jimstagram_design', 'livestream_access'], Mac: [] };
  for (const [name, more] of Object.entries(people)) {
    const roles = ['jimstagram_access', 'archive_access', ...more];
    await addPerson(admin, server, { name: `${name} Aker`, email: `${name}@example.org`.toLowerCase(), roles, fields });
  }
  await addPerson(admin, server, { name: 'Lee Stream', email: 'lee@example.org', roles: ['livestream_access'] });
  await admin.context().close();
  lee = await signIn(browser, server, 'lee@example.org', password);
  olly = await signIn(browser, server, 'olly@example.org', password);
  mac = await signIn(browser, server, 'mac@example.org', password);

  const made = { name: 'Score', kind: 'session score', design } as const;
  const { id: template } = await callAs<{ id: string }>(olly, server, 'graphics/importTemplate', made);
  await callAs(olly, server, 'graphics/publishTemplate', { template });
  const wanted = { template, name: 'Score', match: `cricsheet-${match}` };
  graphic = (await callAs<{ id: string }>(olly, server, 'graphics/makeGraphic', wanted)).id;
  const document = { name: 'Final', rundown: { first: { graphic, title: 'Score', order: 1 } } };
  const { documents } = await ask(olly.context(), server, { kind: 'insert', collection: 'controlDocs', document });
  rundown = documents?.[0]?.id as string;
});
test.afterAll(async () => {
  await encoder?.stop();
  await server.stop();
});

/** An ffmpeg that burns nothing in for longer than two seconds, as on a machine that is too slow, with its ffprobe beside it. */
async function slowFfmpeg(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'slow-ffmpeg-'));
  const scripts = {
    ffmpeg: 'case "$*" in *overlay=*) exec ffmpeg -t 2 "$@";; esac\nexec ffmpeg "$@"',
    ffprobe: 'exec ffprobe "$@"',
  };
  for (const [name, script] of Object.entries(scripts)) {
    await writeFile(join(folder, name), `#!/bin/sh\n${script}\n`);
    await chmod(join(folder, name), 0o755);
  }
  return join(folder, 'ffmpeg');
}

const text = (key: string, y: number) => ({
  id: key,
  slide: 's1',
  type: 'text',
  name: key,
  box: { x: 80, y, width: 920, height: 160 },
  runs: [{ text: `{${key}}` }],
});
const design = {
  sizes: { wide: { width: 1920, height: 1080, label: 'Wide', order: 0 } },
  slides: [{ id: 's1', name: 'Score', background: { kind: 'colour', colour: '#00000000' } }],
  slots: [text('score', 80), text('headline', 300)],
  fields: [
    { id: 'f1', key: 'score', label: 'Score', fact: 'score', order: 0 },
    { id: 'f2', key: 'headline', label: 'Headline', order: 1 },
  ],
};

const row = () => olly.getByRole('listitem').filter({ hasText: 'Score' });

test('an operator reads who else has the rundown open (GFX-017 GFX-028)', async () => {
  await olly.goto(`${server.url}/#/jimstagram/control/${rundown}`);
  await expect(row()).toBeVisible();
  await expect(olly.getByText('also has this rundown open')).toHaveCount(0);
  await mac.goto(`${server.url}/#/jimstagram/control/${rundown}`);
  await expect(olly.getByText('Mac Aker also has this rundown open.')).toBeVisible();
  await expect(mac.getByText('Olly Aker also has this rundown open.')).toBeVisible();
  expect(await accessibilityFindings(olly)).toEqual([]);
  await mac.goto(`${server.url}/#/jimstagram/graphic/${graphic}`);
  await expect(olly.getByText('also has this rundown open')).toHaveCount(0);
});

test('a graphic on air says that newer values wait, of its maker and of its match (GFX-021 GFX-028)', async () => {
  test.setTimeout(120_000);
  const waits = row().getByText('Newer values wait for Update');
  const offers = row().getByText('The match has newer values: take them in the graphic, then Update');
  await row().getByRole('button', { name: 'Take' }).click();
  await expect(olly.getByRole('region', { name: 'On air: Score' })).toBeVisible();
  await expect(waits).toHaveCount(0);
  await type(mac.getByLabel('Headline'), 'Rain is near');
  await expect(waits).toBeVisible();
  // The first letters may be saved before the last: Update shows what is stored.
  const stored = () => ask(mac.context(), server, { kind: 'fetch', query: { collection: 'graphics' } });
  await expect.poll(async () => JSON.stringify((await stored()).documents)).toContain('Rain is near');
  expect(await accessibilityFindings(olly)).toEqual([]);
  await olly.keyboard.press('u');
  await expect(waits).toHaveCount(0);
  await expect(offers).toHaveCount(0);

  await fillFolder(server, 'followed-filler', `${match}:10`);
  await expect(offers).toBeVisible({ timeout: 60_000 });
  // On a phone too, it is seen without scrolling: it stands above the pictures.
  const former = mac.viewportSize()!;
  await mac.setViewportSize({ width: 390, height: 844 });
  const takes = mac.getByRole('button', { name: 'Take New Values' });
  await expect
    .poll(
      async () =>
        (await takes.boundingBox())!.y < (await mac.getByRole('region', { name: 'Pictures' }).boundingBox())!.y,
    )
    .toBe(true);
  await mac.setViewportSize(former);
  await takes.click();
  await expect(waits).toBeVisible();
  await olly.keyboard.press('u');
  await expect(waits).toHaveCount(0);
  await expect(offers).toHaveCount(0);
});

test('the match of a graphic that was opened while the server was away is read once it is back, without a new ball (GFX-021)', async () => {
  const away = '**/graphics/matchFacts';
  await mac.route(away, (route) => route.abort());
  await mac.reload();
  const sentence = mac.getByText('The server cannot be reached. Please check your connection and try again.');
  await expect(sentence).toBeVisible();
  await expect(mac.getByRole('combobox', { name: 'Innings' })).toHaveCount(0);
  await mac.unroute(away);
  await server.restart();
  await expect(mac.getByRole('combobox', { name: 'Innings' })).toBeVisible({ timeout: 30_000 });
  await expect(sentence).toHaveCount(0);
});

test('who runs streams alone chooses a rundown by its name, and cannot open it (GFX-030 USR-115)', async () => {
  const { id } = await callAs<{ id: string }>(lee, server, 'livestreams/addStream', { name: 'Club day' });
  await lee.goto(`${server.url}/#/livestreams/stream/${id}`);
  await choose(lee, 'Graphics', 'Final');
  await expect(lee.getByRole('combobox', { name: 'Graphics' })).toHaveValue('Final');
  await expect(lee.getByRole('link', { name: 'Open Rundown' })).toHaveCount(0);
  await lee.reload();
  await expect(lee.getByRole('combobox', { name: 'Graphics' })).toHaveValue('Final');
  const picker = lee.locator('.mantine-Select-wrapper', { has: lee.getByRole('combobox', { name: 'Graphics' }) });
  await picker.locator('button').first().click();
  await expect(lee.getByRole('combobox', { name: 'Graphics' })).toHaveValue('');
});

test('preview and programme stay in sight while a long rundown scrolls below them (GFX-028)', async () => {
  const items = Array.from({ length: 20 }, (_, at) => [`i${at}`, { graphic, title: `Cue ${at + 1}`, order: at }]);
  const document = { name: 'Long', rundown: Object.fromEntries(items) };
  const { documents } = await ask(olly.context(), server, { kind: 'insert', collection: 'controlDocs', document });
  await olly.goto(`${server.url}/#/jimstagram/control/${documents?.[0]?.id}`);
  const cue = (at: number) => olly.getByRole('listitem').filter({ hasText: `Cue ${at}` });
  await cue(20).getByRole('button', { name: 'Preview' }).click();
  for (const name of ['Preview', 'Nothing on air'])
    await expect(olly.getByRole('region', { name })).toBeInViewport({ ratio: 1 });
  await expect(olly.getByTitle('Space or Enter')).toBeInViewport({ ratio: 1 });
  // The row that comes into the preview is never below the screens, nor under the lower edge.
  for (let press = 0; press < 14; press += 1) await olly.keyboard.press('ArrowUp');
  await expect(cue(6)).toHaveAttribute('data-state', 'Preview');
  const buttons = () => olly.getByTitle('Space or Enter').boundingBox();
  await expect
    .poll(async () => (await cue(6).boundingBox())!.y - (await buttons())!.y)
    .toBeGreaterThan((await buttons())!.height);
  for (let press = 0; press < 12; press += 1) await olly.keyboard.press('ArrowDown');
  await expect(cue(18)).toHaveAttribute('data-state', 'Preview');
  await expect(cue(18)).toBeInViewport({ ratio: 1 });
});

test('a stream that leaves the graphics out is named in their rundown (GFX-030)', async () => {
  test.setTimeout(180_000);
  await olly.goto(`${server.url}/#/jimstagram/control/${rundown}`);
  const note = olly.getByRole('alert').filter({ hasText: 'leaves these graphics out' });
  const { id: streamID } = await callAs<{ id: string }>(olly, server, 'livestreams/addStream', { name: 'Roses match' });
  await callAs(olly, server, 'livestreams/setStreamGraphics', { streamID, control: rundown });
  await callAs(olly, server, 'livestreams/activateSEP', { streamID });
  const { documents } = await ask(olly.context(), server, {
    kind: 'fetchById',
    collection: 'livestreams',
    id: streamID,
  });
  const [added] = documents as { stream: { url: string; name: string } }[];
  const { url, name } = added!.stream;
  await expect(note).toHaveCount(0);
  await expect(olly.getByText('The stream Roses match will carry these graphics')).toBeVisible();
  encoder = startEncoder(`${url}/${name}`);
  await expect(note).toContainText('The stream Roses match leaves these graphics out', { timeout: 120_000 });
  expect(await accessibilityFindings(olly)).toEqual([]);
  // Someone who may not see streams is told too, but not which one.
  await mac.goto(`${server.url}/#/jimstagram/control/${rundown}`);
  await expect(mac.getByRole('alert')).toHaveText(
    'A stream leaves these graphics out: its machine is too slow to burn them in.',
  );
  await note.getByRole('link', { name: 'Roses match' }).click();
  await expect(olly).toHaveURL(/livestreams\/stream/);
  await expect(olly.getByText(/^The graphics are left out: /)).toBeVisible();
});
