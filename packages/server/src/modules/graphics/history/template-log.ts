import {
  brandKits,
  type Design,
  designField,
  designOf,
  designSlide,
  designSlot,
  fields,
  slides,
  slots,
  type Template,
  templates,
} from '@pavilion/domain/graphics';
import { trashDays } from '@pavilion/domain/system';
import type { DocumentType } from '@pavilion/sync';
import type { z } from 'zod';
import { arrayText } from '../../../engines/database/index.ts';
import type { ReadingTx } from '../../../engines/store/types.ts';
import { eventOfChange, type LoggedChange, versionGone } from './versions-in.ts';

/** Changes that one answer groups into versions; a week of dragging has fewer. */
export const mostChanges = 20_000;

const partTypes: readonly DocumentType[] = [slides, slots, fields];
const collections = arrayText([templates, ...partTypes].map(({ name }) => name));

/** Stamps, favourites, the revision and whether changes are published: a change of nothing else is no change of the template. */
const silent = "'{_rev,updated_at,updated_by,favourites,unpublished}'::text[]";

/** Changes of a template and its parts before a position of the log, newest first. */
export async function readTemplateLog(
  tx: ReadingTx,
  template: string,
  before: number = Number.MAX_SAFE_INTEGER,
): Promise<LoggedChange[]> {
  const rows = await tx.sql<LoggedChange & Record<string, unknown>>(
    `SELECT seq, collection, id, by_user, at,
       CASE WHEN collection = $5 THEN ${eventOfChange} END AS event,
       CASE WHEN collection = $5 AND before->>'published' IS DISTINCT FROM after->>'published'
         THEN nullif((after->>'published')::int, 0) END AS published,
       collection = $5 AND after->'restored' IS NOT NULL AND before->'restored' IS DISTINCT FROM after->'restored' AS restored
     FROM changes
     WHERE collection = ANY($1::text[]) AND id = ANY($2::text[]) AND seq < $3 AND at >= $4
       AND (before - ${silent}) IS DISTINCT FROM (after - ${silent})
     ORDER BY seq DESC LIMIT ${mostChanges}`,
    [collections, arrayText(await idsOf(tx, template)), before, reachOf(tx), templates.name],
  );
  // What comes back from the trash brings its publication and its latest restore along, which did not happen then.
  return rows.map((row) => ({ ...row, seq: Number(row.seq), ...(row.event && { published: null, restored: null }) }));
}

/** How far back the history reaches: as far as the trash, from which deleted parts are known. */
const reachOf = ({ now }: ReadingTx) => new Date(Date.parse(now) - trashDays * 86_400_000).toISOString();

/** Ids of a template and of its parts, with those in the trash: all that existed within the reach of the history. */
async function idsOf(tx: ReadingTx, template: string): Promise<string[]> {
  const ids = [template];
  for (const type of partTypes) ids.push(...(await tx.find(type, { where: { template } })).map(({ id }) => id));
  const deleted = await tx.sql<{ id: string }>(
    `SELECT DISTINCT id FROM trash WHERE collection = ANY($1::text[]) AND data->>'template' = $2`,
    [arrayText(partTypes.map(({ name }) => name)), template],
  );
  return [...new Set([...ids, ...deleted.map(({ id }) => id)])];
}

/** A stored state of a document, of any earlier form; null if there was none. */
export type Stored = object | null;

/**
 * The design of a template right after a change of the log, with its brand kit as it is now: the documents as they stand, and
 * instead of those that changed since what was there before their first such change. Refuses a position that no version has, and
 * one at which the template was deleted: its emptiness is nobody’s work.
 */
export async function designAt(tx: ReadingTx, template: Template, seq: number): Promise<Design> {
  const ids = arrayText(await idsOf(tx, template.id));
  const [version] = await tx.sql(
    'SELECT 1 FROM changes WHERE seq = $1 AND collection = ANY($2::text[]) AND id = ANY($3::text[]) AND at >= $4',
    [seq, collections, ids, reachOf(tx)],
  );
  if (!version) throw versionGone();
  const stood = new Map<string, Map<string, Stored>>([
    [templates.name, new Map<string, Stored>([[template.id, template]])],
  ]);
  for (const type of partTypes) {
    const found = await tx.find(type, { where: { template: template.id } });
    stood.set(type.name, new Map<string, Stored>(found.map((part) => [part.id, part])));
  }
  const since = await tx.sql<{ collection: string; id: string; before: Stored }>(
    `SELECT DISTINCT ON (collection, id) collection, id, before FROM changes
     WHERE collection = ANY($1::text[]) AND id = ANY($2::text[]) AND seq > $3 ORDER BY collection, id, seq`,
    [collections, ids, seq],
  );
  for (const { collection, id, before } of since) stood.get(collection)?.set(id, before && { ...before, id });
  if (!stood.get(templates.name)?.get(template.id)) throw versionGone();
  const { sizes } = sizesOnly.catch(template).parse(stood.get(templates.name)?.get(template.id));
  return designOf({
    template: { sizes },
    slides: readable(designSlide, stood.get(slides.name)),
    slots: readable(designSlot, stood.get(slots.name)),
    fields: readable(designField, stood.get(fields.name)),
    kit: template.kit ? await tx.get(brandKits, template.kit) : null,
  });
}

/** When a change of the log was made. */
export async function timeOf(tx: ReadingTx, seq: number): Promise<string> {
  const [change] = await tx.sql<{ at: string }>('SELECT at FROM changes WHERE seq = $1', [seq]);
  if (!change) throw versionGone();
  return change.at;
}

const sizesOnly = templates.schema.pick({ sizes: true });

/** The documents that today’s schema still reads. */
export function readable<S extends z.ZodType>(
  schema: S,
  found: ReadonlyMap<string, Stored> | undefined,
): z.output<S>[] {
  return [...(found?.values() ?? [])].flatMap((stored) => {
    const read = schema.safeParse(stored);
    return read.success ? [read.data] : [];
  });
}
