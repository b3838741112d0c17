import { type ControlAct, type ControlDoc, controlDocs, layerInHand, rundownOrder } from '@pavilion/domain';
import { useConnection, usePatch } from '@pavilion/sync/react';
import { useRef } from 'react';
import { calls } from '../../call/client.ts';
import { refusalWords } from '../../call/refusal.ts';
import { useCall } from '../../call/use-call.ts';
import { notifyError } from '../../kit/notify.ts';
import { useLayersOnAir } from './use-layers.ts';

/** Most milliseconds that a button waits until the server has the choice made before it. */
const longestWait = 500;

/** What an operator can press, by button and key (GFX-028). */
export function useControl(control: ControlDoc) {
  const { run } = useCall(calls.graphics.controlProgramme);
  const patch = usePatch(controlDocs);
  const lost = useLostSince();
  const saved = useRef<Promise<unknown>>(undefined);
  const press = async (act: ControlAct) => {
    // If Take reached the server before the choice that it is for, the choice would then put what is on air back into the preview.
    const late = new Promise((resolve) => setTimeout(resolve, longestWait));
    if (lost === undefined) await Promise.race([saved.current, late]);
    void run({ control: control.id, do: act });
  };
  const save = (changes: Record<string, unknown>) => {
    saved.current = patch(control.id, changes).catch((error: unknown) => notifyError(refusalWords(error).message));
  };
  // Shown at once: a take right after an arrow key takes what the arrow went to.
  const choose = (item: string) => save({ preview: item });
  const { preview } = control;
  const order = rundownOrder(control.rundown);
  const onAir = useLayersOnAir([control])(control);
  const onAirOf = (item: string) => onAir.find(({ programme }) => programme.item === item);
  /** What Next, Update and Out act on without an item. */
  const inHand = layerInHand(control, Date.now());
  const inHandItem = inHand?.programme.item;
  return {
    /** When the connection was lost, in milliseconds: what is on air is not known since. */
    lost,
    order,
    /** Layers on air, the lowest first. */
    onAir,
    onAirOf,
    inHand,
    choose,
    save,
    /** Moves the preview by a number of places. */
    chooseBeside: (by: number) => {
      const at = preview === undefined ? (by > 0 ? -1 : order.length) : order.indexOf(preview);
      const item = order[Math.min(order.length - 1, Math.max(0, at + by))];
      if (item !== undefined && item !== preview) choose(item);
    },
    take: (item = preview) => item !== undefined && void press({ act: 'take', item }),
    next: (item = inHandItem) => {
      const on = item === undefined ? undefined : onAirOf(item)?.programme;
      if (on && on.step + 1 < on.steps) void press({ act: 'next', item: on.item, step: on.step });
    },
    update: (item = inHandItem) => item !== undefined && void press({ act: 'update', item }),
    out: (item = inHandItem) => item !== undefined && void press({ act: 'out', item }),
    allOut: () => onAir.length > 0 && void press({ act: 'all out' }),
  };
}

function useLostSince(): number | undefined {
  const { status, since } = useConnection();
  // Each attempt to reconnect has a time of its own.
  const lost = useRef<number>(undefined);
  if (status === 'online') lost.current = undefined;
  else lost.current ??= since;
  return lost.current;
}

export type Control = ReturnType<typeof useControl>;
