import { notify } from '../../../kit/notify.ts';
import { freeOffset, slotCopies } from '../actions/copies.ts';
import { rounded } from '../geometry/boxes.ts';
import type { Editor } from '../state/editor.ts';
import type { Arrival } from './arrival.ts';
import type { ReadArrival } from './read-arrival.ts';

/** Adds what arrived above the layers of its slide, and selects it. `files` are the stored pictures by layer. */
export function land(
  editor: Editor,
  { slide, at, label }: Arrival,
  { layers, remarks }: ReadArrival,
  files: ReadonlyMap<string, string>,
): void {
  const { template, slides, slots, slide: shown, sizes, first } = editor.now();
  if (!slides.some(({ id }) => id === slide)) {
    notify('The slide was deleted meanwhile, so nothing was added.');
    return;
  }
  const present = slots.filter((slot) => slot.slide === slide);
  const top = Math.max(-1, ...present.map(({ order }) => order));
  const isFirst = !at || at.size === sizes[0];
  const centre = at && isFirst ? at.place : { x: first.width / 2, y: first.height / 2 };
  const outer = layers.slots.filter(({ parent }) => parent === undefined);
  const by = at ? 0 : freeOffset(present, { box: around(outer[0]!.box, centre) }, 0);
  const placed = layers.slots.map((slot) => {
    const file = files.get(slot.id);
    const filled = file ? { ...slot, picture: { file } } : slot;
    if (slot.parent !== undefined) return filled;
    const box = around(slot.box, { x: centre.x + by, y: centre.y + by });
    // A drop in another size than the first places it there only: the first size has it in its middle.
    const overrides = at && !isFirst ? { [at.size]: { box: around(slot.box, at.place) } } : {};
    return { ...filled, box, overrides, order: top + 1 };
  });
  const copies = slotCopies(placed, { id: slide, template: template.id });
  editor.edits.insert(label, 'slots', copies);
  const selection = copies.filter((_, index) => placed[index]!.parent === undefined).map(({ id }) => id);
  if (shown.id === slide) editor.view.set({ selection, editing: undefined, inside: undefined });
  if (remarks.length > 0) notify(remarks.join(' '), { title: 'Not understood', time: false });
}

const around = (
  box: { x: number; y: number; width: number; height: number; turn: number },
  { x, y }: { x: number; y: number },
) => rounded({ ...box, x: box.x + x, y: box.y + y });
