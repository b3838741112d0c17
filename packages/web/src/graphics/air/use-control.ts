import { type ControlAct, type ControlDoc, controlDocs, isOnAir, rundownOrder } from '@pavilion/domain';
import { usePatch } from '@pavilion/sync/react';
import { calls } from '../../call/client.ts';
import { refusalWords } from '../../call/refusal.ts';
import { useCall } from '../../call/use-call.ts';
import { notifyError } from '../../kit/notify.ts';

/** What an operator can press, by button and key (GFX-028). */
export function useControl(control: ControlDoc) {
  const { run } = useCall(calls.graphics.controlProgramme);
  const patch = usePatch(controlDocs);
  const press = (act: ControlAct) => void run({ control: control.id, do: act });
  // Shown at once: a take right after an arrow key takes what the arrow went to.
  const choose = (item: string) =>
    void patch(control.id, { preview: item }).catch((error: unknown) => notifyError(refusalWords(error).message));
  const { programme, preview } = control;
  const order = rundownOrder(control.rundown);
  const onAir = isOnAir(control) ? programme : undefined;
  return {
    order,
    onAir,
    choose,
    /** Moves the preview by a number of places. */
    chooseBeside: (by: number) => {
      const at = preview === undefined ? (by > 0 ? -1 : order.length) : order.indexOf(preview);
      const item = order[Math.min(order.length - 1, Math.max(0, at + by))];
      if (item !== undefined && item !== preview) choose(item);
    },
    take: (item = preview) => item !== undefined && press({ act: 'take', item }),
    next: () => onAir && onAir.step + 1 < onAir.steps && press({ act: 'next', item: onAir.item, step: onAir.step }),
    update: () => onAir && press({ act: 'update', item: onAir.item }),
    out: () => onAir && press({ act: 'out', item: onAir.item }),
  };
}

export type Control = ReturnType<typeof useControl>;
