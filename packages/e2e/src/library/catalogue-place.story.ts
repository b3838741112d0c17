import { expect, type Page, test } from '@playwright/test';
import { addPerson, password, signIn, signInAsAdministrator } from '../people.ts';
import { type RunningServer, startServer } from '../server.ts';
import { card, makeCollection, uploadPictures } from './library-page.ts';

let server: RunningServer;
let una: Page;
let archie: Page;
let fay: Page;
let collection: string;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async ({ browser }) => {
  test.setTimeout(180_000);
  server = await startServer();
  const admin = await signInAsAdministrator(browser, server);
  const people = [
    { name: 'Una Ploader', roles: ['creative_catalogue_access', 'creative_catalogue_upload'] },
    { name: 'Archie Vist', roles: ['archive_access'] },
    { name: 'Fay Backer', roles: ['creative_catalogue_access', 'production_access', 'production_feedback'] },
  ];
  const mailOf = (name: string) => `${name.split(' ')[0]?.toLowerCase()}@example.org`;
  for (const person of people) await addPerson(admin, server, { ...person, email: mailOf(person.name) });
  const open = (name: string) => signIn(browser, server, mailOf(name), password);
  [una, archie, fay] = [await open('Una Ploader'), await open('Archie Vist'), await open('Fay Backer')];
  await makeCollection(una, server, 'Ashes press kit');
  collection = `collection/${una.url().split('/').at(-1)}`;
  await uploadPictures(una, ['Boundary board', 'Line-up', 'Result', 'Toss graphic']);
});
test.afterAll(() => server.stop());

test('a catalogue stands where it was after a reload, with and without a preview, but leaves the page to who scrolls meanwhile; an address typed anew begins at the top (LIB-001)', async () => {
  const size = una.viewportSize();
  await una.setViewportSize({ width: 400, height: 500 });
  await una.goto(`${server.url}/#/content?sort=title`);
  const address = una.url();
  await expect(card(una, 'Result')).toBeVisible();
  const place = () => una.evaluate(() => Math.round(window.scrollY));
  const manyPictures = () =>
    una.evaluate(async () => {
      for (let at = 0; at < 40; at++) await new Promise((done) => requestAnimationFrame(done));
    });
  /** Reloads; the rows come only after the first picture. */
  const reload = async (meanwhile = async () => {}) => {
    let release = () => {};
    const released = new Promise<void>((done) => {
      release = done;
    });
    await una.route('**/api/rpc/search', async (route) => {
      await released;
      await route.continue();
    });
    // The second time before the rows of the first have come.
    for (let time = 0; time < 2; time++) {
      await una.reload();
      await expect(una.getByRole('status').filter({ hasText: 'Please wait' })).toBeVisible();
      await manyPictures();
      expect(await place()).toBeLessThan(100);
    }
    await meanwhile();
    release();
    await expect(una.getByRole('article').first()).toBeAttached();
    await una.unroute('**/api/rpc/search');
  };
  await una.mouse.move(200, 300);
  await una.mouse.wheel(0, 840);
  await expect.poll(place).toBeGreaterThan(800);
  // Rows that are drawn for the first time move the page by a few pixels.
  await manyPictures();
  const scrolled = await place();
  await reload();
  await expect.poll(place).toBe(scrolled);

  await una.mouse.move(200, 301);
  await una.keyboard.press('Space');
  const preview = una.getByRole('dialog', { name: /^Preview of / });
  await expect(preview).toBeVisible();
  await reload();
  await expect(preview).toBeVisible();
  await expect.poll(place).toBe(scrolled);
  await una.keyboard.press('Escape');
  await expect(preview).toHaveCount(0);
  expect(await place()).toBe(scrolled);

  await reload(() => una.mouse.wheel(0, 10));
  await manyPictures();
  expect(await place()).toBeLessThan(100);
  await una.mouse.wheel(0, 840);
  await expect.poll(place).toBeGreaterThan(800);
  await manyPictures();
  const left = await place();
  await una.goto(`${server.url}/#/collections`);
  await expect(una.getByRole('link', { name: 'Ashes press kit' })).toBeVisible();
  await una.reload();
  await una.goBack();
  await expect.poll(place).toBe(left);

  await una.goto('about:blank');
  await una.goto(address);
  await expect(una.getByRole('article').first()).toBeVisible();
  await manyPictures();
  expect(await place()).toBe(0);
  if (size) await una.setViewportSize(size);
});

test('a preview whose item a colleague takes away says so and leaves the address; who took it away is not told (LIB-011 LIB-012)', async () => {
  const preview = (page: Page, title: string) => page.getByRole('dialog', { name: `Preview of ${title}` });
  const open = async (page: Page, path: string, title: string) => {
    await page.goto(`${server.url}/#/${path}`);
    await page.getByRole('button', { name: `Preview ${title}` }).click();
    await expect(preview(page, title)).toBeVisible();
    await expect(page).toHaveURL(/[?&]preview=/);
  };
  for (const page of [una, fay]) await open(page, 'content', 'Line-up');
  await preview(fay, 'Line-up').getByRole('button', { name: 'Delete Line-up' }).click();
  await fay.getByRole('dialog', { name: 'Are you sure?' }).getByRole('button', { name: 'Delete' }).click();
  await expect(una.getByRole('alert').filter({ hasText: 'Line-up is no longer in the catalogue.' })).toBeVisible();
  const notice = fay.getByRole('alert').filter({ hasText: '“Line-up” was deleted.' });
  await expect(notice).toBeVisible();
  for (const page of [una, fay]) {
    await expect(preview(page, 'Line-up')).toHaveCount(0);
    await expect(page).toHaveURL(/#\/content$/);
  }
  // The restored item comes back to the list, not into the preview.
  await notice.getByRole('button', { name: 'Undo' }).click();
  await expect(card(fay, 'Line-up')).toBeVisible();
  await expect(preview(fay, 'Line-up')).toHaveCount(0);
  await expect(fay.getByText('Line-up is no longer in')).toHaveCount(0);

  for (const page of [una, archie]) await open(page, collection, 'Result');
  await preview(una, 'Result').getByRole('button', { name: 'Remove Result from the collection' }).click();
  await una.getByRole('dialog', { name: 'Remove from' }).getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(archie.getByRole('alert').filter({ hasText: 'Result is no longer in this collection.' })).toBeVisible();
  for (const page of [una, archie]) await expect(page).toHaveURL(/#\/collection\/[\w-]+$/);
  const removed = una.getByRole('alert').filter({ hasText: 'Removed from the collection' });
  await removed.getByRole('button', { name: 'Undo' }).click();
  await expect(card(una, 'Result')).toBeVisible();
  await expect(una.getByText('Result is no longer in')).toHaveCount(0);
});
