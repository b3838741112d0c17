import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { buildScene, design } from '@pavilion/domain/graphics';
import { loadFaces, openDrawer } from '@pavilion/drawing/node';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { accessibilityFindings } from '../accessibility.ts';
import { choose, type } from '../keys.ts';
import { ask } from '../people.ts';
import type { RunningServer } from '../server.ts';
import { callAs } from '../shell/prepare.ts';
import { addToRundown } from './add-to-rundown.ts';
import { openDesigners } from './designers.ts';

let server: RunningServer;
let dee: Page;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async ({ browser }) => {
  test.setTimeout(180_000);
  ({
    server,
    pages: [dee],
  } = await openDesigners(browser, ['Dee Signer'] as const));
});
test.afterAll(() => server.stop());

const barlow = fileURLToPath(
  new URL('../../../../node_modules/@fontsource/barlow/files/barlow-latin-700-normal.woff2', import.meta.url),
);

/** A design whose headline is in a font. */
function designIn(font: string) {
  const textStyle = { font, weight: 700, italic: false, size: 60, colour: '#ffffff', lineHeight: 1.1 };
  const style = { ...textStyle, letterSpacing: 0, case: 'as typed', tabular: false };
  const box = { x: 40, y: 40, width: 900, height: 200 };
  return {
    sizes: { square: { width: 1080, height: 1080, label: 'Square', order: 0 } },
    slides: [{ id: 's', name: 'Slide 1' }],
    slots: [{ id: 't', slide: 's', type: 'text', name: 'Headline', box, runs: [{ text: 'Play' }], textStyle: style }],
    fields: [],
  };
}

async function addTemplate(name: string, font: string): Promise<string> {
  const template = { name, kind: 'free', design: designIn(font) };
  return (await callAs<{ id: string }>(dee, server, 'graphics/importTemplate', template)).id;
}

test('an uploaded font says its family and weight, and stays while a template is drawn in it (GFX-009 GFX-018)', async () => {
  await dee.goto(`${server.url}/#/jimstagram/kits`);
  await dee.getByRole('button', { name: 'Upload Font' }).click();
  const window = dee.getByRole('dialog', { name: 'Upload Font' });
  const [chooser] = await Promise.all([dee.waitForEvent('filechooser'), window.getByLabel('File').click()]);
  await chooser.setFiles(barlow);
  await expect(window.getByText('The file has arrived.')).toBeVisible({ timeout: 30_000 });
  await expect(window.getByLabel('Family')).toHaveValue('Barlow');
  await expect(window.getByRole('combobox', { name: 'Weight' }).or(window.getByLabel('Weight')).first()).toHaveValue(
    '700',
  );
  await type(window.getByLabel('Family'), 'Club Barlow');
  await type(window.getByLabel('Licence'), 'SIL Open Font License');
  expect(await accessibilityFindings(dee)).toEqual([]);
  await window.getByRole('button', { name: 'Upload Font' }).click();
  await expect(dee.getByText('Club Barlow 700')).toBeVisible();

  const template = await addTemplate('Club day', 'Club Barlow');
  await callAs(dee, server, 'graphics/publishTemplate', { template });
  await dee.getByRole('button', { name: 'Delete Club Barlow 700' }).click();
  const question = dee.getByRole('dialog', { name: 'Are you sure?' });
  await expect(question.getByText('A font that templates or graphics use cannot be deleted.')).toBeVisible();
  await question.getByRole('button', { name: 'Delete Font' }).click();
  await expect(
    dee.getByText('Club Barlow is the font of the template “Club day”. Give them another font first.'),
  ).toBeVisible();
  await expect(dee.getByText('Club Barlow 700', { exact: true })).toBeVisible();
});

const hashOf = (pixels: Uint8ClampedArray) => createHash('sha256').update(pixels).digest('hex');

/** Hash of the pixels of a picture on a page. It has an opaque ground, so that the browser gives them back unrounded. */
const drawnAt = (picture: Locator) =>
  picture.evaluate(async (canvas: HTMLCanvasElement) => {
    if (canvas.width === 0) return '';
    const copy = new OffscreenCanvas(canvas.width, canvas.height).getContext('2d')!;
    copy.drawImage(await createImageBitmap(canvas), 0, 0);
    const { data } = copy.getImageData(0, 0, canvas.width, canvas.height);
    const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', data));
    return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
  });

test('an uploaded font is drawn on air as in exports: for the operator, and on the output page (GFX-009 GFX-029)', async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const template = await addTemplate('Club night', 'Club Barlow');
  await callAs(dee, server, 'graphics/publishTemplate', { template });
  await callAs(dee, server, 'graphics/makeGraphic', { template, name: 'Play tonight', values: {} });
  await dee.goto(`${server.url}/#/jimstagram?tab=air`);
  await dee.getByRole('button', { name: 'New Rundown' }).click();
  await addToRundown(dee, 'Play tonight');
  await dee.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin: server.url });
  await dee.getByRole('button', { name: 'Copy Address for OBS' }).click();
  await expect(dee.getByText('Address copied to clipboard')).toBeVisible();
  const obs = await (await browser.newContext({ viewport: { width: 1080, height: 1080 } })).newPage();
  await obs.goto(await dee.evaluate(() => navigator.clipboard.readText()));
  await dee.getByRole('listitem').filter({ hasText: 'Play tonight' }).getByRole('button', { name: 'Take' }).click();

  // Drawn as the server draws exports, with the bytes that were uploaded.
  const drawer = await openDrawer();
  const uploaded = [{ family: 'Club Barlow', weight: 700, italic: false, file: 'club' }];
  const scene = buildScene(design.parse(designIn('Club Barlow')), { slide: 's', size: 'square' });
  const bytes = await readFile(barlow);
  await loadFaces(drawer, scene, uploaded, async () => new Uint8Array(bytes).buffer);
  const monitor = dee.getByRole('region', { name: 'On air: Play tonight' }).locator('canvas');
  const whole = hashOf(drawer.pixels(scene, uploaded).pixels);
  await expect.poll(() => drawnAt(obs.locator('canvas')), { timeout: 90_000 }).toBe(whole);
  const half = hashOf(drawer.pixels(scene, uploaded, 0.5).pixels);
  await expect.poll(() => drawnAt(monitor), { timeout: 60_000 }).toBe(half);
  // Which is not how it looks without the font.
  await loadFaces(drawer, scene, [], () => Promise.reject(new Error('Only fonts of the product.')));
  expect(hashOf(drawer.pixels(scene, []).pixels)).not.toBe(whole);
  await obs.context().close();
});

test('a font that does not exist any more is named in the editor and before publishing (GFX-009)', async () => {
  const template = await addTemplate('Old day', 'Gone Serif');
  await dee.goto(`${server.url}/#/jimstagram/template/${template}`);
  await dee.getByRole('list', { name: 'Layers' }).getByRole('button', { name: 'Text: Headline', exact: true }).click();
  const inspector = dee.getByRole('complementary', { name: 'Inspector' });
  await expect(inspector.getByText('This font does not exist any more. Choose another one.')).toBeVisible();
  await dee.getByRole('button', { name: 'Publish', exact: true }).click();
  const missing = dee.getByRole('dialog', { name: 'This Template Is Not Complete' });
  await expect(missing.getByText('“Headline” uses the font Gone Serif, which does not exist any more.')).toBeVisible();
});

test('a gradient of a brand kit fills templates, and what a change of it changes is said before publishing (GFX-011 GFX-018)', async () => {
  await dee.goto(`${server.url}/#/jimstagram/kits`);
  await dee.getByRole('button', { name: 'New Brand Kit' }).click();
  await dee.getByRole('button', { name: 'Add Gradient' }).click();
  await type(dee.getByRole('group', { name: 'Gradient', exact: true }).getByLabel('Name'), 'Dusk');
  await dee.keyboard.press('Tab');
  const dusk = dee.getByRole('group', { name: 'Dusk', exact: true });
  await type(dusk.getByLabel('Direction'), '0');
  await dee.keyboard.press('Tab');
  await dusk.getByRole('button', { name: /^Colour 2/ }).click();
  await type(dee.getByRole('textbox', { name: 'Colour', exact: true }).last(), '#f3c550');
  await dee.keyboard.press('Enter');
  await dee.keyboard.press('Escape');
  await expect(dusk.getByRole('button', { name: 'Colour 2 #f3c550' })).toBeVisible();
  // Another colour comes into the middle, and not onto the last.
  await dusk.getByRole('button', { name: 'Add Colour' }).click();
  await expect(dusk.getByLabel('At').nth(1)).toHaveValue('50');
  await expect(dusk.getByRole('button', { name: 'Colour 3 #f3c550' })).toBeVisible();
  await dusk.getByRole('button', { name: 'Remove colour 2' }).click();
  await expect(dee.getByRole('button', { name: 'Delete Brand Kit' })).toBeVisible();
  expect(await accessibilityFindings(dee)).toEqual([]);
  const kit = dee.url();

  const id = await addTemplate('Evening', 'Inter');
  await dee.goto(`${server.url}/#/jimstagram/template/${id}`);
  await dee.getByRole('button', { name: 'More about this template' }).click();
  await dee.getByRole('menuitem', { name: 'Template Details' }).click();
  await choose(dee, 'Brand kit', 'New brand kit');
  await dee.keyboard.press('Escape');
  await choose(dee, 'Background', 'Brand kit gradient');
  await expect(dee.getByRole('button', { name: 'Dusk' })).toHaveAttribute('aria-pressed', 'true');
  await expect(dee.getByRole('complementary', { name: 'Inspector' }).getByText('Dusk')).toBeVisible();
  const drawn = async () => {
    const { documents } = await ask(dee.context(), server, {
      kind: 'fetch',
      query: { collection: 'slides', where: { template: id } },
    });
    return documents;
  };
  await expect.poll(drawn).toMatchObject([{ background: { kind: 'kit gradient', name: 'Dusk' } }]);
  await dee.getByRole('button', { name: 'Publish', exact: true }).click();
  await dee.getByRole('button', { name: 'Publish Template' }).click();
  await expect(dee.getByText('Publication 1 is ready for makers.')).toBeVisible();

  await dee.goto(kit);
  await type(dusk.getByLabel('Direction'), '45');
  await dee.keyboard.press('Tab');
  // What uses it follows it to its new name.
  await type(dusk.getByLabel('Name'), 'Twilight');
  await dee.keyboard.press('Tab');
  await dee.goto(`${server.url}/#/jimstagram/template/${id}`);
  await expect(dee.getByRole('button', { name: 'Twilight' })).toHaveAttribute('aria-pressed', 'true');
  await dee.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(dee.getByRole('list', { name: 'What changes' })).toHaveText(
    'Brand kit: gradient “Dusk” renamed to “Twilight”, gradient “Twilight” changed',
  );
  await expect(dee.getByRole('button', { name: 'Publish Template' })).toBeEnabled();
  // Without it, the template would turn grey.
  await dee.goto(kit);
  await dee.getByRole('button', { name: 'Remove Twilight' }).click();
  const question = dee.getByRole('dialog', { name: 'Remove Twilight?' });
  await expect(question).toContainText('turns grey');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(dee.getByRole('button', { name: 'Remove Twilight' })).toBeVisible();
});

test('a new template begins with the brand kit, and its texts in the letters of it (GFX-005 GFX-011)', async () => {
  const { documents } = await ask(dee.context(), server, { kind: 'fetch', query: { collection: 'brandKits' } });
  const id = documents?.[0]?.id as string;
  const style = { font: 'Anton', weight: 400, italic: false, size: 60, colour: 'kit:Chalk', lineHeight: 1.1 };
  const changes = {
    colours: [{ name: 'Chalk', colour: '#f6f3ea' }],
    textStyles: [{ name: 'Headline', style: { ...style, letterSpacing: 0, case: 'upper', tabular: false } }],
  };
  await ask(dee.context(), server, { kind: 'patch', collection: 'brandKits', id, changes });
  await dee.goto(`${server.url}/#/jimstagram`);
  await dee.getByRole('button', { name: 'New Template' }).first().click();
  const form = dee.getByRole('dialog', { name: 'New Template' });
  await expect(form.getByRole('combobox', { name: 'Brand kit' })).toHaveValue('New brand kit');
  expect(await accessibilityFindings(dee)).toEqual([]);
  await type(form.getByLabel('Name'), 'Toss');
  await form.getByRole('button', { name: 'Create Template' }).click();
  await expect(dee).toHaveURL(/template\//);
  const template = dee.url().split('/').pop();
  await dee.getByRole('button', { name: 'Add Text' }).click();
  const texts = () =>
    ask(dee.context(), server, { kind: 'fetch', query: { collection: 'slots', where: { template } } });
  await expect
    .poll(async () => (await texts()).documents)
    .toMatchObject([{ type: 'text', textStyle: { font: 'Anton', case: 'upper', colour: 'kit:Chalk', size: 65 } }]);

  // The last choice counts, also that of none.
  await dee.goto(`${server.url}/#/jimstagram`);
  for (const last of ['New brand kit', '']) {
    await dee.getByRole('button', { name: 'New Template' }).first().click();
    await expect(form.getByRole('combobox', { name: 'Brand kit' })).toHaveValue(last);
    if (last === '') break;
    await form
      .locator('.mantine-Select-wrapper', { has: dee.getByRole('combobox', { name: 'Brand kit' }) })
      .locator('button')
      .first()
      .click();
    await type(form.getByLabel('Name'), 'Plain');
    await form.getByRole('button', { name: 'Create Template' }).click();
    await expect(dee).toHaveURL(/template\//);
    await dee.goto(`${server.url}/#/jimstagram`);
  }
});
