import { resources } from '@pavilion/domain';
import type { PatchOf } from '@pavilion/sync';
import { usePatch } from '@pavilion/sync/react';
import { refusalWords } from '../../call/refusal.ts';
import { notifyError } from '../../kit/notify.ts';

export type SaveResource = (changes: PatchOf<typeof resources>) => Promise<string | undefined>;

/** Saves a change to a resource immediately. Resolves to the message of a refusal. */
export function useSaveResource(id: string): SaveResource {
  const patch = usePatch(resources);
  return (changes) =>
    patch(id, changes).then(
      () => undefined,
      (error: unknown) => {
        const { message } = refusalWords(error);
        notifyError(message);
        return message;
      },
    );
}
