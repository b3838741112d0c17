import type { KeyboardEvent } from 'react';

type CellKey = KeyboardEvent<HTMLInputElement | HTMLSelectElement>;

const steps: Record<string, readonly [down: number, right: number]> = {
  ArrowDown: [1, 0],
  ArrowUp: [-1, 0],
  ArrowRight: [0, 1],
  ArrowLeft: [0, -1],
};

const isModified = ({ ctrlKey, metaKey, altKey }: CellKey) => ctrlKey || metaKey || altKey;

/** Moves between cells by arrow key, as in a spreadsheet; returns whether it did. Shift selects cells instead. */
export function moveByArrow(event: CellKey): boolean {
  const step = steps[event.key];
  if (!step || event.shiftKey || isModified(event)) return false;
  event.preventDefault();
  moveBy(event.currentTarget, ...step);
  return true;
}

/** Moves the focus by rows and columns, if there is a cell. */
export function moveBy(cell: Element, down: number, right: number): void {
  const place = cell.closest<HTMLElement>('[data-cell]')?.dataset.cell?.split(':').map(Number);
  const [row = 0, column = 0] = place ?? [];
  const next = cell.closest('[role="grid"]')?.querySelector(`[data-cell="${row + down}:${column + right}"]`);
  next?.querySelector<HTMLElement>('input:not([type="checkbox"]), select')?.focus();
}

/** Keys that type a character or step through the choices of a list. */
export const writes = (event: CellKey): boolean =>
  !isModified(event) && (event.key.length === 1 || ['Home', 'End', 'PageUp', 'PageDown'].includes(event.key));

/** Enter and F2 start editing a cell. */
export const opensCell = ({ key }: CellKey): boolean => key === 'Enter' || key === 'F2';
