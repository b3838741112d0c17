import type { Design, SlotChange } from '../design.ts';
import type { FieldValues } from '../fields.ts';

/** A font file that a designer uploaded. */
interface UploadedFont {
  family: string;
  weight: number;
  italic: boolean;
  file: string;
}

/** What the graphic of an OGraf package shows, beside its code (GFX-031). */
export interface OgrafContent {
  design: Design;
  size: string;
  /** Ids of the slides, in order: the steps of the graphic. */
  slides: readonly string[];
  values: FieldValues;
  changes: Readonly<Record<string, SlotChange>>;
  /** Not signed off yet: every picture says so (GFX-027). */
  watermark: boolean;
  uploaded: readonly UploadedFont[];
  /** Paths in the package of fonts and pictures, by file. */
  files: Readonly<Record<string, string>>;
}

/** Names of the files in a package. */
export const ografFiles = {
  manifest: 'graphic.ograf.json',
  module: 'graphic.mjs',
  content: 'graphic.json',
  renderer: 'canvaskit.wasm',
} as const;
