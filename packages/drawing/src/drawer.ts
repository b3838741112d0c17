import type { Scene, UnfitText } from '@pavilion/domain/graphics';
import type { Canvas, CanvasKit, Image, Surface, TypefaceFontProvider } from 'canvaskit-wasm';
import { drawNode } from './draw-node.ts';
import type { Drawing, Place } from './drawing.ts';
import { type Face, facesOf } from './faces.ts';
import { paintFor } from './paints.ts';

/** Pictures larger than this are refused before they are decoded (GFX-035). */
export const mostPicturePixels = 100_000_000;

export type PictureFormat = 'png' | 'jpeg' | 'webp';

/** A drawn scene. */
export interface Drawn {
  /** Texts that do not fit, or have letters that no font has (GFX-008). */
  unfit: readonly UnfitText[];
}

export interface DrawnPixels extends Drawn {
  /** Red, green, blue, alpha, not premultiplied. */
  pixels: Uint8ClampedArray<ArrayBuffer>;
  width: number;
  height: number;
}

/**
 * Draws scenes with CanvasKit on surfaces of the processor: the only renderer whose pixels are equal in the browser and on the
 * server (decision 100). Fonts and pictures are added before they are needed; both sides add the same bytes.
 */
export class Drawer {
  readonly #kit: CanvasKit;
  readonly #fonts: TypefaceFontProvider;
  readonly #faces = new Map<string, Face>();
  readonly #pictures = new Map<string, Image>();
  /** Where frames of films lie, from the corners of their boxes. */
  readonly #places = new Map<string, Place>();

  constructor(kit: CanvasKit) {
    this.#kit = kit;
    this.#fonts = kit.TypefaceFontProvider.Make();
  }

  hasFace(face: Face): boolean {
    return this.#faces.has(face.file);
  }

  /** Registers a font file. False if it is none. */
  addFace(face: Face, bytes: ArrayBuffer): boolean {
    if (this.hasFace(face)) return true;
    const typeface = this.#kit.Typeface.MakeTypefaceFromData(bytes);
    if (!typeface) return false;
    typeface.delete();
    this.#fonts.registerFont(bytes, face.family);
    this.#faces.set(face.file, face);
    return true;
  }

  hasPicture(file: string): boolean {
    return this.#pictures.has(file);
  }

  /** Decodes a picture. False if it is none. */
  addPicture(file: string, bytes: ArrayBuffer): boolean {
    if (this.hasPicture(file)) return true;
    const image = this.#kit.MakeImageFromEncoded(bytes);
    if (!image) return false;
    if (image.width() * image.height() > mostPicturePixels) {
      image.delete();
      return false;
    }
    const mipmapped = image.makeCopyWithDefaultMipmaps();
    image.delete();
    this.#pictures.set(file, mipmapped);
    return true;
  }

  /**
   * Takes a frame of a film as red, green, blue and alpha of its pixels; the one before it goes. With a place, it is drawn there
   * pixel for pixel, which takes a tenth of the time of a frame that has to be scaled.
   */
  setFrame(
    file: string,
    pixels: Uint8Array,
    { width, height }: { width: number; height: number },
    place?: Place,
  ): void {
    const kit = this.#kit;
    const info = {
      width,
      height,
      colorType: kit.ColorType.RGBA_8888,
      alphaType: kit.AlphaType.Opaque,
      colorSpace: kit.ColorSpace.SRGB,
    };
    const image = kit.MakeImage(info, pixels, width * 4);
    if (!image) throw new Error(`There is not enough memory for a frame of ${width}×${height}.`);
    this.dropPicture(file);
    this.#pictures.set(file, image);
    if (place) this.#places.set(file, place);
  }

  /** Frees a picture, if it is there. */
  dropPicture(file: string): void {
    this.#pictures.get(file)?.delete();
    this.#pictures.delete(file);
    this.#places.delete(file);
  }

  /** Number of decoded pictures. */
  get pictures(): number {
    return this.#pictures.size;
  }

  /** Frees decoded pictures, for whoever draws many. */
  dropPictures(keep: ReadonlySet<string> = new Set()): void {
    for (const file of [...this.#pictures.keys()]) if (!keep.has(file)) this.dropPicture(file);
  }

  /** Draws onto a canvas that is `scale` times as large as the scene. The canvas is cleared. */
  draw(canvas: Canvas, scene: Scene, uploaded: readonly Face[] = [], scale = 1): Drawn {
    const kit = this.#kit;
    const unfit: UnfitText[] = [];
    canvas.save();
    canvas.clear(kit.TRANSPARENT);
    canvas.scale(scale, scale);
    const drawing: Drawing = {
      kit,
      canvas,
      fonts: this.#fonts,
      uploaded,
      picture: (file) => this.#pictures.get(file),
      placeOf: (file) => this.#places.get(file),
      unfit: (text) => unfit.push(text),
    };
    const whole = { x: 0, y: 0, width: scene.width, height: scene.height, turn: 0 };
    const paint = paintFor(drawing, scene.background, whole);
    if (paint) {
      canvas.drawRect(kit.XYWHRect(0, 0, scene.width, scene.height), paint);
      paint.delete();
    }
    for (const node of scene.nodes) drawNode(drawing, node);
    canvas.restore();
    // Without a font that could not be loaded, nothing is known about its letters.
    const isKnown =
      unfit.every(({ letters }) => !letters) || facesOf(scene, uploaded).every((face) => this.hasFace(face));
    return { unfit: isKnown ? unfit : unfit.filter(({ letters }) => !letters) };
  }

  /** A scene as pixels. */
  pixels(scene: Scene, uploaded: readonly Face[] = [], scale = 1): DrawnPixels {
    return this.#pixelsOf(sizeOf(scene, scale), scene, uploaded, scale);
  }

  /** A scene in the middle of a transparent picture, as large as it fits in. */
  pixelsWithin(within: { width: number; height: number }, scene: Scene, uploaded: readonly Face[] = []): DrawnPixels {
    const scale = Math.min(within.width / scene.width, within.height / scene.height);
    return this.#pixelsOf(within, scene, uploaded, scale);
  }

  #pixelsOf(
    size: { width: number; height: number },
    scene: Scene,
    uploaded: readonly Face[],
    scale: number,
  ): DrawnPixels {
    return this.#onSurface(size, (surface) => {
      const free = { x: size.width - scene.width * scale, y: size.height - scene.height * scale };
      surface.getCanvas().translate(Math.round(free.x / 2), Math.round(free.y / 2));
      const { unfit } = this.draw(surface.getCanvas(), scene, uploaded, scale);
      const [width, height] = [surface.width(), surface.height()];
      const kit = this.#kit;
      const info = {
        width,
        height,
        colorType: kit.ColorType.RGBA_8888,
        alphaType: kit.AlphaType.Unpremul,
        colorSpace: kit.ColorSpace.SRGB,
      };
      const read = surface.getCanvas().readPixels(0, 0, info);
      const pixels = new Uint8ClampedArray(read as Uint8Array);
      return { unfit, pixels, width, height };
    });
  }

  /** A scene as a file. `quality` is 1 to 100, for JPEG and WebP; JPEG has no transparency and gets a white ground. */
  encode(
    scene: Scene,
    format: PictureFormat,
    quality = 90,
    uploaded: readonly Face[] = [],
  ): Drawn & { bytes: Uint8Array } {
    return this.#onSurface(sizeOf(scene, 1), (surface) => {
      const kit = this.#kit;
      const canvas = surface.getCanvas();
      const { unfit } = this.draw(canvas, scene, uploaded);
      if (format === 'jpeg') canvas.drawColor(kit.WHITE, kit.BlendMode.DstOver);
      surface.flush();
      const image = surface.makeImageSnapshot();
      const formats = { png: kit.ImageFormat.PNG, jpeg: kit.ImageFormat.JPEG, webp: kit.ImageFormat.WEBP };
      const bytes = image.encodeToBytes(formats[format], quality);
      image.delete();
      if (!bytes) throw new Error(`A picture of ${scene.width}×${scene.height} could not be encoded as ${format}.`);
      return { unfit, bytes };
    });
  }

  #onSurface<T>({ width, height }: { width: number; height: number }, work: (surface: Surface) => T): T {
    const surface = this.#kit.MakeSurface(width, height);
    if (!surface) throw new Error(`There is not enough memory for a picture of ${width}×${height}.`);
    try {
      return work(surface);
    } finally {
      // `delete` would leave the pixels behind.
      surface.dispose();
    }
  }
}

const sizeOf = ({ width, height }: Scene, scale: number) => ({
  width: Math.max(1, Math.round(width * scale)),
  height: Math.max(1, Math.round(height * scale)),
});
