import { expect, it } from 'vitest';
import { watchFilm } from './watch-film.ts';

/** A video element that shows pictures when it is told to. */
function film() {
  let onFrame: (now: number, frame: { mediaTime: number }) => void = () => undefined;
  const element = Object.assign(new EventTarget(), {
    paused: true,
    seeking: false,
    currentTime: 0,
    duration: 20,
    videoWidth: 640,
    requestVideoFrameCallback: (callback: typeof onFrame) => {
      onFrame = callback;
      return 1;
    },
    cancelVideoFrameCallback: () => undefined,
  });
  const seen: number[] = [];
  watchFilm(element as unknown as HTMLVideoElement, {
    onPicture: (seconds) => seen.push(seconds),
    onPlaying: () => undefined,
    onLength: () => undefined,
  });
  return { element, seen, show: (mediaTime: number) => onFrame(0, { mediaTime }) };
}

it('takes no picture from before a seek for the place of a film at rest (ARC-103)', () => {
  const { element, seen, show } = film();
  show(0);
  element.currentTime = 5.02;
  element.seeking = true;
  show(0);
  element.seeking = false;
  // The browser was busy, and tells of the first picture only now.
  show(0);
  show(5);
  expect(seen).toEqual([0, 5]);
});

it('follows the pictures of a film that plays, also where they are late (ARC-103)', () => {
  const { element, seen, show } = film();
  element.paused = false;
  element.currentTime = 3;
  show(2.2);
  expect(seen).toEqual([2.2]);
});
