import { z } from 'zod';

/** Least and largest side of a graphic, in pixels (GFX-006). */
export const leastSide = 16;
export const largestSide = 4_096;

const side = (label: string) =>
  z
    .number({ error: `${label} has to be a number of pixels.` })
    .int(`${label} has to be a whole number of pixels.`)
    .min(leastSide, `${label} has to be at least ${leastSide} pixels.`)
    .max(largestSide, `${label} can be at most 4,096 pixels.`);

/** A size of a template. `order` starts at 0: the first size is the one that the others follow. */
export const graphicSize = z.object({
  width: side('Width'),
  height: side('Height'),
  label: z.string().trim().max(100, 'A size can have at most 100 characters.').default(''),
  order: z.number().int().min(0).default(0),
});
export type GraphicSize = z.output<typeof graphicSize>;

/** Share of a size, from each edge, that a platform covers with its own buttons and words. */
export interface SafeArea {
  platform: string;
  top: number;
  right: number;
  bottom: number;
  left: number;
}

interface Preset {
  width: number;
  height: number;
  label: string;
  safeAreas: readonly SafeArea[];
}

const story = (platform: string, bottom: number): SafeArea => ({
  platform,
  top: 0.14,
  right: 0.06,
  bottom,
  left: 0.06,
});

/** Usual sizes of social platforms, with the areas that they cover (GFX-006, GFX-015). */
export const sizePresets: readonly Preset[] = [
  { width: 1080, height: 1080, label: 'Square', safeAreas: [] },
  {
    width: 1080,
    height: 1350,
    label: 'Portrait',
    safeAreas: [{ platform: 'Profile grid (square crop)', top: 0.1, right: 0, bottom: 0.1, left: 0 }],
  },
  { width: 1080, height: 1920, label: 'Story', safeAreas: [story('Stories', 0.2), story('Reels', 0.35)] },
  { width: 1920, height: 1080, label: 'Landscape', safeAreas: [] },
  { width: 1200, height: 628, label: 'Link card', safeAreas: [] },
  {
    width: 1500,
    height: 500,
    label: 'Header',
    safeAreas: [{ platform: 'Profile picture', top: 0, right: 0, bottom: 0.4, left: 0 }],
  },
];

/** Safe areas of a size: those of the preset with its shape. */
export function safeAreasOf(size: Pick<GraphicSize, 'width' | 'height'>): readonly SafeArea[] {
  const preset = sizePresets.find(({ width, height }) => width * size.height === height * size.width);
  return preset?.safeAreas ?? [];
}

export { sizeWords } from '../size-words.ts';

/** Ids of the sizes of a template, first size first. */
export function sizeOrder(sizes: Readonly<Record<string, GraphicSize>>): string[] {
  return Object.keys(sizes).sort((left, right) => sizes[left]!.order - sizes[right]!.order || (left < right ? -1 : 1));
}
