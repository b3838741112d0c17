import { z } from 'zod';
import { kitContent } from './brand-kit.ts';
import { fieldContent } from './fields.ts';
import { graphicSize } from './sizes.ts';
import { slideContent, slotContent } from './slot.ts';

const id = z.string().min(1).max(200);

export const designSlot = z.object({ id, slide: id, ...slotContent });
export const designSlide = z.object({ id, ...slideContent });
export const designField = z.object({ id, ...fieldContent });

/** All that a template shows: what the editor edits as documents, and what a publication keeps. */
export const design = z.object({
  sizes: z.record(z.string().min(1).max(50), graphicSize),
  slides: z.array(designSlide).max(50),
  slots: z.array(designSlot).max(2_000),
  fields: z.array(designField).max(200),
  /** The brand kit as it was, so that a change of the kit reaches a published template by publishing again only (GFX-011). */
  kit: z.object(kitContent).optional(),
});
export type Design = z.output<typeof design>;
export type DesignSlot = z.output<typeof designSlot>;
export type DesignSlide = z.output<typeof designSlide>;
export type DesignField = z.output<typeof designField>;

/** What a maker changed of one slot: its place, crop and text size by size, its colours and its text style. Only what its lock allows (GFX-013). */
export const slotChange = z.object({
  overrides: slotContent.overrides,
  fill: slotContent.fill,
  colour: z.string().max(100).optional(),
  /** Name of a text style of the brand kit. */
  textStyle: z.string().max(100).optional(),
});
export type SlotChange = z.output<typeof slotChange>;
