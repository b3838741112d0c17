import type { UnfitText } from '@pavilion/domain/graphics';
import type { Canvas, CanvasKit, Image, TypefaceFontProvider } from 'canvaskit-wasm';
import type { Face } from './faces.ts';

/** Where a picture lies, from the corner of its box. */
export interface Place {
  x: number;
  y: number;
}

/** What drawing needs beside the scene. */
export interface Drawing {
  kit: CanvasKit;
  canvas: Canvas;
  fonts: TypefaceFontProvider;
  uploaded: readonly Face[];
  picture: (file: string) => Image | undefined;
  /** The place of a picture that is drawn in its own size. */
  placeOf: (file: string) => Place | undefined;
  /** Called for a text that does not fit into its box, even at its smallest, and for one with letters that no font has. */
  unfit: (text: UnfitText) => void;
}
