import { stepToEdge } from './live-edge.ts';

/** Seconds kept behind and, while it is paused, ahead of the player; and how many more before any are removed. */
const kept = { behind: 10, ahead: 20, spare: 10 };
/**
 * Distance from the end of what is loaded: two fragments and some room. Grows with each interruption, and shrinks with each
 * piece that comes in time: an interruption is forgotten after about twenty seconds.
 */
const cushions = { least: 0.5, growth: 0.2, most: 1.5, shrinkage: 0.002 };

export interface FilmBuffer {
  /** Hands the next bytes to the player, and keeps it near the end. */
  append: (bytes: Uint8Array<ArrayBuffer>) => Promise<void>;
  close: () => void;
}

/** Attaches a new film of this type to a video. `isLost`: the encoder is away, and the film waits for it. */
export async function createFilmBuffer(
  video: HTMLVideoElement,
  type: string,
  isLost: () => boolean,
): Promise<FilmBuffer> {
  const media = new MediaSource();
  const address = URL.createObjectURL(media);
  await new Promise<void>((resolve) => {
    media.addEventListener('sourceopen', () => resolve(), { once: true });
    video.src = address;
  });
  URL.revokeObjectURL(address);
  const buffer = media.addSourceBuffer(type);
  let cushion = cushions.least;
  let playing = false;
  const onPlaying = () => {
    playing = true;
  };
  const onWaiting = () => {
    if (playing && !video.seeking && !isLost()) cushion = Math.min(cushions.most, cushion + cushions.growth);
    playing = false;
  };
  video.addEventListener('playing', onPlaying);
  video.addEventListener('waiting', onWaiting);

  const settled = (work: () => void) =>
    new Promise<void>((resolve, reject) => {
      buffer.onupdateend = () => resolve();
      buffer.onerror = () => reject(new Error('The film cannot be decoded.'));
      try {
        work();
      } catch (error) {
        reject(error);
      }
    });

  async function forget(): Promise<void> {
    const { buffered } = buffer;
    if (buffered.length === 0) return;
    const [start, end] = [buffered.start(0), buffered.end(buffered.length - 1)];
    const keepFrom = Math.max(video.currentTime, end - kept.ahead) - kept.behind;
    if (keepFrom - start > kept.spare) await settled(() => buffer.remove(start, keepFrom));
  }

  function steer(): void {
    // Someone looks at a still picture; afterwards the film goes on live.
    if (video.seeking || (video.paused && video.played.length > 0)) return;
    const loaded = Array.from({ length: video.buffered.length }, (_, n) => ({
      start: video.buffered.start(n),
      end: video.buffered.end(n),
    }));
    const step = stepToEdge({ at: video.currentTime, loaded, rate: video.playbackRate, cushion });
    if (step.at !== undefined) video.currentTime = step.at;
    if (step.rate !== undefined) video.playbackRate = step.rate;
  }

  return {
    async append(bytes) {
      await settled(() => buffer.appendBuffer(bytes));
      await forget();
      cushion = Math.max(cushions.least, cushion - cushions.shrinkage);
      steer();
    },
    close() {
      video.removeEventListener('playing', onPlaying);
      video.removeEventListener('waiting', onWaiting);
      video.playbackRate = 1;
    },
  };
}
