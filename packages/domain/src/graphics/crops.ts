import type { Design } from './design.ts';
import { openSlots } from './open-slots.ts';
import type { Box, PictureNode, Scene } from './scene.ts';
import type { PictureCrop } from './slot-parts.ts';

interface Extent {
  width: number;
  height: number;
}

const within = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));
const rounded = (value: number) => Math.round(value * 1_000) / 1_000;

/** Scale of a picture in its box: it covers the box, or is contained in it, times its zoom. */
function scaleOf(box: Extent, picture: Extent, { fit, zoom }: PictureCrop): number {
  const [across, down] = [box.width / picture.width, box.height / picture.height];
  return (fit === 'cover' ? Math.max(across, down) : Math.min(across, down)) * zoom;
}

/** The crop after the picture was dragged in its box by so many pixels of the scene (GFX-010). It stays within its box. */
export function draggedCrop(
  box: Extent,
  picture: Extent,
  crop: PictureCrop,
  by: { x: number; y: number },
): PictureCrop {
  const scale = scaleOf(box, picture, crop);
  // Without free space, nothing moves that way.
  const moved = (at: number, free: number, delta: number) =>
    Math.abs(free) < 1 ? at : rounded(within(at + delta / free, 0, 1));
  return {
    ...crop,
    x: moved(crop.x, box.width - picture.width * scale, by.x),
    y: moved(crop.y, box.height - picture.height * scale, by.y),
  };
}

/** The crop with the picture larger or smaller by a factor; never smaller than it fits its box. */
export const zoomedCrop = (crop: PictureCrop, factor: number): PictureCrop => ({
  ...crop,
  zoom: rounded(within(crop.zoom * factor, 1, 10)),
});

/** A picture that a maker may crop, with its place in the scene. */
export interface Croppable {
  slot: string;
  name: string;
  node: PictureNode;
  box: Box;
}

/** The pictures and films of a scene whose lock lets makers move and crop them (GFX-013). */
export const croppablePictures = (scene: Pick<Scene, 'nodes'>, design: Pick<Design, 'slots'>): Croppable[] =>
  openSlots(scene, design).flatMap(({ slot: { id, name, type }, node, box }) =>
    // The logo of a team is drawn as a picture too, and never cropped.
    (type === 'picture' || type === 'video') && node.type === 'picture' ? [{ slot: id, name, node, box }] : [],
  );
