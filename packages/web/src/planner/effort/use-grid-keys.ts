import { type KeyboardEvent, type RefObject, useState } from 'react';

export interface Cell {
  row: string;
  day: number;
}

interface GridKeys {
  /** Keys of the rows, from top to bottom. */
  rows: readonly string[];
  /** The row that Tab reaches first. */
  first: string;
  /** Scrolls to a virtual row, so that it is rendered and can take the focus. */
  reveal: (row: string) => void;
  table: RefObject<HTMLTableElement | null>;
}

/** Keys of the grid: one tab stop, arrow keys from cell to cell, Escape from a bar back to its cell. */
export function useGridKeys({ rows, first, reveal, table }: GridKeys) {
  const [chosen, setActive] = useState<Cell>({ row: first, day: 0 });
  const active = rows.includes(chosen.row) ? chosen : { row: first, day: chosen.day };

  const focusCell = (cell: Cell) => {
    setActive(cell);
    reveal(cell.row);
    const find = () =>
      table.current?.querySelector<HTMLElement>(`[data-cell="${CSS.escape(cell.row)}:${cell.day}"]`)?.focus();
    window.requestAnimationFrame(() => window.requestAnimationFrame(find));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const target = event.target as HTMLElement;
    const cell = target.closest<HTMLElement>('[data-cell]');
    if (!cell) return;
    if (target !== cell) {
      if (event.key === 'Escape') cell.focus();
      return;
    }
    const next = neighbour(active, event, rows);
    if (!next) return;
    event.preventDefault();
    focusCell(next);
  };
  return { active, setActive, onKeyDown };
}

function neighbour({ row, day }: Cell, event: KeyboardEvent, rows: readonly string[]): Cell | undefined {
  if (event.altKey || event.ctrlKey || event.metaKey) return undefined;
  const at = rows.indexOf(row);
  const to = (by: number) => ({ row: rows[Math.min(rows.length - 1, Math.max(0, at + by))] ?? row, day });
  switch (event.key) {
    case 'ArrowLeft':
      return { row, day: Math.max(0, day - 1) };
    case 'ArrowRight':
      return { row, day: Math.min(6, day + 1) };
    case 'ArrowUp':
      return to(-1);
    case 'ArrowDown':
      return to(1);
    case 'Home':
      return { row, day: 0 };
    case 'End':
      return { row, day: 6 };
    default:
      return undefined;
  }
}
