import { type FieldRow, type FieldValue, type FieldValues, type Graphic, graphics } from '@pavilion/domain';
import { heldBy, type PatchOf, sameJson } from '@pavilion/sync';
import type { SyncClient } from '@pavilion/sync/client';
import type { Dispatch, RefObject, SetStateAction } from 'react';
import { refusalWords } from '../../call/refusal.ts';
import { notifyError } from '../../kit/notify.ts';
import type { Refused } from './refused-values.ts';
import { applyEdits, type RowEdit } from './row-edits.ts';

/** Changes of lists that are on their way, by key of the field. */
export type Edits = Readonly<Record<string, readonly RowEdit[]>>;

/** What the form of a graphic shows at this moment. */
export interface GraphicForm {
  local: FieldValues;
  graphic: Graphic;
  refused: Readonly<Record<string, Refused>>;
  /** Changes of lists that have not been sent yet. They are shown on the lists as they are stored. */
  edits: Edits;
  /** The lists that are being sent, as they were stored: until the server has answered, changes are shown on these. */
  held: FieldValues;
}

interface WriterDeps {
  client: SyncClient;
  id: string;
  latest: RefObject<GraphicForm>;
  /** What was stored of a field before the present run of typing. */
  before: RefObject<Record<string, PatchOf<typeof graphics>>>;
  setLocal: Dispatch<SetStateAction<FieldValues>>;
  /** Draws the form again after a change of `edits`. */
  drawAgain: (edits: Edits) => void;
  keep: (changes: Readonly<Record<string, Refused | null>>) => void;
}

type Changes = Readonly<Record<string, unknown>>;

/** Stands for a list that was changed by `Edits`, among changes that wait. */
export const changedList = Symbol('changed list');

/** Somebody who types beside others may have to look again at what they stored; not for ever. */
const mostTries = 8;

/**
 * Stores what a maker changed of a graphic. Lists are sent as they are stored with the changes made in them; if somebody else has
 * stored the list meanwhile, the changes are made anew in theirs. What is refused goes back into the form.
 */
export function graphicWriter({ client, id, latest, before, setLocal, drawAgain, keep }: WriterDeps) {
  const keepEdits = (next: Edits) => {
    latest.current.edits = next;
    drawAgain(next);
  };
  const keepLocal = (next: FieldValues) => {
    latest.current.local = next;
    setLocal(next);
  };
  /** Lists are sent one after the other: a change is made in what the one before it has become. */
  let sending = false;
  let owed: Record<string, unknown> = {};

  /** The changes without the lists that have to wait, or that were sent with earlier ones. */
  const sendable = (given: Changes): { changes: Record<string, unknown>; keys: string[] } => {
    const lists = Object.keys(given).filter((path) => given[path] === changedList);
    const changes = without(given, lists);
    if (sending) {
      owed = { ...owed, ...Object.fromEntries(lists.map((path) => [path, changedList])) };
      return { changes, keys: [] };
    }
    const keys = lists.map((path) => path.slice('values.'.length));
    return { changes, keys: keys.filter((key) => (latest.current.edits[key]?.length ?? 0) > 0) };
  };

  function write(given: Changes): void {
    const { changes, keys } = sendable(given);
    if (keys.length > 0) return void sendLists(changes, keys);
    if (Object.keys(changes).length > 0) void send(changes, {}, latest.current.graphic);
  }

  async function sendLists(changes: Changes, keys: readonly string[]): Promise<void> {
    sending = true;
    let stored: Graphic | undefined = latest.current.graphic;
    for (let tries = 1; stored; tries++) {
      const { edits } = latest.current;
      const made = Object.entries(edits).filter(([key]) => keys.includes(key));
      const from = stored;
      const lists = Object.fromEntries(made.map(([key, each]) => [key, applyEdits(each, rowsOf(from.values[key]))]));
      latest.current.held = Object.fromEntries(made.map(([key]) => [key, [...rowsOf(from.values[key])]]));
      drawAgain(edits);
      const isOvertaken = await send(changes, lists, stored, tries < mostTries);
      if (!isOvertaken) {
        // Those that were made since stay.
        const since = Object.entries(latest.current.edits).map(([key, each]) => [
          key,
          each.slice(edits[key] && keys.includes(key) ? edits[key].length : 0),
        ]);
        latest.current.held = {};
        keepEdits(Object.fromEntries(since.filter(([, each]) => each!.length > 0)));
      }
      stored = isOvertaken ? await client.fetchById(graphics, id).catch(() => undefined) : undefined;
    }
    sending = false;
    const next = owed;
    owed = {};
    write(next);
  }

  /** True if somebody else has stored one of the lists meanwhile, and `mayRetry`. */
  async function send(changes: Changes, lists: FieldValues, stored: Graphic, mayRetry = false): Promise<boolean> {
    const sent = latest.current.local;
    const formers = before.current;
    const all: Changes = { ...changes, ...byPath(lists) };
    const expected = heldBy(stored, Object.keys(byPath(lists)));
    try {
      await client.patch(graphics, id, all as PatchOf<typeof graphics>, { expected });
      setLocal((now) => withoutStored(now, sent, all, latest.current.refused));
      return false;
    } catch (error) {
      const { code, message, fields } = refusalWords(error);
      if (code === 'MOVED_ON' && mayRetry) return true;
      keepLocal({ ...latest.current.local, ...lists });
      const tried: FieldValues = { ...sent, ...lists };
      const found: Record<string, Refused> = {};
      for (const [key, value] of Object.entries(latest.current.local)) {
        const path = `values.${key}`;
        if (!(path in all) || value !== tried[key]) continue;
        const former: Changes = formers[key] ?? { [path]: stored.values[key] ?? null };
        found[key] = { value, words: fields[path] ?? message, over: former[path] as FieldValue | null };
      }
      keep(found);
      if (!Object.keys(found).some((key) => fields[`values.${key}`])) notifyError(message);
      return false;
    }
  }
  return write;
}

export const rowsOf = (value: FieldValue | undefined): readonly FieldRow[] => (Array.isArray(value) ? value : []);

export const without = <T>(all: Readonly<Record<string, T>>, keys: readonly string[]): Record<string, T> =>
  Object.fromEntries(Object.entries(all).filter(([key]) => !keys.includes(key)));

const byPath = (values: FieldValues): Record<string, FieldValue> =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [`values.${key}`, value]));

/** The values on their way without those that are stored now; what was typed since stays, and what cannot be stored. */
function withoutStored(
  now: FieldValues,
  sent: FieldValues,
  changes: Changes,
  refused: Readonly<Record<string, Refused>>,
): FieldValues {
  const isStored = (key: string, value: FieldValue) =>
    `values.${key}` in changes && value === sent[key] && !sameJson(refused[key]?.value, value);
  return Object.fromEntries(Object.entries(now).filter(([key, value]) => !isStored(key, value)));
}
