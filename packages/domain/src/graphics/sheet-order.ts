import type { Graphic } from './made-documents.ts';

/** What stands before the number of the row in an id of a graphic that was made of a list. */
const seriesOf = (id: string): string => id.replace(/-\d+$/, '');

const text = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);

/** Graphics that were made together, in the order of their rows: rows that were mended and made later stand at their place too. */
export function inSheetOrder<G extends Pick<Graphic, 'id' | 'created_at'>>(batch: readonly G[]): G[] {
  const begun = new Map<string, string>();
  for (const { id, created_at: at = '' } of batch) {
    const first = begun.get(seriesOf(id));
    if (first === undefined || at < first) begun.set(seriesOf(id), at);
  }
  const beganAt = ({ id }: G) => begun.get(seriesOf(id)) ?? '';
  return batch.toSorted((one, other) => text(beganAt(one), beganAt(other)) || text(one.id, other.id));
}
