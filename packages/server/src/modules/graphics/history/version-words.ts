import { fieldLabel } from '@pavilion/domain';
import {
  designChanges,
  designField,
  designSlide,
  designSlot,
  fields,
  slides,
  slots,
  templates,
} from '@pavilion/domain/graphics';
import { sameJson } from '@pavilion/sync';
import { arrayText } from '../../../engines/database/index.ts';
import type { ReadingTx } from '../../../engines/store/types.ts';
import { readable, type Stored } from './template-log.ts';
import type { LoggedChange, Version } from './versions-in.ts';

/** What each version changed, as sentences: its documents before its first and after its last change. */
export async function versionWords(tx: ReadingTx, versions: readonly Version[]): Promise<string[][]> {
  const ends = versions.map(({ changes }) => endsOf(changes));
  const seqs = [...new Set(ends.flatMap((each) => each.flatMap(({ first, last }) => [first, last])))];
  const rows = await tx.sql<{ seq: number; before: Stored; after: Stored }>(
    `SELECT seq, before, after FROM changes WHERE seq = ANY($1::bigint[])`,
    [arrayText(seqs.map(String))],
  );
  const logged = new Map(rows.map((row) => [Number(row.seq), row]));
  return ends.map((each) => {
    const [before, after] = [new Map<string, Map<string, Stored>>(), new Map<string, Map<string, Stored>>()];
    for (const { collection, id, first, last } of each) {
      add(before, collection, id, logged.get(first)?.before ?? null);
      add(after, collection, id, logged.get(last)?.after ?? null);
    }
    return [...templateWords(only(before), only(after)), ...designChanges(partsIn(before), partsIn(after))];
  });
}

interface Ends extends Pick<LoggedChange, 'collection' | 'id'> {
  first: number;
  last: number;
}

/** First and last change of each document among changes that come newest first. */
function endsOf(changes: readonly LoggedChange[]): Ends[] {
  const found = new Map<string, Ends>();
  for (const { collection, id, seq } of changes) {
    const known = found.get(`${collection}/${id}`);
    if (known) known.first = seq;
    else found.set(`${collection}/${id}`, { collection, id, first: seq, last: seq });
  }
  return [...found.values()];
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

const detailFields = ['name', 'department', 'brands', 'competition', 'kind', 'tags', 'kit', 'signOff'] as const;

/** Changes of what a template is for; the parts have sentences of their own. */
function templateWords(stood: Stored, stands: Stored): string[] {
  const after = details.safeParse(stands).data;
  if (!stands || !after) return [];
  const before = details.safeParse(stood).data;
  const published = after.published && before?.published !== after.published;
  const publishedWords = published ? [`Published as publication ${after.published}`] : [];
  if (!stood || !before) return ['Made this template', ...publishedWords];
  const changed = detailFields.filter((field) => !sameJson(before[field], after[field]));
  const words = [...changed.map((field) => `${fieldLabel(templates, field)} changed`), ...publishedWords];
  if (published || before.state === after.state) return words;
  return [...words, after.state === 'retired' ? 'Retired this template' : 'Took this template back into use'];
}
