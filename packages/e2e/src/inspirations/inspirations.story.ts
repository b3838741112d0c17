import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Page, test } from '@playwright/test';
import { accessibilityFindings } from '../accessibility.ts';
import { type } from '../keys.ts';
import { still } from '../media.ts';
import { addPerson, ask, password, signIn, signInAsAdministrator } from '../people.ts';
import { type RunningServer, startServer } from '../server.ts';
import { addBrief } from '../shell/prepare.ts';

let site: Server;
let address: string;
let server: RunningServer;
/** The first collects inspirations and works on briefs; the second only collects. */
let ira: Page;
let omar: Page;
const person = (name: string, roles: string[]) => ({
  name,
  email: `${name.split(' ')[0]?.toLowerCase()}@example.org`,
  roles,
});

test.describe.configure({ mode: 'serial' });
test.beforeAll(async ({ browser }) => {
  test.setTimeout(180_000);
  const picture = await readFile(await still('inspiration-shot.png'));
  site = createServer((request, response) => {
    const path = request.url ?? '';
    if (path.startsWith('/shot')) return response.writeHead(200, { 'content-type': 'image/png' }).end(picture);
    response.writeHead(200, { 'content-type': 'text/html' });
    const shot = path.match(/\/many\/(\d+)/)?.[1];
    if (shot) return response.end(`<head><meta property="og:title" content="Shot ${shot}"></head>`);
    if (path.startsWith('/silent')) return response.end('<html><body>Hello</body></html>');
    response.end(`<head><meta property="og:title" content="One take through the pavilion">
      <meta property="og:type" content="video.other"><meta name="author" content="Long Room Films">
      <meta property="og:image" content="/shot.png"></head>`);
  });
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
  server = await startServer({ env: { LINK_ORIGINS: address } });
  const admin = await signInAsAdministrator(browser, server);
  const people = [
    person('Ira Deas', [
      'inspirations_access',
      'production_access',
      'production_drafts',
      'production_feedback',
      'production_admin',
    ]),
    person('Omar Tist', ['inspirations_access']),
  ];
  for (const each of people) await addPerson(admin, server, each);
  [ira, omar] = (await Promise.all(people.map(({ email }) => signIn(browser, server, email, password)))) as [
    Page,
    Page,
  ];
  await admin.context().close();
});
test.afterAll(async () => {
  await server.stop();
  site.closeAllConnections();
  await new Promise((resolve) => site.close(resolve));
});

const cards = (page: Page) => page.getByRole('region', { name: 'Inspirations' }).getByRole('article');
const title = 'One take through the pavilion';

test('a link is read, tagged, found by its tag, and given a heart (LIB-045 LIB-046 LIB-048 LIB-041 LIB-043 LIB-052)', async () => {
  await ira.goto(`${server.url}/#/inspirations`);
  await ira.getByRole('link', { name: 'Add New Inspiration' }).first().click();
  await expect(ira.getByRole('button', { name: 'Create' })).toHaveCount(0);
  await type(ira.getByLabel('Link'), `${address}/film?utm_source=mail`);
  await ira.getByRole('button', { name: 'Create' }).click();
  await expect(ira.getByRole('img', { name: title })).toBeVisible();
  await expect(ira.getByLabel('Title')).toHaveValue(title);
  await expect(ira.getByLabel('Author')).toHaveValue('Long Room Films');
  await expect(ira.getByRole('combobox', { name: 'Type' })).toHaveValue('Video');
  for (const tag of ['Drone', 'one  take']) {
    await type(ira.getByRole('combobox', { name: 'Add a tag' }), tag);
    await ira.getByRole('option', { name: /^Add “/ }).click();
  }
  await expect(ira.getByRole('group', { name: 'Tags of this inspiration' }).getByRole('link')).toHaveText([
    'drone',
    'one take',
  ]);

  // Another person pastes the same link.
  await omar.goto(`${server.url}/#/add-new-inspiration`);
  await type(omar.getByLabel('Link'), `${address}/film/?fbclid=1`);
  await omar.getByRole('button', { name: 'Create' }).click();
  await expect(omar.getByText('This link is already saved.')).toBeVisible();
  await omar.getByRole('link', { name: 'Open Inspiration' }).click();
  await omar.getByRole('button', { name: `Add to favourites: ${title}` }).click();

  await omar.goto(`${server.url}/#/inspirations`);
  await cards(omar).getByRole('button', { name: 'drone' }).click();
  await expect(omar).toHaveURL(/tag=drone/);
  await expect(cards(omar)).toHaveCount(1);
  await ira.goto(omar.url());
  await expect(cards(ira)).toHaveCount(1);
  await omar.goto(`${server.url}/#/favourite-inspirations`);
  await expect(cards(omar)).toHaveCount(1);
  expect(await accessibilityFindings(omar)).toEqual([]);
  await omar.getByRole('button', { name: `Remove from favourites: ${title}` }).click();
  await expect(omar.getByText('You have no favourites yet.')).toBeVisible();
});

test('an inspiration is discussed live, and attached to a brief (LIB-042 LIB-044 LIB-053 OPN-092)', async () => {
  await addBrief(ira, server, 'Finals Day opener');
  for (const page of [ira, omar]) {
    await page.goto(`${server.url}/#/inspirations`);
    await cards(page).getByRole('link', { name: title }).click();
  }
  await type(omar.getByLabel('New comment'), 'This pace!');
  await omar.keyboard.press('Enter');
  const comments = ira.getByRole('list', { name: 'Comments' });
  await expect(comments.getByText('This pace!')).toBeVisible();
  await expect(ira.getByRole('button', { name: 'Actions for this comment' })).toHaveCount(0);
  await omar.getByRole('button', { name: 'Actions for this comment' }).click();
  await omar.getByRole('menuitem', { name: 'Edit' }).click();
  await type(omar.getByLabel('Comment', { exact: true }), 'This pace, please.');
  await omar.getByRole('button', { name: 'Save' }).click();
  await expect(comments.getByText('This pace, please.')).toBeVisible();
  await expect(omar.getByLabel('Title')).toHaveCount(0);

  await ira.getByRole('combobox', { name: 'Attach to a brief' }).click();
  await ira.getByRole('option', { name: 'Finals Day opener' }).click();
  await expect(omar.getByText('Attached to one brief that you do not have access to.')).toBeVisible();
  expect(await accessibilityFindings(ira)).toEqual([]);
  await ira.getByRole('link', { name: 'Finals Day opener' }).click();
  const tab = ira.getByRole('tab', { name: /Inspirations/ });
  await expect(tab).toContainText('1');
  await ira.getByRole('button', { name: `Remove ${title} from this brief` }).click();
  await expect(tab).toContainText('0');
  await expect(ira.getByText('No inspiration is attached to this brief.')).toBeVisible();
  await ira.getByRole('button', { name: 'Undo' }).click();
  await expect(tab).toContainText('1');
});

test('a comment that somebody types on an inspiration, new or changed, is offered when a colleague deletes it (LIB-044 PRD-026)', async () => {
  await omar.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const document = { url: `${address}/many/500`, title: 'Slow motion', tags: [] };
  const { documents } = await ask(ira.context(), server, { kind: 'insert', collection: 'inspirations', document });
  for (const page of [ira, omar]) await page.goto(`${server.url}/#/inspiration/${documents?.[0]?.id as string}`);
  const box = omar.getByLabel('New comment');
  const erase = async () => {
    await ira.getByRole('button', { name: 'Delete', exact: true }).click();
    await ira.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(omar.getByText('This inspiration does not exist. It may have been deleted.')).toBeVisible();
  };
  await type(box, 'The seam turns');
  await omar.keyboard.press('Enter');
  await type(box, 'Could we film this from the');
  await erase();
  const lost = omar.getByRole('status').filter({ hasText: 'The inspiration was deleted while you wrote a comment.' });
  await expect(lost).toContainText('Could we film this from the');
  await omar.reload();
  await lost.getByRole('button', { name: 'Copy Text' }).click();
  await expect(omar.getByText('Text copied to clipboard')).toBeVisible();
  expect(await omar.evaluate(() => navigator.clipboard.readText())).toBe('Could we film this from the');
  expect(await accessibilityFindings(omar)).toEqual([]);

  // Restored, the inspiration has the text in its field.
  await ira.getByRole('alert').filter({ hasText: 'deleted' }).getByRole('button', { name: 'Undo' }).click();
  await expect(box).toHaveValue('Could we film this from the');
  await expect(lost).toHaveCount(0);
  await type(box, '');
  await omar.getByRole('button', { name: 'Actions for this comment' }).click();
  await omar.getByRole('menuitem', { name: 'Edit' }).click();
  await omar.getByLabel('Comment', { exact: true }).press('End');
  await omar.getByLabel('Comment', { exact: true }).pressSequentially(' a full circle');
  await ira.goto(omar.url());
  await erase();
  const notice = omar.getByRole('alert').filter({ hasText: 'Your text was not saved' });
  await expect(notice).toContainText('Comment: “The seam turns a full circle”');
  await expect(lost).toHaveCount(0);
  await notice.getByRole('button', { name: 'Copy Text' }).click();
  await expect.poll(() => omar.evaluate(() => navigator.clipboard.readText())).toBe('The seam turns a full circle');
  await notice.getByRole('button', { name: 'Close this notice' }).click();
  await expect(notice).toHaveCount(0);
});

test('an upload becomes an inspiration, and an unreadable link an Error row (LIB-040 LIB-047 LIB-049 OPN-062)', async () => {
  await ira.goto(`${server.url}/#/add-new-inspiration`);
  await ira.getByLabel('File', { exact: true }).setInputFiles(await still('mood-board.png', 'maroon'));
  await expect(ira).toHaveURL(/#\/inspiration\//);
  await expect(ira.getByLabel('Title')).toHaveValue('mood-board');
  await ira.goto(`${server.url}/#/add-new-inspiration`);
  await type(ira.getByLabel('Link'), 'youtube');
  await ira.keyboard.press('Enter');
  await expect(ira.getByLabel('Link')).toHaveAccessibleDescription(/^“youtube” is not a web address\./);
  await type(ira.getByLabel('Link'), `${address}/silent`);
  await ira.getByRole('button', { name: 'Create' }).click();
  await expect(ira.getByRole('article', { name: `Error: ${address}/silent` })).toBeVisible();

  await omar.goto(`${server.url}/#/inspirations`);
  await expect(cards(omar)).toHaveCount(3);
  for (const [width, columns] of [
    [1_400, 3],
    [999, 2],
    [699, 1],
  ] as const) {
    await omar.setViewportSize({ width, height: 1_000 });
    await expect
      .poll(() =>
        cards(omar).evaluateAll(
          (all) => new Set(all.map((each) => Math.round(each.getBoundingClientRect().left))).size,
        ),
      )
      .toBe(columns);
  }
  await omar.setViewportSize({ width: 1_440, height: 900 });
  const row = omar.getByRole('article', { name: `Error: ${address}/silent` });
  await row.getByRole('button', { name: 'Try Again' }).click();
  await expect(row.getByText(/A screenshot can be uploaded instead/)).toBeVisible();
  await row.getByRole('button', { name: 'Delete' }).click();
  await omar.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(cards(omar)).toHaveCount(2);
});

test('the way back from an inspiration pages down stands at its card, with the focus on it', async () => {
  for (let shot = 1; shot <= 90; shot += 1) {
    const tags = Array.from({ length: shot % 9 }, (_, at) => `a long tag of number ${at}`);
    const document = { url: `${address}/many/${shot}`, title: `Shot ${shot}`, tags };
    await ask(omar.context(), server, { kind: 'insert', collection: 'inspirations', document });
  }
  await omar.goto(`${server.url}/#/inspirations`);
  await omar.mouse.move(700, 600);
  const link = cards(omar).getByRole('link', { name: 'Shot 20', exact: true });
  await expect(async () => {
    await omar.mouse.wheel(0, 400);
    await expect(link).toBeInViewport({ timeout: 300 });
  }).toPass({ intervals: [100] });
  await link.press('Enter');
  await expect(omar).toHaveURL(/#\/inspiration\//);
  await omar.goBack();
  await expect(link).toBeFocused();
  await expect(link).toBeInViewport({ ratio: 1 });
});
