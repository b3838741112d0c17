import { fieldLabel, formatInstant } from '@pavilion/domain';
import { people } from '@pavilion/domain/accounts';
import {
  type Deleters,
  designChanges,
  designField,
  designSlide,
  designSlot,
  fields,
  slides,
  slots,
  type Template,
  templates,
} from '@pavilion/domain/graphics';
import { authorGone } from '@pavilion/domain/production';
import { changedFields, sameJson } from '@pavilion/sync';
import { arrayText } from '../../../engines/database/index.ts';
import { getAll } from '../../../engines/store/get-all.ts';
import type { ReadingTx } from '../../../engines/store/types.ts';
import { readable, type Stored } from './template-log.ts';
import type { Version, VersionEvent } from './versions-in.ts';

/** What a version changed, and where. */
export interface VersionChanges {
  words: string[];
  /** Slides that it changed, or on which it changed layers. */
  slides: string[];
}

/** What each version changed: its documents before its first change, and with all of its changes, without those of others between. */
export async function versionChanges(tx: ReadingTx, versions: readonly Version[]): Promise<VersionChanges[]> {
  const seqs = new Set(versions.flatMap(({ runs }) => runs.flatMap((run) => [run[0].seq, run.at(-1)!.seq])));
  const rows = await tx.sql<{ seq: number; before: Stored; after: Stored }>(
    `SELECT seq, before, after FROM changes WHERE seq = ANY($1::bigint[])`,
    [arrayText([...seqs].map(String))],
  );
  const logged = new Map(rows.map((row) => [Number(row.seq), row]));
  const deletersOf = await readDeleters(tx, rows);
  return versions.map(({ runs, event }) => {
    if (event) return { words: [eventWords[event]], slides: [] };
    const [before, after]: [States, States] = [new Map(), new Map()];
    for (const run of runs.toReversed()) {
      const { collection, id } = run[0];
      const [stood, stands] = [logged.get(run.at(-1)!.seq)?.before ?? null, logged.get(run[0].seq)?.after ?? null];
      const isFirst = !before.get(collection)?.has(id);
      if (isFirst) add(before, collection, id, stood);
      const known = isFirst ? stood : (after.get(collection)?.get(id) ?? null);
      add(after, collection, id, withChanges(known, stood, stands));
    }
    const [one, other] = [partsIn(before), partsIn(after)];
    const changed = [...one.slots, ...other.slots].map(({ slide }) => slide);
    return {
      words: [...templateWords(only(before), only(after)), ...designChanges(one, other, deletersOf(runs))],
      slides: [...new Set([...[...one.slides, ...other.slides].map(({ id }) => id), ...changed])],
    };
  });
}

/** Of each version, who had deleted the parts that it brought back. */
async function readDeleters(tx: ReadingTx, rows: readonly { seq: number; before: Stored }[]) {
  const found = await tx.sql<{ seq: number; id: string; by_user: string }>(
    `SELECT back.seq, back.id, gone.by_user FROM changes back CROSS JOIN LATERAL
       (SELECT by_user FROM changes WHERE collection = back.collection AND id = back.id AND seq < back.seq AND after IS NULL
        ORDER BY seq DESC LIMIT 1) gone
     WHERE back.seq = ANY($1::bigint[])`,
    [arrayText(rows.flatMap(({ seq, before }) => (before ? [] : String(seq))))],
  );
  const known = await getAll(
    tx,
    people,
    found.map(({ by_user }) => by_user),
  );
  const deleters = new Map(
    found.map(({ seq, id, by_user: by }) => [Number(seq), [id, known.get(by)?.name || authorGone(by)] as const]),
  );
  return (runs: Version['runs']): Deleters =>
    new Map(
      runs.flatMap((run) => {
        const deleter = deleters.get(run.at(-1)!.seq);
        return deleter ? [deleter] : [];
      }),
    );
}

const eventWords: Record<VersionEvent, string> = {
  deleted: 'Deleted this template',
  back: 'Restored from the trash',
};

/** A document with what a run of changes did to it. */
function withChanges(known: Stored, stood: Stored, stands: Stored): Stored {
  if (!known || !stood || !stands) return stands;
  const changed = changedFields(stood, stands);
  return { ...known, ...Object.fromEntries(changed.map((field) => [field, stands[field as keyof typeof stands]])) };
}

type States = Map<string, Map<string, Stored>>;

function add(states: States, collection: string, id: string, stored: Stored): void {
  const known = states.get(collection) ?? new Map<string, Stored>();
  states.set(collection, known.set(id, stored && { ...stored, id }));
}

const only = (states: States): Stored => [...(states.get(templates.name)?.values() ?? [])][0] ?? null;

const partsIn = (states: States) => ({
  sizes: sizesOf(only(states)),
  slides: readable(designSlide, states.get(slides.name)),
  slots: readable(designSlot, states.get(slots.name)),
  fields: readable(designField, states.get(fields.name)),
});

const details = templates.schema.partial();
const sizesOf = (stored: Stored) => details.safeParse(stored).data?.sizes ?? {};

/** "Restored the version of 26 Nov 2026, 2:05 pm" */
const restoredWords = ({ publication, version }: NonNullable<Template['restored']>): string =>
  publication ? `Restored publication ${publication}` : `Restored the version of ${formatInstant(version!)}`;

const detailFields = ['name', 'department', 'brands', 'competition', 'kind', 'tags', 'kit', 'signOff'] as const;

/** Changes of what a template is for; the parts have sentences of their own. */
function templateWords(stood: Stored, stands: Stored): string[] {
  const after = details.safeParse(stands).data;
  if (!stands || !after) return [];
  const before = details.safeParse(stood).data;
  const published = after.published && before?.published !== after.published;
  const isRestored = before && after.restored && !sameJson(before.restored, after.restored);
  const publishedWords = [
    ...(published ? [`Published as publication ${after.published}`] : []),
    ...(isRestored ? [restoredWords(after.restored!)] : []),
  ];
  if (!stood || !before) return ['Made this template', ...publishedWords];
  const changed = detailFields.filter((field) => !sameJson(before[field], after[field]));
  const words = [...changed.map((field) => `${fieldLabel(templates, field)} changed`), ...publishedWords];
  if (published || before.state === after.state) return words;
  return [...words, after.state === 'retired' ? 'Retired this template' : 'Took this template back into use'];
}
