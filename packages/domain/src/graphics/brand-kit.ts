import { z } from 'zod';
import { linearGradient, textStyle } from './slot-parts.ts';

const hex = z.string().regex(/^#[0-9a-f]{6}$/i, 'A colour is written like #1b2a4e.');
const name = z.string().trim().min(1).max(100);

/** How a team looks: its three letters, first and second colour, the colour of text on the first, and its badge. */
export const teamLook = z.object({
  code: z.string().trim().min(1).max(4, 'The short form of a team has at most 4 letters.'),
  first: hex,
  second: hex,
  text: hex,
  /** File of the badge; without one, a shield in the team's colours is drawn. */
  badge: z.string().min(1).max(200).optional(),
});
export type TeamLook = z.output<typeof teamLook>;

/** Content of a brand kit, alike in its document and in a published design. */
export const kitContent = {
  colours: z
    .array(z.object({ name, colour: hex }))
    .max(60)
    .default([]),
  /** Absent from kits of earlier versions. Colours of their stops may be those of the kit, but not of fields. */
  gradients: z
    .array(
      linearGradient
        .extend({ name })
        .refine(({ stops }) => stops.every(({ colour }) => !colour.startsWith('field:')), 'A kit has no fields.'),
    )
    .max(60)
    .optional(),
  textStyles: z
    .array(z.object({ name, style: textStyle }))
    .max(40)
    .default([]),
  /** Pictures such as the board's logo. */
  logos: z
    .array(z.object({ name, file: z.string().min(1).max(200) }))
    .max(100)
    .default([]),
  /** By name of the team; teams that are missing look as in `teamLooks`. */
  teams: z.record(z.string(), teamLook).default({}),
};
export type Kit = z.output<z.ZodObject<typeof kitContent>>;
export type KitGradient = NonNullable<Kit['gradients']>[number];

/** A gradient of a brand kit by its name; undefined if the kit does not have it. */
export const kitGradient = (kit: Pick<Kit, 'gradients'> | undefined, name: string): KitGradient | undefined =>
  kit?.gradients?.find((each) => each.name === name);
