import { expect, type Page, test } from '@playwright/test';
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
  await dee.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await dee.goto(`${server.url}/#/jimstagram`);
  await dee.getByRole('button', { name: 'New Template' }).first().click();
  await type(dee.getByRole('dialog').getByRole('textbox', { name: 'Name' }), 'Collage');
  await dee.getByRole('button', { name: 'Create Template' }).click();
  await expect(canvas()).toBeVisible();
});
test.afterAll(() => server.stop());

const canvas = () => dee.getByRole('application');
const layers = () => dee.getByRole('list', { name: 'Layers' }).getByRole('listitem');
const inspector = () => dee.getByRole('complementary', { name: 'Inspector' });
const paste = async () => {
  await canvas().focus();
  await dee.keyboard.press('Control+v');
};

/** A picture in the clipboard, as a screenshot or “Copy Image” leaves it. */
const copyPicture = (width: number, height: number) =>
  dee.evaluate(
    async ([w, h]) => {
      const drawn = new OffscreenCanvas(w!, h!);
      const pen = drawn.getContext('2d')!;
      pen.fillStyle = '#d0021b';
      pen.fillRect(0, 0, w!, h!);
      await navigator.clipboard.write([new ClipboardItem({ 'image/png': drawn.convertToBlob({ type: 'image/png' }) })]);
    },
    [width, height],
  );
const copyText = (text: string) => dee.evaluate((words) => navigator.clipboard.writeText(words), text);

interface DroppedFile {
  name: string;
  type: string;
  content: string | { side: number };
}

/** Drops files or words of another program at a share of the canvas. */
const drop = (file: DroppedFile | string, share: [number, number]) =>
  canvas().evaluate(
    async (element, { file: given, share: [x, y] }) => {
      const data = new DataTransfer();
      if (typeof given === 'string') data.setData('text/plain', given);
      else if (typeof given.content === 'string')
        data.items.add(new File([given.content], given.name, { type: given.type }));
      else {
        const drawn = new OffscreenCanvas(given.content.side, given.content.side);
        drawn.getContext('2d')!.fillRect(0, 0, 9, 9);
        data.items.add(new File([await drawn.convertToBlob()], given.name, { type: given.type }));
      }
      const { left, top, width, height } = element.getBoundingClientRect();
      const at = { clientX: left + width * x, clientY: top + height * y, bubbles: true, cancelable: true };
      for (const name of ['dragover', 'drop'])
        element.dispatchEvent(new DragEvent(name, { ...at, dataTransfer: data }));
    },
    { file, share },
  );

test('a picture of the clipboard becomes a layer with its stored file, and one Undo takes it back (GFX-015 GFX-010)', async () => {
  await copyPicture(400, 200);
  await paste();
  await expect(layers()).toHaveCount(1);
  await expect(layers()).toHaveText(['Pasted picture']);
  await expect(inspector().getByLabel('Width', { exact: true })).toHaveValue('400');
  await expect(inspector().getByLabel('X', { exact: true })).toHaveValue('340');
  await expect(inspector().getByRole('img', { name: 'Pasted picture' })).toBeVisible();
  await dee.reload();
  await expect(layers()).toHaveText(['Pasted picture']);
  await paste();
  await expect(layers()).toHaveCount(2);
  await dee.keyboard.press('Control+z');
  await expect(layers()).toHaveCount(1);
});

test('what was copied later wins: layers of the product, or words of another program (GFX-015)', async () => {
  await layers().first().getByRole('button').first().click();
  await canvas().focus();
  await dee.keyboard.press('Control+c');
  await paste();
  await expect(layers()).toHaveText(['Pasted picture', 'Pasted picture']);
  await copyText('Match day\nat Lord’s');
  await paste();
  await expect(layers().first()).toHaveText('Match day at Lord’s');
  await canvas().focus();
  await dee.keyboard.press('Control+c');
  await paste();
  await expect(layers()).toHaveCount(4);
  await expect(layers().first()).toHaveText('Match day at Lord’s');
  // The entry of the menu does the same.
  await copyText('From the menu');
  await dee.getByRole('button', { name: 'Layer actions' }).click();
  await dee.getByRole('menuitem', { name: 'Paste', exact: true }).click();
  await expect(layers().first()).toHaveText('From the menu');
  await dee.keyboard.press('Control+c');
  await dee.getByRole('button', { name: 'Layer actions' }).click();
  await dee.getByRole('menuitem', { name: 'Paste', exact: true }).click();
  await expect(layers()).toHaveCount(6);
});

test('words that are pasted into a text that is edited go into it (GFX-015)', async () => {
  await canvas().focus();
  await dee.keyboard.press('Enter');
  const text = dee.getByRole('textbox', { name: /^Text of/ });
  await dee.keyboard.press('End');
  await copyText(', 11 am');
  await dee.keyboard.press('Control+v');
  await expect(text).toHaveValue('From the menu, 11 am');
  await dee.keyboard.press('Escape');
  await expect(layers()).toHaveCount(6);
});

test('pasted SVG markup and a dropped SVG file become layers, and say what was not understood (GFX-032)', async () => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><script>document.title = 'Taken'</script>
    <rect id="Plate" width="100" height="100" fill="#123456"/><circle id="Ball" cx="50" cy="50" r="20" fill="red"/></svg>`;
  await copyText(svg);
  await paste();
  await expect(layers()).toHaveCount(9);
  await expect(layers().nth(0)).toHaveText('Drawing');
  await expect(layers().nth(1)).toHaveText('Ball');
  await expect(dee.getByRole('alert').filter({ hasText: 'A script is left out.' })).toBeVisible();
  await dee.getByRole('button', { name: 'Close this notice' }).first().click();
  await drop({ name: 'Mark.svg', type: 'image/svg+xml', content: svg.replace(/<circle.*\/>/, '') }, [0.5, 0.5]);
  await expect(layers()).toHaveCount(10);
  await expect(layers().first()).toHaveText('Plate');
});

test('a file that is dropped becomes a layer where it is dropped (GFX-015)', async () => {
  await drop({ name: 'Ball.png', type: 'image/png', content: { side: 100 } }, [0.5, 0.5]);
  await expect(layers()).toHaveCount(11);
  await expect(layers().first()).toHaveText('Ball');
  await expect(inspector().getByLabel('X', { exact: true })).toHaveValue('490');
  await drop('Dropped words', [0.5, 0.6]);
  await expect(layers().first()).toHaveText('Dropped words');
  await expect(layers()).toHaveCount(12);
});

test('what cannot be a layer gets its sentence (GFX-035)', async () => {
  const refused = async (file: DroppedFile | string, words: string) => {
    await drop(file, [0.5, 0.5]);
    await expect(dee.getByRole('alert').filter({ hasText: words })).toBeVisible();
  };
  await refused(
    { name: 'Plan.pdf', type: 'application/pdf', content: '%PDF-1.4' },
    'This is a: pdf, but this uploader only accepts: png, jpeg, jpg, webp',
  );
  await refused(
    { name: 'Torn.png', type: 'image/png', content: 'not a picture' },
    'Torn.png is damaged: it cannot be read as a picture.',
  );
  await refused('x'.repeat(10_001), 'The text has 10,001 characters. A text can have at most 10,000.');
  await expect(layers()).toHaveCount(12);
  await drop({ name: 'Poster.psd', type: '', content: 'GIF89a' }, [0.5, 0.5]);
  await expect(dee.getByRole('dialog', { name: 'Import PSD or SVG' }).getByRole('alert')).toHaveText(
    'This is not a Photoshop document.',
  );
});

test('an SVG file becomes a sharp picture where a picture is uploaded, or gets its sentence (GFX-010 GFX-035)', async () => {
  await dee.keyboard.press('Escape');
  await layers().filter({ hasText: 'Ball' }).first().getByRole('button').first().click();
  const input = inspector().getByLabel('Picture: file', { exact: true });
  const svg = (content: string) => ({
    name: 'Crest.svg',
    mimeType: 'image/svg+xml',
    buffer: Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 20 10">${content}</svg>`,
    ),
  });
  const asked: string[] = [];
  dee.on('request', (request) => asked.push(request.url()));
  await input.setInputFiles(svg('<script>document.title = "Taken"</script>'));
  await expect(inspector()).toContainText('Crest.svg has a script. Save it without scripts first.');
  await input.setInputFiles(svg('<image xlink:href="https://example.org/a.png" width="9" height="9"/>'));
  await expect(inspector()).toContainText('Crest.svg refers to something outside it. Embed it in the file first.');
  await input.setInputFiles(svg('<circle cx="10" cy="5" r="4" fill="red"/>'));
  await expect(inspector().getByRole('img', { name: 'Crest' })).toBeVisible();
  await expect(inspector()).not.toContainText('Crest.svg');
  expect(asked.filter((url) => url.includes('example.org'))).toEqual([]);
});
