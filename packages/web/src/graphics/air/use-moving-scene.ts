import { type MotionMoment, motionLength, type Scene, sceneAt } from '@pavilion/domain/graphics';
import { useEffect, useState } from 'react';

/** When a scene came and, if it is leaving, when it left, in milliseconds of this machine's clock. */
export interface OnAir {
  came: number;
  left?: number | undefined;
}

/**
 * The scene as it stands now, while it comes, stays and leaves; null once it has left. The picture asks for the next moment only
 * after the last one was drawn, so a slow machine shows fewer moments, never late ones.
 */
export function useMovingScene(
  scene: Scene | null,
  { came, left }: OnAir,
): { shown: Scene | null; onDrawn: () => void } {
  const [now, setNow] = useState(() => Date.now());
  const moment: MotionMoment =
    left === undefined ? { since: 'entrance', milliseconds: now - came } : { since: 'exit', milliseconds: now - left };
  const length = scene ? motionLength(scene.nodes, left === undefined ? 'in' : 'out') : 0;
  const isMoving = moment.milliseconds < length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each begins a movement, at once and not at the next frame
  useEffect(() => setNow(Date.now()), [scene, came, left]);
  const onDrawn = () => {
    if (isMoving) requestAnimationFrame(() => setNow(Date.now()));
  };
  if (!scene || (left !== undefined && !isMoving)) return { shown: null, onDrawn };
  return { shown: isMoving ? sceneAt(scene, moment) : scene, onDrawn };
}
