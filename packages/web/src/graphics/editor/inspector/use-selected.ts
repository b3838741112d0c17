import type { Slot } from '@pavilion/domain/graphics';
import { sameJson } from '@pavilion/sync';
import { useEditor, useModel } from '../state/editor.ts';
import type { Changes } from '../state/history.ts';
import { selectedSlots, useSelection } from '../state/selection.ts';

/** The selected layers, read and changed together. */
export interface Selected {
  slots: readonly Slot[];
  /** The value that all of them have; undefined where they differ. */
  common: <T>(read: (slot: Slot) => T) => T | undefined;
  /** The same change of each of them. */
  change: (label: string, changes: Changes | ((slot: Slot) => Changes), gesture?: string) => void;
}

export function useSelected(): Selected {
  const editor = useEditor();
  const slots = selectedSlots(useModel(), useSelection(editor));
  return {
    slots,
    common(read) {
      const [first, ...others] = slots;
      if (!first) return undefined;
      const value = read(first);
      return others.every((slot) => sameJson(read(slot), value)) ? value : undefined;
    },
    change(label, changes, gesture) {
      const of = typeof changes === 'function' ? changes : () => changes;
      editor.edits.patch(
        label,
        slots.map((slot) => ({ part: 'slots', id: slot.id, changes: of(slot) })),
        gesture,
      );
    },
  };
}
