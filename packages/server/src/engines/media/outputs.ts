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
  /** Browsers show or play the original, so it may be offered before, or instead of, a preview. */
  browserSafe: boolean;
  /** Thumbhash, base64. */
  placeholder?: string;
  /** Of a document. */
  pages?: number;
  /** Why there is nothing to show of a file that is otherwise in order; a sentence for people. */
  noPreview?: string;
}

/** The file itself is bad; a sentence for people says how. Trying again helps only with another file. */
export interface Broken {
  broken: string;
}

export type Derivatives = Made | Broken;

/** What each recipe works with. */
export interface Work {
  /** Null where this machine has no ffmpeg. */
  tools: MediaTools | null;
  /** Where outputs are written until all are done. */
  folder: string;
  onProgress: (percent: number) => void;
  signal: AbortSignal | undefined;
}
