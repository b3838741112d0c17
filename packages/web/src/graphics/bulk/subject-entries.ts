import type { Design, GraphicKind } from '@pavilion/domain';
import { calls } from '../../call/client.ts';
import { type BulkEntry, type BulkSubject, newEntry } from './bulk-entry.ts';

const atOnce = 4;

/** Rows about matches or players, with the facts that fill them, in the order of the subjects. */
export async function subjectEntries(
  design: Design,
  kind: GraphicKind,
  subjects: readonly Required<Pick<BulkSubject, 'match'>>[] | readonly Required<BulkSubject>[],
): Promise<BulkEntry[]> {
  const entries: BulkEntry[] = [];
  for (let from = 0; from < subjects.length; from += atOnce) {
    const some = subjects.slice(from, from + atOnce);
    const found = await Promise.all(some.map((subject) => calls.graphics.matchFacts({ ...subject, kind })));
    const names = found.map(({ players }) => players.map(({ name }) => name));
    entries.push(...found.map(({ facts }, at) => newEntry(design, {}, some[at], facts, names[at])));
  }
  return entries;
}
