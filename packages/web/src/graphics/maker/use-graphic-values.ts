import {
  type Design,
  type FieldValue,
  type FieldValues,
  type Graphic,
  graphics,
  refuseValue,
  writeDelays,
} from '@pavilion/domain';
import { type PatchOf, sameJson } from '@pavilion/sync';
import { useSyncClient } from '@pavilion/sync/react';
import { type Dispatch, type RefObject, type SetStateAction, useCallback, useMemo, useRef, useState } from 'react';
import { refusalWords } from '../../call/refusal.ts';
import { notifyError } from '../../kit/notify.ts';
import { pacedWrites } from '../../kit/paced-writes.ts';
import { useSentInTime } from '../../parts/use-sent-in-time.ts';
import { rowsOf } from './keyed-rows.ts';
import { listWriter } from './list-writer.ts';
import { comeBack, type Refused, useRefusedValues } from './refused-values.ts';
import { edited, type RowEdit } from './row-edits.ts';

export interface GraphicValues {
  /** Stored values below those that are still on their way. */
  values: FieldValues;
  /** Sentences at the fields, by key. */
  errors: Readonly<Record<string, string>>;
  /** Sets a value that a maker typed: following the match leaves it alone. */
  type: (key: string, value: FieldValue) => void;
  /** Changes a list, beside what others change of it at the same time. */
  editRows: (key: string, edit: RowEdit) => void;
  /** Ends a run of typing: the value that is stored now is the one that a refused text goes back to. */
  settle: () => void;
  /** Sets values of the match. */
  fill: (values: FieldValues) => void;
  /** Changes other fields of the graphic at the pace of typing, such as the crop of a layer. */
  change: (changes: PatchOf<typeof graphics>) => void;
  /** The same without waiting, after what waits: the end of a drag, or a layer as its template has it. */
  changeNow: (changes: PatchOf<typeof graphics>) => void;
}

/**
 * Values of a graphic while someone fills them in: shown at once, stored at the pace of fields (GFX-003). A value that its field
 * cannot hold stays in the form with its sentence, and the stored one is again that of before: half a name is no value (GFX-012).
 */
export function useGraphicValues(graphic: Graphic, design: Design): GraphicValues {
  const { id } = graphic;
  const client = useSyncClient();
  const { refused, keep } = useRefusedValues(id);
  const [local, setLocal] = useState<FieldValues>(() => comeBack(refused, graphic.values));
  const latest = useRef({ local, graphic, refused });
  latest.current = { local, graphic, refused };
  /** What was stored of a field before the present run of typing. */
  const before = useRef<Record<string, PatchOf<typeof graphics>>>({});

  const writes = useMemo(() => {
    const write = (changes: Readonly<Record<string, unknown>>) => {
      const { local: sent, graphic: stored } = latest.current;
      const formers = before.current;
      client.patch(graphics, id, changes as PatchOf<typeof graphics>).then(
        () => setLocal((now) => withoutStored(now, sent, changes, latest.current.refused)),
        (error: unknown) => {
          const { message, fields } = refusalWords(error);
          const found: Record<string, Refused> = {};
          for (const [key, value] of Object.entries(latest.current.local)) {
            const path = `values.${key}`;
            if (!(path in changes) || value !== sent[key]) continue;
            const former: Record<string, unknown> = formers[key] ?? { [path]: stored.values[key] ?? null };
            found[key] = { value, words: fields[path] ?? message, over: former[path] as FieldValue | null };
          }
          keep(found);
          if (!Object.keys(found).some((key) => fields[`values.${key}`])) notifyError(message);
        },
      );
    };
    return pacedWrites(write, writeDelays.fields);
  }, [id, client, keep]);
  const { lists, drawn } = useListWriter({ id, latest, setLocal, keep });
  const flush = useCallback(() => {
    writes.flush();
    lists.flush();
  }, [writes, lists]);
  useSentInTime(flush);

  const acts = useMemo(() => {
    const type = (key: string, value: FieldValue) => {
      const field = design.fields.find((known) => known.key === key);
      if (!field) return;
      latest.current.local = { ...latest.current.local, [key]: value };
      setLocal(latest.current.local);
      lists.drop([key]);
      const words = refuseValue(field, value, design.kit);
      const { values, typed } = latest.current.graphic;
      const over = values[key] ?? null;
      before.current[key] ??= { [`values.${key}`]: over, [`typed.${key}`]: typed[key] ?? null };
      const former = before.current[key];
      keep({ [key]: words === null ? null : { value, words, over: (former[`values.${key}`] ?? null) as typeof over } });
      writes.add(words === null ? { [`values.${key}`]: value, [`typed.${key}`]: true } : former);
    };
    const editRows = (key: string, edit: RowEdit) => {
      const { local: typed, graphic: stored } = latest.current;
      const next = edited(edit, rowsOf(typed[key] ?? lists.shown()[key] ?? stored.values[key]));
      const field = design.fields.find((known) => known.key === key);
      // What its field cannot hold stays in the form, as a whole.
      if (key in typed || !field || refuseValue(field, next, design.kit) !== null) type(key, next);
      else lists.edit(key, edit);
    };
    const settle = () => {
      const { refused: waiting } = latest.current;
      before.current = Object.fromEntries(Object.entries(before.current).filter(([key]) => key in waiting));
    };
    const fill = (values: FieldValues) => {
      const entries = Object.entries(values);
      if (entries.length === 0) return;
      setLocal((now) => Object.fromEntries(Object.entries(now).filter(([key]) => !(key in values))));
      lists.drop(Object.keys(values));
      keep(Object.fromEntries(entries.map(([key]) => [key, null])));
      before.current = {};
      const changes = entries.flatMap(([key, value]) => [
        [`values.${key}`, value],
        [`typed.${key}`, null],
      ]);
      writes.add(Object.fromEntries(changes));
    };
    return { type, editRows, settle, fill };
  }, [design, writes, lists, keep]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `drawn` says that the lists are shown otherwise
  const values = useMemo(
    () => ({ ...graphic.values, ...lists.shown(), ...local }),
    [graphic.values, lists, local, drawn],
  );
  return useMemo(
    () => ({
      values,
      errors: sentencesOf(refused, local),
      ...acts,
      change: (changes) => writes.add(changes),
      changeNow(changes) {
        flush();
        writes.add(changes);
        writes.flush();
      },
    }),
    [values, refused, local, acts, writes, flush],
  );
}

interface ListWriterNeeds {
  id: string;
  latest: RefObject<{ graphic: Graphic }>;
  setLocal: Dispatch<SetStateAction<FieldValues>>;
  keep: ReturnType<typeof useRefusedValues>['keep'];
}

/** Stores the lists of a graphic. `drawn` is another one whenever they are shown otherwise. */
function useListWriter({ id, latest, setLocal, keep }: ListWriterNeeds) {
  const client = useSyncClient();
  const [drawn, draw] = useState({});
  const lists = useMemo(
    () =>
      listWriter({
        stored: () => latest.current.graphic.values,
        read: async () => (await client.fetchById(graphics, id))?.values ?? {},
        write: (key, rows, former) => {
          const path = `values.${key}`;
          const changes: PatchOf<typeof graphics> = { [path]: rows, [`typed.${key}`]: true };
          return client.patch(graphics, id, changes, { expected: { [path]: former ?? null } });
        },
        onRefused(key, value, error) {
          const { message, fields } = refusalWords(error);
          const words = fields[`values.${key}`];
          setLocal((now) => ({ ...now, [key]: value }));
          keep({ [key]: { value, words: words ?? message, over: latest.current.graphic.values[key] ?? null } });
          if (!words) notifyError(message);
        },
        onChange: () => draw({}),
        interval: writeDelays.fields,
      }),
    [client, id, latest, setLocal, keep],
  );
  return { lists, drawn };
}

/** The values on their way without those that are stored now; what was typed since stays, and what cannot be stored. */
function withoutStored(
  now: FieldValues,
  sent: FieldValues,
  changes: Readonly<Record<string, unknown>>,
  refused: Readonly<Record<string, Refused>>,
): FieldValues {
  const isStored = (key: string, value: FieldValue) =>
    `values.${key}` in changes && value === sent[key] && !sameJson(refused[key]?.value, value);
  return Object.fromEntries(Object.entries(now).filter(([key, value]) => !isStored(key, value)));
}

/** Sentences at the fields whose values could not be stored. */
function sentencesOf(refused: Readonly<Record<string, Refused>>, local: FieldValues): Record<string, string> {
  const shown = Object.entries(refused).filter(([key, { value }]) => sameJson(local[key], value));
  return Object.fromEntries(shown.map(([key, { words }]) => [key, words]));
}
