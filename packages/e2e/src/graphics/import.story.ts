import { expect, type Page, test } from '@playwright/test';
import { type Layer, writePsdBuffer } from 'ag-psd';
import { accessibilityFindings } from '../accessibility.ts';
import { type } from '../keys.ts';
import type { RunningServer } from '../server.ts';
import { openDesigners } from './designers.ts';

let server: RunningServer;
let dee: Page;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async ({ browser }) => {
  test.setTimeout(240_000);
  ({
    server,
    pages: [dee],
  } = await openDesigners(browser, ['Dee Signer'] as const));
});
test.afterAll(() => server.stop());

const width = 400;
const data = new Uint8ClampedArray(width * width * 4).map((_, index) => [30, 60, 120, 255][index % 4]!);
const children: Layer[] = [
  { name: 'Photo', ...{ left: 0, top: 0, right: width, bottom: width }, imageData: { width, height: width, data } },
  { name: 'Levels', adjustment: { type: 'invert' } },
  {
    name: 'Names',
    children: [
      {
        name: 'Headline',
        ...{ left: 40, top: 40, right: 240, bottom: 80 },
        effects: { bevel: { enabled: true } },
        text: {
          text: 'Match day',
          transform: [1, 0, 0, 1, 40, 80],
          style: { font: { name: 'Anton-Regular' }, fontSize: 48, fillColor: { r: 255, g: 255, b: 255 } },
        },
      },
    ],
  },
];
const psd = { name: 'Match day.psd', mimeType: 'image/vnd.adobe.photoshop' };

test('a designer imports a Photoshop document as a slide, and reads what was not understood (GFX-032)', async () => {
  test.setTimeout(120_000);
  await dee.goto(`${server.url}/#/jimstagram`);
  await dee.getByRole('button', { name: 'New Template' }).first().click();
  await type(dee.getByRole('dialog').getByRole('textbox', { name: 'Name' }), 'Imported');
  await dee.getByRole('button', { name: 'Create Template' }).click();
  await dee.getByRole('button', { name: 'Import PSD or SVG' }).press('Enter');
  const dialog = dee.getByRole('dialog', { name: 'Import PSD or SVG' });

  await dialog.getByLabel('PSD or SVG', { exact: true }).setInputFiles({ ...psd, buffer: Buffer.from('GIF89a') });
  await expect(dialog.getByRole('alert')).toHaveText('This is not a Photoshop document.');

  // The wrong file first.
  const wrong = { name: 'Wrong.svg', mimeType: 'image/svg+xml' };
  const text = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>';
  await dialog.getByLabel('PSD or SVG', { exact: true }).setInputFiles({ ...wrong, buffer: Buffer.from(text) });
  await expect(dialog).toContainText('Wrong: 1 shape');
  await dialog.getByRole('button', { name: 'Choose Another File' }).click();

  const buffer = writePsdBuffer({ width, height: width, children }, { noBackground: true });
  await dialog.getByLabel('PSD or SVG', { exact: true }).setInputFiles({ ...psd, buffer });
  await expect(dialog).toContainText('Match day: 1 text, 1 picture, 1 group');
  await expect(dialog.getByRole('region', { name: 'Not understood' }).getByRole('listitem')).toHaveText([
    '“Levels” is left out: it adjusts the colours of other layers.',
    '“Headline”: a bevel is left out.',
  ]);
  expect(await accessibilityFindings(dee)).toEqual([]);
  await dialog.getByRole('button', { name: 'Add Slide' }).press('Enter');
  await expect(dialog).toBeHidden();

  const layers = dee.getByRole('list', { name: 'Layers' }).getByRole('listitem');
  await expect(layers).toHaveText(['Names', 'Headline', 'Photo']);
  // It takes the place of the empty slide that the template began with.
  await expect(dee.getByRole('region', { name: 'Slides' }).getByRole('listitem')).toHaveCount(1);
  await layers.filter({ hasText: 'Headline' }).getByRole('button').first().click();
  const inspector = dee.getByRole('complementary', { name: 'Inspector' });
  await expect(inspector.getByLabel('Font', { exact: true })).toHaveValue('Anton');
  await dee.reload();
  await expect(dee.getByRole('region', { name: 'Slides' }).getByRole('listitem')).toHaveCount(1);
});

test('layers of an imported file stay with their template: the choice of pictures has photographs only (GFX-010 GFX-032)', async () => {
  const layers = dee.getByRole('list', { name: 'Layers' }).getByRole('listitem');
  await layers.filter({ hasText: 'Photo' }).getByRole('button').first().click();
  await dee.getByRole('button', { name: 'Choose Picture' }).first().click();
  const dialog = dee.getByRole('dialog', { name: 'Choose Picture' });
  await dialog.getByText('Uploaded for graphics').click();
  await expect(dialog.getByText('No pictures found.')).toBeVisible();
  await type(dialog.getByRole('searchbox'), 'Photo');
  await expect(dialog.getByText('No pictures found.')).toBeVisible();
  await dee.keyboard.press('Escape');
});

/** A PNG of one pixel. */
const onePixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const svg = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 540 270">
  <style>@import url(https://example.org/fonts.css); .plate { fill: #0b1f3a } .name { font: 700 40px Inter, sans-serif }</style>
  <script>document.title = 'Taken over'</script>
  <rect id="Plate" class="plate" width="540" height="270"/>
  <g id="Mark" transform="translate(300 100)" class="plate"><path id="Logo" style="fill: #ff0000" d="M0 0h100v50h-100zM20 10v30h30v-30z"/></g>
  <text id="Longhand" class="name" x="200" y="240" fill="white">LONGHAND</text>
  <g id="Names" transform="translate(40 60)">
    <text id="Headline" y="40" font-family="Anton" font-size="36" fill="white">Match <tspan fill="#ff0000">day</tspan></text>
    <image id="Badge" y="60" width="60" height="60" xlink:href="data:image/png;base64,${onePixel}"/>
    <image id="Outside" width="60" height="60" xlink:href="https://example.org/picture.png"/>
  </g>
</svg>`;

test('a designer imports an SVG file, of which nothing runs and nothing outside is asked for (GFX-032 GFX-035)', async () => {
  test.setTimeout(120_000);
  const asked: string[] = [];
  dee.on('request', (request) => asked.push(request.url()));
  await dee.getByRole('button', { name: 'Import PSD or SVG' }).press('Enter');
  const dialog = dee.getByRole('dialog', { name: 'Import PSD or SVG' });
  const file = { name: 'Names.svg', mimeType: 'image/svg+xml' };
  await dialog.getByLabel('PSD or SVG', { exact: true }).setInputFiles({ ...file, buffer: Buffer.from('<svg') });
  await expect(dialog.getByRole('alert')).toHaveText('The file cannot be read. It may be damaged.');
  await dialog.getByLabel('PSD or SVG', { exact: true }).setInputFiles({ ...file, buffer: Buffer.from(svg) });
  await expect(dialog).toContainText('Names: 2 texts, 2 pictures, 1 shape, 2 groups');
  await expect(dialog.getByRole('region', { name: 'Not understood' }).getByRole('listitem')).toHaveText([
    'A script is left out.',
    '“Logo” arrives as a picture: it has an outline with holes.',
    '“Outside” is left out: it cannot be drawn here.',
  ]);
  await dialog.getByRole('button', { name: 'Add Slide' }).press('Enter');
  await expect(dialog).toBeHidden();
  const layers = dee.getByRole('list', { name: 'Layers' }).getByRole('listitem');
  await expect(layers).toHaveText(['Names', 'Badge', 'Headline', 'Longhand', 'Mark', 'Logo', 'Plate']);
  const inspector = dee.getByRole('complementary', { name: 'Inspector' });
  const select = (layer: string) => layers.getByRole('button', { name: `: ${layer}` }).click();
  /** How far the values of the selected layer are from these at most. */
  const off = async (box: readonly number[]) => {
    const values = ['X', 'Y', 'Width', 'Height'].map((label) =>
      inspector.getByLabel(label, { exact: true }).inputValue(),
    );
    return Math.max(...(await Promise.all(values)).map((value, index) => Math.abs(Number(value) - box[index]!)));
  };
  // Twice as wide as the file and no higher than its proportions: the whole lies in the middle of the square slide.
  await select('Plate');
  await expect.poll(() => off([0, 270, 1080, 540])).toBe(0);
  await select('Mark');
  await expect.poll(() => off([600, 470, 200, 100])).toBeLessThan(6);
  await select('Logo');
  await expect(inspector.getByRole('img', { name: 'Logo' })).toBeVisible();
  await select('Longhand');
  // The width of its words in Inter at 80 pixels, and a little room.
  await expect.poll(() => off([400, 674, 466, 97])).toBeLessThan(30);
  await expect(inspector.getByLabel('Font', { exact: true })).toHaveValue('Inter');
  expect(await dee.title()).not.toContain('Taken over');
  expect(asked.filter((url) => url.includes('example.org'))).toEqual([]);
});
