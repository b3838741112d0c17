import { useEffect, useRef } from 'react';
import { notify } from '../../../kit/notify.ts';
import { layerName } from '../panels/layer-icons.ts';
import { useEditor, useModel } from '../state/editor.ts';

/** Takes layers that somebody else has deleted out of the selection, and says so: the inspector would change nothing any more. */
export function LeaveDeleted() {
  const { edits, view } = useEditor();
  const { slots } = useModel();
  const former = useRef(slots);
  useEffect(() => {
    const there = new Set(slots.map(({ id }) => id));
    const { selection, editing } = view.get();
    const gone = former.current.filter(({ id }) => !there.has(id) && (selection.includes(id) || editing === id));
    former.current = slots;
    if (gone.length === 0) return;
    const isGone = (id: string) => gone.some((slot) => slot.id === id);
    view.set({
      selection: selection.filter((id) => !isGone(id)),
      ...(editing !== undefined && isGone(editing) ? { editing: undefined, range: undefined } : {}),
    });
    const others = gone.filter(({ id }) => !edits.isOwnRemoval(id));
    const [first] = others;
    if (first)
      notify(
        others.length === 1
          ? `Someone else has deleted “${layerName(first)}”, which you had selected.`
          : `Someone else has deleted ${others.length} layers that you had selected.`,
      );
  }, [edits, view, slots]);
  return null;
}
