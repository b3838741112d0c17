import { type DocumentType, holds, type NewDocument } from '@pavilion/sync';
import { newId, type SyncClient } from '@pavilion/sync/client';
import { calls } from '../../../call/client.ts';
import { refusalWords } from '../../../call/refusal.ts';
import { notify, notifyError } from '../../../kit/notify.ts';
import {
  type Change,
  changed as changedBy,
  createHistory,
  isIn,
  type Part,
  type PartName,
  patchedPart,
  reversalOf,
  type Step,
  withInside,
} from './history.ts';
import { type Added, type Batch, type PartOf, partTypes } from './jobs.ts';
import { createOutbox } from './outbox.ts';

type NewPart<P extends PartName> = NewDocument<(typeof partTypes)[P]>;

/** What one action does to the template. */
export interface Action {
  inserted?: readonly NewPart<'slots'>[];
  changes?: readonly Change[];
  /** Layers that go to the trash, with what they contain after the changes. */
  removed?: readonly string[];
}

const undoDeletion = ({ name }: DocumentType, ids: readonly string[]): Promise<unknown> =>
  calls.system.undoDeletion({ collection: name, ids: [...ids] });

/** All writes of the editor. A change shows at once, goes to the server by the outbox, and can be taken back. */
export function createEdits(client: SyncClient, restore = undoDeletion) {
  const history = createHistory();
  const listeners = new Set<() => void>();
  let version = 0;

  const changed = () => {
    version += 1;
    for (const listener of listeners) listener();
  };
  /** A change of what somebody else has just deleted is lost with it; the page says that once, where it leaves the selection. */
  const tell = (error: unknown) => {
    const { code, message } = refusalWords(error);
    if (code === 'NOT_FOUND') notify('Someone else has deleted this meanwhile.');
    else notifyError(message);
  };
  /** What goes to the trash by steps of this page. */
  const ownGone = new Set<string>();
  const outbox = createOutbox({ client, restore, tell, say: notify, changed });

  const inside = (id: string): Part[] => outbox.all('slots').filter((slot) => isIn(slot, id));

  /** Documents with all that they contain after these changes. */
  function whole(part: PartName, ids: readonly string[], changes: readonly Change[] = []): Part[] {
    const roots = part === 'slots' ? [] : ids.flatMap((id) => outbox.read(part, id) ?? []);
    return withInside([...roots, ...outbox.all('slots').map((slot) => changedBy(slot, changes))], ids);
  }

  function added<P extends PartName>(part: P, documents: readonly NewPart<P>[]): Added {
    const given = documents.map((document) => ({ ...document, id: document.id ?? newId() }));
    return {
      part,
      given,
      documents: given.map((document) => ({ ...partTypes[part].schema.parse(document), id: document.id, _rev: 0 })),
    };
  }

  /** A change without the values that are there already: an action that changes nothing is no step to take back. */
  function differing(change: Change): Change[] {
    const document = outbox.read(change.part, change.id);
    const fresh = Object.entries(change.changes).filter(
      ([path, value]) => document && !holds(document, { [path]: value }),
    );
    return fresh.length > 0 ? [{ ...change, changes: Object.fromEntries(fresh) }] : [];
  }

  function act(label: string, batch: Batch, gesture: string | undefined): void {
    const { inserted = [], removed = [] } = batch;
    const changes = (batch.changes ?? []).flatMap(differing);
    const parts: Step['parts'] = [
      ...inserted.map(({ part, documents }) => ({ kind: 'inserted' as const, part, ...rooted(documents) })),
      ...changes.map((change) => patchedPart(outbox.read(change.part, change.id)!, change)),
      ...removed.map((each) => ({ kind: 'removed' as const, ...each })),
    ];
    if (parts.length === 0) return;
    for (const { documents } of removed) for (const { id } of documents) ownGone.add(id);
    history.add({ label, gesture, parts });
    outbox.add({ ...batch, changes });
  }

  function reverse(step: Step | undefined, push: (inverse: Step) => void, said: string): void {
    if (!step) return;
    const { inverse, overtaken, ...batch } = reversalOf(step, { read: outbox.read, inside });
    if (inverse.parts.length > 0) push(inverse);
    for (const { documents } of batch.removed) for (const { id } of documents) ownGone.add(id);
    outbox.add(batch);
    changed();
    if (overtaken) notify(`${step.label}: ${said} only where nobody has changed it since.`);
  }

  return {
    read: <P extends PartName>(part: P, id: string) => outbox.read(part, id) as PartOf<P> | undefined,
    /** Documents of a live query, with what is on its way to the server. */
    withDrafts: outbox.shown,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    version: () => version,
    /** Changes of one action. Those of the same gesture are taken back together. */
    patch(label: string, wanted: readonly Change[], gesture?: string): void {
      act(label, { changes: wanted }, gesture);
    },
    /** New documents, with ids of their own where they are given. */
    insert<P extends PartName>(label: string, part: P, documents: readonly NewPart<P>[], gesture?: string): string[] {
      const inserted = added(part, documents);
      act(label, { inserted: [inserted] }, gesture);
      return inserted.documents.map(({ id }) => id);
    },
    remove(label: string, part: PartName, ids: readonly string[], gesture?: string): void {
      if (ids.length > 0) act(label, { removed: [{ part, ids, documents: whole(part, ids) }] }, gesture);
    },
    /** An action that adds, changes and removes layers. */
    act(label: string, { inserted = [], changes = [], removed = [] }: Action): void {
      const leaving = removed.length > 0 && {
        removed: [{ part: 'slots' as const, ids: removed, documents: whole('slots', removed, changes) }],
      };
      const arriving = inserted.length > 0 && { inserted: [added('slots', inserted)] };
      act(label, { ...arriving, changes, ...leaving }, undefined);
    },
    /** Keeps a step that the server has done, to be taken back as one's own. */
    record(step: Step): void {
      if (step.parts.length === 0) return;
      history.add(step);
      changed();
    },
    undo: () => reverse(history.takeUndo(), history.pushUndone, 'undone'),
    redo: () => reverse(history.takeRedo(), history.pushDone, 'made again'),
    /** Whether a document that is gone went by a step of this page. */
    isOwnRemoval: (id: string) => ownGone.has(id),
    reach: history.reach,
    flush: outbox.flush,
    isBusy: outbox.isBusy,
  };
}
export type Edits = ReturnType<typeof createEdits>;

/** The contents of a new group come and go with it. */
const rooted = (documents: readonly Part[]) => ({
  ids: documents.filter(({ parent }) => !documents.some(({ id }) => id === parent)).map(({ id }) => id),
  documents,
});

let gestures = 0;
/** Name of a new gesture: a drag, a visit to a field, a held key. */
export const newGesture = (): string => {
  gestures += 1;
  return `gesture ${gestures}`;
};
