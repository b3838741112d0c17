import { type RefObject, useEffect, useRef } from 'react';

/** Preview and original are the same film: switching keeps the position, and goes on playing. Another film begins at its start. */
export function useKeepPlace(video: RefObject<HTMLVideoElement | null>, src: string, film: string): void {
  const place = useRef({ film, seconds: 0, playing: false });
  useEffect(() => {
    const element = video.current;
    if (!element || !src) return;
    if (place.current.film !== film) place.current = { film, seconds: 0, playing: false };
    const note = () => {
      if (element.seeking || element.readyState === element.HAVE_NOTHING) return;
      place.current = { film, seconds: element.currentTime, playing: !element.paused };
    };
    const comeBack = () => {
      const { seconds, playing } = place.current;
      if (seconds > 0) element.currentTime = seconds;
      if (playing) void element.play().catch(() => undefined);
    };
    element.addEventListener('timeupdate', note);
    element.addEventListener('loadedmetadata', comeBack);
    return () => {
      element.removeEventListener('timeupdate', note);
      element.removeEventListener('loadedmetadata', comeBack);
    };
  }, [video, src, film]);
}
