import { filesOfValues, type GraphicState, graphics, mayMake, publications } from '@pavilion/domain/graphics';
import { changedFields } from '@pavilion/sync';
import { os } from '../../../engines/calls/os.ts';
import { notAllowed, notFound } from '../../../engines/store/refusal.ts';
import type { ReadingTx } from '../../../engines/store/types.ts';
import { hiddenPictures } from '../visible-pictures.ts';
import { eventOfChange, type LoggedChange, pageOf, versionGone } from './versions-in.ts';

const perPage = 12;
/** Changes that one answer groups into versions. */
const mostChanges = 1_000;

/** What a version keeps of a graphic. */
const kept = graphics.schema.pick({ name: true, publication: true, values: true, changes: true });
const withTyped = kept.extend(graphics.schema.pick({ typed: true }).shape);
const shown = Object.keys(kept.shape)
  .map((field) => `'${field}', document->'${field}'`)
  .join(', ');

interface GraphicChange extends LoggedChange, Record<string, unknown> {
  state_before: unknown;
  state: unknown;
  /** When the version was made that this change restored. */
  of_version: string | null;
}

/** Changes of the content of a graphic before a position of the log, newest first. */
function readGraphicLog(tx: ReadingTx, graphic: string, before: number = Number.MAX_SAFE_INTEGER) {
  const part = (document: string) => `jsonb_build_object(${shown.replaceAll('document', document)})`;
  return tx.sql<GraphicChange>(
    `SELECT seq, collection, id, by_user, at, ${part('before')} AS state_before, ${part('after')} AS state,
       CASE WHEN before IS NOT NULL AND before->'restored' IS DISTINCT FROM after->'restored'
         THEN after->'restored'->>'version' END AS of_version,
       before IS NOT NULL AND before->'restored' IS DISTINCT FROM after->'restored' AND after->'restored' IS NOT NULL AS restored,
       ${eventOfChange} AS event
     FROM changes
     WHERE collection = $1 AND id = $2 AND seq < $3 AND ${part('before')} <> ${part('after')}
     ORDER BY seq DESC LIMIT ${mostChanges}`,
    [graphics.name, graphic, before],
  );
}

const stateOf = (stored: unknown) => kept.safeParse(stored).data ?? null;

/** A state without these changes, which come newest first: others may have changed the graphic between. Null before it was made. */
function withoutChanges(state: GraphicState, changes: readonly GraphicChange[]): GraphicState | null {
  return changes.reduce<GraphicState | null>((later, change) => {
    const [before, after] = [stateOf(change.state_before), stateOf(change.state)];
    if (!later || !before || !after) return before;
    const { name, publication } = before;
    return {
      name: before.name === after.name ? later.name : name,
      publication: before.publication === after.publication ? later.publication : publication,
      values: withoutChanged(later.values, before.values, after.values),
      changes: withoutChanged(later.changes, before.changes, after.changes),
    };
  }, state);
}

function withoutChanged<T>(later: Record<string, T>, before: Record<string, T>, after: Record<string, T>) {
  const changed = changedFields(before, after);
  const kept = Object.entries(later).filter(([key]) => !changed.includes(key));
  const former = changed.flatMap((key) => (key in before ? [[key, before[key]!] as const] : []));
  return Object.fromEntries([...kept, ...former]);
}

/** Lists the versions of a graphic with their content, the newest first (GFX-033). */
export const graphicHistory = os.graphics.graphicHistory.handler(({ input, context }) =>
  context.store.transaction(context.actor, async (tx) => {
    if (!(await tx.visible(context.viewer, graphics, input.graphic))) throw notFound();
    const { page, next } = pageOf(await readGraphicLog(tx, input.graphic, input.before), { perPage, mostChanges });
    const versions = page.flatMap(({ seq, by, at, event, changes }) => {
      const [last] = changes as [GraphicChange];
      const state = stateOf(event === 'deleted' ? last.state_before : last.state);
      if (!state) return [];
      const before = event ? state : withoutChanges(state, changes);
      return [{ seq, by, at, event, state, before, restored: last.of_version }];
    });
    return { versions, next };
  }),
);

/** Gives a graphic the content of one of its versions again, as a new change, without pictures that the person may not see. */
export const restoreGraphicVersion = os.graphics.restoreGraphicVersion.handler(async ({ input, context }) => {
  const { viewer } = context;
  await context.store.transaction(context.actor, async (tx) => {
    if (!(await tx.visible(viewer, graphics, input.graphic))) throw notFound();
    const graphic = await tx.lock(graphics, input.graphic);
    if (!graphic) throw notFound();
    if (!mayMake(viewer, graphic)) throw notAllowed();
    // What a maker had typed is kept from following the match, as it was then.
    const [row] = await tx.sql<{ after: unknown; at: string }>(
      'SELECT after, at FROM changes WHERE collection = $1 AND id = $2 AND seq = $3',
      [graphics.name, graphic.id, input.seq],
    );
    const state = withTyped.safeParse(row?.after).data;
    const publication = state && (await tx.get(publications, state.publication));
    if (!row || !state || !publication) throw versionGone();
    const { kind, design } = publication;
    const { fields } = design;
    const hidden = await hiddenPictures(tx, viewer, filesOfValues(fields, state.values));
    const values = Object.entries(state.values).filter(([, value]) => typeof value !== 'string' || !hidden.has(value));
    const restored = { at: tx.now, version: row.at };
    await tx.patch(graphics, graphic.id, { ...state, kind, restored, values: Object.fromEntries(values) });
  });
  return {};
});
