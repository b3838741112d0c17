import { type Deliverable, deliverables, formatDay, withoutUnfit } from '@pavilion/domain';
import type { PatchOf } from '@pavilion/sync';
import { useChange, useSyncClient } from '@pavilion/sync/react';
import { useCallback } from 'react';
import { calls } from '../call/client.ts';
import { refusalWords } from '../call/refusal.ts';
import { notifyError } from '../kit/notify.ts';
import { notifyEdit } from '../kit/notify-undo.tsx';
import { formerValues } from '../parts/use-take-back.ts';
import { whoChanged } from '../parts/who-changed.ts';
import { inPortions, type Outcome } from './in-portions.ts';

export type DeliverableChanges = PatchOf<typeof deliverables>;
export interface DeliverableEdit {
  deliverable: Deliverable;
  changes: DeliverableChanges;
}
export type Undo = () => Promise<unknown>;
interface Written {
  id: string;
  changes: DeliverableChanges;
  /** The value that the field must still have; set by Undo. */
  expected?: DeliverableChanges;
}

/**
 * Edits of deliverables, with Undo, which restores the former values unless someone has changed them since. A single edit shows
 * at once, and does not overwrite what somebody else has changed meanwhile; several are saved together as one change. One notice names all refusals, and Undo covers only the edits that were
 * saved. Resolves to that Undo, for a key; undefined if nothing was saved. `made` are deliverables that the same action has
 * made, which Undo takes back too.
 */
export function useDeliverableEdits() {
  const client = useSyncClient();
  const change = useChange(deliverables);
  const writeOne = useCallback(
    async ({ deliverable, changes }: DeliverableEdit): Promise<Outcome> => {
      const { id } = deliverable;
      try {
        await change(deliverable, changes);
        return { done: [id], refused: [] };
      } catch (error) {
        const { code, message } = refusalWords(error);
        if (code !== 'MOVED_ON') return { done: [], refused: [{ id, reason: message }] };
        const typed = Object.values(changes).find((value) => typeof value === 'string');
        const lost =
          typed === undefined ? 'It was not changed.' : `“${isDay(typed) ? formatDay(typed) : typed}” was not saved.`;
        return { done: [], refused: [{ id, reason: `${await whoChanged(client, deliverables, id)} ${lost}` }] };
      }
    },
    [change, client],
  );
  return useCallback(
    async (
      given: readonly DeliverableEdit[],
      said: string,
      onAsked?: (count: number) => void,
      made: readonly string[] = [],
    ): Promise<Undo | undefined> => {
      const edits = given.map(({ deliverable, changes }) => ({
        deliverable,
        changes: withoutUnfit(deliverable, changes),
      }));
      const write = async (each: readonly Written[]): Promise<ReadonlySet<string>> => {
        const [only] = each;
        const { done, refused } = await (edits[0] && each.length === 1 && !only?.expected
          ? writeOne(edits[0])
          : inPortions(
              each,
              ({ id }) => id,
              (portion) => calls.production.editDeliverables({ edits: portion }),
              onAsked,
            ));
        const why = refused[0]?.reason;
        const left = only?.expected ? 'not taken back entirely' : 'not changed';
        const said = `${refused.length} of ${each.length} ${refused.length === 1 ? 'was' : 'were'} ${left}.`;
        if (why) notifyError(each.length === 1 ? why : `${said} ${why}`);
        return new Set(done);
      };
      const before = edits.map(({ deliverable, changes }) => ({
        id: deliverable.id,
        changes: formerValues<typeof deliverables>(deliverable, changes),
        expected: asHeld(changes),
      }));
      const done = await write(edits.map(({ deliverable, changes }) => ({ id: deliverable.id, changes })));
      const changed = before.filter(({ id }) => done.has(id));
      if (changed.length === 0 && made.length === 0) return undefined;
      let undone: Promise<unknown> | undefined;
      // The button and the key take back once together.
      const undo = () => {
        undone ??= Promise.all([write(changed), takeBackMade(made)]);
        return undone;
      };
      notifyEdit(said, undo);
      return undo;
    },
    [writeOne],
  );
}

/** Takes new deliverables back, and says which stay because someone else has worked on them. */
async function takeBackMade(made: readonly string[]): Promise<void> {
  const take = (ids: string[]) => calls.production.takeBackDeliverables({ ids });
  const { refused } = await inPortions(made, (id) => id, take);
  const why = refused[0]?.reason;
  const left = refused.length === 1 ? 'stays' : 'stay';
  const said =
    made.length === 1 ? 'The new deliverable stays.' : `${refused.length} of ${made.length} new deliverables ${left}.`;
  if (why) notifyError(`${said} ${why}`);
}

const isDay = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text);

/** Field values as stored: an empty choice removes the field. */
const asHeld = (changes: DeliverableChanges): DeliverableChanges =>
  Object.fromEntries(Object.entries(changes).map(([field, value]) => [field, value ?? null]));
