import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { controlDocs, publications } from '@pavilion/domain/graphics';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { Reader } from '../../engines/store/types.ts';
import { startApp, type TestApp } from '../../testing/app.ts';
import { addTemplate, smallDesign } from '../../testing/graphics-stage.ts';
import type { Person } from '../../testing/person.ts';
import { programmePainter } from './paint-programme.ts';

let app: TestApp;
let folder: string;
let may: Person;
let template: string;
beforeAll(async () => {
  app = await startApp();
  folder = await mkdtemp(join(tmpdir(), 'paint-programme-'));
  const dee = await app.addPerson({ name: 'Dee Signer', roles: ['jimstagram_access', 'jimstagram_design'] });
  may = await app.addPerson({ name: 'May Ker', roles: ['jimstagram_access'] });
  const entrance = { in: { kind: 'fade' as const, length: 1_000, delay: 0 } };
  template = await addTemplate(dee, {
    department: 'Digital',
    design: {
      ...smallDesign,
      slides: [{ id: 's1', name: 'Bar', background: { kind: 'colour', colour: '#00000000' } }],
      slots: [
        {
          id: 'bar',
          slide: 's1',
          type: 'shape',
          name: 'Bar',
          order: 0,
          box: { x: 0, y: 0, width: 200, height: 200 },
          fill: { kind: 'colour', colour: '#ff0000' },
          motion: entrance,
        },
      ],
    },
  });
});
afterAll(async () => {
  await app.stop();
  await rm(folder, { recursive: true, force: true });
});

/** A rundown with one graphic, painted into a file by a machine that takes two seconds to read a publication. */
async function slowPainting(name: string, preview: boolean) {
  const graphic = (await may.call.graphics.makeGraphic({ template, values: { batter: 'Root' } })).id;
  const item = randomUUID();
  const { id } = await may.documents.insert(controlDocs, {
    name,
    department: 'Digital',
    rundown: { [item]: { graphic, title: name, order: 1 } },
  });
  if (preview) await may.documents.patch(controlDocs, id, { preview: item });
  const { store } = app.context;
  const read = vi.fn();
  const get: Reader['get'] = async (type, wanted) => {
    if (type.name === publications.name) {
      await wait(2_000);
      read();
    }
    return store.get(type, wanted);
  };
  const slow = new Proxy(store, {
    get(whole, key) {
      if (key === 'get') return get;
      const part: unknown = Reflect.get(whole, key);
      return typeof part === 'function' ? part.bind(whole) : part;
    },
  });
  const canvas = { path: join(folder, `${name}.raw`), width: 16, height: 9 };
  const troubles: boolean[] = [];
  const painting = programmePainter({ ...app.context, store: slow })(id, canvas, (fails) => troubles.push(fails));
  // It has started to draw, and follows.
  await vi.waitFor(() => expect(troubles).toEqual([false]), { timeout: 30_000 });
  return {
    read,
    troubles,
    take: () => may.call.graphics.controlProgramme({ control: id, do: { act: 'take', item } }),
    /** Opacity in the middle of the first picture, 0 to 255. */
    async first() {
      const pixels = await vi.waitFor(() => readFile(canvas.path), { timeout: 30_000, interval: 5 });
      return pixels[(4 * 16 + 8) * 4 + 3];
    },
    close: () => painting.close(),
  };
}

it('the first picture of a graphic that was slow to come is that of its own moment (GFX-030)', async () => {
  const { take, first, troubles, close } = await slowPainting('Late', false);
  await take();
  // The entrance was over before anything could be drawn.
  expect(await first()).toBe(255);
  expect(troubles).not.toContain(true);
  await close();
}, 60_000);

it('what stands in preview is ready when it is taken (GFX-030)', async () => {
  const { read, take, first, troubles, close } = await slowPainting('Cued', true);
  await vi.waitFor(() => expect(read).toHaveBeenCalledTimes(2), { timeout: 30_000 });
  await take();
  await first();
  expect(read).toHaveBeenCalledTimes(2);
  expect(troubles).not.toContain(true);
  await close();
}, 60_000);
