import { expect, type Page, test } from '@playwright/test';
import { type } from '../keys.ts';
import { addPerson, ask, password, signIn, signInAsAdministrator } from '../people.ts';
import { type RunningServer, startServer } from '../server.ts';
import { callAs } from '../shell/prepare.ts';
import { zipEntries } from '../zip-entries.ts';
import { card, makeCollection, uploadPictures } from './library-page.ts';

let server: RunningServer;
let admin: Page;
let una: Page;
let carla: Page;
let fay: Page;
const many = Array.from({ length: 19 }, (_, at) => `Scorecard ${String(at + 1).padStart(2, '0')}`);

test.describe.configure({ mode: 'serial' });
test.beforeAll(async ({ browser }) => {
  test.setTimeout(240_000);
  server = await startServer();
  admin = await signInAsAdministrator(browser, server);
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
  const sent: string[] = [];
  fay.on('websocket', (socket) => socket.on('framesent', ({ payload }) => sent.push(String(payload))));
  await fay.reload();
  await expect(cards(fay).first()).toBeVisible();
  const fileQueries = () => sent.filter((text) => /^\{"kind":"open".*"collection":"files"/.test(text)).length;
  await expect.poll(fileQueries).toBeGreaterThan(0);
  // The cards ask for their files together, row by row at most.
  expect(fileQueries()).toBeLessThan(6);
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
  for (const size of ['1080×1920', '1080 X 1920']) {
    await type(box, size);
    await expect(cards(fay)).toHaveCount(2);
  }
  await type(box, '540x540');
  await expect(fay.getByText('No content matches this search.')).toBeVisible();
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

test('a selection of several files is one zip, which is listed above the files (LIB-011 LIB-031)', async () => {
  await carla.goto(`${server.url}/#/content`);
  const zipIt = carla.getByRole('button', { name: 'Request Zip of Selection' });
  await carla.getByRole('checkbox', { name: 'Select Opening night' }).check();
  await expect(carla.getByRole('button', { name: 'Download', exact: true })).toBeVisible();
  await expect(zipIt).toHaveCount(0);
  await carla.getByRole('checkbox', { name: 'Select Player portrait' }).check();
  await zipIt.click();
  await carla
    .getByRole('dialog', { name: 'Request a Zip of 2 files?' })
    .getByRole('button', { name: 'Request Zip' })
    .click();
  const link = carla.getByRole('list', { name: 'Zips' }).getByRole('link', { name: /^Selection .*\.zip$/ });
  await expect(link).toBeVisible({ timeout: 30_000 });
  const [download] = await Promise.all([carla.waitForEvent('download'), link.click()]);
  const names = [...(await zipEntries(await download.path())).keys()];
  expect(names.sort()).toEqual(['Opening night v1.png', 'Player portrait v1.png', 'manifest.csv']);
  await carla.getByRole('button', { name: 'Clear selection' }).click();
  await carla.getByRole('button', { name: 'Delete Zip' }).click();
  await carla.getByRole('dialog').getByRole('button', { name: 'Delete Zip' }).click();
  await expect(carla.getByRole('list', { name: 'Zips' })).toHaveCount(0);
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

test('a person with an access list sees only that work and only its filters, and is not told that a collection of other work is empty (LIB-007 LIB-008 OPN-087)', async () => {
  await carla.setViewportSize({ width: 1_600, height: 900 });
  await carla.goto(`${server.url}/#/content`);
  await expect(cards(carla)).toHaveCount(2);
  const brands = carla.getByRole('region', { name: 'Brand' });
  await expect(brands.getByRole('checkbox')).toHaveCount(1);
  await expect(brands.getByRole('checkbox', { name: 'England Men' })).toBeVisible();

  const { documents = [] } = await ask(una.context(), server, {
    kind: 'fetch',
    query: { collection: 'deliverables', where: { title: many[0] } },
  });
  for (const name of ['Hundred cards', 'Still empty']) await makeCollection(una, server, name);
  await una.goto(`${server.url}/#/collections`);
  await una.getByRole('link', { name: 'Hundred cards' }).click();
  const collection = /#\/collection\/(.+)$/.exec(una.url())?.[1];
  await callAs(una, server, 'library/addToCollection', { collection, deliverables: documents.map(({ id }) => id) });
  await expect(una.getByText('1 file', { exact: true })).toBeVisible();
  await carla.goto(`${server.url}/#/collections`);
  const row = (name: string) => carla.getByRole('row', { name });
  await expect(row('Still empty')).toBeVisible();
  await expect(row('Hundred cards')).toHaveCount(0);
  // The palette finds it by its name, and says why it is not listed.
  await carla.keyboard.press('ControlOrMeta+k');
  const offered = (name: string) =>
    carla.getByRole('option', { name }).filter({ hasText: 'No files that you may see' });
  for (const [name, hidden] of [
    ['Hundred cards', 1],
    ['Still empty', 0],
  ] as const) {
    await type(carla.getByRole('combobox', { name: 'Search for pages, work, films and people' }), name);
    await expect(carla.getByRole('option', { name })).toBeVisible();
    await expect(offered(name)).toHaveCount(hidden);
  }
  await carla.keyboard.press('Escape');
  await carla.getByRole('link', { name: 'Everything' }).click();
  await expect(carla.getByText('2 files that you may see')).toBeVisible();
  await carla.goBack();
  await carla.goto(`${server.url}/#/collection/${collection}`);
  await expect(carla.getByText('This collection has no files that you may see.')).toBeVisible();
  await carla.goBack();
  await carla.getByRole('link', { name: 'Still empty' }).click();
  await expect(carla.getByText('This collection has no files yet.')).toBeVisible();
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

  // A file chosen in the palette is the file, not a search for it.
  await carla.keyboard.press('ControlOrMeta+k');
  await type(carla.getByRole('combobox', { name: 'Search for pages, work, films and people' }), 'opening night');
  await carla.getByRole('option', { name: 'Opening night' }).click();
  await expect(carla.getByRole('dialog', { name: 'Preview of Opening night' })).toBeVisible();
  await carla.keyboard.press('Escape');

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

test('each action has a tooltip by pointer and by keyboard, and a card is drawn with few elements (LIB-010 LIB-011)', async () => {
  await fay.goto(`${server.url}/#/content?search=opening`);
  const theirs = card(fay, 'Opening night');
  const tip = fay.getByRole('tooltip');
  await theirs.getByRole('link', { name: /^Download/ }).hover();
  await expect(tip).toHaveText('Download');
  await fay.mouse.move(0, 0);
  await expect(tip).toHaveCount(0);
  await theirs.getByRole('button', { name: 'Opening night', exact: true }).focus();
  for (const label of ['Feedback', 'Download', 'Preview', 'Delete']) {
    await fay.keyboard.press('Tab');
    await expect(tip).toHaveText(label);
  }
  await fay.keyboard.press('Escape');
  await expect(tip).toHaveCount(0);
  expect(await theirs.locator('*').count()).toBeLessThan(24);
});

test('a change of one deliverable draws its card again, and no other (LIB-001)', async () => {
  await fay.goto(`${server.url}/#/content?sort=title`);
  const title = many[0]!;
  await expect(card(fay, title).locator('img[data-loaded=true]')).toBeVisible({ timeout: 60_000 });
  const { documents = [] } = await ask(una.context(), server, {
    kind: 'fetch',
    query: { collection: 'deliverables', where: { title } },
  });
  await fay.waitForLoadState('networkidle');
  // React keeps the properties of an element on it, and replaces them when the element is drawn again.
  const drawnAgain = (before?: 'remember') =>
    cards(fay).evaluateAll((all, remember) => {
      const known = window as unknown as { drawn: Map<Element, unknown> };
      const propertiesOf = (one: Element) => {
        const key = Object.keys(one).find((name) => name.startsWith('__reactProps$'));
        return key && (one as unknown as Record<string, unknown>)[key];
      };
      if (remember) known.drawn = new Map(all.map((one) => [one, propertiesOf(one)]));
      return all.filter((one) => !known.drawn.has(one) || known.drawn.get(one) !== propertiesOf(one)).length;
    }, before);
  await drawnAgain('remember');
  expect(await cards(fay).count()).toBeGreaterThan(10);
  const searchedAgain = fay.waitForResponse((answer) => answer.url().endsWith('/api/rpc/search'));
  await ask(admin.context(), server, {
    kind: 'patch',
    collection: 'deliverables',
    id: documents[0]!.id,
    changes: { title: `${title}, final` },
  });
  await expect(card(fay, `${title}, final`)).toBeVisible();
  expect(await drawnAgain()).toBe(1);
  await (await searchedAgain).finished();
  await fay.waitForLoadState('networkidle');
  expect(await drawnAgain()).toBe(1);
  await card(fay, many[1]!).getByRole('checkbox').check();
  await expect(fay.getByText('1 selected')).toBeVisible();
  expect(await drawnAgain()).toBe(2);
  await card(fay, many[1]!).getByRole('checkbox').uncheck();
  // With Shift, from the last one to this one.
  const boxes = cards(fay).getByRole('checkbox');
  await boxes.nth(1).click();
  await boxes.nth(4).click({ modifiers: ['Shift'] });
  await expect(fay.getByText('4 selected')).toBeVisible();
  await boxes.nth(3).click({ modifiers: ['Shift'] });
  await expect(fay.getByText('2 selected')).toBeVisible();
});

test('the space bar opens an item, the arrows move to its neighbours, and the title opens its details', async () => {
  // By title, cards keep their order while previews and the rename of another story arrive.
  await fay.goto(`${server.url}/#/content?sort=title`);
  await expect(fay.getByRole('dialog')).toHaveCount(0);
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
  // Back closes a preview, as on a phone, and stays on the page.
  await expect(titles.nth(0)).toBeFocused();
  await fay.keyboard.press('Space');
  await expect(fay.getByRole('dialog', { name: `Preview of ${first}` })).toBeVisible();
  await fay.goBack();
  await expect(fay.getByRole('dialog')).toHaveCount(0);
  await expect(titles).not.toHaveCount(0);
  await titles.nth(0).focus();
  await fay.keyboard.press('ArrowRight');
  await expect(titles.nth(1)).toBeFocused();
  await fay.keyboard.press('Enter');
  await expect(fay.getByRole('dialog', { name: 'Details' }).getByText(second ?? '', { exact: true })).toBeVisible();
  await fay.keyboard.press('Escape');
  await expect(fay.getByRole('dialog')).toHaveCount(0);

  // The same address typed again begins at the top, and a preview over it leaves the page at its place, too.
  const far = titles.filter({ hasText: (await titles.nth(17).textContent()) ?? '' });
  await far.focus();
  await expect(far).toBeInViewport();
  await fay.goto(fay.url());
  await expect(far).not.toBeInViewport();
  await titles.nth(0).focus();
  await far.focus();
  await expect(far).toBeInViewport();
  await fay.keyboard.press('Space');
  await expect(fay.getByRole('dialog')).toBeVisible();
  await fay.keyboard.press('Escape');
  await expect(fay.getByRole('dialog')).toHaveCount(0);
  await expect(far).toBeFocused();
  await expect(far).toBeInViewport();
});

test('several items are added to a new collection; a deleted one leaves everyone’s catalogue (LIB-012 LIB-030)', async () => {
  await carla.goto(`${server.url}/#/content`);
  for (const title of ['Opening night', 'Player portrait']) {
    await carla.getByRole('checkbox', { name: `Select ${title}` }).check();
  }
  await expect(carla.getByText('2 selected')).toBeVisible();
  // A look at another page loses no selection.
  await carla.getByRole('navigation', { name: 'Modules' }).getByRole('link', { name: 'Collections' }).click();
  await expect(carla.getByText('2 selected')).toBeHidden();
  await carla.goBack();
  await expect(carla.getByText('2 selected')).toBeVisible();
  await expect(carla.getByRole('checkbox', { name: 'Select Opening night' })).toBeChecked();
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
