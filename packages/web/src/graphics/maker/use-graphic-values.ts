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
import { usePatch } from '@pavilion/sync/react';
import { useCallback, useMemo, useRef, useState } from 'react';
import { refusalWords } from '../../call/refusal.ts';
import { notifyError } from '../../kit/notify.ts';
import { pacedWrites } from '../../kit/paced-writes.ts';
import { useSentInTime } from '../../parts/use-sent-in-time.ts';
import { comeBack, type Refused, useRefusedValues } from './refused-values.ts';

export interface GraphicValues {
  /** Stored values below those that are still on their way. */
  values: FieldValues;
  /** Sentences at the fields, by key. */
  errors: Readonly<Record<string, string>>;
  /** Sets a value that a maker typed: following the match leaves it alone. */
  type: (key: string, value: FieldValue) => void;
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
  const patch = usePatch(graphics);
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
      patch(id, changes as PatchOf<typeof graphics>).then(
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
  }, [id, patch, keep]);
  useSentInTime(writes.flush);

  const type = useCallback(
    (key: string, value: FieldValue) => {
      const field = design.fields.find((known) => known.key === key);
      if (!field) return;
      latest.current.local = { ...latest.current.local, [key]: value };
      setLocal(latest.current.local);
      const words = refuseValue(field, value, design.kit);
      const { values, typed } = latest.current.graphic;
      const over = values[key] ?? null;
      before.current[key] ??= { [`values.${key}`]: over, [`typed.${key}`]: typed[key] ?? null };
      const former = before.current[key];
      keep({ [key]: words === null ? null : { value, words, over: (former[`values.${key}`] ?? null) as typeof over } });
      writes.add(words === null ? { [`values.${key}`]: value, [`typed.${key}`]: true } : former);
    },
    [design, writes, keep],
  );
  const settle = useCallback(() => {
    const { refused: waiting } = latest.current;
    before.current = Object.fromEntries(Object.entries(before.current).filter(([key]) => key in waiting));
  }, []);
  const fill = useCallback(
    (values: FieldValues) => {
      const entries = Object.entries(values);
      if (entries.length === 0) return;
      setLocal((now) => Object.fromEntries(Object.entries(now).filter(([key]) => !(key in values))));
      keep(Object.fromEntries(entries.map(([key]) => [key, null])));
      before.current = {};
      const changes = entries.flatMap(([key, value]) => [
        [`values.${key}`, value],
        [`typed.${key}`, null],
      ]);
      writes.add(Object.fromEntries(changes));
    },
    [writes, keep],
  );
  const values = useMemo(() => ({ ...graphic.values, ...local }), [graphic.values, local]);
  return useMemo(
    () => ({
      values,
      errors: sentencesOf(refused, local),
      type,
      settle,
      fill,
      change: (changes) => writes.add(changes),
      changeNow(changes) {
        writes.flush();
        writes.add(changes);
        writes.flush();
      },
    }),
    [values, refused, local, type, settle, fill, writes],
  );
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
