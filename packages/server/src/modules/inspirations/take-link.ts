import { type Inspiration, inspirations, platformOf } from '@pavilion/domain/inspirations';
import type { Config } from '../../config.ts';
import { refuseAddress } from '../../engines/links/guarded-fetch.ts';
import { each } from '../../engines/store/each.ts';
import { Refusal } from '../../engines/store/refusal.ts';
import type { DocumentChange, Effect, ReadingTx, Tx } from '../../engines/store/types.ts';
import { canonicalLink, differInQuery } from './canonical-link.ts';
import { readInspiration } from './read-inspiration.ts';

/** Documents that the server itself restores or creates are not checked. */
const isAdded = (tx: ReadingTx, { before, after }: DocumentChange<typeof inspirations>) =>
  !before && after?.what === 'url' && tx.actor.kind === 'user';

/** Refuses a link that can never be read, and sets the platform and canonical address of an added one (LIB-045). */
export const takeLink = ({ linkOrigins }: Pick<Config, 'linkOrigins'>): Effect<typeof inspirations> => ({
  on: inspirations,
  complete: each(async (tx, draft) => {
    if (!isAdded(tx, draft)) return undefined;
    const { url, platform } = draft.after;
    if (!url) throw new Refusal('INVALID', 'A link is needed.', 'url');
    const refusal = refuseAddress(url, linkOrigins) ?? refuseBareName(url, linkOrigins);
    if (refusal) throw new Refusal('INVALID', refusal, 'url');
    return { canonicalUrl: canonicalLink(url), platform: platform ?? platformOf(url) };
  }),
});

/** Somebody who types “youtube” means a site whose address they have yet to look up. */
function refuseBareName(link: string, origins: readonly string[]): string | null {
  const { hostname, origin } = new URL(link);
  const isBare = !/[.:]/.test(hostname.replace(/\.$/, ''));
  return isBare && !origins.includes(origin)
    ? `“${hostname}” is not a web address. One has a dot in it, such as youtube.com.`
    : null;
}

/** Refuses a link that is already saved, in any request or batch, and enqueues reading a new one. */
export const readLink: Effect<typeof inspirations> = {
  on: inspirations,
  follow: each(async (tx, change) => {
    const { after } = change;
    if (!after?.canonicalUrl || !isAdded(tx, change)) return;
    const twin = await savedBefore(tx, after.canonicalUrl, after.id);
    if (twin) throw new Refusal('ALREADY_SAVED', 'This link is already saved.', 'url');
    if (!after.scraped && !after.error) await tx.enqueue(readInspiration, { inspiration: after.id }, { key: after.id });
  }),
};

/**
 * Another inspiration with the same link. Adding one holds a lock on the link until the end of the transaction, so that of two
 * people who paste it at once, the second finds the first.
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
