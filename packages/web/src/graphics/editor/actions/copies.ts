import { type Slot, slotContent } from '@pavilion/domain/graphics';
import { newId } from '@pavilion/sync/client';
import { z } from 'zod';
import { notify } from '../../../kit/notify.ts';
import { draftKey } from '../../../kit/use-draft.ts';
import { takeIn } from '../outside/arrivals.ts';
import { clipboardNow, markClipboard } from '../outside/given.ts';
import type { Editor, Model } from '../state/editor.ts';
import { movable } from '../state/selection.ts';
import { byOrder, outermost, withContents } from '../state/slot-tree.ts';
import { removeSelected } from './layers.ts';

const copied = z.object({
  slide: z.string(),
  slots: z.array(z.object({ id: z.string(), ...slotContent })).max(500),
  /** Cut, so that their place is free. */
  isCut: z.boolean().default(false),
});
type Copied = z.output<typeof copied>;
type CopiedSlot = Copied['slots'][number];

/** Kept in the browser for the person who copies: copies go from one template to another. */
const storageKey = () => `pavilion.${draftKey('graphics.copied')}`;
const contentOf = (slot: CopiedSlot): CopiedSlot => z.object({ id: z.string(), ...slotContent }).parse(slot);

const selectedWithContents = (model: Model, selection: readonly string[]): Slot[] =>
  withContents(model.shown, selection).sort(byOrder);

/** Keeps the selected layers for a paste, also in another template or window. */
export function copySelected(editor: Editor): void {
  keepCopy(editor, editor.view.get().selection, false);
}

/** Keeps the selected layers for a paste, and takes them off the slide. Locked ones stay, as they do when others are deleted. */
export function cutSelected(editor: Editor): void {
  const ids = movable(editor.now(), editor.view.get().selection).map(({ id }) => id);
  if (keepCopy(editor, ids, true)) removeSelected(editor, 'Cut');
}

/** Whether there is a copy now. */
function keepCopy(editor: Editor, ids: readonly string[], isCut: boolean): boolean {
  const model = editor.now();
  const slots = selectedWithContents(model, ids).map(contentOf);
  if (slots.length === 0) return false;
  try {
    localStorage.setItem(storageKey(), JSON.stringify({ slide: model.slide.id, slots, isCut } satisfies Copied));
    markClipboard();
    return true;
  } catch {
    notify('The browser does not allow this page to keep a copy.');
    return false;
  }
}

/** Pastes by a button: what was copied outside the product, if that was later and the browser hands it over, or the copied layers. */
export async function pasteByButton(editor: Editor): Promise<void> {
  const given = await clipboardNow();
  if (given) takeIn(editor, given);
  else paste(editor);
}

/** Adds the copied layers to the shown slide. */
export function paste(editor: Editor): void {
  const found = copied.safeParse(read());
  if (!found.success) {
    notify('There is nothing to paste. Copy a layer, a picture or a text first.');
    return;
  }
  const { slide, slots, isCut } = found.data;
  addCopies(editor, slots, 'Paste', slide === editor.now().slide.id && !isCut ? step : 0);
}

export function duplicate(editor: Editor): void {
  const slots = selectedWithContents(editor.now(), editor.view.get().selection);
  addCopies(editor, slots.map(contentOf), 'Duplicate', step);
}

/** How far a copy lies from its original, or from the copy before, in pixels. */
const step = 24;

/** The first free place, so that no copy hides under another: each further paste lies a step further. */
export function freeOffset(shown: readonly Slot[], { box }: Pick<Slot, 'box'>, from: number): number {
  const isTaken = (by: number) => shown.some((other) => other.box.x === box.x + by && other.box.y === box.y + by);
  let by = from;
  while (isTaken(by)) by += step;
  return by;
}

function read(): unknown {
  try {
    return JSON.parse(localStorage.getItem(storageKey()) ?? 'null');
  } catch {
    return null;
  }
}

/** Copies on the shown slide, above its layers. What lies in a copied group lies in its copy. */
function addCopies(editor: Editor, slots: readonly CopiedSlot[], label: string, from: number): void {
  const model = editor.now();
  if (slots.length === 0) return;
  const outer = new Set(
    outermost(
      slots,
      slots.map(({ id }) => id),
    ).map(({ id }) => id),
  );
  const by = freeOffset(model.shown, slots.find(({ id }) => outer.has(id)) ?? slots[0]!, from);
  const top = Math.max(-1, ...model.shown.map(({ order }) => order));
  const given = slots.map((slot, index) => {
    const overrides = Object.entries(slot.overrides).filter(([size]) => model.sizes.includes(size));
    const fitting = { ...slot, overrides: Object.fromEntries(overrides) };
    if (!outer.has(slot.id)) return fitting;
    // A copy stays in the group of its original, if that is here.
    const parent = model.shown.find(({ id }) => id === slot.parent)?.id;
    const box = { ...slot.box, x: slot.box.x + by, y: slot.box.y + by };
    return { ...fitting, parent, box, order: top + 1 + index };
  });
  const copies = slotCopies(given, model.slide);
  editor.edits.insert(label, 'slots', copies);
  editor.view.set({ selection: copies.filter((_, index) => outer.has(slots[index]!.id)).map(({ id }) => id) });
}

/** Copies of slots for a slide, with ids of their own. Groups and masks among them are those of the copies. */
export function slotCopies(slots: readonly CopiedSlot[], slide: { id: string; template: string }) {
  const ids = new Map(slots.map(({ id }) => [id, newId()]));
  return slots.map((slot) => {
    const parent = slot.parent && (ids.get(slot.parent) ?? slot.parent);
    const mask = slot.mask && ids.get(slot.mask);
    const copy = { ...contentOf(slot), id: ids.get(slot.id)!, parent, mask };
    return { ...withoutMissing(copy), slide: slide.id, template: slide.template };
  });
}

/** JSON knows no undefined values. */
const withoutMissing = <T extends object>(value: T): T =>
  Object.fromEntries(Object.entries(value).filter(([, each]) => each !== undefined)) as T;
