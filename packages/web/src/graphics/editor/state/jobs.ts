import { fields, slides, slots, templates } from '@pavilion/domain/graphics';
import type { DocumentOf, DocumentType, NewDocument } from '@pavilion/sync';
import type { Change, Part, PartName, Rooted } from './history.ts';

export const partTypes = { templates, slides, slots, fields } as const;
export type PartOf<P extends PartName> = DocumentOf<(typeof partTypes)[P]>;
export const partNames = Object.keys(partTypes) as PartName[];
export const typeOf = (part: PartName): DocumentType => partTypes[part];
export const key = (part: PartName, id: string) => `${part}/${id}`;
/** What a slide or a group contains is layers. */
export const keyOf = (part: PartName, { id, slide }: Part) => key(slide === undefined ? part : 'slots', id);

/** New documents as they are sent, and as they are shown until the server has them. */
export interface Added {
  part: PartName;
  given: readonly NewDocument<DocumentType>[];
  documents: readonly Part[];
}

/** What one action writes. The server does it in this order, so that a group is there before layers go into it, and empty before it goes. */
export interface Batch {
  inserted?: readonly Added[];
  /** Out of the trash. */
  restored?: readonly Rooted[];
  changes?: readonly Change[];
  /** Into the trash. */
  removed?: readonly Rooted[];
}

/** A batch that waits for its turn, or for its answers: what is shown until then. */
export interface Job {
  batch: Batch;
  added: Map<string, Part>;
  changes: Map<string, Change>;
  gone: Set<string>;
}

/** Later changes over earlier ones of the same document. */
export function gather(into: Map<string, Change>, changes: readonly Change[]): void {
  for (const { part, id, changes: values } of changes) {
    const before = Object.entries(into.get(key(part, id))?.changes ?? {});
    // A whole value replaces what was changed in it before.
    const kept = before.filter(([path]) => !Object.keys(values).some((later) => path.startsWith(`${later}.`)));
    into.set(key(part, id), { part, id, changes: { ...Object.fromEntries(kept), ...values } });
  }
}

export function jobOf(batch: Batch): Job {
  const { inserted = [], restored = [], changes = [], removed = [] } = batch;
  const named = (all: readonly Pick<Rooted, 'part' | 'documents'>[]) =>
    all.flatMap(({ part, documents }) => documents.map((document) => [keyOf(part, document), document] as const));
  const job = {
    batch,
    added: new Map(named([...inserted, ...restored])),
    changes: new Map<string, Change>(),
    gone: new Set(named(removed).map(([name]) => name)),
  };
  gather(job.changes, changes);
  return job;
}
