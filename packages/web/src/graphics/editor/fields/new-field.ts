import { type Field, type FieldType, type FieldValues, type GraphicField, isExample } from '@pavilion/domain/graphics';
import type { Editor } from '../state/editor.ts';
import { orderAt } from '../state/slot-tree.ts';

/** A key for a label that no other field has: "Player of the match" gives `player_of_the_match`. */
export function keyFor(label: string, taken: readonly string[]): string {
  const words = label
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^[^a-z]+|_+$/g, '')
    .slice(0, 36);
  const base = words || 'field';
  if (!taken.includes(base)) return base;
  let number = 2;
  while (taken.includes(`${base}_${number}`)) number += 1;
  return `${base}_${number}`;
}

/** Adds a field at the end. */
export function addField(editor: Editor, type: FieldType): string | undefined {
  const { template, fields } = editor.now();
  const label = type.charAt(0).toUpperCase() + type.slice(1);
  const key = keyFor(
    label,
    fields.map((field) => field.key),
  );
  const order = orderAt(fields, fields.length);
  const [id] = editor.edits.insert('Add field', 'fields', [{ template: template.id, key, label, type, order }]);
  return id;
}

export function moveField(editor: Editor, field: Field, by: 1 | -1): void {
  const { fields } = editor.now();
  const others = fields.filter(({ id }) => id !== field.id);
  const position = fields.indexOf(field) + by;
  if (position < 0 || position > others.length) return;
  editor.edits.patch('Order', [{ part: 'fields', id: field.id, changes: { order: orderAt(others, position) } }]);
}

/** Makes the values with which a designer tried the fields out what all pictures of the template show. Defaults of graphics stay. */
export function keepSamples(editor: Editor, values: FieldValues): void {
  const changes = editor.now().fields.flatMap((field) => {
    const { [field.key]: value } = values;
    if (value === undefined || value === '' || (field.initial !== undefined && !isExample(field))) return [];
    const own = field.fact ? {} : { example: true };
    return [{ part: 'fields' as const, id: field.id, changes: { initial: value, ...own } }];
  });
  editor.edits.patch('Samples', changes);
}

/** Why a key cannot be that of a field, as a sentence. */
export function refuseKey(key: string, field: Pick<Field, 'id'>, fields: readonly Field[]): string | undefined {
  const other = fields.find((each) => each.key === key && each.id !== field.id);
  return other && `The field ${other.label} has this key already.`;
}

/** What a type of field has beside label, help and whether it is needed. */
export const limitsOf = (type: GraphicField['type']): 'length' | 'number' | undefined =>
  type === 'text' || type === 'longer text' ? 'length' : type === 'number' ? 'number' : undefined;
