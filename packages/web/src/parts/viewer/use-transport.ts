import { type FrameGrid, frameAt, lastFrame, secondsOf } from '@pavilion/domain/files';
import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';

/** Where there are no frames, a step is 0.04 s. */
const stepSeconds = 0.04;
/** Speeds of repeated L, and of repeated J backwards. */
const speeds = [1, 2, 4];
const fastest = 8;

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

  const stopBackwards = useCallback(() => {
    clearInterval(backwards.current);
    backwards.current = undefined;
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another source is another film in the same element.
  useEffect(() => {
    const element = video.current;
    if (!element) return;
    let callback = 0;
    const onFrame: VideoFrameRequestCallback = (_now, { mediaTime }) => {
      // A picture on the way to where was sought last: counting on from it would lose the steps in between.
      if (!element.seeking) {
        shown.current = mediaTime;
        setSeconds(mediaTime);
      }
      callback = element.requestVideoFrameCallback(onFrame);
    };
    const withCallback = 'requestVideoFrameCallback' in element;
    if (withCallback) callback = element.requestVideoFrameCallback(onFrame);
    const onTime = () => {
      if (withCallback && element.videoWidth > 0) return;
      shown.current = element.currentTime;
      setSeconds(element.currentTime);
    };
    const onPlay = () => setPlaying(true);
    const onPause = () => setPlaying(false);
    const onLength = () => setDuration(Number.isFinite(element.duration) ? element.duration : 0);
    const events = { timeupdate: onTime, play: onPlay, pause: onPause, ended: onPause, durationchange: onLength };
    for (const [name, handler] of Object.entries(events)) element.addEventListener(name, handler);
    onLength();
    return () => {
      stopBackwards();
      if (withCallback) element.cancelVideoFrameCallback(callback);
      for (const [name, handler] of Object.entries(events)) element.removeEventListener(name, handler);
    };
  }, [video, src, stopBackwards]);

  const actions = useMemo(() => {
    const element = () => video.current;
    const currentFrame = () => (grid ? frameAt(shown.current, grid) : null);
    const seek = (to: number) => {
      const film = element();
      if (!film) return;
      film.currentTime = Math.max(0, Math.min(to, endOf(film, grid)));
      // Two steps in a row count from where the first one leads, not from the picture that is still shown.
      shown.current = film.currentTime;
      setSeconds(film.currentTime);
    };
    const seekFrame = (frame: number) => {
      if (grid) seek(secondsOf(Math.max(0, Math.min(frame, lastFrame(grid))), grid));
    };
    const pause = () => {
      stopBackwards();
      setSpeed(1);
      const film = element();
      if (film) film.playbackRate = 1;
      film?.pause();
      setPlaying(false);
    };
    const playAt = (rate: number) => {
      stopBackwards();
      const film = element();
      if (!film) return;
      film.playbackRate = rate;
      setSpeed(rate);
      void film.play().catch(() => setPlaying(false));
    };
    const step = (frames: number) => {
      pause();
      const frame = currentFrame();
      if (frame === null) seek(shown.current + frames * stepSeconds);
      else seekFrame(frame + frames);
    };
    /** No browser plays backwards: the film is sought back, ten times a second. */
    const playBack = (rate: number) => {
      stopBackwards();
      element()?.pause();
      setSpeed(-rate);
      setPlaying(true);
      backwards.current = setInterval(() => {
        const film = element();
        if (!film || film.currentTime <= 0) pause();
        else if (!film.seeking) seek(film.currentTime - rate * 0.1);
      }, 100);
    };
    return { currentFrame, seek, seekFrame, pause, playAt, playBack, step };
  }, [video, grid, stopBackwards]);

  const next = (now: number) => speeds.find((each) => each > now) ?? fastest;
  return {
    playing,
    speed,
    seconds,
    duration,
    frame: grid ? frameAt(seconds, grid) : null,
    play: () => actions.playAt(1),
    playAt: actions.playAt,
    pause: actions.pause,
    toggle: () => (playing ? actions.pause() : actions.playAt(1)),
    forward: () => actions.playAt(playing && speed > 0 ? next(speed) : 1),
    backward: () => actions.playBack(playing && speed < 0 ? next(-speed) : 1),
    step: actions.step,
    seek: actions.seek,
    jump: (by) => actions.seek(shown.current + by),
    seekFrame: actions.seekFrame,
    currentFrame: actions.currentFrame,
    here: () => shown.current,
  };
}

/** The furthest place to seek to: the last picture. The end itself comes one frame after it, and shows none. */
function endOf(film: HTMLVideoElement, grid: FrameGrid | null): number {
  const length = Number.isFinite(film.duration) ? film.duration : Number.POSITIVE_INFINITY;
  if (!grid) return length;
  return Math.min(secondsOf(lastFrame(grid), grid), length - grid.rate.den / (2 * grid.rate.num));
}
