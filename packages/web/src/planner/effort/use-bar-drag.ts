import { type PointerEvent, useEffect, useRef, useState } from 'react';

export interface BarDrag {
  kind: 'move' | 'resize';
  dx: number;
  dy: number;
}

interface Dropped {
  /** Whole columns by which the bar moved. */
  days: number;
  /** Quarters of a column by which the pointer moved. */
  quarters: number;
  /** Row under the pointer, if a bar can be dropped on it. */
  row: string | undefined;
}

/** Distance in pixels before a press becomes a drag. */
const tremble = 4;

/**
 * Moves a bar, or resizes it at its end, by mouse or pen; touch scrolls. `onDrop` receives the distance in columns and in
 * quarters of a column. Escape cancels a drag.
 */
export function useBarDrag(onDrop: ((kind: BarDrag['kind'], dropped: Dropped) => void) | undefined) {
  const [drag, setDrag] = useState<BarDrag | null>(null);
  const start = useRef<{ kind: BarDrag['kind']; x: number; y: number; column: number } | null>(null);
  /** Browsers fire a click after a drag; it must not open the bar. */
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
    /** Whether the current click ended a drag. Answers true once. */
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
