import { type GraphicExport, graphicExports, graphics, publications } from '@pavilion/domain/graphics';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { run } from '../../engines/media/index.ts';
import { mediaTools } from '../../engines/media/media-tools.ts';
import { startApp, type TestApp } from '../../testing/app.ts';
import { addTemplate, smallDesign } from '../../testing/graphics-stage.ts';
import type { Person } from '../../testing/person.ts';
import { unzipped } from '../../testing/unzipped.ts';
import { upload } from '../../testing/uploads.ts';
import { expireExports } from './expire-exports.ts';

let app: TestApp;
/** `dee` designs, `may` makes, `out` has another department. */
let dee: Person;
let may: Person;
let out: Person;
beforeAll(async () => {
  app = await startApp();
  dee = await app.addPerson({ name: 'Dee Signer', roles: ['jimstagram_access', 'jimstagram_design'] });
  may = await app.addPerson({ name: 'May Ker', roles: ['jimstagram_access'] });
  out = await app.addPerson({ name: 'Out Side', roles: ['jimstagram_access'], departmentAccess: ['Events'] });
});
afterAll(() => app.stop());

type Asked = Partial<Parameters<Person['call']['graphics']['exportGraphic']>[0]>;

async function addGraphic(about: Parameters<typeof addTemplate>[1] = {}) {
  const template = await addTemplate(dee, about);
  const { id } = await may.call.graphics.makeGraphic({ template, name: 'Root 100' });
  const graphic = (await may.documents.get(graphics, id))!;
  const { design } = (await may.documents.get(publications, graphic.publication))!;
  return { id, template, slides: design.slides.map((slide) => slide.id), slots: design.slots };
}

/** Asks for an export, and waits until its job has ended. */
async function exported(graphic: { id: string; slides: string[] }, more: Asked = {}): Promise<GraphicExport> {
  const { id } = await may.call.graphics.exportGraphic({
    graphic: graphic.id,
    format: 'png',
    sizes: ['square'],
    slides: graphic.slides,
    ...more,
  });
  await app.jobsDone();
  return (await may.documents.get(graphicExports, id))!;
}

const download = (made: GraphicExport, person = may) => person.fetch(`/api/graphics/exports/${made.id}/file`);
const bytesOf = async (made: GraphicExport) => Buffer.from(await (await download(made)).arrayBuffer());

describe('an export', () => {
  it.each([
    ['png', 'Root 100 – Square 200×200.png', 'image/png'],
    ['jpeg', 'Root 100 – Square 200×200.jpg', 'image/jpeg'],
    ['webp', 'Root 100 – Square 200×200.webp', 'image/webp'],
  ] as const)('is one %s with a name that says what it is (GFX-023)', async (format, name, mime) => {
    const made = await exported(await addGraphic(), { format });
    expect(made).toMatchObject({ state: 'ready', name, progress: 100, watermarked: false });
    const response = await download(made);
    expect(response.headers.get('content-type')).toBe(mime);
    expect(response.headers.get('content-disposition')).toContain(encodeURIComponent(name));
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(await sharp(bytes).metadata()).toMatchObject({ format, width: 200, height: 200 });
  });

  it('that is asked for again while it is on its way is the same, and another one is not (GFX-023)', async () => {
    const { id: graphic, slides } = await addGraphic();
    const asked = { graphic, format: 'png' as const, sizes: ['square'], slides };
    const ask = (more: Asked = {}, person = may) => person.call.graphics.exportGraphic({ ...asked, ...more });
    const twice = await Promise.all([ask(), ask()]);
    expect(twice[0]).toEqual(twice[1]);
    const others = [await ask({ sizes: ['story'] }), await ask({ format: 'webp' }), await ask({}, dee)];
    expect(new Set([...twice, ...others].map(({ id }) => id)).size).toBe(4);
    await app.jobsDone();
    expect(await may.documents.fetch(graphicExports, { where: { graphic } })).toHaveLength(4);
    // A finished one may have been taken away: the next is drawn anew.
    expect((await ask()).id).not.toBe(twice[0]!.id);
    await app.jobsDone();
  });

  it('of several sizes is a zip (GFX-023)', async () => {
    const made = await exported(await addGraphic(), { sizes: ['square', 'story'] });
    expect(made).toMatchObject({ state: 'ready', name: 'Root 100 – PNG.zip' });
    const entries = await unzipped(await bytesOf(made));
    expect([...entries.keys()]).toEqual(['Root 100 – Square 200×200.png', 'Root 100 – Story 200×360.png']);
    const story = entries.get('Root 100 – Story 200×360.png')!;
    expect(await sharp(story).metadata()).toMatchObject({ width: 200, height: 360 });
  });

  it('of several sizes gives out each of its files, whole or from a byte on, to those who may see it (GFX-023)', async () => {
    const made = await exported(await addGraphic(), { sizes: ['square', 'story'] });
    const entries = [...(await unzipped(await bytesOf(made)))];
    const fetched = (at: string, headers = {}, person = may) =>
      person.fetch(`/api/graphics/exports/${made.id}/files/${at}`, { headers });
    for (const [at, [name, bytes]] of entries.entries()) {
      const response = await fetched(String(at));
      expect(response.headers.get('content-type')).toBe('image/png');
      expect(response.headers.get('content-disposition')).toContain(encodeURIComponent(name));
      expect(Buffer.from(await response.arrayBuffer()).equals(bytes)).toBe(true);
      const rest = await fetched(String(at), { range: 'bytes=10-' });
      expect(rest.status).toBe(206);
      expect(rest.headers.get('content-range')).toBe(`bytes 10-${bytes.length - 1}/${bytes.length}`);
      expect(Buffer.from(await rest.arrayBuffer()).equals(bytes.subarray(10))).toBe(true);
    }
    for (const at of ['2', '-1', '0x1', 'first']) expect((await fetched(at)).status, at).toBe(404);
    expect((await fetched('0', {}, out)).status).toBe(404);
  });

  it('as PDF has one page a slide, with the pixels of the picture (GFX-023)', async () => {
    const slides = [...smallDesign.slides, { id: 's2', background: { kind: 'colour', colour: '#ff0000' } as const }];
    const graphic = await addGraphic({ design: { ...smallDesign, slides } });
    const made = await exported(graphic, { format: 'pdf' });
    expect(made.name).toBe('Root 100 – Square 200×200.pdf');
    const { PDFiumLibrary } = await import('@hyzyla/pdfium');
    const pdf = await (await PDFiumLibrary.init()).loadDocument(await bytesOf(made));
    expect(pdf.getPageCount()).toBe(2);
    const { data } = await pdf.getPage(1).render({ scale: 4 / 3, render: 'bitmap' });
    expect([...data.subarray(0, 3)].sort()).toEqual([0, 0, 255]);
  });

  it.each([
    ['mp4', 'h264', 25, 25, 20],
    ['mp4', 'h264', 50, 50, 40],
    ['gif', 'gif', 50, 25, 20],
  ] as const)(
    'as %s (%s), asked at %i frames a second, is a film of its slides with their entrances (GFX-024)',
    async (format, codec, rate, has, frames) => {
      const slides = [{ ...smallDesign.slides[0]!, stay: 400 }];
      const motion = { in: { kind: 'fade', length: 400 } } as const;
      const slots = smallDesign.slots.map((slot) => (slot.id === 'title' ? { ...slot, motion } : slot));
      const made = await exported(await addGraphic({ design: { ...smallDesign, slides, slots } }), { format, rate });
      expect(made).toMatchObject({ state: 'ready', name: `Root 100 – Square 200×200.${format}` });
      const { tools } = await mediaTools(app.context.config);
      const found = await app.context.storage.withLocal(made.storageKey!, (path) =>
        run(tools!.ffprobe.path, ['-v', 'error', '-count_frames', '-show_streams', '-of', 'json', path]),
      );
      const [stream] = JSON.parse(found.ok ? found.stdout : '').streams;
      expect(stream).toMatchObject({ codec_name: codec, width: 200, height: 200, r_frame_rate: `${has}/1` });
      expect(Number(stream.nb_read_frames)).toBe(frames);
    },
  );

  it('as an OGraf package holds all that it needs, and cannot be sent to a brief (GFX-031)', async () => {
    const graphic = await addGraphic();
    const png = await sharp({ create: { width: 20, height: 20, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    const { id: photo } = await upload(may, { what: 'graphic-picture', of: 'graphics', id: graphic.id }, 'a.png', png);
    await may.documents.patch(graphics, graphic.id, { 'values.photo': photo });
    const made = await exported(graphic, { format: 'ograf' });
    expect(made).toMatchObject({ state: 'ready', name: 'Root 100 – Square 200×200.ograf.zip', pictures: [photo] });
    expect((await download(made)).headers.get('content-type')).toBe('application/zip');
    const entries = await unzipped(await bytesOf(made));
    const manifest = JSON.parse(entries.get('graphic.ograf.json')!.toString());
    expect(manifest).toMatchObject({ name: 'Root 100', stepCount: 1, main: 'graphic.mjs' });
    expect(manifest.schema.properties.batter).toEqual({ type: 'string', title: 'Batter', default: 'Root' });
    expect(entries.get(manifest.schema.properties.photo.default)).toEqual(png);
    expect(entries.get('graphic.mjs')!.toString().endsWith('as default};\n')).toBe(true);
    const { files } = JSON.parse(entries.get('graphic.json')!.toString());
    for (const path of [...Object.values<string>(files), 'canvaskit.wasm', 'licences/canvaskit.txt'])
      expect(entries.get(path)!.length, path).toBeGreaterThan(0);
    await expect(may.call.graphics.sendToBrief({ export: made.id, brief: 'any' })).rejects.toThrow(
      'An OGraf package is for playout software and cannot be sent to a brief.',
    );
    const both = await exported(graphic, { format: 'ograf', sizes: ['square', 'story'] });
    expect([...(await unzipped(await bytesOf(both))).keys()]).toEqual([
      'Root 100 – Square 200×200.ograf.zip',
      'Root 100 – Story 200×360.ograf.zip',
    ]);
  });

  it('is refused in a sentence when something is missing or too much (GFX-012 GFX-035)', async () => {
    const graphic = await addGraphic();
    await expect(exported(graphic, { sizes: ['wide'] })).rejects.toThrow(
      'A size or slide is not in the template any more.',
    );
    const many = Array.from({ length: 50 }, (_, at) => `x${at}`);
    await expect(exported(graphic, { sizes: many, slides: many })).rejects.toThrow('at most 200 pictures');
    await may.documents.patch(graphics, graphic.id, { 'values.batter': '' });
    await expect(exported(graphic)).rejects.toThrow('Batter is needed.');
  });

  it('is not given to people who may not see its graphic, or a picture in it (GFX-010)', async () => {
    const graphic = await addGraphic({ department: 'Digital' });
    const png = await sharp({ create: { width: 20, height: 20, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    const { id: photo } = await upload(may, { what: 'graphic-picture', of: 'graphics', id: graphic.id }, 'a.png', png);
    await may.documents.patch(graphics, graphic.id, { 'values.photo': photo });
    const made = await exported(graphic);
    expect(made).toMatchObject({ state: 'ready', pictures: [photo] });
    expect((await download(made, out)).status).toBe(404);
    expect((await download(made, dee)).status).toBe(200);

    await app.context.database.query(`UPDATE files SET data = data || '{"what":"archive-awaiting"}' WHERE id = $1`, [
      photo,
    ]);
    const refused = await download(made, dee);
    expect([refused.status, (await refused.json()).message]).toEqual([
      403,
      'This export has pictures that you do not have access to.',
    ]);
    await expect(exported(graphic)).rejects.toThrow(
      'The picture in Photo was deleted, or you do not have access to it. Choose another one.',
    );
  });

  it('that is removed leaves nothing behind, and old ones are removed (GFX-023)', async () => {
    const graphic = await addGraphic();
    const [first, second] = [await exported(graphic), await exported(graphic)];
    await may.call.graphics.cancelExport({ export: first!.id });
    expect(await may.documents.get(graphicExports, first!.id)).toBeUndefined();
    expect(await app.context.storage.size(first!.storageKey!)).toBeNull();

    const later = new Date(Date.parse(second!.created_at!) + 15 * 24 * 3600_000).toISOString();
    await expireExports.run({ ...app.context, clock: () => later }, {}, new AbortController().signal);
    expect(await app.context.storage.size(second!.storageKey!)).toBeNull();
  });
});
