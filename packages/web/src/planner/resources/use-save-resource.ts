import { type Resource, resources } from '@pavilion/domain';
import type { PatchOf } from '@pavilion/sync';
import { useChange } from '@pavilion/sync/react';
import { refusalWords } from '../../call/refusal.ts';
import { notifyError } from '../../kit/notify.ts';

export type SaveResource = (changes: PatchOf<typeof resources>) => Promise<string | undefined>;

/** Saves a change to a resource immediately. Resolves to the message of a refusal. */
export function useSaveResource(resource: Resource): SaveResource {
  const change = useChange(resources);
  return (changes) =>
    change(resource, changes).then(
      () => undefined,
      (error: unknown) => {
        const { message } = refusalWords(error);
        notifyError(message);
        return message;
      },
    );
}
