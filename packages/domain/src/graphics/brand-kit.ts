import { z } from 'zod';
import { linearGradient, textStyle } from './slot-parts.ts';

const hex = z.string().regex(/^#[0-9a-f]{6}$/i, 'A colour is written like #1b2a4e.');
const name = z.string().trim().min(1).max(100);
const mostFormer = 20;
/** Earlier names: templates and graphics use an entry by its name, and keep it when it is renamed. */
const former = z.array(name).max(mostFormer).optional();

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
    .array(z.object({ name, former, colour: hex }))
    .max(60)
    .default([]),
  /** Absent from kits of earlier versions. Colours of their stops may be those of the kit, but not of fields. */
  gradients: z
    .array(
      linearGradient
        .extend({ name, former })
        .refine(({ stops }) => stops.every(({ colour }) => !colour.startsWith('field:')), 'A kit has no fields.'),
    )
    .max(60)
    .optional(),
  textStyles: z
    .array(z.object({ name, former, style: textStyle }))
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

interface Entry {
  name: string;
  former?: string[] | undefined;
}

/** The entry of this name, or else the one that had it before; undefined if there is none. */
export const kitEntry = <E extends Entry>(entries: readonly E[] | undefined, wanted: string): E | undefined =>
  entries?.find((entry) => entry.name === wanted) ?? entries?.find((entry) => entry.former?.includes(wanted));

/** The entry under another name. */
export function renamedEntry<E extends Entry>(entry: E, next: string): E {
  const earlier = [...(entry.former ?? []), entry.name].filter((one) => one !== next);
  return { ...entry, name: next, former: [...new Set(earlier)].slice(-mostFormer) };
}

/** The colour of a brand kit that is written `kit:NAME`; undefined if the kit does not have it, or it is written otherwise. */
export const kitColour = (kit: Pick<Kit, 'colours'> | undefined, written: string) =>
  written.startsWith('kit:') ? kitEntry(kit?.colours, written.slice(4)) : undefined;
