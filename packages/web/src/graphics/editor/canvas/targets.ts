import { guidesOf, type SlotBox } from '@pavilion/domain/graphics';
import { boundsOf } from '../geometry/boxes.ts';
import { type SnapTargets, snapTargets } from '../geometry/snapping.ts';
import type { Editor } from '../state/editor.ts';
import { isHidden } from '../state/selection.ts';
import { withContents } from '../state/slot-tree.ts';

const nothing: ReadonlyMap<string, SlotBox> = new Map();

/** Places to snap to: those of the slide, of its shown guides, and of the layers that stay. */
export function targetsOf(editor: Editor, moved: ReadonlyMap<string, SlotBox> = nothing): SnapTargets {
  const model = editor.now();
  const ids = new Set(withContents(model.shown, [...moved.keys()]).map(({ id }) => id));
  const others = model.shown.flatMap((slot) => {
    const frame = model.frames.get(slot.id);
    return frame && !ids.has(slot.id) && !isHidden(model, slot) ? [boundsOf([frame.seen])!] : [];
  });
  return snapTargets(model.size, others, editor.view.get().guides ? guidesOf(model.slide, model.sizeId) : []);
}
