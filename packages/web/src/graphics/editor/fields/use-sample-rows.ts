import { type Field, type FieldRow, fields, writeDelays } from '@pavilion/domain/graphics';
import { sameJson } from '@pavilion/sync';
import { useSyncClient } from '@pavilion/sync/react';
import { useMemo, useRef, useState } from 'react';
import { refusalWords } from '../../../call/refusal.ts';
import { notifyError } from '../../../kit/notify.ts';
import { useSentInTime } from '../../../parts/use-sent-in-time.ts';
import { rowsOf } from '../../maker/keyed-rows.ts';
import { listWriter } from '../../maker/list-writer.ts';
import { edited, type RowEdit } from '../../maker/row-edits.ts';
import { useEditor } from '../state/editor.ts';
import { newGesture } from '../state/edits.ts';
import { patchedPart } from '../state/history.ts';

/** The list of a writer with one list. */
const key = 'rows';
const initialOf = (rows: readonly FieldRow[]) => (rows.length === 0 ? null : [...rows]);

/**
 * The rows that a list field begins with, or its sample: changed beside what other designers change of them at the same time, as
 * makers do. A visit to the field is one step to take back, unless somebody else changed the rows meanwhile: the step must not reach
 * back beyond their change.
 */
export function useSampleRows(field: Field): { rows: readonly FieldRow[]; edit: (made: RowEdit) => void } {
  const client = useSyncClient();
  const { edits } = useEditor();
  const { id } = field;
  const latest = useRef(field);
  latest.current = field;
  const step = useRef<{ gesture: string; after: readonly FieldRow[] } | null>(null);
  const [, draw] = useState({});
  const lists = useMemo(
    () =>
      listWriter({
        stored: () => ({ [key]: [...rowsOf(latest.current.initial)] }),
        read: async () => ({ [key]: [...rowsOf((await client.fetchById(fields, id))?.initial)] }),
        write: (_key, rows, former) =>
          client.patch(fields, id, { initial: initialOf(rows) }, { expected: { initial: initialOf(rowsOf(former)) } }),
        onRefused: (_key, _rows, error) => notifyError(refusalWords(error).message),
        onChange: () => draw({}),
        interval: writeDelays.fields,
      }),
    [client, id],
  );
  useSentInTime(lists.flush);
  const rows = rowsOf(lists.shown()[key] ?? field.initial);
  const edit = (made: RowEdit) => {
    const before = rowsOf(lists.shown()[key] ?? latest.current.initial);
    const after = edited(made, before);
    const gesture = step.current && sameJson(step.current.after, before) ? step.current.gesture : newGesture();
    step.current = { gesture, after };
    const change = { part: 'fields' as const, id, changes: { initial: initialOf(after) } };
    const former = { ...latest.current, initial: initialOf(before) };
    edits.record({ label: 'Field', gesture, parts: [patchedPart(former, change)] });
    lists.edit(key, made);
  };
  return { rows, edit };
}
