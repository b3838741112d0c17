import { expect, type Page, test } from '@playwright/test';
import { addPerson, ask, password, signIn, signInAsAdministrator } from '../people.ts';
import { freePort, type RunningServer, startServer } from '../server.ts';
import { type Encoder, startEncoder } from './encoder.ts';
import { expectMoving } from './moving.ts';

let server: RunningServer;
let dan: Page;
/** Address of the stream's page, and the encoder's address with its key. */
let page = '';
let address = '';
let encoder: Encoder | undefined;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async ({ browser }) => {
  test.setTimeout(180_000);
  server = await startServer({ env: { RTMP_PORT: String(await freePort()) } });
  const admin = await signInAsAdministrator(browser, server);
  await addPerson(admin, server, { name: 'Dan Whitlock', email: 'dan@example.org', roles: ['livestream_access'] });
  dan = await signIn(browser, server, 'dan@example.org', password);
  const { id } = await call<{ id: string }>('addStream', { name: 'Club day' });
  await call('activateSEP', { streamID: id });
  const { documents } = await ask(dan.context(), server, { kind: 'fetchById', collection: 'livestreams', id });
  const stream = documents?.[0]?.stream as { url: string; name: string };
  address = `${stream.url}/${stream.name}`;
  page = `${server.url}/#/livestreams/stream/${id}`;
  encoder = startEncoder(address);
});
test.afterAll(async () => {
  await encoder?.stop();
  await server.stop();
});

async function call<T>(name: string, data: object): Promise<T> {
  const answer = await dan.context().request.post(`${server.url}/api/calls/livestreams/${name}`, {
    data,
    headers: { origin: server.url },
  });
  expect(answer.ok()).toBe(true);
  return (await answer.json()) as T;
}

const live = (where: Page) => expect(where.getByText('LIVE', { exact: true })).toBeVisible({ timeout: 45_000 });
/** File names of the previews that a page asks for from now on. */
function asksOf(where: Page): Set<string> {
  const asked = new Set<string>();
  where.on('request', (request) => {
    const file = /\/api\/livestreams\/[^/]+\/([\w.-]+)\?/.exec(request.url())?.[1];
    if (file) asked.add(file.replace(/^seg-\d+/, 'seg'));
  });
  return asked;
}

test('a preview plays over one connection, goes on when its encoder comes back, and begins again with another picture (LIV-027 OPN-069)', async () => {
  test.setTimeout(180_000);
  const asked = asksOf(dan);
  await dan.goto(page);
  await live(dan);
  await expectMoving(dan);
  expect([...asked]).toEqual(['live.mp4']);

  await encoder?.stop();
  await expect(dan.getByText(/^Connection lost .*The picture is frozen\.$/)).toBeVisible();
  await expect(dan.getByText('LIVE', { exact: true })).toHaveCount(0);
  encoder = startEncoder(address);
  await live(dan);
  await expectMoving(dan);

  await encoder.stop();
  encoder = startEncoder(address, '640x360');
  await expect(dan.locator('video')).toHaveJSProperty('videoWidth', 640, { timeout: 30_000 });
  await live(dan);
  await expectMoving(dan);
  expect([...asked]).toEqual(['live.mp4']);
});

test('a preview loads nothing while its page is in the background, and returns to live (LIV-027)', async () => {
  const asked = asksOf(dan);
  const show = (isShown: boolean) =>
    dan.evaluate((shown) => {
      Object.defineProperty(document, 'hidden', { configurable: true, value: !shown });
      document.dispatchEvent(new Event('visibilitychange'));
    }, isShown);
  const ended = dan.waitForEvent('requestfailed', (request) => request.url().includes('live.mp4'));
  await show(false);
  await ended;
  expect([...asked]).toEqual([]);
  await show(true);
  await live(dan);
  await expectMoving(dan);
  expect([...asked]).toEqual(['live.mp4']);
});

test('a preview plays as HLS where the browser has no plain MediaSource, or the network breaks the film (LIV-027)', async () => {
  test.setTimeout(180_000);
  const phone = await dan.context().newPage();
  // As on an iPhone.
  await phone.addInitScript(() => {
    Object.assign(window, { ManagedMediaSource: window.MediaSource });
    Reflect.deleteProperty(window, 'MediaSource');
  });
  const asked = asksOf(phone);
  await phone.goto(page);
  await live(phone);
  await expectMoving(phone);
  expect([...asked].sort()).toEqual(['index.m3u8', 'seg.ts']);
  await phone.close();

  const behindProxy = await dan.context().newPage();
  await behindProxy.route(/live\.mp4/, (route) => route.fulfill({ contentType: 'video/mp4', body: 'ftyp' }));
  const fetched = asksOf(behindProxy);
  await behindProxy.goto(page);
  await expect.poll(() => fetched.has('seg.ts'), { timeout: 45_000 }).toBe(true);
  await live(behindProxy);
  await expectMoving(behindProxy);
});

test('while a preview waits for its picture, it says so on ground of its own, in light and dark (LIV-027)', async () => {
  const waiting = await dan.context().newPage();
  await waiting.route(/live\.mp4|index\.m3u8/, () => {});
  await waiting.goto(page);
  const words = waiting.getByText('Waiting for the picture …');
  for (const colorScheme of ['light', 'dark'] as const) {
    await waiting.emulateMedia({ colorScheme });
    await expect(words).toBeVisible();
    await expect(words).toHaveCSS('color', 'rgb(255, 255, 255)');
    await expect(words).toHaveCSS('background-color', 'rgba(8, 9, 11, 0.9)');
  }
  await waiting.close();
});
