import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { files } from '@pavilion/domain/files';
import {
  brandKits,
  graphicExports,
  graphicFonts,
  graphics,
  publications,
  type Scene,
  slots as templateSlots,
} from '@pavilion/domain/graphics';
import { collections } from '@pavilion/domain/library';
import { type Face, families } from '@pavilion/drawing';
import { loadFaces, openDrawer, packagedFile } from '@pavilion/drawing/node';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createRenderer } from '../../engines/drawing/renderer.ts';
import type { DrawTask } from '../../engines/drawing/types.ts';
import { startApp, type TestApp } from '../../testing/app.ts';
import { addTemplate, smallDesign } from '../../testing/graphics-stage.ts';
import type { Person } from '../../testing/person.ts';
import { upload } from '../../testing/uploads.ts';

let app: TestApp;
let dee: Person;
beforeAll(async () => {
  app = await startApp();
  dee = await app.addPerson({
    name: 'Dee Signer',
    roles: ['jimstagram_access', 'jimstagram_design', 'creative_catalogue_access', 'creative_catalogue_upload'],
  });
});
afterAll(() => app.stop());

async function exported(more: Record<string, string> = {}, design = smallDesign) {
  const template = await addTemplate(dee, { design });
  const { id } = await dee.call.graphics.makeGraphic({ template, name: 'Root 100' });
  for (const [key, value] of Object.entries(more))
    await dee.documents.patch(graphics, id, { [`values.${key}`]: value });
  const { publication } = (await dee.documents.get(graphics, id))!;
  const slides = (await dee.documents.get(publications, publication))!.design.slides.map((slide) => slide.id);
  const asked = await dee.call.graphics.exportGraphic({ graphic: id, format: 'png', sizes: ['square'], slides });
  await app.jobsDone();
  return (await dee.documents.get(graphicExports, asked.id))!;
}

describe('an export that cannot be drawn', () => {
  it('names the texts and sizes that do not fit (GFX-008)', async () => {
    const made = await exported({ batter: 'Hyphenated-Doublebarrelled '.repeat(12) });
    expect(made).toMatchObject({
      state: 'failed',
      error: 'These texts do not fit: Title in Square 200×200. Shorten them.',
    });
  });

  it('names the letters that no font has (GFX-008 GFX-009)', async () => {
    const made = await exported({ batter: 'محمد 🏏 한국, विराट कोहली' });
    expect(made).toMatchObject({
      state: 'failed',
      error: 'These letters are in none of the fonts: 한국, विराट, कोहली in Title.',
    });
    expect(await exported({ batter: 'محمد 🏏 †\r\nÅsa\u200d Nguyễn' })).toMatchObject({ state: 'ready' });
  });

  it('names the picture that has too many pixels (GFX-035)', async () => {
    const id = await collected('large.png', await tooLarge());
    await app.jobsDone();
    const made = await exported({ photo: id }).catch((error: Error) => ({ error: error.message }));
    expect(made.error).toMatch(/^large.png has more than 100 megapixels/);
  });
});

const tooLarge = () =>
  sharp({ create: { width: 12_000, height: 9_000, channels: 3, background: 'red' }, limitInputPixels: false })
    .png()
    .toBuffer();

/** A picture in a collection: those may be larger. */
async function collected(name: string, bytes: Buffer): Promise<string> {
  const shelf = await app.context.store.transaction({ kind: 'system', name: 'test' }, (tx) =>
    tx.insert(collections, { name: 'Large' }),
  );
  const about = { type: 'Image', brand: 'England', format: 'A4', department: 'Digital' };
  const { id, refused } = await upload(dee, { what: 'collection-file', colID: shelf.id, ...about }, name, bytes);
  expect(refused).toBeUndefined();
  return id;
}

it('a picture with too many pixels is refused as it is uploaded, and as its template is published (GFX-010 GFX-035)', async () => {
  const template = await addTemplate(dee, { publish: false });
  const bytes = await tooLarge();
  const target = { what: 'graphic-picture', of: 'templates', id: template } as const;
  const { id, refused } = await upload(dee, target, 'large.png', bytes);
  expect(refused).toBe('large.png has more than 100 megapixels. Use a smaller picture.');
  expect(await dee.documents.get(files, id)).toBeUndefined();

  // Its size is not known until it was looked at.
  const wide = await collected('wide.png', bytes);
  const [layer] = await app.context.store.find(templateSlots, { where: { template, name: 'Photo' } });
  await dee.documents.patch(templateSlots, layer!.id, { picture: { file: wide } });
  await app.jobsDone();
  await expect(dee.call.graphics.publishTemplate({ template })).rejects.toThrow(
    '“Photo” cannot be drawn: wide.png has more than 100 megapixels. Use a smaller picture.',
  );
});

it('a picture that is cut off is refused as it is uploaded, for a kit as for a template (GFX-010 GFX-035)', async () => {
  const plainPicture = sharp({ create: { width: 400, height: 400, channels: 3, background: 'red', noise } });
  const kit = await dee.documents.insert(brandKits, { name: 'Cut kit' });
  const template = await addTemplate(dee);
  for (const format of ['jpeg', 'png', 'webp'] as const) {
    const whole = await plainPicture.clone().toFormat(format).toBuffer();
    const cut = whole.subarray(0, Math.floor(whole.length / 2));
    for (const owner of [{ of: 'brandKits', id: kit.id } as const, { of: 'templates', id: template } as const]) {
      const target = { what: 'graphic-picture', ...owner } as const;
      const { id, refused } = await upload(dee, target, `cut.${format}`, cut);
      expect(refused).toBe(`cut.${format} is damaged: it cannot be read as a picture.`);
      expect(await dee.documents.get(files, id)).toBeUndefined();
      expect((await upload(dee, target, `whole.${format}`, whole)).refused).toBeUndefined();
    }
  }
});
const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;

it.each(['🏏', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', '👏🏽', '1️⃣'])('%s is drawn in its colours (GFX-008)', async (emoji) => {
  const colours = async (batter: string) => {
    const made = await exported({ batter });
    const png = await (await dee.fetch(`/api/graphics/exports/${made.id}/file`)).arrayBuffer();
    const { data, info } = await sharp(png).raw().toBuffer({ resolveWithObject: true });
    const pixels = Array.from({ length: info.width * info.height }, (_, at) => data.subarray(at * info.channels));
    return pixels.filter(([red = 0, , blue = 0]) => Math.abs(red - blue) > 40).length;
  };
  expect(await colours(emoji)).toBeGreaterThan((await colours('Root')) + 50);
});

describe('an uploaded font', () => {
  it('is checked when it is uploaded, and used by the export (GFX-009 GFX-035)', async () => {
    const anton = await readFile(packagedFile('@fontsource/anton/files/anton-latin-400-normal.woff2'));
    const broken = Buffer.concat([anton.subarray(0, 400), Buffer.alloc(2_000, 1)]);
    const refused = await upload(dee, { what: 'graphic-font' }, 'broken.woff2', broken);
    expect(refused.refused).toBe('broken.woff2 cannot be read as a font.');
    const png = await sharp({ create: { width: 20, height: 20, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    expect((await upload(dee, { what: 'graphic-font' }, 'font.ttf', png)).refused).toContain('This is a: png');

    const { id: file } = await upload(dee, { what: 'graphic-font' }, 'anton.woff2', anton);
    const says = { family: 'Anton', weight: 400, italic: false };
    expect(await dee.documents.get(files, file)).toMatchObject({ what: 'graphic-font', font: says });
    await expect(
      dee.documents.insert(graphicFonts, { family: 'Board', licence: 'OFL', file: 'nothing' }),
    ).rejects.toThrow('Upload a font file first.');
    await dee.documents.insert(graphicFonts, { family: 'Board', licence: 'OFL', file });

    const bytesOf = async (font: string) => {
      const slots = smallDesign.slots.map((slot) =>
        slot.id === 'title' ? { ...slot, textStyle: { ...plain, font, size: 20 } } : slot,
      );
      const made = await exported({}, { ...smallDesign, slots });
      return Buffer.from(await (await dee.fetch(`/api/graphics/exports/${made.id}/file`)).arrayBuffer());
    };
    const drawn = await bytesOf('Board');
    expect(drawn.equals(await bytesOf('Anton'))).toBe(true);
    expect(drawn.equals(await bytesOf('Inter'))).toBe(false);
  });

  it('stays while templates, kits and graphics are drawn in it, and is deleted when none is (GFX-009 GFX-018)', async () => {
    const anton = await readFile(packagedFile('@fontsource/anton/files/anton-latin-400-normal.woff2'));
    const { id: file } = await upload(dee, { what: 'graphic-font' }, 'club.woff2', anton);
    const addFont = (weight: number) =>
      dee.documents.insert(graphicFonts, { family: 'Club', weight, licence: 'OFL', file });
    const [font, bold] = [await addFont(400), await addFont(700)];
    const style = { ...plain, font: 'Club', size: 20 };
    const slots = smallDesign.slots.map((slot) => (slot.id === 'title' ? { ...slot, textStyle: style } : slot));
    const template = await addTemplate(dee, { name: 'Club day', design: { ...smallDesign, slots } });
    const { id: graphic } = await dee.call.graphics.makeGraphic({ template });
    const kit = await dee.documents.insert(brandKits, { name: 'Club kit', textStyles: [{ name: 'Words', style }] });

    const erase = () => dee.documents.delete(graphicFonts, font.id);
    await expect(erase()).rejects.toMatchObject({
      code: 'IN_USE',
      message:
        'Club is the font of the template “Club day”, the brand kit “Club kit” and 1 graphic. Give them another font first.',
    });
    await expect(dee.documents.patch(graphicFonts, font.id, { weight: 700 })).rejects.toThrow('“Club day”');
    await expect(dee.documents.patch(graphicFonts, font.id, { family: 'Clubs' })).rejects.toThrow('“Club day”');
    await expect(dee.documents.delete(files, file)).rejects.toThrow('This is the file of the font Club.');
    await dee.documents.delete(graphicFonts, bold.id);

    // The template and the kit are given another font; what was published and made is still drawn in this one.
    const [title] = await dee.documents.fetch(templateSlots, { where: { template, name: 'Title' } });
    await dee.documents.patch(templateSlots, title!.id, { 'textStyle.font': 'Anton' });
    await dee.documents.delete(brandKits, kit.id);
    await expect(erase()).rejects.toThrow('Club is the font of the template “Club day” and 1 graphic.');
    await dee.call.graphics.publishTemplate({ template });
    await expect(erase()).rejects.toThrow('Club is the font of 1 graphic.');
    await dee.call.graphics.takePublication({ graphic });
    await erase();
    await dee.documents.patch(templateSlots, title!.id, { 'textStyle.font': 'Club' });
    await expect(dee.call.graphics.publishTemplate({ template })).rejects.toThrow(
      '“Title” uses the font Club, which does not exist any more.',
    );
  });

  it('is named by number to designers who do not see its templates (GFX-005)', async () => {
    const anton = await readFile(packagedFile('@fontsource/anton/files/anton-latin-400-normal.woff2'));
    const { id: file } = await upload(dee, { what: 'graphic-font' }, 'own.woff2', anton);
    const font = await dee.documents.insert(graphicFonts, { family: 'Own', licence: 'OFL', file });
    const style = { ...plain, font: 'Own', size: 20 };
    const slots = smallDesign.slots.map((slot) => (slot.id === 'title' ? { ...slot, textStyle: style } : slot));
    const design = { ...smallDesign, slots };
    await addTemplate(dee, { name: 'Secret day', department: 'Digital', design, publish: false });
    const eve = await app.addPerson({
      name: 'Eve Nts',
      roles: ['jimstagram_access', 'jimstagram_design'],
      departmentAccess: ['Events'],
    });
    await expect(eve.documents.delete(graphicFonts, font.id)).rejects.toThrow('Own is the font of 1 template.');
  });
});

const plain = {
  weight: 400,
  italic: false,
  colour: '#ffffff',
  lineHeight: 1.1,
  letterSpacing: 0,
  case: 'as typed',
  tabular: false,
} as const;

describe('signs that fonts of the product lack', () => {
  const anton = '@fontsource/anton/files/anton-latin-400-normal.woff2';
  const uploaded: Face[] = [{ family: 'Board', weight: 400, italic: false, file: 'anton' }];
  const fonts = [...families.map(({ name }) => name), 'Board'];
  it.each(fonts)('are drawn with one that has them: %s (GFX-009)', async (font) => {
    const bytes = await readFile(packagedFile(anton));
    const drawn = await Promise.all(
      ['\ue000', ...'†₹ệ‒'].map(async (text) => {
        // What one text needs may help another.
        const drawer = await openDrawer();
        const scene = sceneOf(font, text);
        await loadFaces(drawer, scene, uploaded, async () => new Uint8Array(bytes).buffer);
        return Buffer.from(drawer.pixels(scene, uploaded).pixels).toString('base64');
      }),
    );
    // A letter for private use is in no font: what all missing letters look like.
    const [missing, ...others] = drawn;
    expect(others).not.toContain(missing);
    expect(new Set(others).size).toBe(others.length);
  });
});

describe('letters with two marks', () => {
  /** Rows that a letter's ink takes, from the first to the last. */
  const inkOf = async (font: string, text: string) => {
    const drawer = await openDrawer();
    const { nodes, ...ground } = sceneOf(font, text);
    // With room above the line.
    const scene = { ...ground, height: 120, nodes: nodes.map((node) => ({ ...node, box: { ...node.box, y: 40 } })) };
    await loadFaces(drawer, scene, [], () => Promise.reject(new Error('No font is uploaded.')));
    const { pixels, width, height } = drawer.pixels(scene);
    const rows = Array.from({ length: height }, (_, row) => row).filter((row) =>
      pixels.subarray(row * width * 4, (row + 1) * width * 4).some((part, at) => at % 4 === 0 && part > 128),
    );
    return { rows, picture: Buffer.from(pixels).toString('base64') };
  };

  it.each(families.map(({ name }) => name))('stand one above the other: %s (GFX-008 GFX-009)', async (font) => {
    for (const [two, one] of ['ỄÊ', 'ẪÂ', 'ỖÔ', 'ễê'].map((pair) => [...pair] as [string, string])) {
      const [both, single] = [await inkOf(font, two), await inkOf(font, one)];
      // Higher than a letter with one mark, of 40 pixels.
      expect(single.rows[0]! - both.rows[0]!, two).toBeGreaterThanOrEqual(2);
      // However it was typed: some systems write a letter and its marks one by one.
      expect((await inkOf(font, two.normalize('NFD'))).picture, two).toBe(both.picture);
    }
  });
});

const sceneOf = (font: string, text: string): Scene => ({
  ...{ width: 60, height: 60, background: { kind: 'colour', colour: [0, 0, 0, 1] } },
  nodes: [
    {
      ...{ id: 't', type: 'text', box: { x: 0, y: 0, width: 60, height: 60, turn: 0 }, opacity: 1, blend: 'normal' },
      ...{ align: 'left', vertical: 'top', wrap: false, shrinkTo: 1, direction: 'auto' },
      runs: [{ font, ...plain, size: 40, colour: [255, 255, 255, 1], text }],
    },
  ],
});

describe('the drawing process', () => {
  const scene: Scene = { width: 40, height: 40, background: { kind: 'colour', colour: [255, 0, 0, 1] }, nodes: [] };
  const task = (name: string): DrawTask => ({
    kind: 'draw',
    scene,
    format: 'png',
    quality: 90,
    output: join(tmpdir(), `drawing-test-${process.pid}-${name}.png`),
    uploaded: [],
    paths: {},
  });

  it('is started anew after it was ended, and draws again (GFX-023)', async () => {
    const renderer = createRenderer({ prlimit: null });
    const stop = new AbortController();
    const drawing = renderer.draw(task('a'), { seconds: 60, signal: stop.signal });
    stop.abort(new Error('The server stops.'));
    await expect(drawing).rejects.toThrow('The server stops.');
    await expect(renderer.draw(task('b'), { seconds: 0.001 })).rejects.toThrow(
      'Drawing took too long and was stopped.',
    );
    expect(await renderer.draw(task('c'), { seconds: 60 })).toEqual({ unfit: [] });
    expect(await sharp(await readFile(task('c').output)).metadata()).toMatchObject({ width: 40, height: 40 });
    renderer.close();
  });

  it('is replaced after a number of drawings by one that has started before, and leaves none (GFX-030)', async () => {
    // pgrep leaves itself out.
    const children = () => spawnSync('pgrep', ['-P', String(process.pid)], { encoding: 'utf8' }).stdout.split('\n');
    const before = new Set(children());
    const started = () => children().filter((id) => !before.has(id)).length;
    const renderer = createRenderer({ prlimit: null, mostDrawings: 2 });
    for (const name of ['a', 'b', 'c', 'd', 'e']) {
      expect(await renderer.draw(task(name), { seconds: 60 })).toEqual({ unfit: [] });
      expect(started()).toBe(2);
    }
    renderer.close();
    await vi.waitFor(() => expect(started()).toBe(0));
  });
});
