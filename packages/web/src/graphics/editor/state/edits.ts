import { fields, slides, slots, templates, writeDelays } from '@pavilion/domain/graphics';
import { applyPatch, type DocumentOf, type DocumentType, type NewDocument, type PatchOf } from '@pavilion/sync';
import { newId, paced, type SyncClient } from '@pavilion/sync/client';
import { refusalWords } from '../../../call/refusal.ts';
import { notify, notifyError } from '../../../kit/notify.ts';
import { type Change, createHistory, type PartName, patchedPart, reversalOf, type Step } from './history.ts';
import { createRemovals } from './removals.ts';

export const partTypes = { templates, slides, slots, fields } as const;
export type PartOf<P extends PartName> = DocumentOf<(typeof partTypes)[P]>;

const key = (part: PartName, id: string) => `${part}/${id}`;
const tell = (error: unknown) => notifyError(refusalWords(error).message);

/**
 * All writes of the editor. A change shows at once, is sent at the pace of its collection (GFX-003), and can be taken back.
 */
export function createEdits(client: SyncClient) {
  const history = createHistory();
  /** Changes that wait for their turn to be sent, by document. */
  const drafts = new Map<string, Change>();
  /** Writes that the server has not answered. */
  const underWay = new Set<Promise<unknown>>();
  const listeners = new Set<() => void>();
  let version = 0;

  const changed = () => {
    version += 1;
    for (const listener of listeners) listener();
  };

  function read(part: PartName, id: string): object | undefined {
    const document = client.peek<DocumentType>(partTypes[part], id);
    const draft = drafts.get(key(part, id));
    return document && draft ? applyPatch(document, draft.changes) : document;
  }

  function track(writing: Promise<unknown>): void {
    const settled = writing.catch(tell).finally(() => underWay.delete(settled));
    underWay.add(settled);
  }

  function send(part: PartName): void {
    const waiting = [...drafts].filter(([, draft]) => draft.part === part);
    if (waiting.length === 0) return;
    for (const [name, draft] of waiting) {
      drafts.delete(name);
      const type: DocumentType = partTypes[part];
      track(client.patch(type, draft.id, draft.changes as PatchOf<DocumentType>));
    }
    changed();
  }
  const senders: Record<PartName, () => void> = {
    templates: () => send('templates'),
    slides: paced(() => send('slides'), writeDelays.slides),
    slots: paced(() => send('slots'), writeDelays.slots),
    fields: paced(() => send('fields'), writeDelays.fields),
  };

  /** Sends all that waits at once; resolves when the server has answered. */
  async function flush(): Promise<void> {
    for (const part of Object.keys(partTypes) as PartName[]) send(part);
    await Promise.allSettled(underWay);
  }

  function write(changes: readonly Change[]): void {
    for (const { part, id, changes: values } of changes) {
      const waiting = drafts.get(key(part, id));
      drafts.set(key(part, id), { part, id, changes: { ...waiting?.changes, ...values } });
    }
    changed();
    for (const part of new Set(changes.map(({ part }) => part))) senders[part]();
  }

  const { leaving, erase, restore } = createRemovals(client, flush, tell);

  async function reverse(step: Step | undefined, push: (inverse: Step) => void, said: string): Promise<void> {
    if (!step) return;
    void flush();
    const { changes, restored, removed, inverse, overtaken } = reversalOf(step, read);
    if (inverse.parts.length > 0) push(inverse);
    write(changes);
    changed();
    if (overtaken) notify(`${step.label}: ${said} only where nobody has changed it since.`);
    for (const { part, ids } of restored) await restore({ type: partTypes[part], ids });
    for (const { part, ids } of removed) await erase({ type: partTypes[part], ids });
  }

  return {
    read: <P extends PartName>(part: P, id: string) => read(part, id) as PartOf<P> | undefined,
    /** Documents of a live query, with what waits to be sent. */
    withDrafts<P extends PartName>(part: P, documents: readonly PartOf<P>[]): readonly PartOf<P>[] {
      const there = staying(documents, leaving);
      if (drafts.size === 0) return there;
      return there.map((document) => {
        const draft = drafts.get(key(part, document.id));
        return draft ? (applyPatch(document, draft.changes) as PartOf<P>) : document;
      });
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    version: () => version,
    /** Changes of one action. Those of the same gesture are taken back together. */
    patch(label: string, wanted: readonly Change[], gesture?: string): void {
      const changes = wanted.filter((change) => Object.keys(change.changes).length > 0);
      const parts = changes.flatMap((change) => {
        const document = read(change.part, change.id);
        return document ? [patchedPart(document, change)] : [];
      });
      if (parts.length === 0) return;
      history.add({ label, gesture, parts });
      write(changes);
    },
    /** New documents, with ids of their own where they are given. */
    insert<P extends PartName>(
      label: string,
      part: P,
      documents: readonly NewDocument<(typeof partTypes)[P]>[],
      gesture?: string,
    ): string[] {
      const given = documents.map((document) => ({ ...document, id: document.id ?? newId() }));
      const ids = given.map(({ id }) => id);
      // The contents of a new group go and come with it.
      const whole = given
        .filter((document) => !ids.includes((document as Partial<Part>).parent ?? ''))
        .map(({ id }) => id);
      void flush();
      track(client.insertBatch(partTypes[part] as DocumentType, given));
      history.add({ label, gesture, parts: [{ kind: 'inserted', part, ids: whole }] });
      changed();
      return ids;
    },
    remove(label: string, part: PartName, ids: readonly string[], gesture?: string): void {
      if (ids.length === 0) return;
      history.add({ label, gesture, parts: [{ kind: 'removed', part, ids }] });
      void erase({ type: partTypes[part], ids });
      changed();
    },
    undo: () => void reverse(history.takeUndo(), history.pushUndone, 'undone'),
    redo: () => void reverse(history.takeRedo(), history.pushDone, 'made again'),
    reach: history.reach,
    flush,
  };
}
export type Edits = ReturnType<typeof createEdits>;

interface Part {
  id: string;
  parent?: string | undefined;
}

/** Documents without those that are leaving, and without what these contain. */
function staying<D extends Part>(documents: readonly D[], leaving: ReadonlySet<string>): readonly D[] {
  if (leaving.size === 0) return documents;
  const out = new Set(leaving);
  for (let before = -1; before !== out.size; ) {
    before = out.size;
    for (const { id, parent } of documents) if (parent && out.has(parent)) out.add(id);
  }
  return documents.filter(({ id }) => !out.has(id));
}

let gestures = 0;
/** Name of a new gesture: a drag, a visit to a field, a held key. */
export const newGesture = (): string => {
  gestures += 1;
  return `gesture ${gestures}`;
};
