import { expect, type Page, test } from '@playwright/test';
import { type } from '../keys.ts';
import { addPerson, password, signIn, signInAsAdministrator } from '../people.ts';
import { type RunningServer, startServer } from '../server.ts';
import { card, makeCollection, uploadPictures } from './library-page.ts';

let server: RunningServer;
let una: Page;
let carla: Page;
let fay: Page;
const many = Array.from({ length: 19 }, (_, at) => `Scorecard ${String(at + 1).padStart(2, '0')}`);

test.describe.configure({ mode: 'serial' });
test.beforeAll(async ({ browser }) => {
  test.setTimeout(240_000);
  server = await startServer();
  const admin = await signInAsAdministrator(browser, server);
  const people = [
    { name: 'Una Ploader', roles: ['creative_catalogue_access', 'creative_catalogue_upload'] },
    { name: 'Carla Talogue', roles: ['creative_catalogue_access'], fields: { brandAccess: ['England Men'] } },
    {
      name: 'Fay Backer',
      roles: ['creative_catalogue_access', 'production_access', 'production_drafts', 'production_feedback'],
    },
  ];
  for (const person of people) await addPerson(admin, server, { ...person, email: mailOf(person.name) });
  const open = (name: string) => signIn(browser, server, mailOf(name), password);
  [una, carla, fay] = [await open('Una Ploader'), await open('Carla Talogue'), await open('Fay Backer')];
  await makeCollection(una, server, 'Everything');
  await uploadPictures(una, many, { brand: 'The Hundred', department: 'Digital' });
  await uploadPictures(una, ['Opening night', 'Player portrait'], {
    brand: 'England Men',
    department: 'Communications',
    dimensions: '1080x1920',
  });
});
test.afterAll(() => server.stop());

const mailOf = (name: string) => `${name.split(' ')[0]?.toLowerCase()}@example.org`;
const cards = (page: Page) => page.getByRole('list', { name: 'Catalogue' }).getByRole('article');

test('signed work is listed 20 per page, and found despite a typing mistake (LIB-001 LIB-003 LIB-005 LIB-006 LIB-013)', async () => {
  await fay.goto(`${server.url}/#/content`);
  await expect(fay.getByText('Showing 1 to 20 of 21 items')).toBeVisible();
  await fay.getByRole('button', { name: 'Page 2' }).click();
  await expect(fay.getByText('Showing 21 to 21 of 21 items')).toBeVisible();
  await expect(cards(fay)).toHaveCount(1);
  expect(fay.url()).toContain('page=2');
  await type(fay.getByRole('searchbox', { name: 'Search the catalogue' }), 'palyer portriat');
  await expect(card(fay, 'Player portrait')).toBeVisible();
  await expect(cards(fay)).toHaveCount(1);
  await type(fay.getByRole('searchbox', { name: 'Search the catalogue' }), 'zebra crossing');
  await expect(fay.getByText('No content matches this search.')).toBeVisible();
});

test('search over several fields, sorting, counts, filters at every width, and a missing page (LIB-002 LIB-003 LIB-005)', async () => {
  await fay.setViewportSize({ width: 1_280, height: 900 });
  await fay.goto(`${server.url}/#/content?page=99`);
  await expect(fay.getByText('Showing 21 to 21 of 21 items')).toBeVisible();
  await fay.goto(`${server.url}/#/content?page=-1`);
  await expect(fay.getByText('Showing 1 to 20 of 21 items')).toBeVisible();
  const box = fay.getByRole('searchbox', { name: 'Search the catalogue' });
  await box.pressSequentially('portrait england 1080x1920');
  await expect(cards(fay)).toHaveCount(1);
  await expect(card(fay, 'Player portrait')).toBeVisible();
  await box.press('ControlOrMeta+a');
  await box.press('Delete');
  await expect(fay.getByText('of 21 items')).toBeVisible();

  await fay
    .getByRole('combobox', { name: 'Sort by' })
    .or(fay.getByRole('textbox', { name: 'Sort by' }))
    .click();
  await fay.getByRole('option', { name: 'Title' }).click();
  await expect(cards(fay).first()).toContainText('Opening night');
  const filters = fay.getByRole('group', { name: 'Filters' });
  for (const width of [1_280, 390]) {
    await fay.setViewportSize({ width, height: 900 });
    await filters.getByRole('button', { name: 'Brand' }).click();
    const brand = fay.getByRole('dialog', { name: 'Brand' });
    await expect(brand.locator('label').filter({ hasText: 'England Men' })).toBeVisible();
    await expect(brand.getByText('19', { exact: true })).toBeVisible();
    await expect(brand.getByText('2', { exact: true })).toBeVisible();
    await fay.keyboard.press('Escape');
    await expect(brand).toBeHidden();
  }
  await fay.setViewportSize({ width: 1_440, height: 900 });
});

test('the address contains the filters, so that the view can be shared (LIB-002)', async () => {
  await fay.setViewportSize({ width: 1_600, height: 900 });
  await fay.goto(`${server.url}/#/content`);
  for (const label of ['Department', 'Type', 'Brand', 'Dimensions', 'Partner']) {
    await expect(fay.getByRole('region', { name: label })).toBeVisible();
  }
  await fay.getByRole('checkbox', { name: 'England Men' }).check();
  await fay.getByRole('checkbox', { name: '1080x1920' }).check();
  await expect(cards(fay)).toHaveCount(2);
  const shared = fay.url();
  expect(shared).toContain('brand=England+Men');
  await una.goto(shared);
  await expect(cards(una)).toHaveCount(2);
  await fay.getByRole('button', { name: 'Clear Filters' }).click();
  await expect(fay.getByText('of 21 items')).toBeVisible();
});

test('the catalogue has five columns, and fewer in a narrow window (LIB-004 PLT-100)', async () => {
  await fay.goto(`${server.url}/#/content`);
  for (const [width, columns] of [
    [1_400, 5],
    [1_399, 4],
    [1_023, 3],
    [767, 2],
    [575, 1],
  ] as const) {
    await fay.setViewportSize({ width, height: 900 });
    await expect
      .poll(async () => {
        const boxes = await cards(fay).evaluateAll((all) =>
          all.map((each) => Math.round(each.getBoundingClientRect().top)),
        );
        return boxes.filter((top) => top === Math.min(...boxes)).length;
      })
      .toBe(columns);
  }
  await fay.setViewportSize({ width: 1_440, height: 900 });
});

test('a person with an access list sees only that work, and only its filters (LIB-007 LIB-008)', async () => {
  await carla.setViewportSize({ width: 1_600, height: 900 });
  await carla.goto(`${server.url}/#/content`);
  await expect(cards(carla)).toHaveCount(2);
  const brands = carla.getByRole('region', { name: 'Brand' });
  await expect(brands.getByRole('checkbox')).toHaveCount(1);
  await expect(brands.getByRole('checkbox', { name: 'England Men' })).toBeVisible();
});

test('each action is shown only to people who may use it, and opens the right page (LIB-010 LIB-011 OPN-045 OPN-098 USR-079)', async () => {
  await carla.goto(`${server.url}/#/content`);
  const hers = card(carla, 'Opening night');
  await expect(hers.getByRole('link', { name: /^Download/ })).toBeVisible();
  for (const name of [/^Brief/, /^Feedback/]) await expect(hers.getByRole('link', { name })).toHaveCount(0);
  await expect(hers.getByRole('button', { name: /^Delete/ })).toHaveCount(0);
  const [download] = await Promise.all([
    carla.waitForEvent('download'),
    hers.getByRole('link', { name: /^Download/ }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/Opening.night.*\.png$/);

  await fay.goto(`${server.url}/#/content?search=opening`);
  const theirs = card(fay, 'Opening night');
  await expect(theirs.getByRole('link', { name: /^Feedback/ })).toHaveAttribute(
    'href',
    /#\/brief\/[^/]+\/deliverable\/[^/]+$/,
  );
  await theirs.getByRole('button', { name: /^Delete/ }).click();
  const question = fay.getByRole('dialog', { name: 'Are you sure?' });
  await expect(question.getByText(/uploaded assets will be deleted/)).toBeVisible();
  await expect(question.getByText(/A user administrator can restore it for 30 days\./)).toBeVisible();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(theirs).toBeVisible();
});

test('the space bar opens an item, the arrows move to its neighbours, and the title opens its details', async () => {
  await fay.goto(`${server.url}/#/content`);
  const titles = fay.locator('[data-card]');
  const [first, second] = [await titles.nth(0).textContent(), await titles.nth(1).textContent()];
  await titles.nth(0).focus();
  await fay.keyboard.press('Space');
  await expect(fay.getByRole('dialog', { name: `Preview of ${first}` })).toBeVisible();
  await fay.keyboard.press('ArrowRight');
  await expect(fay.getByRole('dialog', { name: `Preview of ${second}` })).toBeVisible();
  await expect(fay.getByRole('dialog').getByRole('img').first()).toBeVisible();
  await fay.keyboard.press('Space');
  await expect(fay.getByRole('dialog')).toHaveCount(0);
  await titles.nth(0).focus();
  await fay.keyboard.press('ArrowRight');
  await expect(titles.nth(1)).toBeFocused();
  await fay.keyboard.press('Enter');
  await expect(fay.getByRole('dialog', { name: 'Details' }).getByText(second ?? '', { exact: true })).toBeVisible();
  await fay.keyboard.press('Escape');
  await expect(fay.getByRole('dialog')).toHaveCount(0);
});

test('several items are added to a new collection; a deleted one leaves everyone’s catalogue (LIB-012 LIB-030)', async () => {
  await carla.goto(`${server.url}/#/content`);
  for (const title of ['Opening night', 'Player portrait']) {
    await carla.getByRole('checkbox', { name: `Select ${title}` }).check();
  }
  await expect(carla.getByText('2 selected')).toBeVisible();
  await carla.getByRole('button', { name: 'Add to Collection' }).click();
  const dialog = carla.getByRole('dialog', { name: 'Add to collection' });
  await type(
    dialog.getByRole('combobox', { name: 'Collection' }).or(dialog.getByRole('textbox', { name: 'Collection' })),
    'England opener',
  );
  await carla.getByRole('option', { name: 'New collection “England opener”' }).click();
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(dialog).toBeHidden();
  await carla.goto(`${server.url}/#/collections`);
  await expect(
    carla
      .getByRole('row', { name: /England opener/ })
      .getByRole('cell')
      .nth(1),
  ).toHaveText('2');

  await carla.goto(`${server.url}/#/content`);
  await expect(cards(carla)).toHaveCount(2);
  await fay.goto(`${server.url}/#/content?search=opening`);
  await card(fay, 'Opening night')
    .getByRole('button', { name: /^Delete/ })
    .click();
  await fay.getByRole('dialog', { name: 'Are you sure?' }).getByRole('button', { name: 'Delete' }).click();
  await expect(cards(carla)).toHaveCount(1);
});
