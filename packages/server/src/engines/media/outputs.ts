import type { FileMetadata } from '@pavilion/domain/files';
import type { MediaTools } from './tools.ts';

export type OutputKind = 'poster' | 'preview' | 'storyboard' | 'storyboardIndex';

/** One derived file: `poster.jpg`, `preview.mp4` or `preview.webp`, `storyboard.jpg`, `storyboard.json`. */
export interface Output {
  kind: OutputKind;
  path: string;
  mime: string;
  width?: number;
  height?: number;
}

export interface Made {
  broken?: undefined;
  metadata: FileMetadata;
  outputs: Output[];
  /** Browsers can show or play the original, before or instead of a preview. */
  browserSafe: boolean;
  /** Thumbhash, base64. */
  placeholder?: string;
  /** Page count of a document. */
  pages?: number;
  /** Why an intact file has no preview; a sentence for people. */
  noPreview?: string;
}

/** The file itself is bad, as a sentence for people. A retry with the same file fails again. */
export interface Broken {
  broken: string;
}

export type Derivatives = Made | Broken;

/** Input of every recipe. */
export interface Work {
  /** Null when this machine has no ffmpeg. */
  tools: MediaTools | null;
  /** Outputs are written here until all are done. */
  folder: string;
  onProgress: (percent: number) => void;
  signal: AbortSignal | undefined;
  /** The second that the poster of a video or an animation shows exactly. */
  posterAt: number | undefined;
}
