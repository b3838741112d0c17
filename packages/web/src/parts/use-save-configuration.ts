import { type Configuration, config, configurationId, type Settings } from '@pavilion/domain/accounts';
import { heldBy } from '@pavilion/sync';
import { useSyncClient } from '@pavilion/sync/react';
import { useCallback } from 'react';
import { refusalWords } from '../call/refusal.ts';
import { whoChanged } from './who-changed.ts';

/** Resolves to the sentence of a refusal, to be shown at the field. */
export type SaveConfiguration = (seen: Configuration, changes: Partial<Settings>) => Promise<string | undefined>;

/** Changes of one page are sent one after the other: each is made from the result of the previous one. */
let last: Promise<unknown> = Promise.resolve();

/**
 * Saves a change of the settings that were seen. Others may change other settings meanwhile; if they changed the same one,
 * nothing is overwritten, and the sentence names the person.
 */
export function useSaveConfiguration(): SaveConfiguration {
  const client = useSyncClient();
  return useCallback(
    (seen, changes) => {
      const save = async () => {
        try {
          await client.patch(config, configurationId, changes, { expected: heldBy(seen, Object.keys(changes)) });
          return undefined;
        } catch (error) {
          const { code, message } = refusalWords(error);
          if (code !== 'MOVED_ON') return message;
          return `${await whoChanged(client, config, configurationId)} Please look again.`;
        }
      };
      const result = last.then(save);
      last = result;
      return result;
    },
    [client],
  );
}
