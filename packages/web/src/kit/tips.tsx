import { Tooltip } from '@mantine/core';
import { useEffect, useState } from 'react';

/** Milliseconds that the pointer rests on a part before its tooltip appears; by keyboard it appears at once. */
const restBefore = 400;

/**
 * The tooltip of every part with `data-tip`, above it or at the side that `data-tip-at` names. One for the whole product: a list
 * of cards has a hundred small buttons, and a tooltip component for each would be most of the work of drawing it. Even one on a
 * first screen counts, since the first of all loads what places it.
 */
export function Tips() {
  const [target, setTarget] = useState<HTMLElement | null>(null);
  useEffect(() => {
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const show = (next: HTMLElement | null, after: number) => {
      clearTimeout(waiting);
      setTarget((shown) => (shown === next ? shown : null));
      if (next) waiting = setTimeout(() => setTarget(next), after);
    };
    const hide = () => show(null, 0);
    const stop = new AbortController();
    const on = <E extends Event>(event: string, listener: (event: E) => void) =>
      document.addEventListener(event, listener as EventListener, { capture: true, signal: stop.signal });
    on('pointerover', (event: PointerEvent) => event.pointerType !== 'touch' && show(tippedAt(event), restBefore));
    on('focusin', (event) => {
      const tipped = tippedAt(event);
      show(tipped?.matches(':focus-visible') ? tipped : null, 0);
    });
    on('focusout', hide);
    on('pointerdown', hide);
    on('keydown', (event: KeyboardEvent) => event.key === 'Escape' && hide());
    return () => {
      stop.abort();
      clearTimeout(waiting);
    };
  }, []);
  return target && <Tip target={target} />;
}

function Tip({ target }: { target: HTMLElement }) {
  const [, setTip] = useState(target.dataset.tip);
  // A key press on a part can change what it does next, such as Play and Pause.
  useEffect(() => {
    const changes = new MutationObserver(() => setTip(target.dataset.tip));
    changes.observe(target, { attributes: true, attributeFilter: ['data-tip'] });
    return () => changes.disconnect();
  }, [target]);
  const { tip, tipAt } = target.dataset;
  return <Tooltip opened={Boolean(tip)} target={target} label={tip} position={tipAt === 'right' ? 'right' : 'top'} />;
}

const tippedAt = ({ target }: Event) => (target instanceof Element ? target.closest<HTMLElement>('[data-tip]') : null);
