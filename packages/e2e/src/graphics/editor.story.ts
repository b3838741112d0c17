import { expect, type Page, test } from '@playwright/test';
import { accessibilityFindings } from '../accessibility.ts';
import { type } from '../keys.ts';
import { ask } from '../people.ts';
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

const layers = (page: Page) => page.getByRole('list', { name: 'Layers' }).getByRole('listitem');
const layer = (page: Page, name: string) => layers(page).getByRole('button', { name, exact: true });
const value = (page: Page, label: string) =>
  page.getByRole('complementary', { name: 'Inspector' }).getByLabel(label, { exact: true });
const canvas = (page: Page) => page.getByRole('application', { name: /^Canvas/ });

/** A place of the slide in the window, as shares of the slide. */
async function at(page: Page, x: number, y: number): Promise<[number, number]> {
  const box = await page.getByRole('img', { name: /^Slide 1, / }).boundingBox();
  return [box!.x + box!.width * x, box!.y + box!.height * y];
}

async function drag(page: Page, from: [number, number], to: [number, number]): Promise<void> {
  await page.mouse.move(...from);
  await page.mouse.down();
  await page.mouse.move(...to, { steps: 6 });
  await page.mouse.up();
}

test('a new template opens with a slide, and layers are added, dragged, resized and typed into (GFX-006 GFX-015 GFX-016)', async () => {
  await dee.goto(`${server.url}/#/jimstagram`);
  await dee.getByRole('button', { name: 'New Template' }).first().click();
  await type(dee.getByLabel('Name'), 'Toss');
  await dee.getByRole('button', { name: 'Create Template' }).click();
  await expect(dee).toHaveURL(/template\//);
  await dee.getByRole('button', { name: 'Add Rectangle' }).click();
  await expect(layer(dee, 'Rectangle: Rectangle')).toBeVisible();
  await expect(value(dee, 'X')).toHaveValue('324');
  // The keys are for the new layer at once, whether the button or the menu made it.
  await dee.keyboard.press('ArrowRight');
  await expect(value(dee, 'X')).toHaveValue('325');
  await dee.keyboard.press('ArrowLeft');
  await expect(value(dee, 'X')).toHaveValue('324');
  for (const [kind, key] of [
    ['Ellipse', 'Delete'],
    ['Line', 'Backspace'],
  ] as const) {
    await dee.getByRole('button', { name: `Add ${kind}` }).click();
    await expect(layer(dee, `${kind}: ${kind}`)).toBeVisible();
    await dee.keyboard.press(key);
    await expect(layers(dee)).toHaveCount(1);
  }
  await layer(dee, 'Rectangle: Rectangle').click();
  await dee.getByRole('button', { name: 'Layer actions' }).click();
  await dee.getByRole('menuitem', { name: 'Duplicate' }).click();
  await expect(layers(dee)).toHaveCount(2);
  await dee.keyboard.press('Delete');
  await expect(layers(dee)).toHaveCount(1);
  await layer(dee, 'Rectangle: Rectangle').click();

  // The middle of the slide is on the rectangle. Ctrl does not snap.
  await dee.keyboard.down('Control');
  await drag(dee, await at(dee, 0.5, 0.5), await at(dee, 0.6, 0.7));
  await dee.keyboard.up('Control');
  await expect.poll(async () => Number(await value(dee, 'X').inputValue())).toBeGreaterThan(425);
  expect(Number(await value(dee, 'X').inputValue())).toBeLessThan(439);
  await dee.keyboard.press('ControlOrMeta+z');
  await expect(value(dee, 'X')).toHaveValue('324');
  await dee.keyboard.press('ControlOrMeta+Shift+z');
  await expect(value(dee, 'X')).not.toHaveValue('324');

  await type(value(dee, 'X'), '100');
  await value(dee, 'X').press('Enter');
  await type(value(dee, 'Y'), '200');
  await value(dee, 'Y').press('Enter');
  await canvas(dee).focus();
  await dee.keyboard.press('ArrowRight');
  await dee.keyboard.press('Shift+ArrowDown');
  await expect(value(dee, 'X')).toHaveValue('101');
  await expect(value(dee, 'Y')).toHaveValue('210');

  // The lower right corner is at 101 + 432, 210 + 270.
  await drag(dee, await at(dee, 533 / 1080, 480 / 1080), await at(dee, 0.75, 0.6));
  await expect.poll(async () => Number(await value(dee, 'Width').inputValue())).toBeGreaterThan(690);

  // A new text is open for writing: no letter is a shortcut.
  await dee.getByRole('button', { name: 'Add Text' }).click();
  const words = canvas(dee).getByRole('textbox');
  await expect(words).toBeFocused();
  await dee.keyboard.type('England won the toss');
  await dee.keyboard.press('Escape');
  await expect(words).toHaveCount(0);
  await expect(layer(dee, 'Text: England won the toss')).toBeVisible();
});

test('a drag draws what moves and what stays once each, however many steps it has (GFX-015 GFX-036)', async () => {
  // Scales of the pictures that are drawn: those in the strip of slides are smaller, and follow the changes at their pace.
  await dee.evaluate(() => {
    const scales: number[] = [];
    Object.assign(window, { scales });
    const post = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function (message: { scale?: number }, ...rest: never[]) {
      if (message.scale) scales.push(message.scale);
      return post.call(this, message, ...rest);
    };
  });
  const drawn = () =>
    dee.evaluate(() => {
      const { scales } = window as unknown as { scales: number[] };
      return scales.filter((scale) => scale === Math.max(...scales)).length;
    });
  await dee.mouse.move(...(await at(dee, 0.3, 0.3)));
  await dee.mouse.down();
  await dee.mouse.move(...(await at(dee, 0.45, 0.4)), { steps: 80 });
  await dee.mouse.move(...(await at(dee, 0.25, 0.35)), { steps: 80 });
  await dee.mouse.up();
  // Moved and left behind, and the exact picture at the end.
  await expect.poll(drawn).toBeGreaterThanOrEqual(2);
  expect(await drawn()).toBeLessThanOrEqual(4);
  await dee.keyboard.press('ControlOrMeta+z');
});

test('two people change different values of one layer, and an undo keeps what the other did (GFX-003 GFX-017)', async () => {
  await eve.goto(dee.url());
  await layer(eve, 'Rectangle: Rectangle').click();
  await layer(dee, 'Rectangle: Rectangle').click();
  await type(value(eve, 'X'), '60');
  await value(eve, 'X').press('Enter');
  await type(value(dee, 'Y'), '300');
  await value(dee, 'Y').press('Enter');
  for (const page of [dee, eve]) {
    await expect(value(page, 'X')).toHaveValue('60');
    await expect(value(page, 'Y')).toHaveValue('300');
  }
  // A number that is selected to be typed over stays so, whatever arrives meanwhile.
  await value(dee, 'X').click();
  await value(dee, 'X').press('ControlOrMeta+a');
  await type(value(eve, 'X'), '90');
  await value(eve, 'X').press('Enter');
  await type(value(eve, 'Y'), '310');
  await value(eve, 'Y').press('Enter');
  await expect(value(dee, 'Y')).toHaveValue('310');
  await dee.keyboard.type('60');
  await dee.keyboard.press('Enter');
  for (const page of [dee, eve]) await expect(value(page, 'X')).toHaveValue('60');
  // While Eve drags, Dee sees it move.
  const [x, y] = await at(eve, 0.2, 0.4);
  await eve.mouse.move(x, y);
  await eve.mouse.down();
  await eve.mouse.move(x + 90, y + 90, { steps: 4 });
  await expect(value(dee, 'X')).not.toHaveValue('60');
  await eve.mouse.up();
  const moved = await value(eve, 'X').inputValue();
  await expect(value(dee, 'X')).toHaveValue(moved);
  // Eve has moved it down since, so Dee's own step has nothing left to take back.
  await canvas(dee).focus();
  await dee.keyboard.press('ControlOrMeta+z');
  await expect(dee.getByText(/only where nobody has changed it since/)).toBeVisible();
  await expect(value(dee, 'X')).toHaveValue(moved);

  // By arrow keys at the same moment, one along and the other down.
  const down = await value(dee, 'Y').inputValue();
  await canvas(eve).focus();
  for (let press = 0; press < 5; press++) {
    await Promise.all([eve.keyboard.press('Shift+ArrowRight'), dee.keyboard.press('Shift+ArrowDown')]);
  }
  for (const page of [dee, eve]) {
    await expect(value(page, 'X')).toHaveValue(String(Number(moved) + 50));
    await expect(value(page, 'Y')).toHaveValue(String(Number(down) + 50));
  }
});

test('designers see who else is there, on which slide and with what selected, until they leave (GFX-017)', async () => {
  const here = (page: Page, words: string) =>
    page.getByRole('list', { name: 'Also here' }).getByRole('button', { name: words });
  await expect(here(dee, 'Eve Layout, on slide 1')).toBeVisible();
  await expect(here(eve, 'Dee Signer, on slide 1')).toBeVisible();
  await expect(dee.getByRole('status').filter({ hasText: 'Eve Layout is here.' })).toHaveCount(1);
  const words = 'Text: England won the toss';
  await layer(eve, words).click();
  await expect(
    layers(dee)
      .filter({ has: dee.getByRole('button', { name: words, exact: true }) })
      .getByRole('img', { name: 'Eve Layout' }),
  ).toBeVisible();
  // Beside her frame on the canvas.
  await expect(dee.getByText('Eve Layout', { exact: true })).toBeVisible();

  await eve.getByRole('button', { name: 'Add Slide' }).click();
  await expect(dee.getByText('Eve Layout', { exact: true })).toBeHidden();
  await here(dee, 'Eve Layout, on slide 2').click();
  const slide = (page: Page, name: string) =>
    page.getByRole('region', { name: 'Slides' }).getByRole('button', { name });
  await expect(slide(dee, '2. Slide 2')).toHaveAttribute('aria-current', 'true');
  await slide(dee, '1. Slide 1').click();
  await eve.getByRole('button', { name: 'Undo' }).click();
  await expect(here(dee, 'Eve Layout, on slide 1')).toBeVisible();

  // A second window of hers is not a second person.
  const other = await eve.context().newPage();
  await other.goto(dee.url());
  await expect(here(other, 'Dee Signer, on slide 1')).toBeVisible();
  await expect(here(dee, 'Eve Layout, on slide 1')).toHaveCount(1);
  await other.close();
  await expect(here(dee, 'Eve Layout, on slide 1')).toBeVisible();
  const address = eve.url();
  await eve.goto(`${server.url}/#/jimstagram`);
  await expect(dee.getByRole('list', { name: 'Also here' })).toBeHidden();
  await eve.goto(address);
  await expect(here(dee, 'Eve Layout, on slide 1')).toBeVisible();
});

test('layers are grouped, copied, hidden, ordered and deleted, and come back with undo (GFX-015 GFX-016)', async () => {
  await canvas(dee).focus();
  await dee.keyboard.press('ControlOrMeta+a');
  await dee.keyboard.press('ControlOrMeta+g');
  await expect(layer(dee, 'Group: Group')).toBeVisible();
  await expect(layers(dee)).toHaveCount(3);
  await dee.keyboard.press('ControlOrMeta+d');
  await expect(layers(dee)).toHaveCount(6);
  await dee.keyboard.press('Delete');
  await expect(layers(dee)).toHaveCount(3);
  await expect(layers(eve)).toHaveCount(3);
  await dee.keyboard.press('ControlOrMeta+z');
  await expect(layers(dee)).toHaveCount(6);
  await dee.keyboard.press('ControlOrMeta+z');
  await expect(layers(dee)).toHaveCount(3);
  await layer(dee, 'Group: Group').click();
  await dee.keyboard.press('ControlOrMeta+Shift+g');
  // At once, before the server has heard of it.
  await dee.keyboard.press('ControlOrMeta+z');
  for (const page of [dee, eve]) {
    await expect(layer(page, 'Group: Group')).toBeVisible();
    await expect(layers(page)).toHaveCount(3);
  }
  await layer(dee, 'Group: Group').click();
  await dee.keyboard.press('ControlOrMeta+Shift+g');
  await expect(layer(dee, 'Group: Group')).toHaveCount(0);
  await expect(layers(eve)).toHaveCount(2);
  // Enter on a focused button presses it, and opens no text or group of the selection.
  const lock = dee.getByRole('button', { name: 'Lock Rectangle' });
  await lock.press('Enter');
  await expect(layer(dee, 'Rectangle: Rectangle, locked')).toBeVisible();
  await dee.getByRole('button', { name: 'Unlock Rectangle' }).press('Enter');
  await layer(dee, 'Rectangle: Rectangle').press('F2');
  await dee.keyboard.type('Panel');
  await dee.keyboard.press('Enter');
  await expect(layer(eve, 'Rectangle: Panel')).toBeVisible();
});

test('a size follows the first one until it is laid out by itself, and returns to it (GFX-006)', async () => {
  await dee.getByRole('button', { name: 'Story 1080×1920', exact: true }).click();
  await layer(dee, 'Rectangle: Panel').click();
  const follows = await value(dee, 'Y').inputValue();
  await type(value(dee, 'Y'), '900');
  await value(dee, 'Y').press('Enter');
  await expect(value(dee, 'Y')).toHaveValue('900');
  await dee.getByRole('button', { name: 'Follow First Size' }).click();
  await expect(value(dee, 'Y')).toHaveValue(follows);
  await dee.getByRole('button', { name: 'All sizes' }).click();
  await dee.getByRole('button', { name: /^Edit Square/ }).click();
  await expect(canvas(dee)).toHaveAccessibleName('Canvas: Slide 1, 1080×1080');
});

test('a template that is not complete says what is missing, and is published when it is complete (GFX-008 GFX-012)', async () => {
  await layer(dee, 'Text: England won the toss').click();
  await type(value(dee, 'Words'), '한국 won the toss');
  await expect(
    dee.getByText('These letters are in none of the fonts: 한국. Choose a font that has them.'),
  ).toBeVisible();
  await expect(layer(dee, 'Text: 한국 won the toss, letters in none of the fonts')).toBeVisible();
  await type(value(dee, 'Words'), '{winner} won the toss');
  await dee.getByRole('button', { name: 'Publish', exact: true }).click();
  const window = dee.getByRole('dialog');
  await expect(window).toContainText('uses {winner}, which is not a field.');
  await dee.keyboard.press('Escape');
  await dee.getByRole('tab', { name: /^Fields/ }).click();
  await dee.getByRole('button', { name: 'Add Field' }).click();
  await dee.getByRole('menuitem', { name: 'Team' }).click();
  const field = dee.getByRole('region', { name: 'Team' });
  await type(field.getByLabel('Key'), 'winner');
  await field.getByLabel('Key').press('Enter');
  await type(field.getByLabel('Label'), 'Winner');
  await dee.getByRole('button', { name: 'Publish', exact: true }).click();
  await dee.getByRole('button', { name: 'Publish Template' }).click();
  await expect(dee.getByText('Publication 1 is ready for makers.')).toBeVisible();
  const { documents } = await ask(dee.context(), server, { kind: 'fetch', query: { collection: 'publications' } });
  expect(documents).toHaveLength(1);
});

test('a change since the latest publication is marked by Publish and in the list, until it is taken back or published (GFX-005 GFX-018)', async () => {
  const head = dee.locator('header');
  await expect(head.getByText('Published', { exact: true })).toBeVisible();
  await dee.getByRole('tab', { name: 'Layer', exact: true }).click();
  await layer(dee, 'Rectangle: Panel').click();
  await type(value(dee, 'X'), '77');
  await value(dee, 'X').press('Enter');
  await expect(head.getByText('Changes not published')).toBeVisible();
  await dee.keyboard.press('Escape');
  await dee.getByRole('button', { name: 'Undo' }).click();
  await expect(head.getByText('Published', { exact: true })).toBeVisible();
  await dee.getByRole('button', { name: 'Redo' }).click();
  await expect(head.getByText('Changes not published')).toBeVisible();
  await dee.getByRole('button', { name: 'Publish', exact: true }).click();
  const window = dee.getByRole('dialog', { name: 'Publish Template' });
  await expect(window).toContainText(/Publication 1: Dee Signer, [^.]+\./);
  await dee.keyboard.press('Escape');

  await eve.goto(`${server.url}/#/jimstagram`);
  const card = eve.getByRole('article', { name: 'Toss' });
  await expect(card.getByText('Changes not published')).toBeVisible();
  expect(await accessibilityFindings(dee)).toEqual([]);
  await dee.getByRole('button', { name: 'Publish', exact: true }).click();
  await dee.getByRole('button', { name: 'Publish Template' }).click();
  await expect(head.getByText('Published', { exact: true })).toBeVisible();
  await expect(card.getByText('Published', { exact: true })).toBeVisible();
  await dee.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(window).toContainText(/Publication 2: Dee Signer, [^.]+\. Nothing has changed since\./);
  await dee.keyboard.press('Escape');
});

test('a picture from a field takes the only field there is, and until one is chosen, it says so and is not published (GFX-008 GFX-012)', async () => {
  const chosen = value(dee, 'Picture of the field');
  const none = dee.getByText('No field is chosen: nothing is shown.');
  const way = (name: string) => dee.getByRole('complementary', { name: 'Inspector' }).getByText(name, { exact: true });
  await dee.getByRole('button', { name: 'Add Picture' }).click();
  await way('From a field').click();
  await expect(none).toBeVisible();
  expect(await accessibilityFindings(dee)).toEqual([]);
  await dee.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(dee.getByRole('dialog')).toContainText('“Picture” takes its picture from a field, but none is chosen.');
  await dee.keyboard.press('Escape');
  await dee.getByRole('tab', { name: /^Fields/ }).click();
  await dee.getByRole('button', { name: 'Add Field' }).click();
  await dee.getByRole('menuitem', { name: 'Picture' }).click();
  await expect(dee.getByRole('region', { name: 'Picture' })).toBeVisible();
  await dee.getByRole('tab', { name: 'Layer', exact: true }).click();
  await layer(dee, 'Picture: Picture').click();
  // It was asked for while there was no field to choose.
  await expect(none).toBeVisible();
  await chosen.click();
  await dee.getByRole('option', { name: 'Picture', exact: true }).click();
  await expect(none).toBeHidden();
  await dee.getByRole('button', { name: 'Add Picture' }).click();
  await way('From a field').click();
  await expect(chosen).toHaveValue('Picture');
  await dee.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(dee.getByRole('dialog', { name: 'Publish Template' })).toBeVisible();
  await dee.keyboard.press('Escape');
});
