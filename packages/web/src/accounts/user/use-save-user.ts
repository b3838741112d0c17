import { commonErrors } from '@pavilion/domain';
import { type User, userChanges, users } from '@pavilion/domain/accounts';
import type { PatchOf } from '@pavilion/sync';
import { usePatch, useSyncClient } from '@pavilion/sync/react';
import { refusalWords } from '../../call/refusal.ts';
import { notifyError } from '../../kit/notify.ts';

type Changes = PatchOf<typeof users>;
export type SaveUser = (changes: Changes) => Promise<string | undefined>;

const attempts = 3;

/**
 * Saves changes to a user against the revision on screen; resolves to the refusal, if any. Retries at the new revision when
 * others have changed other fields. When they have changed the same field, saves nothing and says what they changed.
 */
export function useSaveUser(user: User | undefined): SaveUser {
  const patch = usePatch(users);
  const client = useSyncClient();

  const refuse = (sentence: string) => {
    notifyError(sentence);
    return sentence;
  };
  return async (changes) => {
    let seen = user;
    for (let attempt = 0; seen && attempt < attempts; attempt++) {
      try {
        await patch(seen.id, changes, { rev: seen._rev });
        return undefined;
      } catch (error) {
        const { message } = refusalWords(error);
        const now = isConflict(error) ? await client.fetchById(users, seen.id).catch(() => undefined) : undefined;
        // Same revision: another kind of conflict, such as an e-mail that is already in use.
        if (!now || now._rev === seen._rev) return refuse(message);
        const theirs = changedByOthers(seen, now, changes);
        if (theirs) return refuse(theirs);
        seen = now;
      }
    }
    return refuse(commonErrors.CONFLICT.message);
  };
}

const isConflict = (error: unknown) => refusalWords(error).code === 'CONFLICT';

/** A sentence on what others changed in the fields that `changes` sets; undefined when they changed none of them. */
export function changedByOthers(seen: User, now: User, changes: Changes): string | undefined {
  const ours = new Set(Object.keys(changes));
  const theirs = userChanges(seen, now, new Map()).filter(({ field }) => ours.has(field.split('.')[0] ?? field));
  if (theirs.length === 0) return undefined;
  const words = theirs.map(({ field, label, after }) =>
    // Values of a restriction are ids, which mean little to people.
    field.includes('.') ? `${label} was changed` : after ? `${label} is now “${after}”` : `${label} is now empty`,
  );
  return `Someone else changed this just now: ${words.join(', ')}.`;
}
