import type { Kit } from './brand-kit.ts';
import type { Design, DesignSlot } from './design.ts';
import { mayRestyle } from './made-slot.ts';
import type { MissingPart } from './missing-for-publishing.ts';
import type { TextStyle } from './slot-parts.ts';

/** What decides in which font file a text is drawn. */
export type FontUse = Pick<TextStyle, 'font' | 'weight' | 'italic'>;

type Lettered = Pick<Design, 'slots' | 'kit'>;

/** Fonts of the text styles of a brand kit. */
export const fontsOfKit = ({ textStyles }: Pick<Kit, 'textStyles'>): FontUse[] => textStyles.map(({ style }) => style);

/** Fonts of a design: of its layers, and of the text styles that makers may give them. */
export const fontsOfDesign = (design: Lettered): FontUse[] => usesIn(design).map(({ style }) => style);

/** Sentences about fonts that keep a template from being published: they do not exist any more. `known` has all families. */
export function missingFonts(design: Lettered, known: ReadonlySet<string>): MissingPart[] {
  const parts = usesIn(design).flatMap(({ style: { font }, place, slot }) => {
    if (known.has(font)) return [];
    const message = `${place} uses the font ${font}, which does not exist any more.`;
    return [slot === undefined ? { message } : { message, slot }];
  });
  return [...new Map(parts.map((part) => [`${part.slot} ${part.message}`, part])).values()];
}

interface PlacedUse {
  style: FontUse;
  place: string;
  slot?: string;
}

function usesIn({ slots, kit }: Lettered): PlacedUse[] {
  const ofSlots = slots.flatMap((slot) => {
    const place = slot.name ? `“${slot.name}”` : `A layer (${slot.type})`;
    return fontsOfSlot(slot).map((style) => ({ style, place, slot: slot.id }));
  });
  if (!kit || !slots.some(mayRestyle)) return ofSlots;
  const ofKit = kit.textStyles.map(({ name, style }) => ({ style, place: `The text style ${name} of the brand kit` }));
  return [...ofSlots, ...ofKit];
}

/** Fonts of a layer: of all its letters, and of those with a style of their own. */
const fontsOfSlot = ({ textStyle, runs, table }: DesignSlot): FontUse[] => [
  textStyle,
  ...[...runs, ...(table?.columns ?? [])].flatMap(({ style }) => (style ? [{ ...textStyle, ...style }] : [])),
];
