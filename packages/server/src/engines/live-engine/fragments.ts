import { Readable } from 'node:stream';
import { fragmentReader } from './fragment-reader.ts';

/** Most bytes kept since the last key frame: eight seconds at 16 Mbit/s. Without them, viewers start at the next one. */
const mostKept = 16 * 1024 * 1024;
/** A viewer who falls further behind is disconnected; the fragments since a key frame count at the start. */
const mostWaiting = mostKept + 4 * 1024 * 1024;

/** The film of one stream as fragmented MP4, in memory: what a player needs to start now, and everything after that. */
export interface Fragments {
  /** Reads the output of one process. Viewers of the previous one have been disconnected, and start again. */
  read: (output: Readable) => void;
  /** The film from the last key frame on; null before its first fragment. */
  follow: () => Readable | null;
}

export function createFragments(): Fragments {
  let init: Buffer | null = null;
  let kept: Buffer[] = [];
  let keptBytes = 0;
  /** Viewers, and whether each has begun with a key frame. */
  const viewers = new Map<Readable, boolean>();

  function send(fragment: Buffer, key: boolean): void {
    if (key) {
      kept = [];
      keptBytes = 0;
    }
    keptBytes += fragment.length;
    if (key || kept.length > 0) kept.push(fragment);
    if (keptBytes > mostKept) kept = [];
    for (const [viewer, begun] of viewers) {
      if (!begun && !key) continue;
      viewers.set(viewer, true);
      viewer.push(fragment);
      if (viewer.readableLength > mostWaiting) viewer.destroy();
    }
  }

  function end(): void {
    init = null;
    kept = [];
    for (const viewer of viewers.keys()) viewer.push(null);
    viewers.clear();
  }

  return {
    read(output) {
      const take = fragmentReader({
        onInit: (bytes) => {
          end();
          init = bytes;
        },
        onFragment: send,
      });
      output.on('data', (piece: Buffer) => {
        try {
          take(piece);
        } catch {
          // HLS remains, until the process is restarted.
          end();
          output.removeAllListeners('data').resume();
        }
      });
      output.once('close', end);
      output.on('error', end);
    },
    follow() {
      if (!init) return null;
      const viewer = new Readable({ read() {} });
      viewer.push(init);
      for (const fragment of kept) viewer.push(fragment);
      viewers.set(viewer, kept.length > 0);
      viewer.once('close', () => viewers.delete(viewer));
      return viewer;
    },
  };
}
