import { type PointerEvent, useEffect, useRef, useState } from 'react';

export interface BarDrag {
  kind: 'move' | 'resize';
  dx: number;
  dy: number;
}

interface Dropped {
  /** Whole columns that it was moved by. */
  days: number;
  /** Quarters of a column that its end was moved by. */
  quarters: number;
  /** The row under the pointer, if it is one that takes bars. */
  row: string | undefined;
}

/** So far a pointer may tremble before it drags, in pixels. */
const tremble = 4;

/**
 * Moving a bar, and pulling at its end, by mouse or pen; a finger scrolls. `onDrop` is told where it came down, in columns
 * and quarters of them. Escape ends a drag: nothing has moved.
 */
export function useBarDrag(onDrop: ((kind: BarDrag['kind'], dropped: Dropped) => void) | undefined) {
  const [drag, setDrag] = useState<BarDrag | null>(null);
  const start = useRef<{ kind: BarDrag['kind']; x: number; y: number; column: number } | null>(null);
  /** A drag ends with a click on the same bar, which is none. */
  const dragged = useRef(false);

  const dragging = drag !== null;
  useEffect(() => {
    if (!dragging) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      cancel();
    };
    window.addEventListener('keydown', onKey, true);
    return () => window.removeEventListener('keydown', onKey, true);
  });

  const begin = (kind: BarDrag['kind']) => (event: PointerEvent<HTMLElement>) => {
    if (!onDrop || event.button !== 0 || event.pointerType === 'touch') return;
    const cell = event.currentTarget.closest('td');
    if (!cell) return;
    event.stopPropagation();
    dragged.current = false;
    start.current = { kind, x: event.clientX, y: event.clientY, column: cell.getBoundingClientRect().width };
    event.currentTarget.setPointerCapture(event.pointerId);
  };
  const move = (event: PointerEvent<HTMLElement>) => {
    const from = start.current;
    if (!from) return;
    const [dx, dy] = [event.clientX - from.x, event.clientY - from.y];
    if (!dragged.current && Math.hypot(dx, dy) < tremble) return;
    dragged.current = true;
    setDrag({ kind: from.kind, dx, dy: from.kind === 'move' ? dy : 0 });
  };
  const end = (event: PointerEvent<HTMLElement>) => {
    const from = start.current;
    start.current = null;
    setDrag(null);
    if (!from || !dragged.current) return;
    const dx = event.clientX - from.x;
    const under = document
      .elementsFromPoint(event.clientX, event.clientY)
      .map((element) => element.closest<HTMLElement>('[data-takes]')?.dataset.takes)
      .find(Boolean);
    onDrop?.(from.kind, {
      days: Math.round(dx / from.column),
      quarters: Math.round((dx * 4) / from.column),
      row: under,
    });
  };
  return {
    drag,
    /** Whether the click that is being handled ended a drag. */
    wasDragged: () => {
      const was = dragged.current;
      dragged.current = false;
      return was;
    },
    bar: { onPointerDown: begin('move'), onPointerMove: move, onPointerUp: end, onPointerCancel: () => cancel() },
    handle: { onPointerDown: begin('resize'), onPointerMove: move, onPointerUp: end, onPointerCancel: () => cancel() },
  };

  function cancel() {
    start.current = null;
    setDrag(null);
  }
}
