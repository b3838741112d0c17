import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Scene } from '@pavilion/domain/graphics';
import CanvasKitInit from 'canvaskit-wasm/bin/full/canvaskit.js';
import { Drawer } from './drawer.ts';
import { type Face, facesOf } from './faces.ts';

const { resolve } = createRequire(import.meta.url);

/** A drawer in Node. One lasts for many pictures; a process that drew many should end, since WebAssembly never gives memory back. */
export async function openDrawer(): Promise<Drawer> {
  const kit = await CanvasKitInit({ locateFile: (file) => resolve(`canvaskit-wasm/bin/full/${file}`) });
  return new Drawer(kit);
}

/** Path of a file in an installed package, such as `@fontsource/anton/files/…`. */
export const packagedFile = (file: string): string => resolve(file);

/** Loads the fonts that a scene needs. `read` gives the bytes of an uploaded one. */
export async function loadFaces(
  drawer: Drawer,
  scene: Scene,
  uploaded: readonly Face[],
  read: (file: string) => Promise<ArrayBuffer>,
): Promise<void> {
  for (const face of facesOf(scene, uploaded)) {
    if (drawer.hasFace(face)) continue;
    drawer.addFace(face, face.file.startsWith('@fontsource/') ? await readPackaged(face.file) : await read(face.file));
  }
}

async function readPackaged(file: string): Promise<ArrayBuffer> {
  const bytes = await readFile(packagedFile(file));
  return bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) as ArrayBuffer;
}
