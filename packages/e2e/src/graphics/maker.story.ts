import { expect, type Page, test } from '@playwright/test';
import { accessibilityFindings } from '../accessibility.ts';
import { choose, type } from '../keys.ts';
import { still } from '../media.ts';
import { addPerson, ask, password, signIn, signInAsAdministrator } from '../people.ts';
import { type RunningServer, startServer } from '../server.ts';

let server: RunningServer;
let designer: Page;
let maker: Page;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async ({ browser }) => {
  test.setTimeout(180_000);
  server = await startServer();
  const admin = await signInAsAdministrator(browser, server);
  const access = { name: 'Dee Signer', email: 'dee@example.org', roles: ['jimstagram_access', 'jimstagram_design'] };
  await addPerson(admin, server, access);
  await addPerson(admin, server, { name: 'Mac Aker', email: 'mac@example.org', roles: ['jimstagram_access'] });
  designer = await signIn(browser, server, 'dee@example.org', password);
  maker = await signIn(browser, server, 'mac@example.org', password);
  await admin.context().close();
});
test.afterAll(() => server.stop());

const go = (page: Page, path: string) => page.goto(`${server.url}/#${path}`);
const card = (page: Page, name: string) => page.getByRole('article', { name });

/** A call over HTTP, as the person of this browser. */
async function call<T>(page: Page, name: string, data: object): Promise<T> {
  const answer = await page.context().request.post(`${server.url}/api/calls/graphics/${name}`, {
    data,
    headers: { origin: server.url },
  });
  if (!answer.ok()) throw new Error(`${name}: ${await answer.text()}`);
  return (await answer.json()) as T;
}

const text = (id: string, key: string, y: number) => ({
  id,
  slide: 's1',
  type: 'text',
  name: key,
  box: { x: 80, y, width: 920, height: 160 },
  runs: [{ text: `{${key}}` }],
});

const design = {
  sizes: {
    square: { width: 1080, height: 1080, label: 'Square', order: 0 },
    story: { width: 1080, height: 1920, label: 'Story', order: 1 },
  },
  slides: [{ id: 's1', name: 'Card' }],
  slots: [
    text('t1', 'headline', 80),
    text('t2', 'runs', 300),
    {
      id: 'p1',
      slide: 's1',
      type: 'picture',
      name: 'Photo',
      allow: 'move',
      picture: { field: 'photo' },
      box: { x: 80, y: 500, width: 400, height: 400 },
    },
    {
      id: 'l1',
      slide: 's1',
      type: 'table',
      table: { field: 'batting', columns: [{ key: 'name', heading: 'Batter' }] },
    },
  ],
  fields: [
    { id: 'f1', key: 'headline', label: 'Headline', required: true, most: 24, help: 'In capitals', order: 0 },
    { id: 'f2', key: 'runs', label: 'Runs', type: 'number', most: 500, order: 1 },
    { id: 'f3', key: 'format', label: 'Format', type: 'choice', choices: ['Test', 'ODI'], order: 2 },
    { id: 'f4', key: 'photo', label: 'Photo', type: 'picture', order: 3 },
    { id: 'f5', key: 'batting', label: 'Batting', type: 'rows', order: 4 },
    { id: 'f6', key: 'night', label: 'Day and night', type: 'on or off', order: 5 },
  ],
};

async function publishTemplate(name: string): Promise<void> {
  const { id } = await call<{ id: string }>(designer, 'importTemplate', { name, kind: 'quote', design });
  await call(designer, 'publishTemplate', { template: id });
}

test('a designer makes a template with sizes, finds it, deletes it and takes the deletion back (GFX-001 GFX-005 GFX-006 GFX-034)', async () => {
  await go(designer, '/jimstagram');
  const former = designer.viewportSize()!;
  await designer.setViewportSize({ width: 1440, height: 900 });
  const makes = designer.getByRole('search').getByRole('button', { name: 'New Template' });
  const [search, button] = [await designer.getByRole('searchbox').boundingBox(), await makes.boundingBox()];
  expect(Math.abs(search!.y - button!.y)).toBeLessThan(8);
  await designer.setViewportSize(former);
  await makes.click();
  const dialog = designer.getByRole('dialog', { name: 'New Template' });
  await dialog.getByRole('button', { name: 'Create Template' }).click();
  await expect(dialog.getByText('Name is needed.')).toBeVisible();
  await type(dialog.getByLabel('Name'), 'Fifty');
  // Enter opens a closed list, and sends nothing.
  await dialog.getByRole('combobox', { name: 'Kind' }).press('Enter');
  await designer.getByRole('option', { name: 'Fifty or hundred' }).click();
  await dialog.getByRole('checkbox', { name: /Landscape/ }).click();
  await dialog.getByRole('button', { name: 'Create Template' }).click();
  await expect(designer).toHaveURL(/#\/jimstagram\/template\//);
  const { documents } = await ask(designer.context(), server, { kind: 'fetch', query: { collection: 'templates' } });
  expect(Object.keys(documents?.[0]?.sizes as object)).toHaveLength(4);
  await go(designer, '/jimstagram');
  // The list of a search replaces the whole list.
  const answered = designer.waitForResponse((answer) => answer.url().endsWith('/search'));
  await type(designer.getByRole('searchbox', { name: 'Search templates' }), 'fifty');
  await answered;
  await expect(card(designer, 'Fifty').getByText('Draft')).toBeVisible();
  await designer.getByRole('button', { name: 'More actions: Fifty' }).click();
  await designer.getByRole('menuitem', { name: 'Delete Template' }).click();
  await expect(card(designer, 'Fifty')).toHaveCount(0);
  await designer.getByRole('button', { name: 'Undo' }).click();
  await expect(card(designer, 'Fifty')).toBeVisible();
});

test('a maker sees published templates only, and marks one as a favourite (GFX-004 GFX-034)', async () => {
  await publishTemplate('Words of the day');
  await go(maker, '/jimstagram');
  await expect(card(maker, 'Words of the day')).toBeVisible();
  await expect(card(maker, 'Fifty')).toHaveCount(0);
  await expect(maker.getByRole('button', { name: 'New Template' })).toHaveCount(0);
  await maker.getByRole('button', { name: 'Add to favourites: Words of the day' }).click();
  await maker.getByText('Favourites', { exact: true }).click();
  await expect(maker).toHaveURL(/show=favourites/);
  await expect(card(maker, 'Words of the day')).toBeVisible();
  expect(await accessibilityFindings(maker)).toEqual([]);
});

test('a maker fills in a graphic key by key, and it saves itself (GFX-003 GFX-012 GFX-018 GFX-019 GFX-035)', async () => {
  await go(maker, '/jimstagram');
  await maker.getByRole('button', { name: 'Make graphic from Words of the day' }).click();
  await expect(maker).toHaveURL(/#\/jimstagram\/graphic\//);
  await type(maker.getByLabel('Headline'), 'A hundred for Root');
  await type(maker.getByLabel('Runs'), '1,001');
  await expect(maker.getByText('Runs can be at most 500.')).toBeVisible();
  await type(maker.getByLabel('Runs'), '101');
  await expect(maker.getByText('Runs can be at most 500.')).toHaveCount(0);
  await choose(maker, 'Format', 'ODI');
  await maker.getByRole('button', { name: 'Add Row' }).click();
  await maker.getByRole('button', { name: 'Add Row' }).click();
  // A long name is read whole, and the row's buttons are in sight.
  const first = maker.getByLabel('Batter, row 1');
  await type(first, 'Northamptonshire v Gloucestershire');
  expect(await first.evaluate((input) => input.scrollWidth - input.clientWidth)).toBe(0);
  await expect(maker.getByRole('button', { name: 'Remove row 1' })).toBeInViewport({ ratio: 1 });
  await type(first, 'Root');
  await type(maker.getByLabel('Batter, row 2'), 'Pope');
  await maker.getByRole('button', { name: 'Move row 2 up' }).click();
  await maker.getByRole('switch', { name: 'Day and night' }).click();
  await maker.getByLabel('Photo: file').setInputFiles(await still('graphic-photo.png'));
  await expect(maker.getByRole('img', { name: 'graphic-photo' })).toBeVisible();
  await expect(maker.getByRole('region', { name: 'Pictures' }).getByRole('img')).toHaveCount(2);
  expect(await accessibilityFindings(maker)).toEqual([]);
  const stored = async () => {
    const { documents } = await ask(maker.context(), server, { kind: 'fetch', query: { collection: 'graphics' } });
    return documents?.[0]?.values;
  };
  await expect.poll(stored).toMatchObject({
    headline: 'A hundred for Root',
    runs: 101,
    format: 'ODI',
    batting: [{ name: 'Pope' }, { name: 'Root' }],
    night: true,
    photo: expect.any(String),
  });
  await maker.reload();
  await expect(maker.getByLabel('Headline')).toHaveValue('A hundred for Root');
  await expect(maker.getByLabel('Batter, row 2')).toHaveValue('Root');
});

test('a picture is cropped for one size by the keyboard and by dragging (GFX-010 GFX-013)', async () => {
  const handle = maker.getByRole('button', { name: /^Crop Photo, Square/ });
  const cropOf = async () => {
    const { documents } = await ask(maker.context(), server, { kind: 'fetch', query: { collection: 'graphics' } });
    const changes = documents?.[0]?.changes as Record<string, { overrides: Record<string, { crop?: object }> }>;
    return Object.values(changes)[0]?.overrides.square?.crop;
  };
  await handle.focus();
  await maker.keyboard.press('+');
  await maker.keyboard.press('ArrowRight');
  await expect.poll(cropOf).toMatchObject({ zoom: 1.1 });
  // The picture keeps the focus, without which a finger does not drag it.
  await maker.getByRole('button', { name: 'Enlarge Photo' }).first().click();
  await expect(handle).toBeFocused();
  const { x = 0, y = 0, width = 0 } = (await handle.boundingBox()) ?? {};
  await maker.mouse.move(x + width / 2, y + width / 2);
  await maker.mouse.down();
  await maker.mouse.move(x + width / 2 - 200, y + width / 2, { steps: 5 });
  await maker.mouse.up();
  await expect.poll(cropOf).toMatchObject({ x: 1 });

  // Where the pictures are higher than the window, they scroll, and the buttons above them keep their height.
  const viewport = maker.viewportSize()!;
  await maker.setViewportSize({ width: 1280, height: 420 });
  expect((await maker.getByRole('radiogroup', { name: 'Drag to' }).boundingBox())!.height).toBeGreaterThan(25);
  await maker.setViewportSize(viewport);
});

test('a colleague sees each word as it is typed, and a name of 25 characters is refused in words (GFX-003 GFX-012)', async () => {
  const path = new URL(maker.url()).hash.slice(1);
  await go(designer, path);
  await type(designer.getByLabel('Headline'), 'Root and branch of it all');
  await expect(designer.getByText('Headline can have at most 24 characters.')).toBeVisible();
  // Half of it is no headline: others have the one of before, and it waits for its author in the form.
  await expect(maker.getByLabel('Headline')).toHaveValue('A hundred for Root');
  await go(designer, '/jimstagram');
  await expect(designer.getByRole('tab', { name: 'Templates' })).toBeVisible();
  await go(designer, path);
  await expect(designer.getByLabel('Headline')).toHaveValue('Root and branch of it all');
  await expect(designer.getByText('Headline can have at most 24 characters.')).toBeVisible();
  await expect(maker.getByLabel('Headline')).toHaveValue('A hundred for Root');
  await designer.reload();
  await expect(designer.getByLabel('Headline')).toHaveValue('Root and branch of it all');
  await expect(designer.getByText('Headline can have at most 24 characters.')).toBeVisible();
  await type(designer.getByLabel('Headline'), 'Root and branch');
  await expect(maker.getByLabel('Headline')).toHaveValue('Root and branch');
});

test('an incomplete graphic is not exported, and says what it lacks (GFX-023 GFX-035)', async () => {
  await type(maker.getByLabel('Headline'), '');
  await maker.getByRole('button', { name: 'Export', exact: true }).click();
  const drawer = maker.getByRole('dialog', { name: 'Export' });
  await expect(drawer.getByText('Headline is needed.')).toBeVisible();
  await expect(drawer.getByRole('button', { name: 'Export 2 Pictures' })).toBeDisabled();
  await maker.keyboard.press('Escape');
  await type(maker.getByLabel('Headline'), 'Root');
  await maker.getByRole('button', { name: 'Export', exact: true }).click();
  await drawer.getByRole('checkbox', { name: /Story/ }).click();
  await drawer.getByRole('button', { name: 'Export 1 Picture' }).click();
  await expect(drawer.getByRole('listitem', { name: /Square 1080×1080\.png/ })).toBeVisible();

  // A phone unpacks no zip: its pictures are shown and downloaded one by one.
  await drawer.getByRole('checkbox', { name: /Story/ }).click();
  await drawer.getByRole('button', { name: 'Export 2 Pictures' }).click();
  await drawer.getByRole('button', { name: 'One By One: 2 Pictures' }).click({ timeout: 60_000 });
  const parts = drawer.getByRole('list', { name: 'Files of this export' }).getByRole('link');
  await expect(parts).toHaveText([/Square 1080×1080\.png$/, /Story 1080×1920\.png$/]);
  const height = () => parts.last().evaluate((link) => link.querySelector('img')!.naturalHeight);
  await expect.poll(height).toBe(1920);
  const download = maker.waitForEvent('download');
  await parts.last().click();
  expect((await download).suggestedFilename()).toMatch(/Story 1080×1920\.png$/);
  await maker.keyboard.press('Escape');
});

test('a template that is published anew is shown beside the graphic, and taken over on a press (GFX-018)', async () => {
  const { documents } = await ask(designer.context(), server, {
    kind: 'fetch',
    query: { collection: 'templates', where: { state: 'published' } },
  });
  const template = documents?.[0]?.id as string;
  await designer.goto(`${server.url}/#/jimstagram/template/${template}`);
  const signOff = async (needed: boolean) => {
    await designer.getByRole('button', { name: 'More about this template' }).click();
    await designer.getByRole('menuitem', { name: 'Template Details' }).click();
    await designer.getByRole('switch', { name: 'Needs sign-off' }).click();
    await expect(designer.getByRole('switch', { name: 'Needs sign-off' })).toBeChecked({ checked: needed });
    await designer.keyboard.press('Escape');
  };
  await signOff(true);
  await designer.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(designer.getByRole('list', { name: 'What changes' })).toHaveText('Graphics need sign-off');
  await designer.getByRole('button', { name: 'Publish Template' }).click();
  await maker.getByRole('button', { name: 'See What Changes' }).click();
  await expect(maker.getByText('New: publication 2')).toBeVisible();
  await expect(maker.getByText('Graphics need sign-off. This is already so for this graphic.')).toBeVisible();
  await maker.getByRole('button', { name: 'Take New Publication' }).click();
  await expect(maker.getByText('The template was published anew.')).toHaveCount(0);
  await expect(maker.getByLabel('Headline')).toHaveValue('Root');
  // The stories that follow export without one.
  await signOff(false);
  await call(designer, 'publishTemplate', { template });
  await maker.getByRole('button', { name: 'See What Changes' }).click();
  await maker.getByRole('button', { name: 'Take New Publication' }).click();
});

test('on a phone, pictures are a strip above the fields and Export is under the thumb (GFX-019)', async () => {
  await maker.setViewportSize({ width: 390, height: 844 });
  const box = async (page: Page, name: string) => {
    const found = await page.getByRole('region', { name, exact: true }).boundingBox();
    return found ?? { x: 0, y: 0, width: 0, height: 0 };
  };
  await expect(async () => {
    const [pictures, fields] = [await box(maker, 'Pictures'), await box(maker, 'Fields')];
    expect(pictures.y + pictures.height).toBeLessThanOrEqual(fields.y + 1);
    expect(fields.width).toBeLessThanOrEqual(390);
  }).toPass();
  const button = maker.getByRole('button', { name: 'Export', exact: true });
  await expect.poll(async () => (await button.boundingBox())?.y).toBeGreaterThan(700);
  await type(maker.getByLabel('Headline'), 'From the ground');
  await expect(maker.getByRole('region', { name: 'Pictures' })).toBeInViewport();
  await expect.poll(() => maker.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  // With the keyboard up, the field that is typed in has the page.
  await maker.setViewportSize({ width: 390, height: 500 });
  const strip = maker.getByRole('region', { name: 'Pictures' });
  await type(maker.getByLabel('Headline'), 'From the ground again');
  await expect(strip).toHaveCSS('position', 'static');
  await expect(button).toHaveCSS('position', 'static');
  await maker.getByLabel('Headline').blur();
  await expect(strip).toHaveCSS('position', 'sticky');
  await expect(button).toHaveCSS('position', 'fixed');
  // The list of uploads stands above the button, and rows of a menu are as high as a finger needs.
  const state = await maker.context().storageState();
  const touch = await maker
    .context()
    .browser()!
    .newContext({ storageState: state, viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  const phone = await touch.newPage();
  await phone.goto(maker.url());
  await phone
    .locator('input[type=file]')
    .first()
    .setInputFiles(await still('board-logo.png'));
  const tray = phone.getByRole('complementary', { name: 'Uploads' });
  await expect(tray).toBeVisible();
  const shown = await tray.boundingBox();
  const pressed = await phone.getByRole('button', { name: 'Export', exact: true }).boundingBox();
  expect(shown!.y + shown!.height).toBeLessThanOrEqual(pressed!.y);
  await phone.getByRole('button', { name: /^More actions/ }).tap();
  const row = phone.getByRole('menuitem').first();
  await expect(row).toBeVisible();
  expect((await row.boundingBox())!.height).toBeGreaterThanOrEqual(44);
  await touch.close();
  await maker.setViewportSize({ width: 1280, height: 800 });
});

test('graphics are found in their list and by the palette (GFX-034)', async () => {
  await go(maker, '/jimstagram');
  await maker.getByRole('tab', { name: 'Graphics' }).click();
  await expect(maker).toHaveURL(/tab=graphics/);
  await type(maker.getByRole('searchbox', { name: 'Search graphics' }), 'wrods');
  await expect(card(maker, 'Words of the day')).toBeVisible();
  // The list opens on one's own: a search that finds none there says how many all have.
  await go(designer, '/jimstagram?tab=graphics');
  await type(designer.getByRole('searchbox', { name: 'Search graphics' }), 'words of the day');
  await expect(designer.getByText('None of your own graphics matches these filters.')).toBeVisible();
  await designer.getByRole('button', { name: 'Show All' }).click();
  await expect(card(designer, 'Words of the day')).toBeVisible();
  await maker.getByRole('tab', { name: 'Moments' }).click();
  await expect(maker.getByText('You do not have access to any matches.')).toBeVisible();
  await maker.keyboard.press('ControlOrMeta+k');
  await type(maker.getByRole('combobox', { name: 'Search for pages, work, films and people' }), 'words of');
  await maker.getByRole('option', { name: /Words of the day/ }).click();
  await expect(maker).toHaveURL(/#\/jimstagram\/graphic\//);
});

test('a designer keeps colours and the look of a team in a brand kit (GFX-011)', async () => {
  await go(designer, '/jimstagram/kits');
  await designer.getByRole('button', { name: 'New Brand Kit' }).click();
  await expect(designer).toHaveURL(/#\/jimstagram\/kit\//);
  await designer.getByRole('button', { name: 'Add Colour' }).click();
  await type(designer.getByRole('group', { name: 'Colour', exact: true }).getByLabel('Name'), 'Navy');
  await designer.keyboard.press('Tab');
  const colour = designer.getByRole('group', { name: 'Navy', exact: true });
  const hex = colour.getByRole('textbox', { name: 'Colour' });
  await hex.press('ControlOrMeta+a');
  // At the speed of a hand: “#1b2” is a colour too.
  await hex.pressSequentially('#1b2a4', { delay: 250 });
  await designer.keyboard.press('Tab');
  await expect(colour).toContainText('A colour is written like #1b2a4e.');
  await hex.press('End');
  await hex.press('e');
  await designer.keyboard.press('Tab');
  await expect(colour).not.toContainText('A colour is written');
  await expect(hex).toHaveValue('#1b2a4e');
  await type(designer.getByRole('combobox', { name: 'Add a team' }), 'Surrey');
  await designer.keyboard.press('Enter');
  await expect(designer.getByRole('group', { name: 'Surrey', exact: true }).getByLabel('Letters')).toHaveValue('SUR');
  expect(await accessibilityFindings(designer)).toEqual([]);
  const { documents } = await ask(designer.context(), server, { kind: 'fetch', query: { collection: 'brandKits' } });
  expect(documents).toMatchObject([
    { colours: [{ name: 'Navy', colour: '#1b2a4e' }], teams: { Surrey: { code: 'SUR' } } },
  ]);
});
