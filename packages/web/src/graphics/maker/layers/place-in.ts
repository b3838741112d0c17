import type { Box, Scene } from '@pavilion/domain';
import type { CSSProperties } from 'react';

const share = (part: number, whole: number) => `${(part / whole) * 100}%`;

/** The place of a box over the picture of its scene, however large that is shown. */
export const placeIn = ({ x, y, width, height, turn }: Box, scene: Pick<Scene, 'width' | 'height'>): CSSProperties => ({
  left: share(x, scene.width),
  top: share(y, scene.height),
  width: share(width, scene.width),
  height: share(height, scene.height),
  rotate: `${turn}deg`,
});
