import { type User, userChanges, users } from '@pavilion/domain/accounts';
import type { PatchOf } from '@pavilion/sync';
import { usePatch, useSyncClient } from '@pavilion/sync/react';
import { refusalWords } from '../../call/refusal.ts';
import { notifyError } from '../../kit/notify.ts';

type Changes = PatchOf<typeof users>;
export type SaveUser = (changes: Changes) => Promise<string | undefined>;

const attempts = 3;

/**
 * Keeps a change of a user at the revision that is on the screen; answers with the reason where it was refused. Others may
 * change other fields meanwhile; when they changed the same one, nothing is overwritten and what they did is said.
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
        // At the same revision it is another kind of conflict, such as an e-mail that somebody has.
        if (!now || now._rev === seen._rev) return refuse(message);
        const theirs = changedByOthers(seen, now, changes);
        if (theirs) return refuse(theirs);
        seen = now;
      }
    }
    return refuse('Somebody else changed this just now. Please look again.');
  };
}

const isConflict = (error: unknown) => refusalWords(error).code === 'CONFLICT';

/** What others did to the fields that we are about to change, as a sentence; undefined when they left those alone. */
export function changedByOthers(seen: User, now: User, changes: Changes): string | undefined {
  const ours = new Set(Object.keys(changes));
  const theirs = userChanges(seen, now, new Map()).filter(({ field }) => ours.has(field.split('.')[0] ?? field));
  if (theirs.length === 0) return undefined;
  const words = theirs.map(({ field, label, after }) =>
    // What stands below a restriction are ids, which nobody reads.
    field.includes('.') ? `${label} was changed` : after ? `${label} is now “${after}”` : `${label} is now empty`,
  );
  return `Somebody else changed this just now: ${words.join(', ')}.`;
}
