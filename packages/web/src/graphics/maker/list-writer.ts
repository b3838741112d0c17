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
  changes: Change[];
  /** The list in which they are made, with the keys that they know. */
  base: readonly Keyed[];
  /** Number of changes of each write that has no answer, the first first. */
  sent: { changes: number }[];
  /** The refusal, if somebody else was quicker: the changes are made anew once all writes are answered. */
  overtaken?: { error: unknown } | undefined;
  tries: number;
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
 * drops a refused write a moment before they are made again, and the next letter would be typed into that. A write does not wait for
 * the answer to the one before: without a connection, a page that goes leaves them all to the next one.
 */
export function listWriter({ stored, read, write, onRefused, onChange, interval }: ListWriterDeps): ListWriter {
  const waiting = new Map<string, Waiting>();
  const rowsWith = (changes: readonly Change[], base: readonly Keyed[]) =>
    applyChanges(changes, base).map(({ row }) => row);
  const follow = (key: string, now: Waiting) => {
    if (now.sent.length === 0 && !now.overtaken) now.base = keyed(rowsOf(stored()[key]), now.base);
    return now.base;
  };

  const sentOf = ({ sent }: Waiting) => sent.reduce((sum, { changes }) => sum + changes, 0);

  function store(key: string): void {
    const now = waiting.get(key);
    if (!now || now.overtaken) return;
    const before = sentOf(now);
    if (before === now.changes.length) return;
    const base = follow(key, now);
    send(key, now, before === 0 ? stored()[key] : rowsWith(now.changes.slice(0, before), base));
  }

  function send(key: string, now: Waiting, former: FieldValue | undefined): void {
    const sent = { changes: now.changes.length - sentOf(now) };
    now.sent.push(sent);
    /** Whether the list got no other value meanwhile. */
    const answered = () => {
      now.sent = now.sent.filter((other) => other !== sent);
      return waiting.get(key) === now;
    };
    write(key, rowsWith(now.changes, now.base), former).then(
      () => {
        if (!answered()) return;
        now.base = applyChanges(now.changes.slice(0, sent.changes), now.base);
        now.changes = now.changes.slice(sent.changes);
        now.tries = 0;
        if (now.changes.length === 0) waiting.delete(key);
        onChange();
        void makeAnew(key, now);
      },
      (error: unknown) => {
        if (!answered()) return;
        if (refusalWords(error).code !== 'MOVED_ON' || now.tries === mostTries) return handBack(key, now, error);
        now.overtaken = { error };
        void makeAnew(key, now);
      },
    );
  }

  /** Makes the changes in the list of who was quicker, which all writes on their way have then missed. */
  async function makeAnew(key: string, now: Waiting): Promise<void> {
    if (!now.overtaken || now.sent.length > 0) return;
    const theirs = await read().catch(() => undefined);
    if (waiting.get(key) !== now) return;
    if (!theirs) return handBack(key, now, now.overtaken.error);
    now.base = keyed(rowsOf(theirs[key]), now.base);
    now.overtaken = undefined;
    now.tries += 1;
    send(key, now, theirs[key]);
  }

  function handBack(key: string, now: Waiting, error: unknown): void {
    waiting.delete(key);
    onChange();
    onRefused(key, rowsWith(now.changes, now.base), error);
  }

  const paced = pacedWrites((keys) => {
    for (const key of Object.keys(keys)) store(key);
  }, interval);

  return {
    shown: () => Object.fromEntries([...waiting].map(([key, now]) => [key, rowsWith(now.changes, follow(key, now))])),
    edit(key, edit) {
      const now = waiting.get(key) ?? { changes: [], base: [], sent: [], tries: 0 };
      waiting.set(key, now);
      now.changes = [...now.changes, edit(applyChanges(now.changes, follow(key, now)))];
      onChange();
      paced.add({ [key]: true });
    },
    drop(keys) {
      for (const key of keys) if (waiting.delete(key)) onChange();
    },
    flush: paced.flush,
  };
}
