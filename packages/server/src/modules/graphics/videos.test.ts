import { copyFile, readFile } from 'node:fs/promises';
import { controlDocs, slots, templates } from '@pavilion/domain/graphics';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { run } from '../../engines/media/index.ts';
import { startApp, type TestApp } from '../../testing/app.ts';
import { addFilm, addFilmTemplate, exportFilm, fileOf } from '../../testing/film-stage.ts';
import { findMediaFixtures } from '../../testing/media-fixtures.ts';
import type { Person } from '../../testing/person.ts';
import { upload } from '../../testing/uploads.ts';

const media = await findMediaFixtures();
let app: TestApp;
/** `dee` designs, `may` makes, `out` designs for another department. */
let dee: Person;
let may: Person;
let out: Person;
beforeAll(async () => {
  app = await startApp();
  const roles = ['jimstagram_access', 'jimstagram_design'] as const;
  dee = await app.addPerson({ name: 'Dee Signer', roles });
  may = await app.addPerson({ name: 'May Ker', roles: ['jimstagram_access'] });
  out = await app.addPerson({ name: 'Out Side', roles, departmentAccess: ['Events'] });
});
afterAll(() => app.stop());

const slotOf = (id: string) => dee.documents.get(slots, id);

describe('a video layer', () => {
  it('has the facts of its film from the server, whatever a client says (GFX-007)', async () => {
    const path = await media.video({ rate: { num: 30_000, den: 1_001 }, seconds: 2 });
    const facts = { rate: { num: 1, den: 1 }, frames: 100_000, hasSound: false };
    const { slot, file } = await addFilmTemplate(app, dee, path, { video: facts });
    expect((await slotOf(slot))?.video).toEqual({
      file,
      in: 0,
      atEnd: 'hold',
      sound: false,
      rate: { num: 30_000, den: 1_001 },
      frames: 60,
      startSeconds: 0,
      hasSound: true,
    });
  });

  it('refuses a part and a poster that its film does not have, each with a sentence (GFX-035)', async () => {
    const { slot } = await addFilmTemplate(app, dee, await media.video());
    const change = (video: object) => dee.documents.patch(slots, slot, video as never);
    await expect(change({ 'video.in': 50 })).rejects.toThrow(
      'The video has 50 frames, so it cannot begin at frame 50.',
    );
    await expect(change({ 'video.in': 40, 'video.length': 11 })).rejects.toThrow(
      'The video has 10 frames from there, so 11 are too many.',
    );
    await expect(change({ 'video.poster': 50 })).rejects.toThrow('frame 50 cannot be its poster.');
    await expect(change({ 'video.in': 1.5 })).rejects.toThrow();
    await change({ 'video.in': 40, 'video.length': 10, 'video.poster': 49 });
    expect((await slotOf(slot))?.video).toMatchObject({ in: 40, length: 10, poster: 49 });
  });

  it('takes videos only: pictures, sound, damaged and too large ones are refused with a sentence (GFX-035)', async () => {
    const { template, slot } = await addFilmTemplate(app, dee, await media.video());
    const set = (file: string) => dee.documents.patch(slots, slot, { 'video.file': file });
    const png = await readFile(await media.image({ format: 'png' }));
    const target = { what: 'graphic-video', of: 'templates', id: template } as const;
    expect((await upload(dee, target, 'still.png', png)).refused).toContain('This is a: png');
    const { id: picture } = await upload(dee, { what: 'graphic-picture', of: 'templates', id: template }, 'a.png', png);
    await expect(set(picture)).rejects.toThrow('is not a video.');
    await expect(set('nothing')).rejects.toThrow('This video does not exist, or you do not have access to it.');
    await expect(set(await addFilm(app, dee, template, await media.video({ picture: false })))).rejects.toThrow(
      'has no moving picture.',
    );
    const cut = await media.truncated(await media.video({ faststart: true, seconds: 2 }), 0.5);
    await expect(set(await addFilm(app, dee, template, cut))).rejects.toThrow('cannot be read as a video.');
    const large = await addFilm(app, dee, template, await media.video({ seconds: 1 }));
    await app.context.database.query(
      `UPDATE files SET data = jsonb_set(data, '{metadata,width}', '7680') WHERE id = $1`,
      [large],
    );
    await expect(set(large)).rejects.toThrow('is larger than 4K. Use a video of at most 4,096 pixels a side.');
    await app.context.database.query(
      `UPDATE files SET data = data - 'metadata' || '{"media":"pending"}' WHERE id = $1`,
      [large],
    );
    await expect(set(large)).rejects.toThrow('is still being read. Choose it again in a moment.');
  });

  it('is set only by people who may see its file, and copies leave out others’ (GFX-010)', async () => {
    const { template, file } = await addFilmTemplate(app, dee, await media.video());
    const { slot } = await addFilmTemplate(app, dee, await media.video());
    await dee.call.graphics.publishTemplate({ template });
    // From now on a file of the archive, which neither of them has access to.
    await app.context.database.query(`UPDATE files SET data = data || '{"what":"archive-awaiting"}' WHERE id = $1`, [
      file,
    ]);
    await expect(dee.documents.patch(slots, slot, { 'video.file': file })).rejects.toThrow(
      'This video does not exist, or you do not have access to it.',
    );
    const { id: copy } = await dee.call.graphics.copyTemplate({ template });
    const [copied] = await dee.documents.fetch(slots, { where: { template: copy } });
    expect([copied?.name, copied?.video]).toEqual(['Background', undefined]);
    await expect(exportFilm(app, { designer: dee, maker: may }, template)).rejects.toThrow(
      'The video in Background was deleted, or you do not have access to it. Choose another one.',
    );
  });

  it('without a video keeps a template from being published (GFX-007)', async () => {
    const { template, slot } = await addFilmTemplate(app, dee, await media.video());
    await dee.documents.patch(slots, slot, { video: null });
    await expect(dee.call.graphics.publishTemplate({ template })).rejects.toThrow('“Background” has no video.');
    expect((await dee.documents.get(templates, template))?.state).toBe('draft');
  });
});

describe('a frame of a video', () => {
  const address = (file: string, frame: number | string) => `/api/graphics/frames/${file}/${frame}`;

  it('is given as a picture to people who may see its file (GFX-007 GFX-010)', async () => {
    const { file } = await addFilmTemplate(app, dee, await media.video());
    const answer = await dee.fetch(address(file, 12));
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png']);
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 320, height: 180 });
    for (const frame of [50, -1, 'x', '1.5']) expect((await dee.fetch(address(file, frame))).status).toBe(404);
    await app.context.database.query(`UPDATE files SET data = data || '{"department":"Digital"}' WHERE id = $1`, [
      file,
    ]);
    expect((await out.fetch(address(file, 12))).status).toBe(404);
    expect((await may.fetch(address(file, 12))).status).toBe(200);
    const anyone = await fetch(new URL(address(file, 12), app.url));
    expect(anyone.status).toBe(401);
  });

  it('stands upright if the film says so, as from a phone (GFX-035)', async () => {
    const path = `${await media.video({ seconds: 1 })}-turned.mp4`;
    await copyFile(await media.video({ seconds: 1 }), path);
    const turned = await run(media.tools.ffmpeg.path, [
      ...['-v', 'error', '-y', '-i', await media.video({ seconds: 1 }), '-c', 'copy'],
      ...['-metadata:s:v:0', 'rotate=90', path],
    ]);
    expect(turned.ok).toBe(true);
    const { file } = await addFilmTemplate(app, dee, path);
    expect((await fileOf(app, file))?.metadata).toMatchObject({ width: 180, height: 320 });
    const bytes = Buffer.from(await (await dee.fetch(address(file, 0))).arrayBuffer());
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 180, height: 320 });
  });
});

describe('a film alone in a rundown', () => {
  const take = (control: string, item = 'one') =>
    may.call.graphics.controlProgramme({ control, do: { act: 'take', item } });

  it('is taken with its facts, goes out at its end, and is given to its address only meanwhile or after (GFX-028 GFX-029)', async () => {
    const { template, file } = await addFilmTemplate(app, dee, await media.video());
    const other = await addFilm(app, dee, template, await media.video({ seconds: 1 }));
    const rundown = {
      one: { film: file, title: 'Sting', order: 0, layer: 5 },
      two: { film: file, title: 'Loop', order: 1, atEnd: 'loop' as const },
    };
    const { id } = await may.documents.insert(controlDocs, { name: 'Match night', rundown });
    const { secret } = await may.call.graphics.programmeAddress({ control: id });
    const status = async (path: string) => (await fetch(new URL(`/api/air/${secret}/${path}`, app.url))).status;
    expect(await status(`film/${file}`)).toBe(404);
    await take(id);
    await take(id, 'two');
    const taken = await may.documents.get(controlDocs, id);
    const sting = taken?.overlays?.['5'];
    expect(sting).toMatchObject({ item: 'one', film: { file, frames: 50, atEnd: 'hold' } });
    expect(Date.parse(sting?.endsAt ?? '') - Date.parse(sting?.takenAt ?? '')).toBe(2_000);
    expect(taken?.programme).toMatchObject({ item: 'two', film: { file, atEnd: 'loop' } });
    expect(taken?.programme?.endsAt).toBeUndefined();
    expect(await status(`film/${file}`)).toBe(200);
    expect(await status(`frame/${file}/10`)).toBe(200);
    expect(await status(`film/${other}`)).toBe(404);
  });

  it('is added and taken only by people who may see it, and only if it is a film (GFX-010 GFX-028)', async () => {
    const { file: hidden } = await addFilmTemplate(app, dee, await media.video(), { department: 'Digital' });
    const insert = (item: object) =>
      out.documents.insert(controlDocs, {
        name: 'Events night',
        department: 'Events',
        rundown: { one: { title: 'Film', ...item } },
      });
    const noAccess = 'This video does not exist, or you do not have access to it.';
    await expect(insert({ film: hidden })).rejects.toThrow(noAccess);
    await expect(insert({})).rejects.toThrow('An item of a rundown is a graphic or a film.');
    await expect(insert({ film: hidden, graphic: 'g1' })).rejects.toThrow('a graphic or a film');
    const picture = await sharp({ create: { width: 20, height: 20, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    const target = {
      what: 'graphic-picture',
      of: 'templates',
      id: (await addFilmTemplate(app, out, await media.video(), { department: 'Events' })).template,
    } as const;
    const { id: still } = await upload(out, target, 'still.png', picture);
    await expect(insert({ film: still })).rejects.toThrow('still.png is not a video.');

    // Somebody else, who may see it, has put it into the rundown.
    const { id } = await out.documents.insert(controlDocs, { name: 'Events night', department: 'Events' });
    await may.documents.patch(controlDocs, id, { 'rundown.one': { film: hidden, title: 'Film' } });
    await out.documents.patch(controlDocs, id, { 'rundown.one.layer': 2 });
    await expect(out.call.graphics.controlProgramme({ control: id, do: { act: 'take', item: 'one' } })).rejects.toThrow(
      noAccess,
    );
    await take(id);
    await out.call.graphics.controlProgramme({ control: id, do: { act: 'out', item: 'one' } });
  });
});

it('a programme shows its video and frames of it to its address while it is on air, and other files to nobody (GFX-029)', async () => {
  const { template, file } = await addFilmTemplate(app, dee, await media.video());
  const other = await addFilm(app, dee, template, await media.video({ seconds: 1 }));
  await dee.call.graphics.publishTemplate({ template });
  const { id: graphic } = await may.call.graphics.makeGraphic({ template });
  const rundown = { one: { graphic, title: 'Film', order: 0 } };
  const { id: control } = await may.documents.insert(controlDocs, { name: 'Match night', rundown });
  const { secret } = await may.call.graphics.programmeAddress({ control });
  const status = async (path: string, init?: RequestInit) =>
    (await fetch(new URL(`/api/air/${secret}/${path}`, app.url), init)).status;
  expect(await status(`film/${file}`)).toBe(404);
  await may.call.graphics.controlProgramme({ control, do: { act: 'take', item: 'one' } });
  expect(await status(`film/${file}`)).toBe(200);
  expect(await status(`film/${file}`, { headers: { range: 'bytes=0-99' } })).toBe(206);
  expect(await status(`frame/${file}/3`)).toBe(200);
  for (const path of [`film/${other}`, `frame/${other}/3`, `frame/${file}/50`]) expect(await status(path)).toBe(404);
  await may.call.graphics.programmeAddress({ control, renew: true });
  expect(await status(`film/${file}`)).toBe(404);
});
