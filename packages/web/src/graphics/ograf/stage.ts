import { type OgrafContent, ografFiles, type Scene } from '@pavilion/domain/graphics';
import { Drawer, facesOf, picturesOf } from '@pavilion/drawing';
import CanvasKitInit from 'canvaskit-wasm/bin/full/canvaskit.js';

const addressOf = (path: string) => new URL(path, import.meta.url).href;

async function bytesAt(path: string): Promise<ArrayBuffer> {
  const answer = await fetch(addressOf(path));
  if (!answer.ok) throw new Error(`${path} could not be loaded.`);
  return answer.arrayBuffer();
}

/** What the graphic of this package shows. */
export const loadContent = async (): Promise<OgrafContent> =>
  JSON.parse(new TextDecoder().decode(await bytesAt(ografFiles.content)));

/** Draws scenes with the files of the package onto a canvas that fills its place. */
export class Stage {
  readonly canvas = document.createElement('canvas');
  readonly #content: OgrafContent;
  readonly #drawer: Drawer;
  readonly #unreadable = new Set<string>();

  private constructor(content: OgrafContent, drawer: Drawer) {
    this.#content = content;
    this.#drawer = drawer;
    const { width, height } = content.design.sizes[content.size]!;
    Object.assign(this.canvas, { width, height });
    Object.assign(this.canvas.style, { display: 'block', width: '100%', height: '100%', objectFit: 'contain' });
  }

  static async open(content: OgrafContent): Promise<Stage> {
    const kit = await CanvasKitInit({ locateFile: () => addressOf(ografFiles.renderer) });
    return new Stage(content, new Drawer(kit));
  }

  /** Loads fonts and pictures of a scene. A picture may be any address; one that cannot be loaded is left out. */
  async prepare(scene: Scene): Promise<void> {
    const { uploaded, files } = this.#content;
    const drawer = this.#drawer;
    const load = async (file: string, path: string, add: (bytes: ArrayBuffer) => boolean) => {
      const added = await bytesAt(path).then(add, () => false);
      if (!added) this.#unreadable.add(file);
    };
    const isNew = (file: string) => !this.#unreadable.has(file);
    await Promise.all([
      ...facesOf(scene, uploaded).flatMap((face) => {
        const path = files[face.file];
        return path !== undefined && !drawer.hasFace(face) && isNew(face.file)
          ? [load(face.file, path, (bytes) => drawer.addFace(face, bytes))]
          : [];
      }),
      ...picturesOf(scene)
        .filter((file) => !drawer.hasPicture(file) && isNew(file))
        .map((file) => load(file, files[file] ?? file, (bytes) => drawer.addPicture(file, bytes))),
    ]);
  }

  /** Shows a prepared scene, or nothing. */
  show(scene: Scene | null): void {
    const context = this.canvas.getContext('2d')!;
    if (!scene) {
      context.clearRect(0, 0, this.canvas.width, this.canvas.height);
      return;
    }
    const { pixels, width, height } = this.#drawer.pixels(scene, this.#content.uploaded);
    context.putImageData(new ImageData(pixels, width, height), 0, 0);
  }

  close(): void {
    this.canvas.remove();
    this.#drawer.dropPictures();
  }
}
