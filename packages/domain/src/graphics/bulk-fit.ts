import { bulkFields, nameColumn } from './bulk.ts';
import type { Design, DesignSlot } from './design.ts';
import type { FieldValues } from './fields.ts';
import { placeholdersIn } from './fill-in.ts';
import { textLayerName } from './overflow-words.ts';
import { sizeWords } from './sizes.ts';

/** Texts of a row that do not fit in a slide of a size, by id of the node. */
export interface UnfitTexts {
  size: string;
  overflowing: readonly string[];
}

/** Sentences about the texts of a row that do not fit, by the column that fills them: they are known before anything is made (GFX-008). */
export function unfitFaults(
  design: Pick<Design, 'fields' | 'slots' | 'sizes'>,
  values: FieldValues,
  found: readonly UnfitTexts[],
): Record<string, string> {
  const places = new Map<string, Set<string>>();
  const add = (column: string, place: string) => places.set(column, (places.get(column) ?? new Set()).add(place));
  for (const { size, overflowing } of found) {
    // Rows of repeats and tables have the layer's id with a number.
    const ids = new Set(overflowing.map((id) => id.split(':')[0]));
    for (const slot of design.slots) {
      if (ids.has(slot.id)) add(columnOf(design, slot, values), `${textLayerName(slot)} in ${nameOf(design, size)}`);
    }
  }
  return Object.fromEntries(
    [...places].map(([column, all]) => {
      const [first, ...others] = all;
      return [column, `Does not fit: ${first}${others.length > 0 ? `, and ${others.length} more` : ''}.`];
    }),
  );
}

/** The column with the longest text of a layer; the name of the graphic if no column fills it. */
function columnOf({ fields }: Pick<Design, 'fields'>, { runs }: DesignSlot, values: FieldValues): string {
  const used = new Set(runs.flatMap(({ text }) => placeholdersIn(text)));
  const lengthOf = (key: string) => String(values[key] ?? '').length;
  const filling = bulkFields(fields).flatMap(({ key }) => (used.has(key) ? [key] : []));
  return filling.toSorted((one, other) => lengthOf(other) - lengthOf(one))[0] ?? nameColumn;
}

function nameOf({ sizes }: Pick<Design, 'sizes'>, id: string): string {
  const size = sizes[id];
  return size ? [size.label, sizeWords(size)].filter(Boolean).join(' ') : id;
}
