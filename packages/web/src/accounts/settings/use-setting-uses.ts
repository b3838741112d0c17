import { configurationUses, type Settings, type UsedList } from '@pavilion/domain/accounts';
import { useEffect, useMemo, useRef } from 'react';
import { calls } from '../../call/client.ts';
import { useAnswer } from '../../call/use-call.ts';
import { countWords } from '../../kit/count-words.ts';
import { enumerate } from './list-edits.ts';

export interface SettingUses {
  /** Of a value: `12 briefs and 3 users`; empty where it is not used, undefined where that is not known (yet). */
  of: (value: string) => string | undefined;
  /** Why it is not known. */
  refusal: string | undefined;
  again: () => void;
}

const isUsed = (setting: keyof Settings): setting is UsedList => setting in configurationUses;

/** How many documents have the values of a list, counted anew when it changes; undefined where values stand on no document. */
export function useSettingUses(setting: keyof Settings, rev: number): SettingUses | undefined {
  const used = isUsed(setting);
  const { answer, loading, refusal, again } = useAnswer(
    calls.accounts.countSettingUses,
    { list: used ? setting : 'departments' },
    { when: used },
  );
  const counted = useRef(rev);
  useEffect(() => {
    if (counted.current === rev) return;
    counted.current = rev;
    if (used) void again();
  }, [rev, used, again]);
  const counts = useMemo(() => {
    const words = new Map<string, string[]>();
    for (const { value, noun, count } of answer?.uses ?? []) {
      words.set(value, [...(words.get(value) ?? []), countWords(count, noun)]);
    }
    return words;
  }, [answer]);
  if (!used) return undefined;
  const known = answer !== undefined && !loading;
  return {
    of: (value) => (known ? enumerate(counts.get(value) ?? []) : undefined),
    refusal: refusal?.message,
    again: () => void again(),
  };
}
