import { type RefObject, useEffect, useState } from 'react';

/** Whether an element fills the screen, and the switch; null where the browser cannot (phones). */
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
