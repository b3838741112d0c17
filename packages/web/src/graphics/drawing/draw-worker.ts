import type { Scene, UnfitText } from '@pavilion/domain/graphics';
import { Drawer, type Face, facesOf, picturesOf } from '@pavilion/drawing';
import CanvasKitInit from 'canvaskit-wasm/bin/full/canvaskit.js';
import wasm from 'canvaskit-wasm/bin/full/canvaskit.wasm?url';
import { pictureAddress } from './picture-addresses.ts';

/** A scene to draw. */
export interface DrawTask {
  id: number;
  scene: Scene;
  /** Factor of its size. */
  scale: number;
  /** Fonts that designers uploaded. */
  uploaded: readonly Face[];
  /** Address of a picture, with `FILE` for the id of its file. */
  pictures: string;
  /** Only tells which texts do not fit or lack a font: no picture is loaded. */
  lettersOnly?: boolean;
}

export interface DrawAnswer {
  id: number;
  /** Absent if it could not be drawn. */
  bitmap?: ImageBitmap;
  unfit: readonly UnfitText[];
  /** Files that could not be loaded: they are left out of the picture. */
  missing: readonly string[];
}

const drawing = CanvasKitInit({ locateFile: () => wasm }).then((kit) => new Drawer(kit));
/** Decoded pictures that are kept; beyond that, all but those of the scene in hand go. */
const mostPictures = 40;
const loading = new Map<string, Promise<ArrayBuffer | null>>();

/** The bytes at an address, each asked for once. Null if it has none for this person. */
function bytesAt(address: string): Promise<ArrayBuffer | null> {
  const known = loading.get(address);
  if (known) return known;
  const bytes = fetch(address)
    .then((answer) => (answer.ok ? answer.arrayBuffer() : null))
    .catch(() => null);
  loading.set(address, bytes);
  // What failed may work the next time, and what was read is kept by the drawer.
  void bytes.then(() => loading.delete(address));
  return bytes;
}

const addressOfFace = ({ file }: Face, pictures: string): string =>
  file.startsWith('@fontsource/') ? `/api/graphics/fonts/${file.split('/').pop()}` : pictures.replace('FILE', file);

async function draw({ id, scene, scale, uploaded, pictures, lettersOnly }: DrawTask): Promise<DrawAnswer> {
  const drawer = await drawing;
  const missing: string[] = [];
  const shown = lettersOnly ? [] : picturesOf(scene);
  const load = async (file: string, address: string, add: (bytes: ArrayBuffer) => boolean) => {
    const bytes = await bytesAt(address);
    if (!bytes || !add(bytes)) missing.push(file);
  };
  await Promise.all([
    ...facesOf(scene, uploaded)
      .filter((face) => !drawer.hasFace(face))
      .map((face) => load(face.file, addressOfFace(face, pictures), (bytes) => drawer.addFace(face, bytes))),
    ...shown
      .filter((file) => !drawer.hasPicture(file))
      .map((file) => load(file, pictureAddress(file, pictures), (bytes) => drawer.addPicture(file, bytes))),
  ]);
  if (drawer.pictures > mostPictures) drawer.dropPictures(new Set(shown));
  const { pixels, width, height, unfit } = drawer.pixels(scene, uploaded, scale);
  return { id, bitmap: await createImageBitmap(new ImageData(pixels, width, height)), unfit, missing };
}

addEventListener('message', ({ data }: MessageEvent<DrawTask>) => {
  void draw(data).then(
    (answer) => postMessage(answer, { transfer: answer.bitmap ? [answer.bitmap] : [] }),
    (error: unknown) => {
      console.error(error);
      postMessage({ id: data.id, unfit: [], missing: [] } satisfies DrawAnswer);
    },
  );
});
