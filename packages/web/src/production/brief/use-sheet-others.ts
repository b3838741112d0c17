import { type Brief, briefs, type SheetSpot, sheetSpot } from '@pavilion/domain';
import { useHere } from '@pavilion/sync/react';
import { type FocusEvent, type FormEvent, type KeyboardEvent, useMemo, useState } from 'react';
import { type OtherAt, useOthersAt } from '../../parts/use-others-here.ts';
import { sheetFields } from './sheet-edits.ts';

export type OtherInSheet = OtherAt<SheetSpot>;

const nowhere: SheetSpot = { cell: null, typing: false };

function spotOf(target: Element): SheetSpot {
  const place = target.closest<HTMLElement>('[data-cell]')?.dataset.cell?.split(':');
  const deliverable = target.closest<HTMLElement>('[data-entry]')?.dataset.entry;
  const field = sheetFields[Number(place?.[1])];
  return deliverable && field ? { cell: { deliverable, field }, typing: false } : nowhere;
}

const isTyped = (target: EventTarget) => target instanceof HTMLInputElement && target.type === 'text';

/** Tells the others in the sheet of a brief in which cell this person is, and where the others are (decision 108). */
export function useSheetOthers(brief: Brief) {
  const [spot, setSpot] = useState(nowhere);
  useHere(briefs, brief.id, spot);
  const others = useOthersAt(briefs, brief.id, sheetSpot);
  /** The others by the deliverable whose row they are in. */
  const inRow = useMemo(() => {
    const rows = new Map<string, OtherInSheet[]>();
    for (const other of others) {
      if (!other.cell) continue;
      const { deliverable } = other.cell;
      rows.set(deliverable, [...(rows.get(deliverable) ?? []), other]);
    }
    return rows;
  }, [others]);
  const handlers = {
    onFocus: ({ target }: FocusEvent) => setSpot(spotOf(target)),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (!currentTarget.contains(relatedTarget)) setSpot(nowhere);
    },
    onInput: ({ target }: FormEvent) => {
      if (isTyped(target)) setSpot((at) => (at.cell ? { ...at, typing: true } : at));
    },
    // Both end typing, also where the cell keeps the focus; Escape goes no further than the cell.
    onKeyDownCapture: ({ key }: KeyboardEvent) => {
      if (key === 'Enter' || key === 'Escape') setSpot((at) => (at.typing ? { ...at, typing: false } : at));
    },
  };
  return { others, inRow, handlers };
}
