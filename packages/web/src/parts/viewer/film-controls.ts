import { type FrameGrid, frameAt, lastFrame, secondsOf } from '@pavilion/domain/files';
import type { RefObject } from 'react';

/** Step in seconds of a film without frames. */
const stepSeconds = 0.04;

interface Film {
  video: RefObject<HTMLVideoElement | null>;
  grid: FrameGrid | null;
  /** Time of the picture on screen. */
  shown: RefObject<number>;
  /** Timer that plays backwards. */
  backwards: RefObject<ReturnType<typeof setInterval> | undefined>;
  onSeconds: (seconds: number) => void;
  onSpeed: (speed: number) => void;
  onPlaying: (playing: boolean) => void;
}

/** Playing, stepping and seeking of one video element. */
export function filmControls({ video, grid, shown, backwards, onSeconds, onSpeed, onPlaying }: Film) {
  const stopBackwards = () => {
    clearInterval(backwards.current);
    backwards.current = undefined;
  };
  const currentFrame = () => (grid ? frameAt(shown.current, grid) : null);
  const seek = (to: number) => {
    const film = video.current;
    if (!film) return;
    film.currentTime = Math.max(0, Math.min(to, endOf(film, grid)));
    // Two steps in a row count from where the first one leads, not from the picture that is still shown.
    shown.current = film.currentTime;
    onSeconds(film.currentTime);
  };
  const seekFrame = (frame: number) => {
    if (grid) seek(secondsOf(Math.max(0, Math.min(frame, lastFrame(grid))), grid));
  };
  const pause = () => {
    stopBackwards();
    onSpeed(1);
    const film = video.current;
    if (film) film.playbackRate = 1;
    film?.pause();
    onPlaying(false);
  };
  const playAt = (rate: number) => {
    stopBackwards();
    const film = video.current;
    if (!film) return;
    film.playbackRate = rate;
    onSpeed(rate);
    void film.play().catch(() => onPlaying(false));
  };
  const step = (frames: number) => {
    pause();
    const frame = currentFrame();
    if (frame === null) seek(shown.current + frames * stepSeconds);
    else seekFrame(frame + frames);
  };
  /** No browser plays backwards: seeks back ten times a second. */
  const playBack = (rate: number) => {
    stopBackwards();
    video.current?.pause();
    onSpeed(-rate);
    onPlaying(true);
    backwards.current = setInterval(() => {
      const film = video.current;
      if (!film || film.currentTime <= 0) pause();
      else if (!film.seeking) seek(film.currentTime - rate * 0.1);
    }, 100);
  };
  return { currentFrame, seek, seekFrame, pause, playAt, playBack, step };
}

/** The furthest place to seek to: the last picture. The end itself comes one frame after it, and shows none. */
function endOf(film: HTMLVideoElement, grid: FrameGrid | null): number {
  const length = Number.isFinite(film.duration) ? film.duration : Number.POSITIVE_INFINITY;
  if (!grid) return length;
  return Math.min(secondsOf(lastFrame(grid), grid), length - grid.rate.den / (2 * grid.rate.num));
}
