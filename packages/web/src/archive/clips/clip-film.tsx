import { type ArchiveEvent, eventTitle, hasClip, previewStart } from '@pavilion/domain/archive';
import { useEffect, useRef } from 'react';
import { shownAddress } from '../../parts/file-address.ts';
import type { FilmsOf } from './use-films-of.ts';

interface ClipFilmProps extends FilmsOf {
  event: ArchiveEvent;
  onFailed: () => void;
}

/** Plays the clip file, or the recording from 8 s before the in point to the out point (ARC-117). */
export function ClipFilm({ event, clip, recording, onFailed }: ClipFilmProps) {
  const video = useRef<HTMLVideoElement>(null);
  const failed = useRef(onFailed);
  failed.current = onFailed;
  const cut = hasClip(event) ? clip : undefined;
  const film = cut ?? recording;
  const from = cut ? 0 : previewStart(event.tcIn ?? 0);
  const to = cut ? undefined : event.tcOut;
  useEffect(() => {
    const element = video.current;
    if (!element) return;
    element.focus();
    element.currentTime = from;
    void element.play().catch(() => undefined);
    let stopped = false;
    const check = () => {
      // Stops only once: someone who presses play again wants to see what comes after.
      if (stopped || to === undefined || element.currentTime < to) return;
      stopped = true;
      element.pause();
    };
    const fail = () => failed.current();
    element.addEventListener('timeupdate', check);
    element.addEventListener('error', fail);
    return () => {
      element.removeEventListener('timeupdate', check);
      element.removeEventListener('error', fail);
    };
  }, [from, to]);
  if (!film) return null;
  return (
    // biome-ignore lint/a11y/useMediaCaption: match film has no captions.
    <video ref={video} src={shownAddress(film)} controls playsInline preload="auto" aria-label={eventTitle(event)} />
  );
}
