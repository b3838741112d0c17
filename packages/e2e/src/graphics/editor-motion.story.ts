import { expect, type Locator, type Page, test } from '@playwright/test';
import { accessibilityFindings } from '../accessibility.ts';
import { choose, type } from '../keys.ts';
import type { RunningServer } from '../server.ts';
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

async function newTemplate(name: string, from?: string): Promise<void> {
  await dee.goto(`${server.url}/#/jimstagram`);
  await dee.getByRole('button', { name: 'New Template' }).first().click();
  await type(dee.getByRole('dialog').getByLabel('Name'), name);
  if (from) await choose(dee, 'Start from', from);
  await dee.getByRole('button', { name: 'Create Template' }).click();
  await expect(dee).toHaveURL(/template\//);
}

/** Share of a picture that is not transparent, in percent. */
const covered = (picture: Locator) =>
  picture.evaluate(async (canvas: HTMLCanvasElement) => {
    if (canvas.width === 0) return -1;
    const copy = new OffscreenCanvas(192, 108);
    const context = copy.getContext('2d')!;
    context.drawImage(await createImageBitmap(canvas), 0, 0, 192, 108);
    const { data } = context.getImageData(0, 0, 192, 108);
    let seen = 0;
    for (let at = 3; at < data.length; at += 4) if (data[at]! > 128) seen += 1;
    return (100 * seen) / (192 * 108);
  });

test('a slide is played at its speed, and stepped through by frames (GFX-024)', async () => {
  test.setTimeout(180_000);
  await newTemplate('Third', 'Lower third');
  await expect(dee.getByRole('application', { name: /^Canvas/ })).toBeVisible();
  // Only the panels of the editor scroll.
  expect(await dee.evaluate(() => document.documentElement.scrollHeight - window.innerHeight)).toBe(0);
  await dee.keyboard.press('p');
  const player = dee.getByRole('dialog', { name: /^Play/ });
  const time = player.getByRole('timer');
  await expect(player.getByRole('list', { name: 'Movements' }).getByRole('listitem').first()).toBeVisible();
  // It plays by itself, to its last frame.
  await expect(player.getByRole('button', { name: 'Play', exact: true })).toBeVisible({ timeout: 30_000 });
  const [, last = ''] = /of (.+)/.exec((await time.textContent()) ?? '') ?? [];
  await expect(time).toHaveText(`${last} of ${last}`);
  await expect(player.getByRole('button', { name: 'Frame forward' })).toBeDisabled();
  expect(await accessibilityFindings(dee)).toEqual([]);

  const slider = player.getByRole('slider', { name: 'Frame' });
  await slider.focus();
  await dee.keyboard.press('Home');
  await expect(time).toHaveText(`0 s 00 frames of ${last}`);
  const picture = player.getByRole('img', { name: /^Frame/ });
  await expect.poll(() => covered(picture), { timeout: 60_000 }).toBeLessThan(1);
  await player.getByRole('button', { name: 'Frame forward' }).click();
  await expect(time).toHaveText(`0 s 01 frames of ${last}`);
  // Half way, the lower third stands.
  await slider.focus();
  for (let step = 0; step < 60; step += 1) await dee.keyboard.press('ArrowRight');
  await expect.poll(() => covered(picture), { timeout: 60_000 }).toBeGreaterThan(4);
  await player.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(player.getByRole('button', { name: 'Pause' })).toBeVisible();
  await player.getByRole('button', { name: 'Pause' }).click();
  await dee.keyboard.press('Escape');
  await expect(player).toBeHidden();
});

test('a style goes from layer to layer, and each paste lies apart from the one before (GFX-015)', async () => {
  await newTemplate('Styles');
  const inspector = dee.getByRole('complementary', { name: 'Inspector' });
  const value = (name: string) => inspector.getByLabel(name, { exact: true });
  const canvas = dee.getByRole('application', { name: /^Canvas/ });
  await dee.getByRole('button', { name: 'Add Rectangle' }).click();
  await expect(value('X')).toHaveValue('324');
  await type(value('Opacity (%)'), '40');
  await value('Opacity (%)').press('Enter');
  await canvas.focus();
  await dee.keyboard.press('Control+Alt+c');
  await expect(dee.getByText('The style of Rectangle is copied.')).toBeVisible();
  await dee.getByRole('button', { name: 'Add Ellipse' }).click();
  await expect(value('Opacity (%)')).toHaveValue('100');
  await canvas.focus();
  await dee.keyboard.press('Control+Alt+v');
  await expect(value('Opacity (%)')).toHaveValue('40');
  await dee.keyboard.press('Control+z');
  await expect(value('Opacity (%)')).toHaveValue('100');

  // The same by the menu, for which no key has to be known.
  const menu = dee.getByRole('button', { name: 'Layer actions' });
  const entry = (name: string) => dee.getByRole('menuitem', { name, exact: true });
  await menu.click();
  await expect(entry('Ungroup')).toBeDisabled();
  expect(await accessibilityFindings(dee)).toEqual([]);
  await entry('Paste Style').click();
  await expect(value('Opacity (%)')).toHaveValue('40');
  await dee.getByRole('button', { name: 'Undo' }).click();
  await expect(value('Opacity (%)')).toHaveValue('100');
  // A locked layer gives its style, and takes none.
  await dee.getByRole('button', { name: 'Lock Ellipse', exact: true }).click();
  await menu.click();
  await expect(entry('Paste Style')).toBeDisabled();
  await entry('Copy Style').click();
  await expect(dee.getByText('The style of Ellipse is copied.')).toBeVisible();
  await dee.getByRole('button', { name: 'Unlock Ellipse', exact: true }).click();
  await canvas.focus();

  await dee.keyboard.press('Control+c');
  for (const x of ['402', '426', '450']) {
    await dee.keyboard.press('Control+v');
    await expect(value('X')).toHaveValue(x);
  }

  // What a group did to its layers stays when it is taken apart.
  await dee.keyboard.press('Control+a');
  await dee.keyboard.press('Control+g');
  await expect(value('Opacity (%)')).toHaveValue('100');
  await type(value('Opacity (%)'), '50');
  await value('Opacity (%)').press('Enter');
  await canvas.focus();
  await dee.keyboard.press('Control+Shift+g');
  await dee
    .getByRole('list', { name: 'Layers' })
    .getByRole('button', { name: 'Rectangle: Rectangle', exact: true })
    .click();
  await expect(value('Opacity (%)')).toHaveValue('20');
});
