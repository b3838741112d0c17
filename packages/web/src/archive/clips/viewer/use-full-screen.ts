import { type RefObject, useEffect, useState } from 'react';

/** Full-screen state of an element, and its toggle; null in browsers without full screen (phones). */
export function useFullScreen(element: RefObject<HTMLElement | null>): { on: boolean; toggle: () => void } | null {
  const [on, setOn] = useState(false);
  useEffect(() => {
    const change = () => setOn(document.fullscreenElement !== null);
    document.addEventListener('fullscreenchange', change);
    return () => document.removeEventListener('fullscreenchange', change);
  }, []);
  if (!document.fullscreenEnabled) return null;
  const toggle = () => {
    const change = document.fullscreenElement ? document.exitFullscreen() : element.current?.requestFullscreen();
    void change?.catch(() => undefined);
  };
  return { on, toggle };
}
