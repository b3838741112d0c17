import {
  type Design,
  type FieldValue,
  type FieldValues,
  type Graphic,
  graphics,
  refuseValue,
  writeDelays,
} from '@pavilion/domain';
import type { PatchOf } from '@pavilion/sync';
import { usePatch } from '@pavilion/sync/react';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { refusalWords } from '../../call/refusal.ts';
import { notifyError } from '../../kit/notify.ts';
import { pacedWrites } from '../../kit/paced-writes.ts';

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
  const [local, setLocal] = useState<FieldValues>(() => refusedValues.get(id) ?? {});
  const [errors, setErrors] = useState<Record<string, string>>(() => refusalsOf(design, local));
  const latest = useRef({ local, graphic });
  latest.current = { local, graphic };
  /** What was stored of a field before the present run of typing. */
  const before = useRef<Record<string, PatchOf<typeof graphics>>>({});

  const writes = useMemo(() => {
    const write = (changes: Readonly<Record<string, unknown>>) => {
      const sent = latest.current.local;
      patch(id, changes as PatchOf<typeof graphics>).then(
        () => setLocal((now) => withoutStored(now, sent, changes, refusedValues.get(id))),
        (error: unknown) => {
          const { message, fields } = refusalWords(error);
          const found = Object.entries(fields).flatMap(([path, words]) =>
            path.startsWith('values.') ? [[path.slice('values.'.length), words] as const] : [],
          );
          if (found.length > 0) setErrors((before) => ({ ...before, ...Object.fromEntries(found) }));
          else notifyError(message);
        },
      );
    };
    return pacedWrites(write, writeDelays.fields);
  }, [id, patch]);
  useEffect(() => () => writes.flush(), [writes]);

  const type = useCallback(
    (key: string, value: FieldValue) => {
      const field = design.fields.find((known) => known.key === key);
      if (!field) return;
      latest.current.local = { ...latest.current.local, [key]: value };
      setLocal(latest.current.local);
      const refused = refuseValue(field, value, design.kit);
      setErrors(({ [key]: _before, ...others }) => (refused ? { ...others, [key]: refused } : others));
      keepRefused(id, key, refused ? value : undefined);
      const { values, typed } = latest.current.graphic;
      before.current[key] ??= { [`values.${key}`]: values[key] ?? null, [`typed.${key}`]: typed[key] ?? null };
      writes.add(refused ? before.current[key] : { [`values.${key}`]: value, [`typed.${key}`]: true });
    },
    [id, design, writes],
  );
  const settle = useCallback(() => {
    const refused = refusedValues.get(id) ?? {};
    before.current = Object.fromEntries(Object.entries(before.current).filter(([key]) => key in refused));
  }, [id]);
  const fill = useCallback(
    (values: FieldValues) => {
      const entries = Object.entries(values);
      if (entries.length === 0) return;
      setLocal((now) => Object.fromEntries(Object.entries(now).filter(([key]) => !(key in values))));
      setErrors((now) => Object.fromEntries(Object.entries(now).filter(([key]) => !(key in values))));
      for (const key of Object.keys(values)) keepRefused(id, key, undefined);
      before.current = {};
      const changes = entries.flatMap(([key, value]) => [
        [`values.${key}`, value],
        [`typed.${key}`, null],
      ]);
      writes.add(Object.fromEntries(changes));
    },
    [id, writes],
  );
  const values = useMemo(() => ({ ...graphic.values, ...local }), [graphic.values, local]);
  return useMemo(
    () => ({
      values,
      errors,
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
    [values, errors, type, settle, fill, writes],
  );
}

/** The values on their way without those that are stored now; what was typed since stays, and what cannot be stored. */
function withoutStored(
  now: FieldValues,
  sent: FieldValues,
  changes: Readonly<Record<string, unknown>>,
  refused: FieldValues = {},
): FieldValues {
  const isStored = (key: string, value: FieldValue) =>
    `values.${key}` in changes && value === sent[key] && !(key in refused);
  return Object.fromEntries(Object.entries(now).filter(([key, value]) => !isStored(key, value)));
}

/** Typed values that their fields cannot hold, by id of the graphic: they come back when its page is opened again. */
const refusedValues = new Map<string, FieldValues>();

function keepRefused(graphic: string, key: string, value: FieldValue | undefined): void {
  const { [key]: _before, ...others } = refusedValues.get(graphic) ?? {};
  const kept = value === undefined ? others : { ...others, [key]: value };
  if (Object.keys(kept).length > 0) refusedValues.set(graphic, kept);
  else refusedValues.delete(graphic);
}

/** Sentences about values that their fields cannot hold, by key. */
function refusalsOf({ fields, kit }: Design, values: FieldValues): Record<string, string> {
  const found = fields.flatMap((field) => {
    const value = values[field.key];
    const refused = value === undefined ? null : refuseValue(field, value, kit);
    return refused ? [[field.key, refused] as const] : [];
  });
  return Object.fromEntries(found);
}
