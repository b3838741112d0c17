import type { KeyboardEvent } from 'react';

type CellKey = KeyboardEvent<HTMLInputElement | HTMLSelectElement>;

const steps: Record<string, readonly [down: number, right: number]> = {
  ArrowDown: [1, 0],
  ArrowUp: [-1, 0],
  ArrowRight: [0, 1],
  ArrowLeft: [0, -1],
};

const isModified = ({ ctrlKey, metaKey, altKey }: CellKey) => ctrlKey || metaKey || altKey;

/** The arrows go from cell to cell, as in a spreadsheet; true when the key was one. Shift chooses cells instead. */
export function moveByArrow(event: CellKey): boolean {
  const step = steps[event.key];
  if (!step || event.shiftKey || isModified(event)) return false;
  event.preventDefault();
  moveBy(event.currentTarget, ...step);
  return true;
}

/** To the cell so many rows below and columns to the right, if there is one. */
export function moveBy(cell: Element, down: number, right: number): void {
  const place = cell.closest<HTMLElement>('[data-cell]')?.dataset.cell?.split(':').map(Number);
  const [row = 0, column = 0] = place ?? [];
  const next = cell.closest('[role="grid"]')?.querySelector(`[data-cell="${row + down}:${column + right}"]`);
  next?.querySelector<HTMLElement>('input:not([type="checkbox"]), select')?.focus();
}

/** Keys that write something, or would turn through the choices of a list. */
export const writes = (event: CellKey): boolean =>
  !isModified(event) && (event.key.length === 1 || ['Home', 'End', 'PageUp', 'PageDown'].includes(event.key));

/** Enter and F2 begin to edit what stands in a cell. */
export const opensCell = ({ key }: CellKey): boolean => key === 'Enter' || key === 'F2';
