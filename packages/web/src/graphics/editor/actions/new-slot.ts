import { type Field, type FieldType, plainText, type Slot, type slots } from '@pavilion/domain/graphics';
import type { NewDocument } from '@pavilion/sync';
import { rounded } from '../geometry/boxes.ts';
import type { Editor, Model } from '../state/editor.ts';

export const newKinds = [
  'text',
  'picture',
  'video',
  'rectangle',
  'ellipse',
  'line',
  'badge',
  'bar',
  'table',
  'group',
] as const;
export type NewKind = (typeof newKinds)[number];

type Content = Omit<Partial<Slot>, 'box'> & Pick<Slot, 'type' | 'name'> & { share: [width: number, height: number] };

const keyOf = (fields: readonly Field[], type: FieldType, otherwise: string): string =>
  fields.find((field) => field.type === type)?.key ?? otherwise;

/** What a new layer of a kind looks like, with the first colour and text style of the brand kit; `share` is its part of the slide. */
function contentOf(kind: NewKind, { fields, kit, first }: Model): Content {
  const colour = kit?.colours[0] ? `kit:${kit.colours[0].name}` : '#2f6fed';
  const fill = { kind: 'colour', colour } as const;
  const letters = { ...plainText, ...kit?.textStyles[0]?.style };
  switch (kind) {
    case 'text':
      return {
        type: 'text',
        name: '',
        runs: [{ text: 'Text' }],
        textStyle: { ...letters, size: Math.max(12, Math.round(first.height * 0.06)) },
        share: [0.6, 0.1],
      };
    case 'picture':
      return { type: 'picture', name: 'Picture', share: [0.5, 0.5] };
    case 'video':
      return { type: 'video', name: 'Video', share: [0.5, 0.5] };
    case 'rectangle':
      return { type: 'shape', name: 'Rectangle', shape: 'rectangle', fill, share: [0.4, 0.25] };
    case 'ellipse':
      return { type: 'shape', name: 'Ellipse', shape: 'ellipse', fill, share: [0.3, 0.3] };
    case 'line':
      return { type: 'shape', name: 'Line', shape: 'line', stroke: { colour, width: 6 }, share: [0.5, 0.006] };
    case 'badge':
      return { type: 'badge', name: 'Badge', badge: keyOf(fields, 'team', 'team'), share: [0.2, 0.2] };
    case 'bar':
      return {
        type: 'bar',
        name: 'Bar',
        fill,
        bar: { field: keyOf(fields, 'number', 'value'), most: 100, track: '#ffffff33' },
        share: [0.6, 0.03],
      };
    case 'table':
      return {
        type: 'table',
        name: 'Table',
        textStyle: { ...letters, size: Math.max(12, Math.round(first.height * 0.03)) },
        table: {
          field: keyOf(fields, 'rows', 'rows'),
          columns: [
            { key: 'name', heading: 'Name', width: 3, align: 'left' },
            { key: 'value', heading: '', width: 1, align: 'right' },
          ],
          rowHeight: Math.max(16, Math.round(first.height * 0.055)),
          heading: false,
          most: 11,
        },
        share: [0.7, 0.6],
      };
    case 'group':
      return { type: 'group', name: 'Group', share: [0.5, 0.5] };
  }
}

/** Adds a layer in the middle of the slide and selects it. A text is open for writing. */
export function addSlot(editor: Editor, kind: NewKind): string | undefined {
  const model = editor.now();
  const { share, ...content } = contentOf(kind, model);
  const { width, height } = model.first;
  const isSquare = kind === 'ellipse' || kind === 'badge';
  const [w, h] = isSquare
    ? [share[0] * Math.min(width, height), share[1] * Math.min(width, height)]
    : [share[0] * width, share[1] * height];
  const order = Math.max(-1, ...model.shown.map((slot) => slot.order)) + 1;
  const slot: NewDocument<typeof slots> = {
    ...content,
    template: model.template.id,
    slide: model.slide.id,
    order,
    box: rounded({ x: (width - w) / 2, y: (height - h) / 2, width: w, height: h, turn: 0 }),
  };
  const [id] = editor.edits.insert('Add layer', 'slots', [slot]);
  if (id) editor.view.set({ selection: [id], editing: kind === 'text' ? id : undefined, inside: undefined });
  return id;
}
