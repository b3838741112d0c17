import type { Building } from './building.ts';
import { rgbaOf } from './colours.ts';
import type { DesignSlot } from './design.ts';
import type { Filling } from './fill-in.ts';
import type { Box, SceneText } from './scene.ts';
import type { TextStyle } from './slot-parts.ts';

/** A slot at its place in a scene. */
export interface Placed {
  slot: DesignSlot;
  box: Box;
  id: string;
  filling: Filling;
}

/** What all nodes have. */
export function baseOf({ scale }: Building, { slot, box, id, filling }: Placed) {
  const { opacity, blend, shadow, motion } = slot;
  return {
    id,
    box,
    opacity,
    blend,
    ...(shadow && {
      shadow: {
        colour: rgbaOf(shadow.colour, filling),
        x: shadow.x * scale,
        y: shadow.y * scale,
        blur: shadow.blur * scale,
      },
    }),
    ...((motion.in || motion.out) && { motion }),
  };
}

/** Factor of the text sizes of a slot: as a designer set it for this size, or as everything else. */
export function textScale({ size, scale, shrink = 1 }: Building, slot: DesignSlot): number {
  const own = slot.overrides[size]?.fontSize;
  return own === undefined ? scale : (own / slot.textStyle.size) * shrink;
}

/** A text as shown, with its style in pixels of the scene. */
export function sceneText(text: string, style: TextStyle, factor: number, filling: Filling): SceneText {
  const { font, weight, italic, size, colour, lineHeight, letterSpacing, tabular } = style;
  return {
    font,
    weight,
    italic,
    size: size * factor,
    colour: rgbaOf(colour, filling),
    lineHeight,
    letterSpacing: (letterSpacing / 1_000) * size * factor,
    tabular,
    text: cased(text, style.case),
  };
}

/** A declared score, whose d stays small: 487/9d. */
const declared = /\b(\d+[/–-]\d{1,2})D\b/g;

function cased(text: string, to: TextStyle['case']): string {
  switch (to) {
    case 'upper':
      return text.toLocaleUpperCase('en-GB').replace(declared, '$1d');
    case 'lower':
      return text.toLocaleLowerCase('en-GB');
    case 'title':
      return text.replace(
        /(^|[\s-])(\p{L})/gu,
        (_, before: string, letter: string) => before + letter.toLocaleUpperCase('en-GB'),
      );
    case 'as typed':
      return text;
  }
}
