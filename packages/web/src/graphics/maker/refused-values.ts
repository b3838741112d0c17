import type { FieldValue, FieldValues } from '@pavilion/domain';
import { sameJson } from '@pavilion/sync';
import { useCallback, useState } from 'react';
import { currentWriter } from '../../kit/lost-work.ts';
import { draftKey } from '../../kit/use-draft.ts';
import { remembered, useRemembered } from '../../kit/use-remembered.ts';

/** A typed value that could not be stored, its sentence, and what is stored instead. */
export interface Refused {
  value: FieldValue;
  words: string;
  over: FieldValue | null;
}

type ByField = Readonly<Record<string, Refused>>;
const none: ByField = {};

/** Typed values of a graphic that could not be stored, by key of the field. They outlast a reload, as other drafts do. */
export function useRefusedValues(graphic: string) {
  const [writer] = useState(currentWriter);
  const key = draftKey(`graphic-refused.${graphic}`, writer);
  const [refused, set] = useRemembered(key, none);
  /** Adds values, and forgets those that are null. */
  const keep = useCallback(
    (changes: Readonly<Record<string, Refused | null>>) => {
      const now = remembered(key, none);
      if (Object.entries(changes).every(([field, value]) => value === null && !(field in now))) return;
      const kept = Object.entries({ ...now, ...changes }).filter(([, value]) => value !== null);
      set(Object.fromEntries(kept) as ByField);
    },
    [key, set],
  );
  return { refused, keep };
}

/** What of it comes back when the page is opened again: not what someone has filled in anew since. */
export function comeBack(refused: ByField, stored: FieldValues): FieldValues {
  const same = (key: string, { over }: Refused) => sameJson(stored[key] ?? null, over);
  const back = Object.entries(refused).filter(([key, each]) => same(key, each));
  return Object.fromEntries(back.map(([key, { value }]) => [key, value]));
}
