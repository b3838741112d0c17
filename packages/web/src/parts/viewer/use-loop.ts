import { type FrameGrid, secondsOf } from '@pavilion/domain/files';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useShortcut } from '../../kit/shortcuts.ts';
import { playerKeys as group } from './use-player-keys.ts';
import type { Transport } from './use-transport.ts';

export interface Loop {
  on: boolean;
  /** Seconds on the player's clock; null for the beginning or end of the film. */
  from: number | null;
  to: number | null;
  setIn: () => void;
  setOut: () => void;
  toggle: () => void;
  clear: () => void;
}

/** In and out are the first and the last picture: frames if the film has them, otherwise seconds. */
interface Range {
  on: boolean;
  first: number | null;
  last: number | null;
}
const whole: Range = { on: false, first: null, last: null };

/** Loops a part of a film, between two pictures set with I and O; without them the whole film. */
export function useLoop(
  video: RefObject<HTMLVideoElement | null>,
  transport: Transport,
  grid: FrameGrid | null,
  src: string,
): Loop {
  const [{ on, first, last }, setRange] = useState(whole);
  const { seconds, frame, playing, speed, duration } = transport;
  const position = frame ?? seconds;
  const isPast = on && playing && speed > 0 && last !== null && position > last;
  const goIn = useRef(() => {});
  goIn.current = () => (grid ? transport.seekFrame(first ?? 0) : transport.seek(first ?? 0));

  // biome-ignore lint/correctness/useExhaustiveDependencies: at every picture beyond the last one.
  useEffect(() => {
    if (isPast) goIn.current();
  }, [isPast, position]);

  const { playAt } = transport;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another source is another film in the same element.
  useEffect(() => {
    const element = video.current;
    if (!element || !on) return;
    const again = () => {
      goIn.current();
      playAt(element.playbackRate);
    };
    element.addEventListener('ended', again);
    return () => element.removeEventListener('ended', again);
  }, [video, src, on, playAt]);

  const here = () => transport.currentFrame() ?? transport.here();
  const time = (at: number | null) => (at === null || !grid ? at : secondsOf(at, grid));
  const setIn = () => {
    const at = here();
    setRange((now) => ({ on: true, first: at, last: now.last !== null && now.last > at ? now.last : null }));
  };
  const setOut = () => {
    const at = here();
    setRange((now) => ({ on: true, last: at, first: now.first !== null && now.first < at ? now.first : null }));
  };
  const toggle = () => setRange((now) => ({ ...now, on: !now.on }));
  const clear = () => setRange(whole);

  const film = duration > 0;
  useShortcut({ keys: 'i', label: 'Loop from here', group }, setIn, film);
  useShortcut({ keys: 'o', label: 'Loop to here', group }, setOut, film);
  useShortcut({ keys: 'u', label: 'Loop on or off', group }, toggle, film);
  useShortcut({ keys: 'shift+u', label: 'Loop the whole film again', group }, clear, film);
  return { on, from: time(first), to: time(last), setIn, setOut, toggle, clear };
}
