import { type ArchiveEvent, archiveEvents } from '@pavilion/domain/archive';
import type { SyncClient, TypeQuery } from '@pavilion/sync/client';
import { formatCount } from '../../../kit/count-words.ts';

/** Most deliveries in one spreadsheet: more than two seasons of every county. */
const most = 50_000;
const atOnce = 2_000;

/**
 * All deliveries of a query, asked of the server in pages. `arrived` is told how many have arrived, and of how many. Throws an
 * error with a sentence if there are too many for one spreadsheet.
 */
export async function allDeliveries(
  client: Pick<SyncClient, 'fetch'>,
  query: TypeQuery,
  arrived: (count: number, total: number) => void,
): Promise<ArchiveEvent[]> {
  // By id: a delivery that is placed meanwhile moves others to the next page.
  const found = new Map<string, ArchiveEvent>();
  let total = 0;
  for (let offset = 0; offset === 0 || offset < total; offset += atOnce) {
    const page = await client.fetch(archiveEvents, { ...query, limit: atOnce, offset }, { total: offset === 0 });
    total = page.total ?? total;
    if (total > most) throw new Error(tooMany(total));
    for (const event of page.documents) found.set(event.id, event);
    arrived(found.size, total);
  }
  return [...found.values()];
}

const tooMany = (total: number) =>
  `${formatCount(total)} deliveries match, but a spreadsheet can hold ${formatCount(most)}. Narrow the filters.`;
