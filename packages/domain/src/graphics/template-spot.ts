import { z } from 'zod';

/** Most selected layers that other designers are told of. */
export const mostToldLayers = 50;

/** Where a designer is in a template, as the others there are told: ids of the shown slide and of the selected layers (GFX-017). */
export const templateSpot = z.object({
  slide: z.string().max(50),
  selected: z.array(z.string().max(50)).max(mostToldLayers),
});
export type TemplateSpot = z.output<typeof templateSpot>;
