// Draws scenes in a process of its own: pictures and fonts of people can make a decoder run for ever or exhaust memory, and a
// drawing takes up to a second of processor time. Tasks come one at a time from `renderer.ts`.
import { readFileSync, writeFileSync } from 'node:fs';
import type { Scene } from '@pavilion/domain/graphics';
import { type Drawer, picturesOf } from '@pavilion/drawing';
import { loadFaces, openDrawer } from '@pavilion/drawing/node';
import { drawFilm } from './draw-film.ts';
import type { Answer, Drawn, DrawTask, Materials, MeasuredText, MeasureTask, Task } from './types.ts';

const opening = openDrawer();

process.on('message', (task: Task) => {
  answer(task).then(send, (error: unknown) => send({ failed: error instanceof Error ? error.message : String(error) }));
});
// The server has ended.
process.on('disconnect', () => process.exit(0));

const send = (said: Answer) => process.send?.(said);

async function answer(task: Task): Promise<Drawn> {
  const drawer = await opening;
  if (task.kind === 'draw') return draw(drawer, task);
  if (task.kind === 'film') {
    const unreadable = await load(
      drawer,
      task.slides.map(({ scene }) => scene),
      task,
    );
    return unreadable ? { unreadable } : drawFilm(drawer, task, (percent) => send({ percent }));
  }
  if (task.kind === 'measure') return measure(drawer, task);
  const face = { family: 'Unknown', weight: 400, italic: false, file: task.path };
  return drawer.addFace(face, bytesOf(task.path)) ? { unfit: [] } : { unreadable: task.path };
}

/** Loads the pictures and fonts of scenes. Returns the file that could not be read, if there is one. */
async function load(
  drawer: Drawer,
  scenes: readonly Scene[],
  { uploaded, paths }: Materials,
  keepPictures: readonly string[] = [],
): Promise<string | null> {
  const used = new Set(scenes.flatMap(picturesOf));
  drawer.dropPictures(new Set([...used, ...keepPictures]));
  for (const file of used) {
    const path = paths[file];
    if (path && !drawer.hasPicture(file) && !drawer.addPicture(file, bytesOf(path))) return file;
  }
  for (const scene of scenes) await loadFaces(drawer, scene, uploaded, async (file) => bytesOf(paths[file] ?? ''));
  return null;
}

async function draw(drawer: Drawer, task: DrawTask): Promise<Drawn> {
  const { scene, uploaded, format, quality, output, within = scene } = task;
  const unreadable = await load(drawer, [scene], task, task.keepPictures);
  if (unreadable) return { unreadable };
  if (format === 'raw') {
    const { pixels, unfit } = drawer.pixelsWithin(within, scene, uploaded);
    writeFileSync(output, pixels);
    return { unfit };
  }
  const { bytes, unfit } = drawer.encode(scene, format, quality, uploaded);
  writeFileSync(output, bytes);
  return { unfit };
}

/** Texts are laid out alike at any scale, and pictures do not matter. */
async function measure(drawer: Drawer, { scenes, uploaded, paths }: MeasureTask): Promise<Drawn> {
  const unfit: MeasuredText[] = [];
  for (const [at, scene] of scenes.entries()) {
    await loadFaces(drawer, scene, uploaded, async (file) => bytesOf(paths[file] ?? ''));
    for (const text of drawer.pixels(scene, uploaded, 0.05).unfit) unfit.push({ ...text, scene: at });
  }
  return { unfit };
}

function bytesOf(path: string): ArrayBuffer {
  const bytes = readFileSync(path);
  return bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) as ArrayBuffer;
}
