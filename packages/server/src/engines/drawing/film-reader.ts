import { type ChildProcess, spawn } from 'node:child_process';
import { framesArgs, type MediaSource, type Region, type Size } from '../media/commands.ts';

/** Frames that are decoded and dropped to reach a later one; further ones begin anew. */
const mostSkipped = 200;

/**
 * Reads the frames of a film one after the other as ffmpeg decodes them, already in the size in which they are drawn. The pipe
 * holds ffmpeg back, so that only a few frames are in memory.
 */
export class FilmReader {
  /** Of the pixels that `frame` gives. */
  readonly size: Size;
  readonly #scaled: Size;
  readonly #within: Region | undefined;
  readonly #ffmpeg: string;
  readonly #source: MediaSource;
  #decoder: { child: ChildProcess; chunks: AsyncIterator<Buffer>; rest: Buffer } | undefined;
  /** Number of the next frame that the decoder gives. */
  #next = 0;
  #last: Buffer | undefined;

  /** `within`: the only part of the scaled frames that is read. */
  constructor(ffmpeg: string, source: MediaSource, scaled: Size, within?: Region) {
    this.#ffmpeg = ffmpeg;
    this.#source = source;
    this.#scaled = scaled;
    this.#within = within;
    this.size = within ?? scaled;
  }

  /**
   * The pixels of a frame. Asking for it again, or for later ones, goes on; earlier ones begin anew. Beyond a damaged end it is
   * the last frame; null if there was none.
   */
  async frame(at: number): Promise<Buffer | null> {
    if (this.#last && at === this.#next - 1) return this.#last;
    if (!this.#decoder || at < this.#next || at > this.#next + mostSkipped) this.#open(at);
    while (this.#next <= at) {
      const read = await this.#read();
      if (!read) break;
      this.#last = read;
      this.#next += 1;
    }
    return this.#last ?? null;
  }

  close(): void {
    this.#decoder?.child.kill('SIGKILL');
    this.#decoder = undefined;
  }

  #open(at: number): void {
    this.close();
    const child = spawn(this.#ffmpeg, framesArgs(this.#source, at, this.#scaled, this.#within), {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    // A program that cannot start ends its output, which reads as a film without frames.
    child.on('error', () => {});
    this.#decoder = { child, chunks: child.stdout[Symbol.asyncIterator](), rest: Buffer.alloc(0) };
    this.#next = at;
  }

  async #read(): Promise<Buffer | null> {
    const decoder = this.#decoder!;
    const frame = Buffer.allocUnsafe(this.size.width * this.size.height * 4);
    for (let filled = 0; filled < frame.length; ) {
      if (decoder.rest.length === 0) {
        const { value, done } = await decoder.chunks.next();
        if (done) return null;
        decoder.rest = value;
      }
      const taken = decoder.rest.copy(frame, filled);
      filled += taken;
      decoder.rest = decoder.rest.subarray(taken);
    }
    return frame;
  }
}
