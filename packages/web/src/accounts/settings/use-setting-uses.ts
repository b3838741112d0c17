import { configurationUses, type Settings, type UsedList } from '@pavilion/domain/accounts';
import { useMemo } from 'react';
import { calls } from '../../call/client.ts';
import { useAnswer } from '../../call/use-call.ts';
import { countWords } from '../../kit/count-words.ts';
import { listWords } from '../../kit/list-words.ts';

export interface SettingUses {
  /** Usage count of a value: `12 briefs and 3 users`; empty when unused, undefined while unknown. */
  of: (value: string) => string | undefined;
  /** Values found on documents, most used first. */
  values: readonly string[];
  /** Why the counts could not be loaded. */
  refusal: string | undefined;
  again: () => void;
}

export const isUsed = (setting: keyof Settings): setting is UsedList => setting in configurationUses;

/** How many documents use each value of a list; undefined for lists whose values are never copied onto documents. */
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
    of: (value) => (told ? listWords(counts.get(value) ?? []) : undefined),
    values,
    refusal: refusal?.message,
    again: () => void again(),
  };
}
