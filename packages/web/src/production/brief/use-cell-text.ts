import { type Deliverable, formatDay, londonDay, noSuchDay, readTypedDay } from '@pavilion/domain';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { notifyError } from '../../kit/notify.ts';
import { useLostField } from '../../kit/use-lost-field.ts';
import { cellText, type SheetColumn } from './sheet-edits.ts';

interface CellText {
  column: SheetColumn;
  deliverable: Deliverable;
  /** What the field is called. */
  label: string;
  input: RefObject<HTMLInputElement | null>;
  now: string;
  onSave: (value: string) => void;
}

/**
 * The text of a cell while somebody types in it. If someone else changes its value meanwhile, nothing is saved until the person
 * chooses one of the two. What was typed and not saved when the cell goes is kept for its writer.
 */
export function useCellText({ column, deliverable, label, input, now, onSave }: CellText) {
  const stored = cellText(deliverable, column.field);
  const shown = column.kind === 'date' && stored ? formatDay(stored) : stored;
  /** Text before typing began; null while nobody types. */
  const before = useRef<string | null>(null);
  const editing = useRef(false);
  const typed = useRef('');
  const field = useLostField({ name: label });
  /** Whether someone else has changed the value during typing. */
  const [overtaken, setOvertaken] = useState(false);
  const isOvertaken = (text: string) => before.current !== null && before.current !== shown && text !== shown;
  // Changes of others show at once, except in a cell with typing.
  useEffect(() => {
    if (!input.current) return;
    if (before.current === null) input.current.value = shown;
    else setOvertaken(before.current !== shown && input.current.value !== shown);
  }, [shown, input]);
  field.whenGone(() => {
    const base = before.current;
    if (base !== null && typed.current !== base && typed.current !== shown) field.keep(typed.current, base);
  });

  const end = () => {
    before.current = null;
    editing.current = false;
    setOvertaken(false);
  };
  const show = (text: string) => {
    if (input.current) input.current.value = text;
  };
  /** False if the typed text is not valid. */
  const save = (text: string, base: string): boolean => {
    const meant = column.kind === 'date' && text.trim() ? readTypedDay(text, londonDay(now)) : text.trim();
    if (text !== base && meant !== null && (meant !== '' || column.field !== 'title')) {
      onSave(meant);
      return true;
    }
    show(shown);
    if (text === base) return true;
    notifyError(
      meant === null
        ? (noSuchDay(text) ?? `“${text}” is not a day. Write it as ${formatDay('2026-06-01')}.`)
        : 'Title is needed.',
    );
    return false;
  };
  return {
    shown,
    overtaken,
    before,
    editing,
    /** Saves what is typed; false if it is not valid, or waits for a choice. */
    leave(text: string): boolean {
      // Enter has saved it: the cell is left after that, and may not have been drawn anew.
      if (before.current === null) return true;
      if (isOvertaken(text) && text !== before.current) {
        setOvertaken(true);
        return false;
      }
      const base = before.current;
      end();
      return save(text, base);
    },
    type(text: string) {
      before.current ??= shown;
      editing.current = true;
      typed.current = text;
      field.isTyped();
    },
    keepMine() {
      end();
      save(typed.current, shown);
    },
    /** Gives up what is typed, for the stored text. */
    takeTheirs() {
      show(shown);
      end();
    },
  };
}
