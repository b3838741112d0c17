import { type OnAirSince, type Scene, sceneOnAir } from '@pavilion/domain/graphics';
import { useState } from 'react';

/**
 * The scene as it stands now, while it comes, stays and leaves; null once it has left. The picture asks for the next moment only
 * after the last one was drawn, so a slow machine shows fewer moments, never late ones.
 */
export function useMovingScene(
  scene: Scene | null,
  { came, left }: OnAirSince,
): { shown: Scene | null; onDrawn: () => void } {
  const [now, setNow] = useState(() => Date.now());
  const [begun, setBegun] = useState({ scene, came, left });
  // Each begins a movement, at once and not at the next frame.
  if (begun.scene !== scene || begun.came !== came || begun.left !== left) {
    setBegun({ scene, came, left });
    setNow(Date.now());
  }
  const { scene: shown, moves } = scene ? sceneOnAir(scene, { came, left }, now) : { scene: null, moves: false };
  const onDrawn = () => {
    if (moves) requestAnimationFrame(() => setNow(Date.now()));
  };
  return { shown, onDrawn };
}
