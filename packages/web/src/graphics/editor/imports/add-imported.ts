import { fittedSlots } from '@pavilion/domain/graphics';
import { newId } from '@pavilion/sync/client';
import { slotCopies } from '../actions/copies.ts';
import { showSlide } from '../actions/slides.ts';
import type { Editor } from '../state/editor.ts';
import { newGesture } from '../state/edits.ts';
import { orderAt } from '../state/slot-tree.ts';
import type { ReadSlide } from './read-psd.ts';

/** Adds an imported slide after the shown one, and opens it. `files` are the stored pictures by layer. One Undo takes all back. */
export async function addImported(
  editor: Editor,
  read: ReadSlide,
  name: string,
  files: ReadonlyMap<string, string>,
): Promise<void> {
  const { template, slides, slide, first } = editor.now();
  const made = {
    id: newId(),
    template: template.id,
    name: name.slice(0, 200),
    order: orderAt(slides, slides.indexOf(slide) + 1),
    background: { kind: 'colour', colour: '#ffffff' } as const,
  };
  const slots = fittedSlots(read, first).map((slot) => {
    const file = files.get(slot.id);
    return file ? { ...slot, picture: { file } } : slot;
  });
  const gesture = newGesture();
  editor.edits.insert('Import', 'slides', [made], gesture);
  showSlide(editor, made.id);
  // The server refuses layers of a slide that it does not have yet.
  await editor.edits.flush();
  editor.edits.insert('Import', 'slots', slotCopies(slots, made), gesture);
}
