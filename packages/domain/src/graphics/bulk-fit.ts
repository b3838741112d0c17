import { bulkFields, nameColumn } from './bulk.ts';
import type { Design, DesignSlot } from './design.ts';
import type { FieldValues } from './fields.ts';
import { placeholdersIn } from './fill-in.ts';
import { sizeWords } from './sizes.ts';
import { layerOfNode, lettersWords, textLayerName, type UnfitText } from './unfit-words.ts';

/** Texts of a row that do not look as they are written in a slide of a size. */
export interface UnfitTexts {
  size: string;
  unfit: readonly UnfitText[];
}

/**
 * Sentences about the texts of a row that do not fit or have letters that no font has, by the column that fills them: they are
 * known before anything is made (GFX-008).
 */
export function unfitFaults(
  design: Pick<Design, 'fields' | 'slots' | 'sizes'>,
  values: FieldValues,
  found: readonly UnfitTexts[],
): Record<string, string> {
  const places = new Map<string, Set<string>>();
  const letters = new Map<string, Set<string>>();
  const add = (to: Map<string, Set<string>>, column: string, what: string) =>
    to.set(column, (to.get(column) ?? new Set()).add(what));
  for (const { size, unfit } of found) {
    const tooLong = new Set(unfit.flatMap((text) => (text.letters ? [] : layerOfNode(text.id))));
    for (const slot of design.slots) {
      if (tooLong.has(slot.id)) {
        add(places, columnOf(design, slot, values), `${textLayerName(slot)} in ${nameOf(design, size)}`);
      }
      const missing = unfit.flatMap((text) => (layerOfNode(text.id) === slot.id ? (text.letters ?? []) : []));
      for (const each of missing) add(letters, columnOf(design, slot, values, each), each);
    }
  }
  const columns = [...new Set([...places.keys(), ...letters.keys()])];
  return Object.fromEntries(
    columns.map((column) => {
      const [first, ...others] = places.get(column) ?? [];
      const more = others.length > 0 ? `, and ${others.length} more` : '';
      const missing = letters.get(column);
      const words = [
        ...(first ? [`Does not fit: ${first}${more}.`] : []),
        ...(missing ? [lettersWords([...missing])] : []),
      ];
      return [column, words.join(' ')];
    }),
  );
}

/** The column with the longest text of a layer, of those with some letters; the name of the graphic if no column fills it. */
function columnOf(
  { fields }: Pick<Design, 'fields'>,
  { runs, badge }: DesignSlot,
  values: FieldValues,
  letters = '',
): string {
  const used = new Set([...runs.flatMap(({ text }) => placeholdersIn(text)), ...(badge ? [badge] : [])]);
  const textOf = (key: string) => String(values[key] ?? '');
  const has = (key: string) => textOf(key).toLowerCase().includes(letters.toLowerCase());
  const filling = bulkFields(fields).flatMap(({ key }) => (used.has(key) && has(key) ? [key] : []));
  return filling.toSorted((one, other) => textOf(other).length - textOf(one).length)[0] ?? nameColumn;
}

function nameOf({ sizes }: Pick<Design, 'sizes'>, id: string): string {
  const size = sizes[id];
  return size ? [size.label, sizeWords(size)].filter(Boolean).join(' ') : id;
}
