import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { controlDocs } from '@pavilion/domain/graphics';
import { type Livestream, livestreams } from '@pavilion/domain/livestreams';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startApp, type TestApp } from '../../testing/app.ts';
import { startEncoder, startReceiver, type TestEncoder } from '../../testing/encoder.ts';
import { addTemplate, smallDesign } from '../../testing/graphics-stage.ts';
import type { Person } from '../../testing/person.ts';
import { upload } from '../../testing/uploads.ts';
import { countOldCarriages } from './count-carriages.ts';

const run = promisify(execFile);
const soon = { timeout: 60_000, interval: 300 };

let app: TestApp;
let folder: string;
/** Runs streams and graphics. */
let olive: Person;
/** Runs streams, and sees the graphics of The Hundred only. */
let hugo: Person;
let designer: Person;
const running: TestEncoder[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'stream-graphics-'));
  app = await startApp({ config: { rtmpPort: 0, rtmpHost: '127.0.0.1' } });
  const roles = ['livestream_access', 'jimstagram_access'] as const;
  olive = await app.addPerson({ name: 'Olive Op', roles: [...roles] });
  hugo = await app.addPerson({ name: 'Hugo Hundred', roles: [...roles], departmentAccess: ['The Hundred'] });
  designer = await app.addPerson({ name: 'Dee Signer', roles: ['jimstagram_access', 'jimstagram_design'] });
});
afterAll(async () => {
  for (const each of running) await each.stop();
  await app.stop();
  await rm(folder, { recursive: true, force: true });
});

/** A graphic: the lower half of the screen in one colour. */
async function bar(name: string, colour: string): Promise<string> {
  const lower = { x: 0, y: 540, width: 1920, height: 540 };
  const fill = { kind: 'colour' as const, colour };
  const template = await addTemplate(designer, {
    name,
    department: 'Digital',
    design: {
      ...smallDesign,
      sizes: { wide: { width: 1920, height: 1080, label: 'Wide', order: 0 } },
      slides: [{ id: 's1', name: 'Bar', background: { kind: 'colour', colour: '#00000000' } }],
      slots: [{ id: 'bar', slide: 's1', type: 'shape', name: 'Bar', order: 0, box: lower, fill }],
    },
  });
  return (await olive.call.graphics.makeGraphic({ template, values: { batter: 'Root' } })).id;
}

/** A control document with one such graphic. */
async function control(name: string, colour: string) {
  const graphic = await bar(name, colour);
  const item = randomUUID();
  const rundown = { [item]: { graphic, title: name, order: 1 } };
  const { id } = await olive.documents.insert(controlDocs, { name, department: 'Digital', rundown });
  const act = (what: 'take' | 'out') => olive.call.graphics.controlProgramme({ control: id, do: { act: what, item } });
  return { id, take: () => act('take'), out: () => act('out') };
}

const stream = async (id: string) => (await olive.documents.get(livestreams, id)) as Livestream;

/** A stream with an encoder, and a receiver whose connection ends with the feed: it accepts only one. */
async function onAir(name: string, chosen: string | null) {
  const { id } = await olive.call.livestreams.addStream({ name });
  if (chosen) await olive.call.livestreams.setStreamGraphics({ streamID: id, control: chosen });
  await olive.call.livestreams.activateSEP({ streamID: id });
  const { url, name: key } = (await stream(id)).stream;
  running.push(startEncoder(`${url}/${key}`));
  const receiver = await startReceiver(folder);
  running.push(receiver);
  await olive.call.livestreams.addRTMP({ streamID: id, url: receiver.address });
  await vi.waitFor(async () => expect((await stat(receiver.file)).size).toBeGreaterThan(20_000), soon);
  return { id, receiver };
}

const [low, corner] = ['20:20:10:150', '10:10:290:12'];
/** The colour at a place of each picture that was received, without repeats: red, blue or grey. */
async function coloursIn(file: string, place = low): Promise<string[]> {
  const filters = `crop=${place},scale=1:1:flags=area,format=rgb24`;
  const args = ['-v', 'error', '-i', file, '-vf', filters, '-f', 'rawvideo', '-'];
  const { stdout } = await run('ffmpeg', args, { encoding: 'buffer', maxBuffer: 2 ** 24 });
  const colours: string[] = [];
  for (let at = 0; at + 2 < stdout.length; at += 3) {
    const [red = 0, , blue = 0] = stdout.subarray(at, at + 3);
    const colour = red - blue > 100 ? 'red' : blue - red > 100 ? 'blue' : 'grey';
    if (colours.at(-1) !== colour) colours.push(colour);
  }
  return colours;
}
/** What was received: faults in it, and the longest time between two packets of picture and of sound, in milliseconds. */
async function soundnessOf(file: string) {
  const { stderr } = await run('ffmpeg', ['-v', 'error', '-i', file, '-f', 'null', '-']);
  const longest = async (track: 'v' | 'a') => {
    const args = ['-v', 'error', '-select_streams', track, '-show_entries', 'packet=dts_time', '-of', 'csv=p=0', file];
    const times = (await run('ffprobe', args)).stdout.split('\n').map(Number.parseFloat).filter(Number.isFinite);
    const steps = times.slice(1).map((time, n) => Math.round((time - (times[n] ?? 0)) * 1_000));
    return { shortest: Math.min(...steps), longest: Math.max(...steps) };
  };
  return { faults: stderr, pictures: await longest('v'), sound: await longest('a') };
}

const received = (file: string, colours: readonly string[]) =>
  vi.waitFor(async () => expect(await coloursIn(file)).toEqual(colours), soon);

it('who runs streams alone chooses a rundown by its name, within the own departments, and reads nothing else of it (GFX-030)', async () => {
  const { id } = await control('Gold bar', '#ffd700');
  const roles = ['livestream_access'] as const;
  const lee = await app.addPerson({ name: 'Lee Stream', roles: [...roles] });
  const hal = await app.addPerson({ name: 'Hal Hundred', roles: [...roles], departmentAccess: ['The Hundred'] });
  const choices = async (person: Person) => (await person.call.livestreams.rundownChoices({})).rundowns;
  expect(await choices(lee)).toContainEqual({ id, name: 'Gold bar' });
  expect(await choices(hal)).toEqual([]);
  await expect(designer.call.livestreams.rundownChoices({})).rejects.toThrow();
  await expect(lee.documents.fetch(controlDocs, {})).resolves.toEqual([]);
  const { id: streamID } = await lee.call.livestreams.addStream({ name: 'Kent v Sussex' });
  await lee.call.livestreams.setStreamGraphics({ streamID, control: id });
  expect((await stream(streamID)).control).toBe(id);
  const refused = hal.call.livestreams.setStreamGraphics({ streamID, control: id });
  await expect(refused).rejects.toThrow('This rundown does not exist, or you do not have access to it.');
});

it('those who may not see streams are told how they carry a rundown (GFX-030)', async () => {
  const { id } = await control('Grey bar', '#808080');
  const [none, one] = [
    { carrying: 0, lost: 0, waiting: 0, leftOut: 0 },
    { carrying: 0, lost: 0, waiting: 1, leftOut: 0 },
  ];
  const streams = async () => (await designer.documents.get(controlDocs, id))?.streams;
  const changedAt = async () => (await designer.documents.get(controlDocs, id))?.updated_at;
  const made = await changedAt();
  expect(await streams()).toBeUndefined();
  const { id: streamID } = await olive.call.livestreams.addStream({ name: 'Kent v Surrey' });
  const choose = (control: string | null) => olive.call.livestreams.setStreamGraphics({ streamID, control });
  await choose(id);
  expect(await streams()).toEqual(one);
  await expect(designer.documents.fetch(livestreams, {})).resolves.toEqual([]);
  await choose(null);
  expect(await streams()).toEqual(none);
  // It is no change of the rundown.
  expect(await changedAt()).toBe(made);

  const { id: other } = await control('Other bar', '#808080');
  await choose(id);
  await choose(other);
  expect(await streams()).toEqual(none);
  await choose(id);
  await olive.documents.delete(controlDocs, id);
  await app.context.store.restore({ kind: 'system', name: 'test' }, controlDocs, id);
  expect(await streams()).toBeUndefined();
  await choose(id);
  await olive.call.livestreams.cancelStream({ streamID });
  expect(await streams()).toEqual(none);
});

it('an upgrade counts the streams that were chosen before (GFX-030)', async () => {
  const { id } = await control('Old bar', '#808080');
  const { id: streamID } = await olive.call.livestreams.addStream({ name: 'Kent v Hampshire' });
  await olive.call.livestreams.setStreamGraphics({ streamID, control: id });
  const streams = async () => (await designer.documents.get(controlDocs, id))?.streams;
  const counted = await streams();
  await app.context.store.transaction({ kind: 'system', name: 'test' }, (tx) =>
    tx.patch(controlDocs, id, { streams: null }),
  );
  await countOldCarriages(app.context);
  expect(await streams()).toEqual(counted);
});

describe('graphics in a livestream', () => {
  it('come and go with the programme, over one unbroken connection (GFX-030)', async () => {
    const [red, blue] = [await control('Red bar', '#ff0000'), await control('Blue bar', '#0000ff')];
    const { id, receiver } = await onAir('Essex v Kent', red.id);
    await received(receiver.file, ['grey']);
    await red.take();
    await received(receiver.file, ['grey', 'red']);
    await red.out();
    await received(receiver.file, ['grey', 'red', 'grey']);

    await blue.take();
    await olive.call.livestreams.setStreamGraphics({ streamID: id, control: blue.id });
    await received(receiver.file, ['grey', 'red', 'grey', 'blue']);
    await olive.call.livestreams.setStreamGraphics({ streamID: id, control: null });
    await received(receiver.file, ['grey', 'red', 'grey', 'blue', 'grey']);
    await olive.call.livestreams.setStreamGraphics({ streamID: id, control: blue.id });
    await received(receiver.file, ['grey', 'red', 'grey', 'blue', 'grey', 'blue']);
    await olive.documents.delete(controlDocs, blue.id);
    await received(receiver.file, ['grey', 'red', 'grey', 'blue', 'grey', 'blue', 'grey']);
    const now = await stream(id);
    expect(now.control).toBeUndefined();
    expect(now.error).toBeUndefined();
    expect(now.rtmp_outputs.map(({ state, retries = 0 }) => [state, retries])).toEqual([['connected', 0]]);
  }, 240_000);

  it('come into a running stream, and so does a watermark, without a gap in what its feeds send (GFX-030)', async () => {
    const red = await control('Red, late', '#ff0000');
    await red.take();
    const { id, receiver } = await onAir('Kent v Essex', null);
    /** States of its feed, and how often it was tried again. */
    const states = new Set<string>();
    const stop = app.context.store.onChanges((changes) => {
      if (!changes.some((change) => change.id === id)) return;
      void stream(id).then(({ rtmp_outputs }) => {
        for (const { state, retries = 0 } of rtmp_outputs) states.add(`${state} ${retries}`);
      });
    });
    await vi.waitFor(async () => expect((await stream(id)).rtmp_outputs).toMatchObject([{ state: 'connected' }]), soon);
    states.clear();
    const logo = await sharp({ create: { width: 200, height: 100, channels: 3, background: '#0000ff' } })
      .png()
      .toBuffer();
    const { id: watermark } = await upload(olive, { what: 'livestream-county-logo' }, 'county.png', logo);
    const mark = (chosen: string | null) => olive.call.livestreams.setWatermark({ streamID: id, watermark: chosen });
    const colours = (below: string[], above: string[]) =>
      vi.waitFor(async () => {
        expect(await coloursIn(receiver.file)).toEqual(below);
        expect(await coloursIn(receiver.file, corner)).toEqual(above);
      }, soon);
    // From the encoder to a programme, and back to it.
    await mark(watermark);
    await colours(['grey'], ['grey', 'blue']);
    await mark(null);
    await colours(['grey'], ['grey', 'blue', 'grey']);
    await olive.call.livestreams.setStreamGraphics({ streamID: id, control: red.id });
    await colours(['grey', 'red'], ['grey', 'blue', 'grey']);
    // From one programme to another.
    await mark(watermark);
    await colours(['grey', 'red'], ['grey', 'blue', 'grey', 'blue']);
    stop();
    expect([...states].filter((state) => state !== 'connected 0')).toEqual([]);
    const { faults, pictures, sound } = await soundnessOf(receiver.file);
    expect(faults).toBe('');
    // Ten pictures a second, and 43 packets of sound.
    expect(pictures.shortest).toBeGreaterThan(0);
    expect(pictures.longest).toBeLessThan(250);
    expect(sound.shortest).toBeGreaterThan(0);
    expect(sound.longest).toBeLessThan(60);
  }, 240_000);

  it('lie over one another by their layers, and come and go one by one (GFX-028 GFX-030)', async () => {
    const red = await control('Red below', '#ff0000');
    const above = { graphic: await bar('Blue above', '#0000ff'), title: 'Blue', order: 2, layer: 3 };
    await olive.documents.patch(controlDocs, red.id, { 'rundown.above': above });
    const act = (what: 'take' | 'out') =>
      olive.call.graphics.controlProgramme({ control: red.id, do: { act: what, item: 'above' } });
    const { receiver } = await onAir('Surrey v Kent', red.id);
    await received(receiver.file, ['grey']);
    await act('take');
    await received(receiver.file, ['grey', 'blue']);
    // Comes below, so nothing changes in the picture until the upper one leaves.
    await red.take();
    await act('out');
    await received(receiver.file, ['grey', 'blue', 'red']);
    await act('take');
    await received(receiver.file, ['grey', 'blue', 'red', 'blue']);
    await olive.call.graphics.controlProgramme({ control: red.id, do: { act: 'all out' } });
    await received(receiver.file, ['grey', 'blue', 'red', 'blue', 'grey']);
  }, 240_000);

  it('are those of control documents that the person may see (GFX-030)', async () => {
    const { id: hidden } = await control('Digital only', '#ff0000');
    const { id } = await hugo.call.livestreams.addStream({ name: 'Sussex v Surrey' });
    await expect(hugo.call.livestreams.setStreamGraphics({ streamID: id, control: hidden })).rejects.toThrow(
      'This rundown does not exist, or you do not have access to it.',
    );
    const may = await app.addPerson({ name: 'May Ker', roles: ['jimstagram_access'] });
    await expect(may.call.livestreams.setStreamGraphics({ streamID: id, control: hidden })).rejects.toThrow();
    expect((await stream(id)).control).toBeUndefined();
  });
});
