import { expect, type Locator, type Page, test } from '@playwright/test';
import { accessibilityFindings } from '../accessibility.ts';
import { type } from '../keys.ts';
import type { RunningServer } from '../server.ts';
import { openDesigners } from './designers.ts';

let server: RunningServer;
let dee: Page;
let eve: Page;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async ({ browser }) => {
  test.setTimeout(240_000);
  ({
    server,
    pages: [dee, eve],
  } = await openDesigners(browser, ['Dee Signer', 'Eve Layout'] as const));
});
test.afterAll(() => server.stop());

const canvas = (page: Page) => page.getByRole('application', { name: /^Canvas/ });
const guides = (page: Page, words: string) => canvas(page).getByRole('slider', { name: words });
const value = (page: Page, label: string) =>
  page.getByRole('complementary', { name: 'Inspector' }).getByLabel(label, { exact: true });
const slide = (page: Page) => page.getByRole('img', { name: /^Slide 1, / });

/** A place of the slide in the window, in pixels of its size of 1080×1080. */
async function at(page: Page, x: number, y: number): Promise<[number, number]> {
  const box = await slide(page).boundingBox();
  return [box!.x + (box!.width * x) / 1080, box!.y + (box!.height * y) / 1080];
}

/** A place of a ruler: beside the middle of the slide. */
async function onRuler(page: Page, side: 'left' | 'top'): Promise<[number, number]> {
  const [x, y] = await at(page, 540, 540);
  const box = await canvas(page).boundingBox();
  return side === 'left' ? [box!.x + 10, y] : [x, box!.y + 10];
}

async function drag(page: Page, from: [number, number], to: [number, number]): Promise<void> {
  await page.mouse.move(...from);
  await page.mouse.down();
  await page.mouse.move(...to, { steps: 6 });
  await page.mouse.up();
}

const placeOf = async (guide: Locator) => Number(await guide.getAttribute('aria-valuenow'));

test('guides are dragged out of the rulers, moved, and dragged back, and a colleague sees them (GFX-015 GFX-017)', async () => {
  await dee.goto(`${server.url}/#/jimstagram`);
  await dee.getByRole('button', { name: 'New Template' }).first().click();
  await type(dee.getByLabel('Name'), 'Toss');
  await dee.getByRole('button', { name: 'Create Template' }).click();
  await expect(slide(dee)).toBeVisible();
  await eve.goto(dee.url());
  await expect(slide(eve)).toBeVisible();

  await dee.keyboard.down('Control');
  await drag(dee, await onRuler(dee, 'left'), await at(dee, 300, 540));
  await drag(dee, await onRuler(dee, 'top'), await at(dee, 540, 700));
  await dee.keyboard.up('Control');
  for (const page of [dee, eve]) {
    await expect(guides(page, 'Vertical guide')).toHaveCount(1);
    await expect(guides(page, 'Horizontal guide')).toHaveCount(1);
  }
  expect(Math.abs((await placeOf(guides(eve, 'Vertical guide'))) - 300)).toBeLessThan(4);

  // Without Ctrl, a guide snaps to the middle of the slide.
  const start = await placeOf(guides(dee, 'Vertical guide'));
  await drag(dee, await at(dee, start, 200), await at(dee, 543, 200));
  await expect(guides(dee, 'Vertical guide')).toHaveAttribute('aria-valuenow', '540');
  await expect(guides(eve, 'Vertical guide')).toHaveAttribute('aria-valuenow', '540');

  const level = await placeOf(guides(dee, 'Horizontal guide'));
  await drag(dee, await at(dee, 200, level), await onRuler(dee, 'top'));
  for (const page of [dee, eve]) await expect(guides(page, 'Horizontal guide')).toHaveCount(0);
  await dee.keyboard.press('ControlOrMeta+z');
  await expect(guides(eve, 'Horizontal guide')).toHaveAttribute('aria-valuenow', String(level));
  expect(await accessibilityFindings(dee)).toEqual([]);
});

test('guides are added, placed and removed by number and by keyboard (GFX-015 GFX-016)', async () => {
  await dee.getByRole('button', { name: 'Add Vertical' }).click();
  await expect(guides(dee, 'Vertical guide')).toHaveCount(2);
  await type(value(dee, 'Vertical guide 2 (px)'), '812');
  await value(dee, 'Vertical guide 2 (px)').press('Enter');
  await expect(guides(eve, 'Vertical guide').last()).toHaveAttribute('aria-valuenow', '812');

  await guides(dee, 'Vertical guide').last().focus();
  await dee.keyboard.press('ArrowLeft');
  await dee.keyboard.press('Shift+ArrowLeft');
  await expect(value(dee, 'Vertical guide 2 (px)')).toHaveValue('801');
  await guides(dee, 'Vertical guide').first().focus();
  await dee.keyboard.press('Delete');
  await expect(guides(eve, 'Vertical guide')).toHaveCount(1);
  await dee.getByRole('button', { name: 'Remove horizontal guide 1' }).click();
  await expect(guides(eve, 'Horizontal guide')).toHaveCount(0);
});

test('a layer snaps to a guide while guides are shown (GFX-015)', async () => {
  await dee.getByRole('button', { name: 'Add Rectangle' }).click();
  await expect(value(dee, 'X')).toHaveValue('324');
  await type(value(dee, 'X'), '100');
  await value(dee, 'X').press('Enter');
  // The rectangle is 432 wide: its right edge is brought near the guide at 801.
  const y = Number(await value(dee, 'Y').inputValue()) + 100;
  await drag(dee, await at(dee, 300, y), await at(dee, 300 + 271, y));
  await expect(value(dee, 'X')).toHaveValue('369');

  await canvas(dee).focus();
  await dee.keyboard.press('ControlOrMeta+Semicolon');
  await expect(guides(dee, 'Vertical guide')).toHaveCount(0);
  await type(value(dee, 'X'), '100');
  await value(dee, 'X').press('Enter');
  await drag(dee, await at(dee, 300, y), await at(dee, 300 + 271, y));
  await expect(value(dee, 'X')).not.toHaveValue('100');
  await expect(value(dee, 'X')).not.toHaveValue('369');
  await dee.getByRole('button', { name: /^\d+ %$/ }).click();
  await dee.getByRole('menuitemcheckbox', { name: 'Guides' }).click();
  await expect(guides(dee, 'Vertical guide')).toHaveCount(1);
});

test('guides belong to one size, and the rulers can be hidden (GFX-015)', async () => {
  await dee.getByRole('button', { name: 'Story 1080×1920', exact: true }).click();
  await expect(canvas(dee)).toHaveAccessibleName(/1080×1920/);
  await expect(guides(dee, 'Vertical guide')).toHaveCount(0);
  await canvas(dee).focus();
  await dee.keyboard.press('Shift+R');
  const box = await canvas(dee).boundingBox();
  await drag(dee, [box!.x + 10, box!.y + 300], [box!.x + box!.width / 2, box!.y + 300]);
  await expect(guides(dee, 'Vertical guide')).toHaveCount(0);
});
