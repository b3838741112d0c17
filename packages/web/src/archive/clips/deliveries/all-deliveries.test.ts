import { type ArchiveEvent, archiveEvents } from '@pavilion/domain/archive';
import type { SyncClient, TypeQuery } from '@pavilion/sync/client';
import { expect, it } from 'vitest';
import { allDeliveries } from './all-deliveries.ts';

const ball = (at: number): ArchiveEvent => ({ id: `ball-${at}`, _rev: 1, ...archiveEvents.schema.parse({}) });

/** A server with this many deliveries. */
function serverWith(count: number) {
  const pages: TypeQuery[] = [];
  const fetch = (async (_type: unknown, query: TypeQuery) => {
    pages.push(query);
    const { offset = 0, limit = 0 } = query;
    const length = Math.max(0, Math.min(limit, count - offset));
    return { documents: Array.from({ length }, (_, at) => ball(offset + at)), total: count, seq: 1 };
  }) as SyncClient['fetch'];
  return { fetch, pages };
}

it('reads every delivery of a search in pages, and tells how far it is (ARC-063)', async () => {
  const server = serverWith(4_500);
  const told: string[] = [];
  const found = await allDeliveries(server, { where: { video: true } }, (count, total) =>
    told.push(`${count} of ${total}`),
  );
  expect(new Set(found.map(({ id }) => id)).size).toBe(4_500);
  expect(told).toEqual(['2000 of 4500', '4000 of 4500', '4500 of 4500']);
  expect(server.pages.every(({ where }) => JSON.stringify(where) === '{"video":true}')).toBe(true);
});

it('refuses more than a spreadsheet can hold before it reads them (ARC-063)', async () => {
  const server = serverWith(50_001);
  await expect(allDeliveries(server, {}, () => {})).rejects.toThrow(
    '50,001 deliveries match, but a spreadsheet can hold 50,000. Narrow the filters.',
  );
  expect(server.pages).toHaveLength(1);
});
