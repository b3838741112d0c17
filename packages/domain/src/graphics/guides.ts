import { z } from 'zod';
import { largestSide } from './sizes.ts';

/** A line that the layers of a slide snap to in one of its sizes. Only the editor shows it (GFX-015). */
export const slideGuide = z.object({
  /** Id of the size. */
  size: z.string().min(1).max(50),
  /** `x`: a vertical line, at so many pixels from the left; `y`: a horizontal one, from the top. */
  axis: z.enum(['x', 'y']),
  at: z.number().min(0).max(largestSide),
});
export type SlideGuide = z.output<typeof slideGuide>;

/** A guide with its id. */
export interface PlacedGuide extends SlideGuide {
  id: string;
}

/** Guides of a slide in one size: vertical ones before horizontal ones, each from the edge inwards. */
export function guidesOf(
  // Slides stored before guides existed have none.
  { guides = {} }: { guides?: Readonly<Record<string, SlideGuide>> | undefined },
  size: string,
): PlacedGuide[] {
  return Object.entries(guides)
    .map(([id, guide]) => ({ ...guide, id }))
    .filter((guide) => guide.size === size)
    .sort((one, other) => (one.axis === other.axis ? one.at - other.at : one.axis < other.axis ? -1 : 1));
}
