import { type Configuration, config, configurationId, type Settings } from '@pavilion/domain/accounts';
import { sameJson } from '@pavilion/sync';
import { usePatch, useSyncClient } from '@pavilion/sync/react';
import { useCallback } from 'react';
import { refusalWords } from '../call/refusal.ts';

/** Answers with the sentence of a refusal, for the place where it was typed. */
export type SaveConfiguration = (seen: Configuration, changes: Partial<Settings>) => Promise<string | undefined>;

const attempts = 3;
const overtaken = 'Somebody else changed this just now. Please look again.';

/** Of one page all changes go one after the other: the second is made from what the first leaves. */
let last: Promise<unknown> = Promise.resolve();

/**
 * Keeps a change of the configuration at the revision that was seen. Others may change other settings meanwhile; when they
 * changed the same one, nothing is overwritten.
 */
export function useSaveConfiguration(): SaveConfiguration {
  const patch = usePatch(config);
  const client = useSyncClient();
  return useCallback(
    (seen, changes) => {
      const save = async () => {
        let current = seen;
        for (let attempt = 0; attempt < attempts; attempt++) {
          try {
            await patch(configurationId, changes, { rev: current._rev });
            return undefined;
          } catch (error) {
            const { code, message } = refusalWords(error);
            if (code !== 'CONFLICT') return message;
            const now = await client.fetchById(config, configurationId).catch(() => undefined);
            if (!now) return message;
            if (!isUntouched(seen, now, changes)) return overtaken;
            current = now;
          }
        }
        return overtaken;
      };
      const result = last.then(save);
      last = result;
      return result;
    },
    [patch, client],
  );
}

function isUntouched(seen: Configuration, now: Configuration, changes: Partial<Settings>): boolean {
  return (Object.keys(changes) as (keyof Settings)[]).every((field) => sameJson(seen[field], now[field]));
}
