import type { FilmFrame } from '@pavilion/domain/graphics';

/** Makes the frames of one slide of a film, in their order. */
export interface FrameSource {
  /** The pixels of a frame; or the film in it that cannot be read. */
  frame(of: FilmFrame): Promise<{ pixels: Buffer; overflowing: readonly string[] } | { unreadable: string }>;
  close(): void;
}
