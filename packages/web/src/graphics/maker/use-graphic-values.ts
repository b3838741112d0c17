import {
  type Design,
  type FieldValue,
  type FieldValues,
  type Graphic,
  type graphics,
  refuseValue,
  writeDelays,
} from '@pavilion/domain';
import { type PatchOf, sameJson } from '@pavilion/sync';
import { useSyncClient } from '@pavilion/sync/react';
import { useMemo, useRef, useState } from 'react';
import { pacedWrites } from '../../kit/paced-writes.ts';
import { useSentInTime } from '../../parts/use-sent-in-time.ts';
import { changedList, type Edits, type GraphicForm, graphicWriter, rowsOf, without } from './graphic-writer.ts';
import { comeBack, type Refused, useRefusedValues } from './refused-values.ts';
import { applyEdits, type RowEdit } from './row-edits.ts';

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
  const [, drawAgain] = useState<Edits>({});
  const latest = useRef<GraphicForm>({ local, graphic, refused, edits: {}, held: {} });
  // Its changes of lists are not those of the state: a change of the store is drawn before a state that was set earlier.
  latest.current = { ...latest.current, local, graphic, refused };
  const { edits, held } = latest.current;
  /** What was stored of a field before the present run of typing. */
  const before = useRef<Record<string, PatchOf<typeof graphics>>>({});

  const writes = useMemo(() => {
    const write = graphicWriter({ client, id, latest, before, setLocal, drawAgain, keep });
    return pacedWrites(write, writeDelays.fields);
  }, [id, client, keep]);
  useSentInTime(writes.flush);

  const acts = useMemo(() => {
    const type = (key: string, value: FieldValue) => {
      const field = design.fields.find((known) => known.key === key);
      if (!field) return;
      latest.current.local = { ...latest.current.local, [key]: value };
      setLocal(latest.current.local);
      latest.current.edits = without(latest.current.edits, [key]);
      drawAgain(latest.current.edits);
      const words = refuseValue(field, value, design.kit);
      const { values, typed } = latest.current.graphic;
      const over = values[key] ?? null;
      before.current[key] ??= { [`values.${key}`]: over, [`typed.${key}`]: typed[key] ?? null };
      const former = before.current[key];
      keep({ [key]: words === null ? null : { value, words, over: (former[`values.${key}`] ?? null) as typeof over } });
      writes.add(words === null ? { [`values.${key}`]: value, [`typed.${key}`]: true } : former);
    };
    const editRows = (key: string, edit: RowEdit) => {
      const { edits: waiting, held, local: typed, graphic: stored } = latest.current;
      const shown =
        key in typed ? rowsOf(typed[key]) : applyEdits(waiting[key] ?? [], rowsOf(held[key] ?? stored.values[key]));
      const next = edit(shown);
      const field = design.fields.find((known) => known.key === key);
      // What its field cannot hold stays in the form, as a whole.
      if (key in typed || !field || refuseValue(field, next, design.kit) !== null) return type(key, next);
      latest.current.edits = { ...waiting, [key]: [...(waiting[key] ?? []), edit] };
      drawAgain(latest.current.edits);
      writes.add({ [`values.${key}`]: changedList, [`typed.${key}`]: true });
    };
    const settle = () => {
      const { refused: waiting } = latest.current;
      before.current = Object.fromEntries(Object.entries(before.current).filter(([key]) => key in waiting));
    };
    const fill = (values: FieldValues) => {
      const entries = Object.entries(values);
      if (entries.length === 0) return;
      setLocal((now) => without(now, Object.keys(values)));
      latest.current.edits = without(latest.current.edits, Object.keys(values));
      drawAgain(latest.current.edits);
      keep(Object.fromEntries(entries.map(([key]) => [key, null])));
      before.current = {};
      const changes = entries.flatMap(([key, value]) => [
        [`values.${key}`, value],
        [`typed.${key}`, null],
      ]);
      writes.add(Object.fromEntries(changes));
    };
    return { type, editRows, settle, fill };
  }, [design, writes, keep]);
  const values = useMemo(() => {
    const lists = Object.entries(edits).map(([key, made]) => [
      key,
      applyEdits(made, rowsOf(held[key] ?? graphic.values[key])),
    ]);
    return { ...graphic.values, ...Object.fromEntries(lists), ...local };
  }, [graphic.values, local, edits, held]);
  return useMemo(
    () => ({
      values,
      errors: sentencesOf(refused, local),
      ...acts,
      change: (changes) => writes.add(changes),
      changeNow(changes) {
        writes.flush();
        writes.add(changes);
        writes.flush();
      },
    }),
    [values, refused, local, acts, writes],
  );
}

/** Sentences at the fields whose values could not be stored. */
function sentencesOf(refused: Readonly<Record<string, Refused>>, local: FieldValues): Record<string, string> {
  const shown = Object.entries(refused).filter(([key, { value }]) => sameJson(local[key], value));
  return Object.fromEntries(shown.map(([key, { words }]) => [key, words]));
}
