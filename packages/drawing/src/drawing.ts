import type { Canvas, CanvasKit, Image, TypefaceFontProvider } from 'canvaskit-wasm';
import type { Face } from './faces.ts';

/** What drawing needs beside the scene. */
export interface Drawing {
  kit: CanvasKit;
  canvas: Canvas;
  fonts: TypefaceFontProvider;
  uploaded: readonly Face[];
  picture: (file: string) => Image | undefined;
  /** Called for a text that does not fit into its box, even at its smallest. */
  overflows: (id: string) => void;
}
