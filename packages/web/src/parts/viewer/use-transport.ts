import { type FrameGrid, frameAt } from '@pavilion/domain/files';
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { filmControls } from './film-controls.ts';
import { watchFilm } from './watch-film.ts';

/** Speeds of repeated L, and of repeated J backwards. */
const speeds = [1, 2, 4];
const fastest = 8;
const next = (now: number) => speeds.find((each) => each > now) ?? fastest;

export interface Transport {
  playing: boolean;
  /** Below zero: backwards. */
  speed: number;
  seconds: number;
  /** The frame on screen; null where there are no frames. */
  frame: number | null;
  duration: number;
  play: () => void;
  /** Forwards at a speed. */
  playAt: (speed: number) => void;
  pause: () => void;
  toggle: () => void;
  forward: () => void;
  backward: () => void;
  step: (frames: number) => void;
  seek: (seconds: number) => void;
  /** By seconds from where the last step led. */
  jump: (seconds: number) => void;
  seekFrame: (frame: number) => void;
  currentFrame: () => number | null;
  /** The time of the picture on screen at this very moment. */
  here: () => number;
}

/** Playing, stepping and seeking of one video element, by frames where the film has them. */
export function useTransport(
  video: RefObject<HTMLVideoElement | null>,
  grid: FrameGrid | null,
  src: string,
): Transport {
  const [playing, setPlaying] = useState(false);
  const [speed, setSpeed] = useState(1);
  const [seconds, setSeconds] = useState(0);
  const [duration, setDuration] = useState(0);
  /** The time of the picture on screen, as the browser reports it; the element's clock runs ahead of it. */
  const shown = useRef(0);
  const backwards = useRef<ReturnType<typeof setInterval>>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another source is another film in the same element.
  useEffect(() => {
    if (!video.current) return;
    const unwatch = watchFilm(video.current, {
      onPicture: (at) => {
        shown.current = at;
        setSeconds(at);
      },
      onPlaying: setPlaying,
      onLength: setDuration,
    });
    return () => {
      clearInterval(backwards.current);
      backwards.current = undefined;
      unwatch();
    };
  }, [video, src]);

  const { currentFrame, seek, seekFrame, pause, playAt, playBack, step } = useMemo(
    () =>
      filmControls({
        video,
        grid,
        shown,
        backwards,
        onSeconds: setSeconds,
        onSpeed: setSpeed,
        onPlaying: setPlaying,
      }),
    [video, grid],
  );
  return {
    playing,
    speed,
    seconds,
    duration,
    frame: grid ? frameAt(seconds, grid) : null,
    play: () => playAt(1),
    playAt,
    pause,
    toggle: () => (playing ? pause() : playAt(1)),
    forward: () => playAt(playing && speed > 0 ? next(speed) : 1),
    backward: () => playBack(playing && speed < 0 ? next(-speed) : 1),
    step,
    seek,
    jump: (by) => seek(shown.current + by),
    seekFrame,
    currentFrame,
    here: () => shown.current,
  };
}
