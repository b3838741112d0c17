import { configurationUses, type Settings, type UsedList } from '@pavilion/domain/accounts';
import { useMemo } from 'react';
import { calls } from '../../call/client.ts';
import { useAnswer } from '../../call/use-call.ts';
import { countWords } from '../../kit/count-words.ts';
import { enumerate } from './list-edits.ts';

export interface SettingUses {
  /** Of a value: `12 briefs and 3 users`; empty where it is not used, undefined where that is not known (yet). */
  of: (value: string) => string | undefined;
  /** All values that documents have, the most used first. */
  values: readonly string[];
  /** Why it is not known. */
  refusal: string | undefined;
  again: () => void;
}

export const isUsed = (setting: keyof Settings): setting is UsedList => setting in configurationUses;

/** How many documents have the values of a list; undefined for lists whose values stand on no document. */
export function useSettingUses(setting: keyof Settings): SettingUses | undefined {
  const used = isUsed(setting);
  const { answer, loading, refusal, again } = useAnswer(
    calls.accounts.countSettingUses,
    { list: used ? setting : 'departments' },
    { when: used },
  );
  const counts = useMemo(() => {
    const words = new Map<string, string[]>();
    for (const { value, noun, count } of answer?.uses ?? []) {
      words.set(value, [...(words.get(value) ?? []), countWords(count, noun)]);
    }
    return words;
  }, [answer]);
  const values = useMemo(() => [...counts.keys()], [counts]);
  if (!used) return undefined;
  const told = answer !== undefined && !loading;
  return {
    of: (value) => (told ? enumerate(counts.get(value) ?? []) : undefined),
    values,
    refusal: refusal?.message,
    again: () => void again(),
  };
}
