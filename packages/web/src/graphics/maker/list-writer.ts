import type { FieldRow, FieldValue, FieldValues } from '@pavilion/domain';
import { refusalWords } from '../../call/refusal.ts';
import { pacedWrites } from '../../kit/paced-writes.ts';
import { type Keyed, keyed, rowsOf } from './keyed-rows.ts';
import { applyChanges, type Change, type RowEdit } from './row-edits.ts';

interface ListWriterDeps {
  /** The stored values, as this page knows them. */
  stored: () => FieldValues;
  /** The stored values, asked for anew. */
  read: () => Promise<FieldValues>;
  /** Stores a list. Refused with MOVED_ON if another value than `former` is stored now. */
  write: (key: string, rows: FieldRow[], former: FieldValue | undefined) => Promise<unknown>;
  /** Takes back a list that could not be stored. */
  onRefused: (key: string, rows: FieldRow[], error: unknown) => void;
  /** Called when the shown lists have changed. */
  onChange: () => void;
  /** Milliseconds between two writes while someone types. */
  interval: number;
}

/** Somebody who types beside others may be overtaken again and again; not for ever. */
const mostTries = 20;

/** The changes of a list that are not stored yet. */
interface Waiting {
  changes: readonly Change[];
  /** The list in which they are made, with the keys that they know. */
  base: readonly Keyed[];
  /** While the changes are on their way, the list in which they are made is not followed. */
  isOnItsWay: boolean;
}

export interface ListWriter {
  /** Lists with changes that are not stored yet, with these changes made. */
  shown: () => FieldValues;
  edit: (key: string, edit: RowEdit) => void;
  /** Forgets the changes of a list that gets another value. */
  drop: (keys: readonly string[]) => void;
  flush: () => void;
}

/**
 * Stores changes of lists that others change too. A list is stored as a whole, so the changes are made in the stored one, and if
 * somebody else was quicker, in theirs. Until they are stored, they are shown on the list in which they are being made: the client
 * drops a refused write a moment before they are made again, and the next letter would be typed into that.
 */
export function listWriter({ stored, read, write, onRefused, onChange, interval }: ListWriterDeps): ListWriter {
  const waiting = new Map<string, Waiting>();
  const baseOf = (key: string) => {
    const { base = [], isOnItsWay = false } = waiting.get(key) ?? {};
    return isOnItsWay ? base : keyed(rowsOf(stored()[key]), base);
  };
  const rowsWith = (changes: readonly Change[], base: readonly Keyed[]) =>
    applyChanges(changes, base).map(({ row }) => row);
  const set = (key: string, next: Waiting) => {
    if (next.changes.length > 0) waiting.set(key, next);
    else waiting.delete(key);
    onChange();
  };

  async function store(key: string): Promise<void> {
    // What is typed while it is on its way is sent after it.
    for (let last = waiting.get(key); last && !last.isOnItsWay; last = waiting.get(key))
      await send(key, stored()[key], baseOf(key), 1);
  }

  async function send(
    key: string,
    former: FieldValue | undefined,
    base: readonly Keyed[],
    tries: number,
  ): Promise<void> {
    const { changes = [] } = waiting.get(key) ?? {};
    set(key, { changes, base, isOnItsWay: true });
    /** The changes that wait now; undefined if the list got another value meanwhile. */
    const since = () => {
      const now = waiting.get(key);
      return now?.base === base ? now.changes : undefined;
    };
    try {
      await write(key, rowsWith(changes, base), former);
      const now = since();
      if (now) set(key, { changes: now.slice(changes.length), base: applyChanges(changes, base), isOnItsWay: false });
    } catch (error) {
      const isOvertaken = refusalWords(error).code === 'MOVED_ON' && tries < mostTries;
      const theirs = isOvertaken ? await read().catch(() => undefined) : undefined;
      const all = since();
      if (!all) return;
      if (theirs) return send(key, theirs[key], keyed(rowsOf(theirs[key]), base), tries + 1);
      set(key, { changes: [], base, isOnItsWay: false });
      onRefused(key, rowsWith(all, base), error);
    }
  }

  const paced = pacedWrites((keys) => {
    for (const key of Object.keys(keys)) void store(key);
  }, interval);

  return {
    shown: () => Object.fromEntries([...waiting].map(([key, { changes }]) => [key, rowsWith(changes, baseOf(key))])),
    edit(key, edit) {
      const { changes = [], isOnItsWay = false } = waiting.get(key) ?? {};
      const base = baseOf(key);
      set(key, { changes: [...changes, edit(applyChanges(changes, base))], base, isOnItsWay });
      paced.add({ [key]: true });
    },
    drop(keys) {
      for (const key of keys) if (waiting.delete(key)) onChange();
    },
    flush: paced.flush,
  };
}
