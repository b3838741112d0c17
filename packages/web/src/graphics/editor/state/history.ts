import { applyPatch, changedFields, heldBy, holds, readPath, sameJson, stampedFields } from '@pavilion/sync';

/** Collections that the editor writes. */
export type PartName = 'templates' | 'slides' | 'slots' | 'fields';

/** Values by path; null removes. */
export type Changes = Readonly<Record<string, unknown>>;

export interface Change {
  part: PartName;
  id: string;
  changes: Changes;
}

/** A document of a template, as this file needs to know it. */
export interface Part {
  id: string;
  /** The group of a layer, and its slide. */
  parent?: string | undefined;
  slide?: string | undefined;
}

/** Documents that come and go, with all that they contain. */
export interface Rooted {
  part: PartName;
  ids: readonly string[];
  /** As they are when they come or go, with their contents. */
  documents: readonly Part[];
  /** They go only if they are still like this. */
  asMade?: boolean;
}

/** One change of one's own, with what was there before. Inserted and removed documents come back from the trash. */
export type StepPart =
  | { kind: 'patched'; part: PartName; id: string; before: Changes; after: Changes }
  | ({ kind: 'inserted' } & Rooted)
  | ({ kind: 'removed' } & Rooted);

export interface Step {
  /** "Move", "Font": named in notices. */
  label: string;
  /** Further changes of the same gesture join this step: one drag is one step. */
  gesture?: string | undefined;
  parts: readonly StepPart[];
}

/** The part of a step that a change of a document makes. */
export function patchedPart(document: object, { part, id, changes }: Change): StepPart {
  return { kind: 'patched', part, id, before: heldBy(document, Object.keys(changes)), after: changes };
}

/** A step with a further change of its gesture. */
export function joined(step: Step, further: Step): Step {
  const parts = [...step.parts];
  for (const added of further.parts) {
    const at = parts.findIndex(
      (known) =>
        known.kind === 'patched' && added.kind === 'patched' && known.part === added.part && known.id === added.id,
    );
    const known = parts[at];
    if (known?.kind === 'patched' && added.kind === 'patched') {
      parts[at] = { ...known, before: { ...added.before, ...known.before }, after: { ...known.after, ...added.after } };
    } else parts.push(added);
  }
  return { ...step, parts };
}

/** The template as it is shown. */
export interface Shown {
  read: (part: PartName, id: string) => Part | undefined;
  /** Layers of a group, or of a slide. */
  inside: (id: string) => readonly Part[];
}

export interface Reversal {
  changes: readonly Change[];
  /** Documents to take out of the trash, and to put into it. */
  restored: readonly Rooted[];
  removed: readonly Rooted[];
  /** The reversal of the reversal, for redo; only what was really taken back. */
  inverse: Step;
  /** Whether some of it stays, because it was changed since, or is gone. */
  overtaken: boolean;
}

/**
 * How a step is taken back (GFX-015), so that nobody's later change is lost: each property only if it still has the value that the step
 * gave it, and a new document only if it is as the step made it and holds nothing else.
 */
export function reversalOf(step: Step, shown: Shown): Reversal {
  const changes: Change[] = [];
  const restored: Rooted[] = [];
  const removed: Rooted[] = [];
  const parts: StepPart[] = [];
  let overtaken = false;
  for (const done of step.parts.toReversed()) {
    if (done.kind === 'removed') {
      restored.push(rootedOf(done));
      parts.push({ ...done, kind: 'inserted' });
    } else if (done.kind === 'inserted') {
      const ids = done.ids.filter((id) => isUntouched(done, id, { shown, changes, removed }));
      if (ids.length < done.ids.length) overtaken = true;
      if (ids.length === 0) continue;
      const going = { part: done.part, ids, documents: withInside(done.documents, ids) };
      removed.push({ ...going, asMade: true });
      parts.push({ ...going, kind: 'removed' });
    } else {
      const document = shown.read(done.part, done.id);
      const kept = Object.keys(done.after).filter((path) => document && holds(document, { [path]: done.after[path] }));
      if (kept.length < Object.keys(done.after).length) overtaken = true;
      const wanted = kept.filter((path) => !sameJson(done.before[path], done.after[path]));
      if (!document || wanted.length === 0) continue;
      const before = Object.fromEntries(wanted.map((path) => [path, done.before[path]]));
      changes.push({ part: done.part, id: done.id, changes: before });
      const after = Object.fromEntries(wanted.map((path) => [path, readPath(document, path) ?? null]));
      parts.push({ kind: 'patched', part: done.part, id: done.id, before: after, after: before });
    }
  }
  return { changes, restored, removed, inverse: { label: step.label, parts }, overtaken };
}

const rootedOf = ({ part, ids, documents }: Rooted): Rooted => ({ part, ids, documents });

/** Whether a document that came with a step is there, and has neither been changed nor got other contents since. */
function isUntouched(
  { part, documents }: Rooted,
  root: string,
  { shown, changes, removed }: Pick<Reversal, 'changes' | 'removed'> & { shown: Shown },
): boolean {
  const partOf = (id: string): PartName => (id === root ? part : 'slots');
  const now = (id: string): Part | undefined => {
    const document = shown.read(partOf(id), id);
    return document && changed(document, changes);
  };
  const own = withInside(documents, [root]);
  const going = new Set([...own, ...removed.flatMap((each) => each.documents)].map(({ id }) => id));
  if (!now(root)) return false;
  return own.every((document) => {
    const found = now(document.id);
    return (
      (!found || isAsMade(document, found)) &&
      shown.inside(document.id).every((each) => going.has(each.id) || !isIn(changed(each, changes), document.id))
    );
  });
}

/** Fields that the server sets. */
const stamped: ReadonlySet<string> = new Set([...stampedFields, 'department', 'brands']);

/** Whether nobody has changed a document since. */
export const isAsMade = (made: Part, now: Part): boolean =>
  changedFields(made, now).every((field) => stamped.has(field));

export const changed = <P extends Part>(document: P, changes: readonly Change[]): P =>
  changes.reduce((map, change) => (change.id === document.id ? applyPatch(map, change.changes) : map), document);

/** Whether a layer lies in this group, or on this slide. */
export const isIn = ({ parent, slide }: Part, id: string): boolean => parent === id || slide === id;

/** Those of the documents with these ids, and all that they contain. */
export function withInside(documents: readonly Part[], ids: readonly string[]): Part[] {
  const found = new Map(documents.filter(({ id }) => ids.includes(id)).map((each) => [each.id, each]));
  // A map goes on to what is added to it meanwhile.
  for (const id of found.keys()) for (const each of documents) if (isIn(each, id)) found.set(each.id, each);
  return [...found.values()];
}

/** Longest way back. */
const most = 200;

/** One's own steps: those that can be taken back, and those that can be made again. */
export function createHistory() {
  let done: Step[] = [];
  let undone: Step[] = [];
  return {
    add(step: Step) {
      const last = done.at(-1);
      undone = [];
      if (last && step.gesture !== undefined && last.gesture === step.gesture)
        done[done.length - 1] = joined(last, step);
      else done = [...done.slice(1 - most), step];
    },
    takeUndo: () => done.pop(),
    takeRedo: () => undone.pop(),
    pushUndone: (step: Step) => undone.push(step),
    pushDone: (step: Step) => done.push(step),
    reach: () => ({ undo: done.length, redo: undone.length }),
  };
}
