import { contract } from '@pavilion/domain/calls';
import { files } from '@pavilion/domain/files';
import { briefs, type Deliverable, deliverables } from '@pavilion/domain/production';
import { undoMinutes } from '@pavilion/domain/system';
import { type CallContext, os } from '../../engines/calls/os.ts';
import { arrayText } from '../../engines/database/index.ts';
import { notFound, refusalIn } from '../../engines/store/refusal.ts';
import type { Tx } from '../../engines/store/types.ts';
import { movedOn } from '../../engines/store/write-rules.ts';
import { attemptEach } from './batch.ts';
import { countingOnce } from './count-brief.ts';
import { lockDeliverables } from './lock-subjects.ts';
import { lockWithBriefs, type Move, move } from './move-to-brief.ts';

type Placed = Pick<Deliverable, 'production' | 'collections' | 'collectionFolders'>;
/** One's own move, as the change log has it. */
interface Logged extends Record<string, unknown> {
  id: string;
  at: string;
  before: Placed & { production: string };
  after: Placed;
}

/**
 * Undoes one's own move to another brief. The former brief takes its deliverables back as they were, in their collections and
 * folders there, even if it is completed or has others of their names.
 */
export const undoMove = os.production.undoMove.handler(({ context, input: { ids } }) =>
  countingOnce(context, async (tx) => {
    const locked = await lockDeliverables(tx, context, ids);
    const logged = await lastMoves(tx, context, [...locked.keys()]);
    const targets = [...logged.values()].map(({ before }) => before.production);
    const known = await lockWithBriefs(tx, locked, targets);
    const moves: Move[] = [];
    const outcome = await attemptEach(ids, async (id) => {
      const deliverable = locked.get(id);
      if (!deliverable) throw notFound();
      const own = logged.get(id);
      if (!own) throw refusalIn(contract.production.undoMove, 'TOO_LATE');
      if (deliverable.production !== own.after.production) throw movedOn();
      const brief = known.get(own.before.production);
      if (!brief || !(await tx.visible(context.viewer, briefs, brief.id))) throw notFound();
      const changes = { production: brief.id, active: !brief.completed, ...placeBefore(deliverable, own) };
      moves.push({ deliverable, changes });
    });
    await forgetEvents(tx, context, moves, logged);
    await move(tx, context, moves, known);
    return outcome;
  }),
);

/** One's own last moves of these deliverables in the time for an Undo, by their ids. */
async function lastMoves(tx: Tx, { viewer, clock }: CallContext, ids: string[]): Promise<ReadonlyMap<string, Logged>> {
  const since = new Date(Date.parse(clock()) - undoMinutes * 60_000).toISOString();
  const rows = await tx.sql<Logged>(
    `SELECT DISTINCT ON (id) id, at, before, after FROM changes
     WHERE collection = $1 AND id = ANY($2::text[]) AND by_user = $3 AND at >= $4
       AND before->>'production' <> after->>'production'
     ORDER BY id, seq DESC`,
    [deliverables.name, arrayText(ids), viewer.id, since],
  );
  return new Map(rows.map((row) => [row.id, row]));
}

/** What the move took out of collections comes back with its folder there, and what it added goes; later choices stay. */
function placeBefore(now: Placed, { before, after }: Logged): Pick<Deliverable, 'collections' | 'collectionFolders'> {
  const back = before.collections.filter((id) => !after.collections.includes(id));
  const added = after.collections.filter((id) => !before.collections.includes(id));
  const folders = Object.entries(before.collectionFolders).filter(([id]) => back.includes(id));
  return {
    collections: [...new Set([...now.collections.filter((id) => !added.includes(id)), ...back])],
    collectionFolders: { ...now.collectionFolders, ...Object.fromEntries(folders) },
  };
}

/** Takes the undone moves out of the timelines, as the Undo of a decision does; the change log keeps both. */
async function forgetEvents(
  tx: Tx,
  { viewer }: CallContext,
  moves: readonly Move[],
  logged: ReadonlyMap<string, Logged>,
): Promise<void> {
  const theirs = await tx.find(files, { where: { delID: { in: moves.map(({ deliverable }) => deliverable.id) } } });
  const patches = theirs.flatMap(({ id, delID, events }) => {
    const at = logged.get(delID ?? '')?.at;
    const left = events.filter(
      ({ action, user, date }) => action !== 'Moved to another brief' || user !== viewer.id || date !== at,
    );
    return left.length < events.length ? [{ id, changes: { events: left } }] : [];
  });
  await tx.patchBatch(files, patches);
}
