import { type RefObject, useLayoutEffect, useState } from 'react';

export interface ColumnSteps {
  /** Window width below which → that many columns; the widest entry that fits counts. */
  below: readonly (readonly [width: number, columns: number])[];
  otherwise: number;
}

/** PLT-100 */
export const cardColumns: ColumnSteps = {
  below: [
    [576, 1],
    [768, 2],
    [1024, 3],
    [1400, 4],
  ],
  otherwise: 5,
};

/** How many columns a grid has at a width of the window. */
export function columnsAt(width: number, steps: ColumnSteps): number {
  return steps.below.find(([limit]) => width < limit)?.[1] ?? steps.otherwise;
}

/** The number of columns now, and the width of the grid's own element. */
export function useColumns(
  element: RefObject<HTMLElement | null>,
  steps: ColumnSteps = cardColumns,
): { columns: number; width: number } {
  const [state, setState] = useState({ columns: columnsAt(window.innerWidth, steps), width: 0 });
  useLayoutEffect(() => {
    const target = element.current;
    if (!target) return;
    const measure = () => {
      const next = { columns: columnsAt(window.innerWidth, steps), width: target.clientWidth };
      setState((known) => (known.columns === next.columns && known.width === next.width ? known : next));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(target);
    return () => observer.disconnect();
  }, [element, steps]);
  return state;
}
