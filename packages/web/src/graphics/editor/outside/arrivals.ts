import type { Point } from '../geometry/boxes.ts';
import type { Editor } from '../state/editor.ts';
import type { Arrival } from './arrival.ts';
import type { Given } from './given.ts';

let keys = 0;
/** How far several files that were dropped together lie from each other, in pixels. */
const step = 24;

/** Takes in what was pasted, or dropped at a place of the shown size. */
export function takeIn(editor: Editor, { files, text }: Given, place?: Point): void {
  const { slide, sizeId } = editor.now();
  const fresh = (files.length > 0 ? files : [text]).map((of, index): Arrival => {
    keys += 1;
    const at = place && { place: { x: place.x + index * step, y: place.y + index * step }, size: sizeId };
    return { key: keys, of, slide: slide.id, at, label: place ? 'Drop' : 'Paste' };
  });
  editor.arrivals.set({ arrivals: [...editor.arrivals.get().arrivals, ...fresh] });
}
