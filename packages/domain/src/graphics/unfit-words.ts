import type { Design, DesignSlot } from './design.ts';
import { sizeWords } from './sizes.ts';

/** A text of a drawn scene that does not look as it is written (GFX-008). */
export interface UnfitText {
  /** Id of its node. */
  id: string;
  /** Its letters that no font has, as they stand together. Without them, the text does not fit into its box. */
  letters?: readonly string[];
}

/** What is wrong with a text of a design, within a sentence. */
export interface UnfitNote {
  why: 'too long' | 'no font';
  words: string;
}

interface Place {
  size: string;
  slides: readonly string[];
}

const shownLetters = 40;
const shorten = (words: string, most: number) =>
  [...words].length > most ? `${[...words].slice(0, most).join('')}…` : words;

/** A text layer within a sentence: by its name, or else by its words. */
export function textLayerName({ name, runs }: Pick<DesignSlot, 'name' | 'runs'>): string {
  if (name) return name;
  const words = runs
    .map(({ text }) => text)
    .join('')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return words === '' ? 'A text' : `“${shorten(words, shownLetters)}”`;
}

/** Id of the layer of a node: rows of repeats and tables have the layer's id with a number. */
export const layerOfNode = (id: string): string => id.split(':')[0] ?? id;

/**
 * "Title in Story 1080×1920" for each text that does not fit, with the name of its slide where there are several, and "한국 in Title"
 * for letters that no font has, which are alike in all sizes.
 */
export function unfitIn(design: Design, { size, slides }: Place, unfit: readonly UnfitText[]): UnfitNote[] {
  const dimensions = design.sizes[size];
  const sizeName = dimensions ? [dimensions.label, sizeWords(dimensions)].filter(Boolean).join(' ') : size;
  const at = design.slides.findIndex(({ id }) => id === slides[0]);
  const isOne = slides.length === 1 && design.slides.length > 1;
  const place = isOne ? `${design.slides[at]?.name || `Slide ${at + 1}`}, ${sizeName}` : sizeName;
  return design.slots.flatMap((slot) => {
    const own = unfit.filter(({ id }) => layerOfNode(id) === slot.id);
    const letters = own.flatMap((text) => text.letters ?? []);
    const name = textLayerName(slot);
    return [
      ...(own.some((text) => !text.letters) ? [{ why: 'too long', words: `${name} in ${place}` } as const] : []),
      ...(letters.length > 0 ? [{ why: 'no font', words: `${listed(letters, shownPieces)} in ${name}` } as const] : []),
    ];
  });
}

const mostNamed = 5;
const shownPieces = 3;
const longestPiece = 20;

function listed(words: readonly string[], most: number): string {
  const each = [...new Set(words)].map((piece) => shorten(piece, longestPiece));
  return each.length > most ? `${each.slice(0, most).join(', ')}…` : each.join(', ');
}

/** The sentence about letters that no font has. */
export const lettersWords = (letters: readonly string[]): string =>
  `These letters are in none of the fonts: ${listed(letters, mostNamed)}.`;

/** One sentence about all texts that do not fit, and one about all letters that no font has. */
export function unfitWords(notes: readonly UnfitNote[]): string {
  const named = (why: UnfitNote['why']) => {
    const all = [...new Set(notes.flatMap((note) => (note.why === why ? note.words : [])))];
    const more = all.length > mostNamed ? `, and ${all.length - mostNamed} more` : '';
    return all.length > 0 ? `${all.slice(0, mostNamed).join(', ')}${more}` : '';
  };
  const [tooLong, noFont] = [named('too long'), named('no font')];
  return [
    ...(tooLong ? [`These texts do not fit: ${tooLong}. Shorten them.`] : []),
    ...(noFont ? [`These letters are in none of the fonts: ${noFont}.`] : []),
  ].join(' ');
}
