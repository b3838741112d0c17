import type { FilmSlide, Scene, UnfitText } from '@pavilion/domain/graphics';
import type { Face } from '@pavilion/drawing';
import type { MediaSource } from '../media/commands.ts';

/** What a scene is drawn with: the uploaded fonts, and local paths of fonts and pictures by file id. */
export interface Materials {
  uploaded: readonly Face[];
  paths: Record<string, string>;
}

/** One picture to draw into a file. `raw` writes red, green, blue and alpha of each pixel. */
export interface Drawing {
  scene: Scene;
  format: 'png' | 'jpeg' | 'webp' | 'raw';
  /** Size of a raw picture, in whose middle the scene is drawn as large as fits; that of the scene by default. */
  within?: { width: number; height: number };
  quality: number;
  output: string;
}

export type DrawTask = {
  kind: 'draw';
  /** Pictures of other scenes that stay decoded, because those scenes are drawn again soon. */
  keepPictures?: readonly string[];
} & Drawing &
  Materials;
/** Reads a font file, to see whether it is one. */
export interface FontTask {
  kind: 'font';
  path: string;
}
/** A film of slides of one size. */
export interface FilmTask extends Materials {
  kind: 'film';
  slides: readonly FilmSlide[];
  format: 'mp4' | 'gif';
  /** Frames a second. */
  rate: number;
  /** The films in the slides, by file id. */
  films: Readonly<Record<string, MediaSource>>;
  output: string;
  /** Path of the program. */
  ffmpeg: string;
}
/** Finds the texts of scenes that do not fit or lack a font, without drawing them at their size. */
export interface MeasureTask extends Materials {
  kind: 'measure';
  scenes: readonly Scene[];
}
export type Task = DrawTask | FontTask | FilmTask | MeasureTask;

/** Of several measured scenes, `scene` is the place of the one that the text is in. */
export type MeasuredText = UnfitText & { scene?: number };
/** Texts that do not fit, or have letters that no font has; or the file that could not be read. */
export type Drawn = { unfit: readonly MeasuredText[] } | { unreadable: string };
export type Answer = Drawn | { failed: string } | { percent: number };
