import { type Inspiration, inspirations, platformOf } from '@pavilion/domain/inspirations';
import { Refusal } from '../../engines/store/refusal.ts';
import type { Effect, Tx } from '../../engines/store/types.ts';
import { canonicalLink, differInQuery } from './canonical-link.ts';
import { readInspiration } from './read-inspiration.ts';

/**
 * A link that somebody adds gets its platform and its one address, and is read. The same link a second time is refused, by
 * whichever door it comes. What the server itself brings back or lays down is taken as it is.
 */
export const takeLink: Effect<typeof inspirations> = {
  on: inspirations,
  async run(tx, { before, after }) {
    if (before || !after || after.what !== 'url' || tx.actor.kind !== 'user') return;
    if (!after.url) throw new Refusal('INVALID', 'A link is needed.', 'url');
    const canonicalUrl = canonicalLink(after.url);
    const twin = await savedBefore(tx, canonicalUrl, after.id);
    if (twin) throw new Refusal('ALREADY_SAVED', 'This link is already saved.', 'url');
    await tx.patch(inspirations, after.id, { canonicalUrl, platform: after.platform ?? platformOf(after.url) ?? null });
    if (!after.scraped && !after.error) await tx.enqueue(readInspiration, { inspiration: after.id }, { key: after.id });
  },
};

/**
 * Another inspiration of the same link. Whoever adds one holds the link's lock until the end of the transaction, so that of
 * two who paste it at once the second finds the first.
 */
export async function savedBefore(tx: Tx, canonicalUrl: string, except?: string): Promise<Inspiration | undefined> {
  await tx.sql('SELECT pg_advisory_xact_lock(hashtext($1))', [`inspiration ${canonicalUrl}`]);
  const found = await tx.find(inspirations, {
    where: { canonicalUrl },
    orderBy: [{ field: 'created_at', direction: 'asc' }],
    limit: 20,
  });
  return found.find(({ id, url }) => id !== except && !(url && differInQuery(url, canonicalUrl)));
}
