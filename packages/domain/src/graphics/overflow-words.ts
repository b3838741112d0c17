import type { Design, DesignSlot } from './design.ts';
import { sizeWords } from './sizes.ts';

interface Place {
  size: string;
  slides: readonly string[];
}

const shownLetters = 40;

/** A text layer within a sentence: by its name, or else by its words. */
export function textLayerName({ name, runs }: Pick<DesignSlot, 'name' | 'runs'>): string {
  if (name) return name;
  const words = runs
    .map(({ text }) => text)
    .join('')
    .replaceAll(/\s+/g, ' ')
    .trim();
  if (words === '') return 'A text';
  return `“${words.length > shownLetters ? `${words.slice(0, shownLetters)}…` : words}”`;
}

/** "Title in Story 1080×1920" for each text that does not fit, with the name of its slide where there are several. */
export function overflowsIn(design: Design, { size, slides }: Place, overflows: readonly string[]): string[] {
  const dimensions = design.sizes[size];
  const sizeName = dimensions ? [dimensions.label, sizeWords(dimensions)].filter(Boolean).join(' ') : size;
  const at = design.slides.findIndex(({ id }) => id === slides[0]);
  const isOne = slides.length === 1 && design.slides.length > 1;
  const place = isOne ? `${design.slides[at]?.name || `Slide ${at + 1}`}, ${sizeName}` : sizeName;
  // Rows of repeats and tables have the layer's id with a number.
  const ids = new Set(overflows.map((id) => id.split(':')[0]));
  return design.slots.flatMap((slot) => (ids.has(slot.id) ? [`${textLayerName(slot)} in ${place}`] : []));
}

const mostNamed = 5;

/** One sentence about all of them. */
export function overflowWords(tooLong: readonly string[]): string {
  const named = [...new Set(tooLong)];
  const more = named.length > mostNamed ? `, and ${named.length - mostNamed} more` : '';
  return `These texts do not fit: ${named.slice(0, mostNamed).join(', ')}${more}. Shorten them.`;
}
