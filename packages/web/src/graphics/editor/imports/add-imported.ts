import { fittedSlots, type Slide, slideContent } from '@pavilion/domain/graphics';
import { sameJson } from '@pavilion/sync';
import { newId } from '@pavilion/sync/client';
import { z } from 'zod';
import { slotCopies } from '../actions/copies.ts';
import { showSlide } from '../actions/slides.ts';
import type { Editor } from '../state/editor.ts';
import { newGesture } from '../state/edits.ts';
import { orderAt } from '../state/slot-tree.ts';
import type { ReadSlide } from './read-psd.ts';

/** Whether a slide is as a new template begins with it. */
const isUntouched = (slide: Slide): boolean =>
  sameJson(contentOf(slide), { ...contentOf({}), name: 'Slide 1', order: slide.order });
const contentOf = (slide: Partial<Slide>) => z.object(slideContent).parse(slide);

/** Adds an imported slide after the shown one, or in place of the untouched one of a new template, and opens it. `files` are the stored pictures by layer. One Undo takes all back. */
export function addImported(editor: Editor, read: ReadSlide, name: string, files: ReadonlyMap<string, string>): void {
  const { template, slides, slots: layers, slide, first } = editor.now();
  const made = {
    id: newId(),
    template: template.id,
    name: name.slice(0, 200),
    order: orderAt(slides, slides.indexOf(slide) + 1),
    background: { kind: 'colour', colour: '#ffffff' } as const,
  };
  const slots = fittedSlots(read, first, template.sizes).map((slot) => {
    const file = files.get(slot.id);
    return file ? { ...slot, picture: { file } } : slot;
  });
  const gesture = newGesture();
  editor.edits.insert('Import', 'slides', [made], gesture);
  showSlide(editor, made.id);
  editor.edits.insert('Import', 'slots', slotCopies(slots, made), gesture);
  // The empty slide that a new template begins with would stay in front.
  if (slides.length === 1 && layers.length === 0 && isUntouched(slide))
    editor.edits.remove('Import', 'slides', [slide.id], gesture);
}
