// Draws scenes in a process of its own: pictures and fonts of people can make a decoder run for ever or exhaust memory, and a
// drawing takes up to a second of processor time. Tasks come one at a time from `renderer.ts`.
import { readFileSync, writeFileSync } from 'node:fs';
import { picturesOf } from '@pavilion/drawing';
import { loadFaces, openDrawer } from '@pavilion/drawing/node';
import type { Answer, Drawn, DrawTask, Task } from './types.ts';

const opening = openDrawer();

process.on('message', (task: Task) => {
  answer(task).then(send, (error: unknown) => send({ failed: error instanceof Error ? error.message : String(error) }));
});
// The server has ended.
process.on('disconnect', () => process.exit(0));

const send = (said: Answer) => process.send?.(said);

async function answer(task: Task): Promise<Drawn> {
  if (task.kind === 'draw') return draw(task);
  const face = { family: 'Unknown', weight: 400, italic: false, file: task.path };
  return (await opening).addFace(face, bytesOf(task.path)) ? { overflowing: [] } : { unreadable: task.path };
}

async function draw({ scene, uploaded, paths, format, quality, output }: DrawTask): Promise<Drawn> {
  const drawer = await opening;
  const used = new Set(picturesOf(scene));
  drawer.dropPictures(used);
  for (const file of used) {
    const path = paths[file];
    if (!path || drawer.hasPicture(file)) continue;
    if (!drawer.addPicture(file, bytesOf(path))) return { unreadable: file };
  }
  await loadFaces(drawer, scene, uploaded, async (file) => bytesOf(paths[file] ?? ''));
  if (format === 'raw') {
    const { pixels, overflowing } = drawer.pixels(scene, uploaded);
    writeFileSync(output, pixels);
    return { overflowing };
  }
  const { bytes, overflowing } = drawer.encode(scene, format, quality, uploaded);
  writeFileSync(output, bytes);
  return { overflowing };
}

function bytesOf(path: string): ArrayBuffer {
  const bytes = readFileSync(path);
  return bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) as ArrayBuffer;
}
