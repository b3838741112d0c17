import { files } from '@pavilion/domain/files';
import { type Deliverable, deliverables } from '@pavilion/domain/production';
import { undoMinutes } from '@pavilion/domain/system';
import { type CallContext, os } from '../../engines/calls/os.ts';
import { arrayText } from '../../engines/database/index.ts';
import { notFound, Refusal } from '../../engines/store/refusal.ts';
import type { Tx } from '../../engines/store/types.ts';
import { movedOn } from '../../engines/store/write-rules.ts';
import { attemptEach } from './batch.ts';
import { countingOnce } from './count-brief.ts';
import { removeDeliverable } from './delete-work.ts';
import { lockDeliverables } from './lock-subjects.ts';

/** Fields that follow from the brief and the clock: their change is no work on a deliverable. */
const following =
  "'{_rev,updated_at,updated_by,overdue,productionTitle,productionStatus,department,partner,active,collections,inCollection}'::text[]";

/** Older ones are deleted by those who may delete deliverables: people who only write drafts may not (OPN-045). */
const tooLate = `Deliverables can be taken back for ${undoMinutes} minutes.`;

/** Undo of making deliverables: those that someone else has changed, or that are further than pre-production, stay (PRD-037). */
export const takeBackDeliverables = os.production.takeBackDeliverables.handler(({ context, input: { ids } }) =>
  countingOnce(context, async (tx) => {
    const since = new Date(Date.parse(context.clock()) - undoMinutes * 60_000).toISOString();
    const locked = await lockDeliverables(tx, context, ids);
    const changed = await changedByOthers(tx, context, [...locked.keys()]);
    return attemptEach(ids, async (id) => {
      const deliverable = locked.get(id);
      if (!deliverable || deliverable.created_by !== context.viewer.id) throw notFound();
      if ((deliverable.created_at ?? '') < since) throw new Refusal('WRONG_STATE', tooLate);
      if (changed.has(id) || (await isWorkedOn(tx, deliverable))) throw movedOn();
      await removeDeliverable(tx, id);
    });
  }),
);

async function isWorkedOn(tx: Tx, { id, state, currentVersion }: Deliverable): Promise<boolean> {
  if (state !== 'production' || currentVersion > 0) return true;
  return (await tx.count(files, { delID: id })) > 0;
}

async function changedByOthers(tx: Tx, { viewer }: CallContext, ids: string[]): Promise<ReadonlySet<string>> {
  const rows = await tx.sql<{ id: string }>(
    `SELECT DISTINCT id FROM changes
     WHERE collection = $1 AND id = ANY($2::text[]) AND by_user IS DISTINCT FROM $3
       AND (before - ${following}) IS DISTINCT FROM (after - ${following})`,
    [deliverables.name, arrayText(ids), viewer.id],
  );
  return new Set(rows.map(({ id }) => id));
}
