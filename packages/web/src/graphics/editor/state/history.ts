import { heldBy, holds, readPath, sameJson } from '@pavilion/sync';

/** Collections that the editor writes. */
export type PartName = 'templates' | 'slides' | 'slots' | 'fields';

/** Values by path; null removes. */
export type Changes = Readonly<Record<string, unknown>>;

export interface Change {
  part: PartName;
  id: string;
  changes: Changes;
}

/** One change of one's own, with what was there before. Inserted and removed documents come back from the trash. */
export type StepPart =
  | { kind: 'patched'; part: PartName; id: string; before: Changes; after: Changes }
  | { kind: 'inserted'; part: PartName; ids: readonly string[] }
  | { kind: 'removed'; part: PartName; ids: readonly string[] };

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

export interface Reversal {
  changes: readonly Change[];
  /** Documents to take out of the trash, and to put into it. */
  restored: readonly { part: PartName; ids: readonly string[] }[];
  removed: readonly { part: PartName; ids: readonly string[] }[];
  /** The reversal of the reversal, for redo; only what was really taken back. */
  inverse: Step;
  /** Whether some properties stay, because they were changed since, or their document is gone. */
  overtaken: boolean;
}

/**
 * How a step is taken back (GFX-015): each property only if it still has the value that the step gave it, so that nobody's later
 * change is lost.
 */
export function reversalOf(step: Step, read: (part: PartName, id: string) => object | undefined): Reversal {
  const changes: Change[] = [];
  const restored: { part: PartName; ids: readonly string[] }[] = [];
  const removed: { part: PartName; ids: readonly string[] }[] = [];
  const parts: StepPart[] = [];
  let overtaken = false;
  for (const done of step.parts.toReversed()) {
    if (done.kind === 'inserted') {
      removed.push({ part: done.part, ids: done.ids });
      parts.push({ ...done, kind: 'removed' });
    } else if (done.kind === 'removed') {
      restored.push({ part: done.part, ids: done.ids });
      parts.push({ ...done, kind: 'inserted' });
    } else {
      const document = read(done.part, done.id);
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
