import { filmsIn, type OnAirSince, type Scene, sceneOnAir } from '@pavilion/domain/graphics';
import { useEffect, useMemo, useState } from 'react';

/** A hidden or covered window gets no animation frames; its picture goes on at this pace. */
const hiddenMilliseconds = 250;

interface Moving {
  /** The scene as it stands now; null once it has left. */
  shown: Scene | null;
  /** Milliseconds since it came. */
  at: number;
  /** Whether it has films. */
  films: boolean;
}

/**
 * The scene as it stands now, while it comes, stays and leaves. It follows the clock and waits for no drawing: a slow machine draws
 * fewer moments, never late ones, and the moment in which everything stands is always the last.
 */
export function useMovingScene(scene: Scene, { came, left }: OnAirSince): Moving {
  const films = useMemo(() => filmsIn(scene).length > 0, [scene]);
  const [now, setNow] = useState(() => Date.now());
  const [begun, setBegun] = useState({ scene, came, left });
  // Each begins a movement, at once and not at the next frame.
  if (begun.scene !== scene || begun.came !== came || begun.left !== left) {
    setBegun({ scene, came, left });
    setNow(Date.now());
  }
  const { scene: shown, moves } = sceneOnAir(scene, { came, left }, now);
  const follows = moves || (films && shown !== null);
  useEffect(() => {
    if (!follows) return;
    let next = 0;
    const look = () => setNow(Date.now());
    const tick = () => {
      look();
      next = requestAnimationFrame(tick);
    };
    next = requestAnimationFrame(tick);
    const timer = setInterval(look, hiddenMilliseconds);
    return () => {
      cancelAnimationFrame(next);
      clearInterval(timer);
    };
  }, [follows]);
  return { shown, at: now - came, films };
}
