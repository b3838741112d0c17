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
  /** Sets values of the match. */
  fill: (values: FieldValues) => void;
  /** Changes other fields of the graphic at the pace of typing, such as the crop of a layer. */
  change: (changes: PatchOf<typeof graphics>) => void;
  /** The same without waiting, after what waits: the end of a drag, or a layer as its template has it. */
  changeNow: (changes: PatchOf<typeof graphics>) => void;
}

/**
 * Values of a graphic while someone fills them in: shown at once, stored at the pace of fields (GFX-003). A value that its field
 * cannot hold stays in the form with its sentence, and is not stored.
 */
export function useGraphicValues(graphic: Graphic, design: Design): GraphicValues {
  const { id } = graphic;
  const patch = usePatch(graphics);
  const [local, setLocal] = useState<FieldValues>({});
  const [errors, setErrors] = useState<Record<string, string>>({});
  const latest = useRef(local);
  latest.current = local;

  const writes = useMemo(() => {
    const write = (changes: Readonly<Record<string, unknown>>) => {
      const sent = latest.current;
      patch(id, changes as PatchOf<typeof graphics>).then(
        () => setLocal((now) => withoutStored(now, sent, changes)),
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
      latest.current = { ...latest.current, [key]: value };
      setLocal(latest.current);
      const refused = refuseValue(field, value, design.kit);
      setErrors(({ [key]: _before, ...others }) => (refused ? { ...others, [key]: refused } : others));
      if (!refused) writes.add({ [`values.${key}`]: value, [`typed.${key}`]: true });
    },
    [design, writes],
  );
  const fill = useCallback(
    (values: FieldValues) => {
      const entries = Object.entries(values);
      if (entries.length === 0) return;
      setLocal((now) => Object.fromEntries(Object.entries(now).filter(([key]) => !(key in values))));
      setErrors((now) => Object.fromEntries(Object.entries(now).filter(([key]) => !(key in values))));
      const changes = entries.flatMap(([key, value]) => [
        [`values.${key}`, value],
        [`typed.${key}`, null],
      ]);
      writes.add(Object.fromEntries(changes));
    },
    [writes],
  );
  const values = useMemo(() => ({ ...graphic.values, ...local }), [graphic.values, local]);
  return useMemo(
    () => ({
      values,
      errors,
      type,
      fill,
      change: (changes) => writes.add(changes),
      changeNow(changes) {
        writes.flush();
        writes.add(changes);
        writes.flush();
      },
    }),
    [values, errors, type, fill, writes],
  );
}

/** The values on their way without those that are stored now; what was typed since stays. */
function withoutStored(now: FieldValues, sent: FieldValues, changes: Readonly<Record<string, unknown>>): FieldValues {
  return Object.fromEntries(
    Object.entries(now).filter(([key, value]) => !(`values.${key}` in changes) || value !== sent[key]),
  );
}
