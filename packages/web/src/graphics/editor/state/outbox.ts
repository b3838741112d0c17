import { writeDelays } from '@pavilion/domain/graphics';
import { paced } from '@pavilion/sync/client';
import { type Change, changed as changedBy, type Part, type PartName } from './history.ts';
import { type Batch, gather, type Job, jobOf, key, type PartOf, partNames, typeOf } from './jobs.ts';
import { createPerform, type PerformDeps, patchOn } from './perform.ts';

export interface OutboxDeps extends Omit<PerformDeps, 'listed'> {
  /** What is shown has changed. */
  changed: () => void;
}

/**
 * The writes of the editor on their way to the server. All of it is shown at once. Changes go at the pace of their collection (GFX-003);
 * what goes into the trash or comes out of it waits until all before it is answered, and what follows waits for that: the trash takes
 * the contents of a group as the server knows them, which must be as the designer sees them.
 */
export function createOutbox({ changed, ...deps }: OutboxDeps) {
  const { client, tell } = deps;
  /** Changes that wait for their turn to be sent, by document. */
  const drafts = new Map<string, Change>();
  /** Writes that the server has not answered. */
  const underWay = new Set<Promise<unknown>>();
  const queue: Job[] = [];
  let working: Promise<void> | undefined;
  /** What was shown last. */
  const latest = new Map<PartName, readonly Part[]>();
  const listed = (part: PartName) => latest.get(part) ?? [];
  const perform = createPerform({ ...deps, listed });
  const patch = patchOn(client);

  function fold(part: PartName, id: string, stored: Part | undefined): Part | undefined {
    const name = key(part, id);
    let document = stored;
    for (const { added, changes, gone } of queue) {
      document ??= added.get(name);
      if (document) document = patched(document, changes.get(name));
      if (gone.has(name)) document = undefined;
    }
    return document && patched(document, drafts.get(name));
  }

  const read = (part: PartName, id: string): Part | undefined => fold(part, id, client.peek(typeOf(part), id));

  const idsOf = (part: PartName, documents: readonly Part[]): Set<string> => {
    const ids = new Set(documents.map(({ id }) => id));
    for (const { added } of queue) for (const [name, { id }] of added) if (name === key(part, id)) ids.add(id);
    return ids;
  };

  function track(writing: Promise<unknown>): void {
    const settled = writing.catch(tell).finally(() => underWay.delete(settled));
    underWay.add(settled);
  }

  function send(part: PartName): void {
    // Changes that follow a batch wait for it.
    if (queue.length > 0) return;
    const waiting = [...drafts].filter(([, draft]) => draft.part === part);
    for (const [name, draft] of waiting) {
      drafts.delete(name);
      track(patch(draft));
    }
    if (waiting.length > 0) changed();
  }
  const senders: Record<PartName, () => void> = {
    templates: () => send('templates'),
    slides: paced(() => send('slides'), writeDelays.slides),
    slots: paced(() => send('slots'), writeDelays.slots),
    fields: paced(() => send('fields'), writeDelays.fields),
  };
  const sendAll = () => partNames.forEach(send);

  function write(changes: readonly Change[]): void {
    gather(drafts, changes);
    changed();
    for (const part of new Set(changes.map(({ part }) => part))) senders[part]();
  }

  function wait(batch: Batch): void {
    // What was changed before goes before.
    if (drafts.size > 0) queue.push(jobOf({ changes: [...drafts.values()] }));
    drafts.clear();
    queue.push(jobOf(batch));
    changed();
    working ??= work();
  }

  async function work(): Promise<void> {
    for (let job = queue[0]; job; job = queue[0]) {
      await Promise.allSettled(underWay);
      await perform(job).catch(tell);
      queue.shift();
      changed();
    }
    working = undefined;
    sendAll();
  }

  return {
    read,
    /** All documents of a kind, as they are shown. */
    all: (part: PartName): Part[] => [...idsOf(part, listed(part))].flatMap((id) => read(part, id) ?? []),
    /** Documents of a live query, with what is on its way. */
    shown<P extends PartName>(part: P, documents: readonly PartOf<P>[]): readonly PartOf<P>[] {
      latest.set(part, documents);
      if (drafts.size === 0 && queue.length === 0) return documents;
      const known = new Map<string, Part>(documents.map((document) => [document.id, document]));
      return [...idsOf(part, documents)].flatMap((id) => (fold(part, id, known.get(id)) as PartOf<P>) ?? []);
    },
    write,
    add(batch: Batch): void {
      const { inserted = [], changes = [], restored = [], removed = [] } = batch;
      // The server refuses layers of a slide that it does not have yet.
      const isFollowed = inserted.some(({ part }) => part === 'slides');
      if (queue.length > 0 || isFollowed || restored.length > 0 || removed.length > 0) {
        wait(batch);
        return;
      }
      sendAll();
      for (const { part, given } of inserted) track(client.insertBatch(typeOf(part), given));
      write(changes);
    },
    /** Whether something waits for an answer to what goes before it. */
    isBusy: () => working !== undefined,
    /** Sends all that waits as soon as it may go; resolves when the server has answered. */
    async flush(): Promise<void> {
      sendAll();
      while (working || underWay.size > 0) await Promise.allSettled([...underWay, working]);
    },
  };
}

const patched = (document: Part, change: Change | undefined): Part =>
  change ? changedBy(document, [change]) : document;
