import type { PointerEvent } from 'react';
import type { Point } from '../geometry/boxes.ts';

export interface Keys {
  shift: boolean;
  alt: boolean;
  /** Ctrl, or Command on a Mac. */
  mod: boolean;
}

interface Tracked {
  /** `by`: pixels of the screen since the press. Not called before the pointer has moved a little. */
  move: (by: Point, keys: Keys) => void;
  end: (outcome: 'dragged' | 'clicked' | 'cancelled') => void;
}

/** A hand is not still: shorter movements are clicks. */
const threshold = 3;

/** Follows a pressed pointer until it is released; Escape cancels. */
export function track(event: PointerEvent<HTMLElement>, { move, end }: Tracked): void {
  const element = event.currentTarget;
  const { pointerId, clientX, clientY } = event;
  let isDragged = false;
  element.setPointerCapture(pointerId);
  const onMove = (next: globalThis.PointerEvent) => {
    if (next.pointerId !== pointerId) return;
    const by = { x: next.clientX - clientX, y: next.clientY - clientY };
    isDragged ||= Math.hypot(by.x, by.y) >= threshold;
    if (isDragged) move(by, { shift: next.shiftKey, alt: next.altKey, mod: next.ctrlKey || next.metaKey });
  };
  const stop = (outcome: 'dragged' | 'clicked' | 'cancelled') => {
    element.removeEventListener('pointermove', onMove);
    element.removeEventListener('pointerup', onUp);
    element.removeEventListener('pointercancel', onCancel);
    window.removeEventListener('keydown', onKey, true);
    if (element.hasPointerCapture(pointerId)) element.releasePointerCapture(pointerId);
    end(outcome);
  };
  const onUp = () => stop(isDragged ? 'dragged' : 'clicked');
  const onCancel = () => stop('cancelled');
  const onKey = (pressed: KeyboardEvent) => {
    if (pressed.key !== 'Escape') return;
    pressed.stopPropagation();
    stop('cancelled');
  };
  element.addEventListener('pointermove', onMove);
  element.addEventListener('pointerup', onUp);
  element.addEventListener('pointercancel', onCancel);
  window.addEventListener('keydown', onKey, true);
}
