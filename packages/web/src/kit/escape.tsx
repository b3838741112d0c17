import { useEffect, useEffectEvent } from 'react';

/** Escape gives up what has no window yet: one that is loading, or could not be loaded. */
export function Escape({ onEscape }: { onEscape: () => void }) {
  const giveUp = useEffectEvent(onEscape);
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // Not for what is behind the window.
      event.stopPropagation();
      giveUp();
    };
    window.addEventListener('keydown', hear, { capture: true });
    return () => window.removeEventListener('keydown', hear, { capture: true });
  }, []);
  return null;
}
