import type { Deliverable } from '@pavilion/domain';
import { type ClipboardEvent, type KeyboardEvent, type MouseEvent, useCallback, useRef, useState } from 'react';
import { readCells, writeCells } from '../../kit/clipboard-cells.ts';
import { useConfirm } from '../../kit/confirm.tsx';
import { countWords } from '../../kit/count-words.ts';
import { notify, notifyError } from '../../kit/notify.ts';
import { type DeliverableEdit, type Undo, useDeliverableEdits } from '../use-deliverable-edits.ts';
import { type NewRow, newRows } from './new-rows.ts';
import {
  blockCells,
  type CellBlock,
  fillEdits,
  type PastedRows,
  pasteEdits,
  pasteFields,
  type SheetChoices,
  type SheetEdits,
  sheetFields,
  underHeadings,
  unfitWords,
  unknownWords,
} from './sheet-edits.ts';

interface Place {
  row: number;
  column: number;
}

/** Selected cells, by the deliverables of their rows: a row that moves to another group is still the same one. */
interface Chosen {
  anchor: { id: string; column: number };
  head: { id: string; column: number };
  /** All rows of the block when it was selected. */
  ids: string;
}

const placeOf = (target: EventTarget): Place | null => {
  const cell = (target as Element).closest<HTMLElement>('[data-cell]')?.dataset.cell?.split(':').map(Number);
  return cell?.[0] === undefined || cell[1] === undefined ? null : { row: cell[0], column: cell[1] };
};

const idsOf = (rows: readonly Deliverable[], from: number, to: number): string =>
  rows
    .slice(Math.min(from, to), Math.max(from, to) + 1)
    .map(({ id }) => id)
    .join();

/** Where the selected rows are now; null once one of them is gone, or another has come between them. */
function placesOf(rows: readonly Deliverable[], chosen: Chosen | null): { anchor: Place; head: Place } | null {
  if (!chosen) return null;
  const { anchor, head, ids } = chosen;
  const [from, to] = [anchor, head].map(({ id }) => rows.findIndex((row) => row.id === id));
  if (from === undefined || to === undefined || from < 0 || to < 0 || idsOf(rows, from, to) !== ids) return null;
  return { anchor: { row: from, column: anchor.column }, head: { row: to, column: head.column } };
}

const madeWords = ({ length }: readonly string[]) =>
  length === 1 ? 'Deliverable made' : `${countWords(length, 'deliverable')} made`;

/** A paste that reaches below the last deliverable: its new rows, and how its other cells are written. */
export interface PastedBelow {
  rows: readonly NewRow[];
  /** Titles of the deliverables that the other cells change, in the order of the sheet. */
  changed: readonly string[];
  /** Sentences about what is left out. */
  leftOut: readonly string[];
  /** Writes the other cells; Undo takes back them and the new deliverables. */
  write: (made: readonly string[]) => void;
}

/**
 * Choosing a block of cells, copying it, pasting over it and filling it down, each as one edit that can be taken back.
 * `onBelow` gets what is pasted below the last deliverable; absent for someone who may not make deliverables.
 */
export function useSheetBlock(
  rows: readonly Deliverable[],
  choices: SheetChoices,
  edits: boolean,
  onBelow: ((pasted: PastedBelow) => void) | undefined,
) {
  const [chosen, setChosen] = useState<Chosen | null>(null);
  /** Undo of each edit, also of those that are not stored yet: Ctrl Z right after an edit must not take back an older one. */
  const undos = useRef<Promise<Undo | undefined>[]>([]);
  const edit = useDeliverableEdits();
  const confirm = useConfirm();
  const places = placesOf(rows, chosen);
  const { anchor = null, head = null } = places ?? {};
  const block: CellBlock | null =
    anchor && head
      ? {
          top: Math.min(anchor.row, head.row),
          bottom: Math.max(anchor.row, head.row),
          left: Math.min(anchor.column, head.column),
          right: Math.max(anchor.column, head.column),
        }
      : null;
  const several = block !== null && (block.top !== block.bottom || block.left !== block.right);
  const choose = (from: Place | null, to: Place | null) => {
    const [first, last] = [from && rows[from.row], to && rows[to.row]];
    if (!from || !to || !first || !last) return setChosen(null);
    setChosen({
      anchor: { id: first.id, column: from.column },
      head: { id: last.id, column: to.column },
      ids: idsOf(rows, from.row, to.row),
    });
  };
  /** Writes cells; Ctrl Z takes the last of these edits back. */
  const keep = useCallback(
    async (wanted: readonly DeliverableEdit[], did: string, made?: readonly string[]) => {
      const undo = edit(wanted, did, undefined, made);
      undos.current.push(undo);
      if (!(await undo)) undos.current = undos.current.filter((other) => other !== undo);
    },
    [edit],
  );
  const write = ({ edits: wanted, cells: count, refused }: SheetEdits, did: string, made: readonly string[] = []) => {
    if (refused.length > 0)
      notifyError(`${countWords(refused.length, 'cell')} not taken: ${[...new Set(refused)].slice(0, 5).join(', ')}.`);
    const said = [
      ...(made.length > 0 ? [madeWords(made)] : []),
      ...(wanted.length > 0 ? [`${countWords(count, 'cell')} ${did}`] : []),
    ].join(', ');
    if (said) void keep(wanted, said, made);
    else if (refused.length === 0) notify('Nothing changed: these cells already have these values.');
  };

  /** Nothing is left out of a paste unless someone has said so. */
  const paste = async (pasted: SheetEdits, below: readonly NewRow[], unknown: readonly string[]) => {
    const { room, fields } = leftOutOf(onBelow ? { ...pasted, over: { ...pasted.over, rows: 0 } } : pasted, unknown);
    // A window for new rows asks by itself, and says there what is left out.
    const asks = onBelow && below.length > 0;
    const reasons = [...room, ...(asks ? [] : fields)];
    const question = { title: 'Not everything fits', text: reasons.join(' '), confirm: 'Paste What Fits' };
    if (reasons.length > 0 && !(await confirm(question))) return;
    const rest = (made?: readonly string[]) => write(pasted, 'pasted', made);
    if (!asks) return rest();
    onBelow({
      rows: below,
      changed: pasted.edits.map(({ deliverable }) => deliverable.title),
      leftOut: fields,
      write: rest,
    });
  };

  const onMouseDown = (event: MouseEvent) => {
    const place = placeOf(event.target);
    if (!place) return;
    if (event.shiftKey && anchor) {
      event.preventDefault();
      choose(anchor, place);
    } else choose(place, place);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const place = placeOf(event.target);
    if (!place) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.shiftKey && step) {
      event.preventDefault();
      const from = several && anchor ? anchor : place;
      const to = several && head ? head : place;
      choose(from, { ...to, row: Math.max(0, Math.min(rows.length - 1, to.row + step)) });
    } else if (event.key.toLowerCase() === 'd' && (event.ctrlKey || event.metaKey) && edits) {
      event.preventDefault();
      if (block && several) write(fillEdits(rows, block, choices), 'filled');
      else notify('Select cells below this one first: hold Shift and press the down arrow.');
    } else if (event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey) && !event.shiftKey && edits) {
      // The browser would put back former texts of this one cell, which would then be saved.
      event.preventDefault();
      void undos.current.pop()?.then((undo) => undo?.());
    } else if (event.key === 'Escape' && several) choose(place, place);
    else if (!event.shiftKey && !event.ctrlKey && !event.metaKey) choose(null, null);
  };
  const onCopy = (event: ClipboardEvent) => {
    const place = placeOf(event.target);
    if (!place || !rows[place.row]) return;
    const typed = event.target instanceof HTMLInputElement ? event.target : null;
    // Marked text within one cell is copied as everywhere.
    if (!several && typed && typed.selectionStart !== typed.selectionEnd) return;
    const { row, column } = place;
    const chosen = several && block ? block : { top: row, bottom: row, left: column, right: column };
    event.preventDefault();
    event.clipboardData.setData('text/plain', writeCells(blockCells(rows, chosen)));
  };
  const onPaste = (event: ClipboardEvent) => {
    const place = placeOf(event.target);
    const isNew = place?.row === rows.length;
    if (!place || !(isNew ? onBelow : edits)) return;
    const text = event.clipboardData.getData('text/plain');
    const copied = readCells(text);
    const headed = underHeadings(copied);
    const pasted = oneLine(headed?.rows ?? copied, headed?.left ?? place.column);
    if (headed) notify('The first row names the columns. It was left out.');
    const single = pasted.length === 1 && pasted[0]?.length === 1;
    // One value into one cell that is typed in goes into its text.
    const field = sheetFields[place.column];
    if (single && !headed && !several && !isNew && (field === 'title' || field === 'folderName')) return;
    event.preventDefault();
    const { row, column } = place;
    const chosen = block ?? { top: row, bottom: row, left: column, right: column };
    const target = headed ? { ...chosen, left: headed.left, right: headed.left } : chosen;
    const below = pasted.length === 1 && !isNew ? [] : pasted.slice(rows.length - target.top);
    const fields = headed ? pasteFields : sheetFields;
    const found = pasteEdits(rows, target, pasted, choices, fields);
    void paste(found, newRows(below, target.left, fields), headed?.unknown ?? []);
  };

  return {
    /** The first and the last column that are chosen in a row; undefined where none is. */
    /** Says what a window for new rows has made, with Undo. */
    keepMade: (made: readonly string[]) => void keep([], madeWords(made), made),
    heldIn: (row: number): readonly [number, number] | undefined =>
      several && block !== null && row >= block.top && row <= block.bottom ? [block.left, block.right] : undefined,
    keep,
    handlers: { onMouseDown, onKeyDown, onCopy, onPaste },
  };
}

/** What a paste leaves out, in sentences: for want of room in the sheet, and for want of a field. */
function leftOutOf({ over, unfit }: SheetEdits, unknown: readonly string[]) {
  const left = [
    ...(over.rows > 0 ? [countWords(over.rows, 'row')] : []),
    ...(over.columns > 0 ? [countWords(over.columns, 'column')] : []),
  ].join(' and ');
  const noRoom = `The sheet has no room for ${left} of the copied cells. Add deliverables first, or paste only what fits.`;
  return {
    room: left === '' ? [] : [noRoom],
    fields: [...(unknown.length > 0 ? [unknownWords(unknown)] : []), ...(unfit.length > 0 ? [unfitWords(unfit)] : [])],
  };
}

/** Cells of the sheet have one line; a description has several. */
const oneLine = (rows: PastedRows, left: number): PastedRows =>
  rows.map((cells) =>
    cells.map((cell, at) => (pasteFields[left + at] === 'description' ? cell : cell?.replaceAll(/\s*\n\s*/g, ' '))),
  );
