import type { GraphicSize } from '@pavilion/domain/graphics';
import { newId } from '@pavilion/sync/client';
import type { Editor } from '../state/editor.ts';

/** Adds a size, in which everything follows the first one, and shows it. */
export function addSize(
  editor: Editor,
  { width, height, label }: Pick<GraphicSize, 'width' | 'height' | 'label'>,
): void {
  const { template, sizes } = editor.now();
  const id = newId();
  const order = Math.max(-1, ...sizes.map((each) => template.sizes[each]!.order)) + 1;
  editor.edits.patch('Add size', [
    { part: 'templates', id: template.id, changes: { [`sizes.${id}`]: { width, height, label, order } } },
  ]);
  showSize(editor, id);
}

export const showSize = (editor: Editor, size: string): void =>
  editor.view.set({ size, allSizes: false, zoom: 'fit', pan: { x: 0, y: 0 } });

/** Removes a size. What was laid out for it stays with the layers, for taking this back. */
export function removeSize(editor: Editor, id: string): void {
  const { template, sizes } = editor.now();
  if (sizes.length === 1) return;
  editor.edits.patch('Remove size', [{ part: 'templates', id: template.id, changes: { [`sizes.${id}`]: null } }]);
}

export function renameSize(editor: Editor, id: string, label: string): void {
  const { template } = editor.now();
  editor.edits.patch('Rename size', [
    { part: 'templates', id: template.id, changes: { [`sizes.${id}.label`]: label } },
  ]);
}
