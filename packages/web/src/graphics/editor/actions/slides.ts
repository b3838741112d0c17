import { type Slide, slideContent } from '@pavilion/domain/graphics';
import { newId } from '@pavilion/sync/client';
import { z } from 'zod';
import type { Editor } from '../state/editor.ts';
import { newGesture } from '../state/edits.ts';
import { orderAt } from '../state/slot-tree.ts';
import { slotCopies } from './copies.ts';

export const showSlide = (editor: Editor, slide: string): void =>
  editor.view.set({ slide, selection: [], inside: undefined, editing: undefined });

/** Adds an empty slide after the shown one, and opens it. */
export function addSlide(editor: Editor): void {
  const { template, slides, slide } = editor.now();
  const order = orderAt(slides, slides.indexOf(slide) + 1);
  const name = `Slide ${slides.length + 1}`;
  const [id] = editor.edits.insert('Add slide', 'slides', [
    { template: template.id, name, order, background: slide.background },
  ]);
  if (id) showSlide(editor, id);
}

/** Copies a slide with its layers, after it. */
export function duplicateSlide(editor: Editor, slide: Slide): void {
  const { slides, slots } = editor.now();
  const id = newId();
  const gesture = newGesture();
  const content = z.object(slideContent).parse(slide);
  const order = orderAt(slides, slides.indexOf(slide) + 1);
  const copy = { ...content, id, order, template: slide.template, name: `${slide.name} copy`.trim().slice(0, 200) };
  editor.edits.insert('Duplicate slide', 'slides', [copy], gesture);
  const layers = slots.filter((slot) => slot.slide === slide.id);
  showSlide(editor, id);
  if (layers.length > 0) editor.edits.insert('Duplicate slide', 'slots', slotCopies(layers, copy), gesture);
}

/** Deletes a slide with its layers. A template keeps its last slide. */
export function removeSlide(editor: Editor, slide: Slide): void {
  const { slides } = editor.now();
  if (slides.length === 1) return;
  const next = slides[slides.indexOf(slide) + 1] ?? slides.at(-2);
  // The layers go to the trash with their slide, and come back with it.
  editor.edits.remove('Delete slide', 'slides', [slide.id]);
  if (next) showSlide(editor, next.id);
}

export function moveSlide(editor: Editor, slide: Slide, by: 1 | -1): void {
  const { slides } = editor.now();
  const others = slides.filter(({ id }) => id !== slide.id);
  const position = slides.indexOf(slide) + by;
  if (position < 0 || position > others.length) return;
  editor.edits.patch('Order', [{ part: 'slides', id: slide.id, changes: { order: orderAt(others, position) } }]);
}
