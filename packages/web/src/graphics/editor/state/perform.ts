import type { DocumentType, PatchOf, Stored } from '@pavilion/sync';
import type { SyncClient } from '@pavilion/sync/client';
import { type Change, isAsMade, isIn, type Part, type PartName, type Rooted, withInside } from './history.ts';
import { type Job, key, keyOf, typeOf } from './jobs.ts';

export interface PerformDeps {
  client: SyncClient;
  /** Brings back what this person has deleted. */
  restore: (type: DocumentType, ids: readonly string[]) => Promise<unknown>;
  tell: (error: unknown) => void;
  say: (sentence: string) => void;
  /** The documents of the live query, without what is on its way. */
  listed: (part: PartName) => readonly Part[];
}

/** Milliseconds that the page waits at most to see what the server has restored or removed. */
const patience = 2_000;
const glance = 20;

export const patchOn =
  (client: SyncClient) =>
  ({ part, id, changes }: Change): Promise<unknown> =>
    client.patch(typeOf(part), id, changes as PatchOf<DocumentType>);

/** Does one batch at the server, in its order, and returns when the page has seen it. */
export function createPerform({ client, restore, tell, say, listed }: PerformDeps) {
  /** Documents that were not removed here after all, because others had done so or had put something into them. */
  const notMine = new Set<string>();
  const stored = (part: PartName, id: string): (Part & Stored) | undefined => client.peek(typeOf(part), id);
  const patch = patchOn(client);

  async function perform(job: Job): Promise<void> {
    const { inserted = [], restored = [], removed = [] } = job.batch;
    for (const { part, given } of inserted) await client.insertBatch(typeOf(part), given);
    for (const { part, ids } of restored) {
      const mine = ids.filter((id) => !notMine.has(key(part, id)));
      if (mine.length > 0) await restore(typeOf(part), mine);
    }
    await Promise.all([...job.changes.values()].map((change) => patch(change).catch(tell)));
    job.changes.clear();
    for (const each of removed) await Promise.all(each.ids.map((id) => remove(job, each, id)));
    await seen(job);
  }

  async function remove(job: Job, { part, documents, asMade }: Rooted, id: string): Promise<void> {
    const whole = withInside(documents, [id]);
    const current = (each: Part) => stored(each.id === id ? part : 'slots', each.id);
    const holdsOther = listed('slots').some((shown) => {
      const slot = stored('slots', shown.id);
      return slot && !job.gone.has(key('slots', slot.id)) && whole.some((each) => isIn(slot, each.id));
    });
    const isChanged = asMade && whole.some((each) => current(each) && !isAsMade(each, current(each)!));
    try {
      if (!holdsOther && !isChanged) {
        const rev = stored(part, id)?._rev;
        await client.remove(typeOf(part), id, asMade && rev ? { rev } : {});
        notMine.delete(key(part, id));
        return;
      }
      say('Someone has changed this since, so it stays.');
    } catch (error) {
      tell(error);
    }
    notMine.add(key(part, id));
    for (const each of whole) job.gone.delete(keyOf(part, each));
  }

  /** The answer may come before the change is in the lists of the page: until that, it shows what it expects. */
  async function seen({ added, gone }: Job): Promise<void> {
    const isListed = (name: string) => {
      const [part, id] = name.split('/') as [PartName, string];
      return listed(part).some((document) => document.id === id);
    };
    const isSeen = () => [...added.keys()].every(isListed) && ![...gone].some(isListed);
    const until = Date.now() + patience;
    while (Date.now() < until && !isSeen()) {
      await new Promise((resolve) => setTimeout(resolve, glance));
    }
  }

  return perform;
}
