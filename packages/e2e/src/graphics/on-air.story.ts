import { sampleTemplates } from '@pavilion/domain/graphics/samples';
import { expect, type Page, test } from '@playwright/test';
import { accessibilityFindings } from '../accessibility.ts';
import { choose, type } from '../keys.ts';
import { type Encoder, startEncoder } from '../livestreams/encoder.ts';
import { addPerson, password, signIn, signInAsAdministrator } from '../people.ts';
import { freePort, type RunningServer, startServer } from '../server.ts';
import { callAs } from '../shell/prepare.ts';
import { addToRundown } from './add-to-rundown.ts';

let server: RunningServer;
let operator: Page;
/** Playout software: a browser without sign-in. */
let obs: Page;
let encoder: Encoder | undefined;
let template: string;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async ({ browser }) => {
  test.setTimeout(180_000);
  server = await startServer({ env: { RTMP_PORT: String(await freePort()) } });
  const admin = await signInAsAdministrator(browser, server);
  const roles = ['jimstagram_access', 'jimstagram_design', 'livestream_access'];
  await addPerson(admin, server, { name: 'Olly Operator', email: 'olly@example.org', roles });
  await addPerson(admin, server, { name: 'Mac Aker', email: 'mac@example.org', roles: ['jimstagram_access'] });
  operator = await signIn(browser, server, 'olly@example.org', password);
  await operator.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin: server.url });
  obs = await (await browser.newContext({ viewport: { width: 1920, height: 1080 } })).newPage();
  await admin.context().close();

  const { name, kind, tags, design } = sampleTemplates.find((sample) => sample.name === 'Lower third')!;
  const { id } = await call<{ id: string }>('importTemplate', { name, kind, tags, design });
  template = id;
  await call('publishTemplate', { template: id });
  for (const person of ['Joe Root', 'Harry Brook'])
    await call('makeGraphic', { template: id, name: person, values: { name: person, team: 'Yorkshire' } });
});
test.afterAll(async () => {
  await encoder?.stop();
  await server.stop();
});

/** A call over HTTP, as the operator. */
async function call<T>(name: string, data: object): Promise<T> {
  const answer = await operator.context().request.post(`${server.url}/api/calls/graphics/${name}`, {
    data,
    headers: { origin: server.url },
  });
  if (!answer.ok()) throw new Error(`${name}: ${await answer.text()}`);
  return (await answer.json()) as T;
}

/** Share of the programme's picture that is not transparent, in percent. */
const covered = () =>
  obs.evaluate(async () => {
    const canvas = document.querySelector('canvas');
    if (!canvas || canvas.width === 0) return 0;
    const bitmap = await createImageBitmap(canvas);
    const copy = new OffscreenCanvas(192, 108);
    const context = copy.getContext('2d')!;
    context.drawImage(bitmap, 0, 0, 192, 108);
    const { data } = context.getImageData(0, 0, 192, 108);
    let seen = 0;
    for (let at = 3; at < data.length; at += 4) if (data[at]! > 128) seen += 1;
    return (100 * seen) / (192 * 108);
  });

test('an operator puts graphics on air by keys, and a page without sign-in shows them (GFX-028 GFX-029)', async () => {
  test.setTimeout(180_000);
  await operator.goto(`${server.url}/#/jimstagram?tab=air`);
  await operator.getByRole('button', { name: 'New Rundown' }).click();
  for (const person of ['Joe Root', 'Harry Brook']) {
    await addToRundown(operator, person);
    await expect(operator.getByRole('listitem').filter({ hasText: person })).toBeVisible();
  }
  expect(await accessibilityFindings(operator)).toEqual([]);

  await operator.getByRole('button', { name: 'Copy Address for OBS' }).click();
  await expect(operator.getByText('Address copied to clipboard')).toBeVisible();
  const address = await operator.evaluate(() => navigator.clipboard.readText());
  // Whatever is painted behind the programme, at every frame from the first.
  await obs.addInitScript(() => {
    const grounds = new Set<string>();
    Object.assign(window, { grounds });
    const look = () => {
      for (const each of document.querySelectorAll('html, body, [data-state]'))
        grounds.add(getComputedStyle(each).backgroundColor);
      requestAnimationFrame(look);
    };
    look();
  });
  await obs.goto(address);
  // A request that fails once is asked again.
  await obs.route('**/design/*', (route) => route.abort(), { times: 1 });
  await operator.locator('body').click({ position: { x: 5, y: 5 } });

  // The key of a focused button or link presses it once, and nothing else.
  const item = (name: string) => operator.getByRole('listitem').filter({ hasText: name });
  await item('Harry Brook').getByRole('button', { name: 'Preview' }).focus();
  await operator.keyboard.press('Enter');
  await expect(item('Harry Brook')).toHaveAttribute('data-state', 'Preview');
  await item('Joe Root').getByRole('button', { name: 'Preview' }).focus();
  await operator.keyboard.press('Space');
  await expect(item('Joe Root')).toHaveAttribute('data-state', 'Preview');
  // A graphic opens in a tab of its own: nobody leaves the controls by a slip.
  const opening = operator.context().waitForEvent('page');
  await item('Joe Root').getByRole('link', { name: 'Joe Root' }).focus();
  await operator.keyboard.press('Enter');
  const graphic = await opening;
  await expect(graphic).toHaveURL(/jimstagram\/graphic/);
  await graphic.close();
  await expect(operator.getByRole('region', { name: 'Nothing on air' })).toBeVisible();

  // After a click on a button, Space is still Take.
  const [root, brook] = ['Joe Root', 'Harry Brook'].map((name) =>
    operator.getByRole('listitem').filter({ hasText: name }).getByRole('button', { name: 'Preview' }),
  );
  await brook!.click();
  await operator.keyboard.press('Space');
  await expect(operator.getByRole('region', { name: 'On air: Harry Brook' })).toBeVisible();
  // Nothing follows the last one: it does not come back into the preview.
  await expect(operator.getByTitle('Space or Enter')).toBeDisabled();
  await operator.keyboard.press('o');
  await expect(operator.getByRole('region', { name: 'Nothing on air' })).toBeVisible();
  await root!.click();
  await operator.keyboard.press('Enter');
  await expect(operator.getByRole('region', { name: 'On air: Joe Root' })).toBeVisible();
  await expect(
    operator.getByRole('listitem').filter({ hasText: 'Harry Brook' }).getByText('Preview').first(),
  ).toBeVisible();
  // A lower third covers a small part of the picture; the rest is transparent.
  // The first picture waits for the renderer, which is eight megabytes.
  await expect.poll(covered, { timeout: 90_000 }).toBeGreaterThan(4);
  expect(await covered()).toBeLessThan(20);
  const grounds = () => obs.evaluate(() => [...(window as unknown as { grounds: Set<string> }).grounds]);
  expect(await grounds()).toEqual(['rgba(0, 0, 0, 0)']);

  // One graphic follows another: the first stays until the next is drawn, and a reload shows nothing else meanwhile.
  await operator.keyboard.press('Space');
  await expect(operator.getByRole('region', { name: 'On air: Harry Brook' })).toBeVisible();
  await expect(obs.locator('canvas')).toHaveCount(1);
  await obs.reload();
  await expect.poll(covered, { timeout: 40_000 }).toBeGreaterThan(4);
  expect(await grounds()).toEqual(['rgba(0, 0, 0, 0)']);

  await operator.keyboard.press('o');
  await expect(operator.getByRole('region', { name: 'Nothing on air' })).toBeVisible();
  await expect(obs.locator('canvas')).toHaveCount(0, { timeout: 20_000 });
});

test('what is on air says so wherever it is listed and edited, and is not deleted without a word (GFX-028)', async () => {
  test.setTimeout(120_000);
  const page = await operator.context().newPage();
  const mark = page.getByText('On air', { exact: true });
  const card = (name: string) => page.getByRole('article', { name, exact: true });
  await page.goto(`${server.url}/#/jimstagram?tab=graphics`);
  await expect(card('Joe Root')).toBeVisible();
  await expect(mark).toHaveCount(0);
  await operator.locator('body').click({ position: { x: 5, y: 5 } });
  await operator.getByRole('listitem').filter({ hasText: 'Joe Root' }).getByRole('button', { name: 'Take' }).click();
  await expect(card('Joe Root').getByText('On air', { exact: true })).toBeVisible();
  await expect(mark).toHaveCount(1);
  expect(await accessibilityFindings(page)).toEqual([]);

  await page.getByRole('button', { name: 'More actions: Joe Root' }).click();
  await page.getByRole('menuitem', { name: 'Delete Graphic' }).click();
  const question = page.getByRole('dialog', { name: 'This graphic is on air' });
  await expect(question.getByText('On air in “New rundown”.')).toBeVisible();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(card('Joe Root')).toBeVisible();
  await card('Joe Root').getByRole('link', { name: 'Joe Root' }).click();
  await expect(page.getByRole('link', { name: 'On air', exact: true })).toHaveAttribute('href', /jimstagram\/control/);

  await page.goto(`${server.url}/#/jimstagram`);
  await expect(card('Lower third').getByText('On air', { exact: true })).toBeVisible();
  await card('Lower third').getByRole('link', { name: 'Lower third', exact: true }).click();
  await expect(page.getByRole('link', { name: 'On air', exact: true })).toBeVisible();
  await page.goto(`${server.url}/#/jimstagram?tab=air`);
  await expect(page.getByText('On air: Joe Root')).toBeVisible();
  await operator.keyboard.press('o');
  await expect(page.getByText('Nothing on air')).toBeVisible();
  await page.close();
});

test('a graphic that Export would refuse says why in its row and before Take, which takes it all the same (GFX-028)', async () => {
  await call('makeGraphic', { template, name: 'Nobody', values: { name: '', team: 'Yorkshire' } });
  await addToRundown(operator, 'Nobody');
  const row = operator.getByRole('listitem').filter({ hasText: 'Nobody' });
  await expect(row).toContainText('Name is needed.');
  await row.getByRole('button', { name: 'Preview' }).click();
  const warning = operator.getByText('“Nobody” is not complete. Name is needed. Take puts it on air all the same.');
  await expect(warning).toBeVisible();
  expect(await accessibilityFindings(operator)).toEqual([]);
  await operator.keyboard.press('Space');
  await expect(operator.getByRole('region', { name: 'On air: Nobody' })).toBeVisible();

  // Escape closes the palette, and takes nothing off air.
  await operator.keyboard.press('Control+k');
  await expect(operator.getByRole('dialog')).toBeVisible();
  await operator.keyboard.press('Escape');
  await expect(operator.getByRole('dialog')).toBeHidden();
  await expect(operator.getByRole('region', { name: 'On air: Nobody' })).toBeVisible();
  await operator.keyboard.press('Escape');
  await expect(operator.getByRole('region', { name: 'Nothing on air' })).toBeVisible();
  await row.getByRole('button', { name: 'Remove Nobody from the rundown' }).click();
  await expect(row).toHaveCount(0);

  // So does one with letters that no font has.
  await call('makeGraphic', { template, name: 'Visitor', values: { name: 'विराट', team: 'Yorkshire' } });
  await addToRundown(operator, 'Visitor');
  const other = operator.getByRole('listitem').filter({ hasText: 'Visitor' });
  await expect(other).toContainText(/These letters are in none of the fonts: विराट in /);
  await other.getByRole('button', { name: 'Preview' }).click();
  await expect(
    operator.getByText(/“Visitor” is not complete\. These letters are in none of the fonts: विराट in /),
  ).toBeVisible();
  await other.getByRole('button', { name: 'Remove Visitor from the rundown' }).click();
  await expect(other).toHaveCount(0);
});

test('a page that lost the server comes back by itself, with the state as it is (GFX-029)', async () => {
  await obs.context().setOffline(true);
  // The last graphic of the rundown has gone out, so nothing is in preview.
  await operator.keyboard.press('ArrowUp');
  await operator.keyboard.press('Space');
  await expect(operator.getByRole('region', { name: /^On air: / })).toBeVisible();
  await obs.context().setOffline(false);
  await expect.poll(covered, { timeout: 40_000 }).toBeGreaterThan(4);
});

test('a key that is pressed without a connection is refused, and does nothing later (GFX-028)', async () => {
  await operator.context().setOffline(true);
  await operator.keyboard.press('o');
  await expect(
    operator.getByText('The server cannot be reached. Please check your connection and try again.'),
  ).toBeVisible();
  // What was on air may have gone since, and the page says so.
  const known = operator.getByRole('region', { name: /^Last known at \d+:\d\d:\d\d.*: On air: / });
  await expect(known).toBeVisible({ timeout: 40_000 });
  await expect(known).toHaveAttribute('data-live', 'false');
  await expect(
    operator.getByText('There is no connection to the server: what is on air now is not known'),
  ).toBeVisible();
  for (const name of ['Take', 'Update', 'Out'])
    for (const button of await operator.getByRole('button', { name, exact: true }).all())
      await expect(button).toBeDisabled();
  await operator.context().setOffline(false);
  await expect(operator.getByText('Live', { exact: true })).toBeVisible({ timeout: 30_000 });
  await expect(operator.getByRole('region', { name: /^On air: / })).toBeVisible();
  expect(await covered()).toBeGreaterThan(4);
});

test('a new address ends the old one (GFX-029)', async () => {
  await operator.getByRole('button', { name: 'New Address', exact: true }).click();
  await operator.getByRole('button', { name: 'Make New Address' }).click();
  // The page may be on air: it says so in its title, and shows nothing, even after a reload.
  await expect(obs).toHaveTitle(/^This address is no longer in use\./, { timeout: 30_000 });
  await expect(obs.locator('canvas')).toHaveCount(0);
  await expect(obs.locator('body')).toHaveText('');
  const old = obs.url();
  await obs.reload();
  await expect(obs).toHaveTitle(/^This address is no longer in use\./);
  await expect(obs.locator('body')).toHaveText('');
  const fresh = await obs.context().newPage();
  await fresh.goto(old);
  await expect(fresh.getByText('This address is no longer in use.')).toBeVisible();
  await fresh.close();
  const address = await operator.evaluate(() => navigator.clipboard.readText());
  await obs.goto(address);
  await expect.poll(covered, { timeout: 30_000 }).toBeGreaterThan(4);
});

/** Share of a black stream's picture, as it plays, that graphics have coloured, in percent. */
const coloured = (page: Page) =>
  page.locator('video').evaluate((video: HTMLVideoElement) => {
    const copy = new OffscreenCanvas(192, 108);
    const context = copy.getContext('2d')!;
    context.drawImage(video, 0, 0, 192, 108);
    const { data } = context.getImageData(0, 0, 192, 108);
    let seen = 0;
    for (let at = 0; at < data.length; at += 4) {
      if (Math.max(...data.subarray(at, at + 3)) > 60) seen += 1;
    }
    return (100 * seen) / (192 * 108);
  });

test('a stream carries the programme, and keeps playing as graphics come and go (GFX-030)', async ({ browser }) => {
  test.setTimeout(180_000);
  await operator.keyboard.press('o');
  await expect(operator.getByRole('region', { name: 'Nothing on air' })).toBeVisible();
  await type(operator.getByLabel('Name'), 'Roses match');
  await operator.getByLabel('Name').press('Enter');

  const live = await signIn(browser, server, 'olly@example.org', password);
  await live.goto(`${server.url}/#/livestreams/new`);
  await type(live.getByLabel('Or, set up a non-competition match'), 'Yorkshire v Lancashire');
  await live.getByRole('button', { name: 'Create' }).click();
  await expect(live.getByRole('heading', { name: 'Yorkshire v Lancashire' })).toBeVisible();
  await choose(live, 'Graphics', 'Roses match');
  await live.getByRole('button', { name: 'Activate' }).click();
  await expect(live.getByRole('button', { name: 'Deactivate' })).toBeVisible();
  await live.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin: server.url });
  const copied = async (button: RegExp, value: RegExp) => {
    await live.getByRole('button', { name: button }).click();
    await expect.poll(() => live.evaluate(() => navigator.clipboard.readText())).toMatch(value);
    return live.evaluate(() => navigator.clipboard.readText());
  };
  const address = await copied(/^Copy Address: rtmp:/, /^rtmp:/);
  const key = await copied(/^Copy Key: •+$/, /^[a-z0-9]{5}(-[a-z0-9]{5}){3}$/);
  encoder = startEncoder(`${address}/${key}`, '640x360', 'color');
  await expect(live.getByText('LIVE', { exact: true })).toBeVisible({ timeout: 45_000 });
  await expect
    .poll(() => live.locator('video').evaluate((video) => (video as HTMLVideoElement).currentTime), { timeout: 45_000 })
    .toBeGreaterThan(1);
  expect(await coloured(live)).toBeLessThan(1);
  await live
    .locator('video')
    .evaluate((video) => video.addEventListener('emptied', () => video.setAttribute('data-began-again', '')));

  await operator.locator('body').click({ position: { x: 5, y: 5 } });
  await operator.keyboard.press('ArrowUp');
  await operator.keyboard.press('Space');
  await expect.poll(() => coloured(live), { timeout: 45_000 }).toBeGreaterThan(3);
  await operator.keyboard.press('o');
  await expect.poll(() => coloured(live), { timeout: 45_000 }).toBeLessThan(1);
  await expect(live.locator('video')).not.toHaveAttribute('data-began-again');

  // Both operators read at once whether a stream carries it, also the one who may not see which.
  const mac = await signIn(browser, server, 'mac@example.org', password);
  await mac.goto(operator.url());
  const both = (words: string) =>
    Promise.all([
      expect(mac.getByText(`A stream ${words}`)).toBeVisible(),
      expect(operator.getByText(`The stream Yorkshire v Lancashire ${words}`)).toBeVisible(),
    ]);
  await both('carries these graphics, with a still picture of films.');
  await encoder.stop();
  await both('carries nothing now: its encoder has stopped sending.');
  await live.getByRole('button', { name: 'Deactivate' }).click();
  await live.getByRole('dialog').getByRole('button', { name: 'Deactivate' }).click();
  await both('will carry these graphics; nothing is sent to it now.');
  await callAs(operator, server, 'livestreams/setStreamGraphics', {
    streamID: live.url().split('/').pop(),
    control: null,
  });
  await expect(mac.getByText('A stream ')).toHaveCount(0);
  await expect(operator.getByText('The stream ')).toHaveCount(0);
  await mac.context().close();
  await live.context().close();
});
