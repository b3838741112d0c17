import { files } from '@pavilion/domain/files';
import {
  type Inspiration,
  inspirations,
  nameOfInspiration,
  platformOf,
  readingOf,
} from '@pavilion/domain/inspirations';
import type { PatchOf } from '@pavilion/sync';
import { z } from 'zod';
import type { Context } from '../../context.ts';
import { isHandedBack } from '../../engines/jobs/hand-back.ts';
import { defineJob } from '../../engines/jobs/types.ts';
import { LinkFailure } from '../../engines/links/guarded-fetch.ts';
import type { LinkFacts } from '../../engines/links/page-facts.ts';
import type { Actor, Tx } from '../../engines/store/types.ts';
import { wantMedia } from '../files/make-media.ts';
import { canonicalLink, differInQuery } from './canonical-link.ts';
import { type KeptPicture, keepPicture } from './keep-picture.ts';

const actor: Actor = { kind: 'system', name: 'job:readInspiration' };
/** Most pictures kept of a page. */
const mostPictures = 4;
/** Pictures that take longer are left out: the text of the page is more important. */
const pictureMilliseconds = 40_000;

/**
 * Reads the link of an inspiration and fills in the fields that are still empty (LIB-048). A failure is stored with its reason,
 * until someone tries again or deletes the inspiration (LIB-049).
 */
export const readInspiration = defineJob({
  name: 'readInspiration',
  payload: z.object({ inspiration: z.string() }),
  timeout: 120,
  retries: 1,
  concurrency: 3,
  async run(context, payload, signal) {
    const inspiration = await context.store.get(inspirations, payload.inspiration);
    if (!inspiration?.url || readingOf(inspiration) !== 'reading') return;
    try {
      const facts = await context.links.read(inspiration.url, signal);
      const pictures = await keepPictures(context, inspiration, facts, signal);
      await fill(context, inspiration, facts, pictures);
    } catch (error) {
      if (isHandedBack(signal)) throw error;
      const known = error instanceof LinkFailure;
      await fail(context, inspiration.id, known ? error.message : 'Something went wrong while this link was read.');
      if (!known) throw error;
    }
  },
});

/** The first usable pictures, in their order. A missing picture is not a failure. */
async function keepPictures(context: Context, inspiration: Inspiration, facts: LinkFacts, signal: AbortSignal) {
  const kept: KeptPicture[] = [];
  const enough = AbortSignal.timeout(pictureMilliseconds);
  const either = AbortSignal.any([signal, enough]);
  for (const address of facts.images.slice(0, mostPictures * 2)) {
    signal.throwIfAborted();
    if (kept.length === mostPictures || enough.aborted) break;
    const bytes = await context.links.picture(address, either).catch(() => null);
    const picture = bytes && (await keepPicture(context, inspiration, bytes));
    if (picture && kept.some(({ sha256 }) => sha256 === picture.sha256))
      await context.storage.remove(picture.sourcePath);
    else if (picture) kept.push(picture);
  }
  return kept;
}

async function fill(context: Context, { id }: Inspiration, facts: LinkFacts, pictures: KeptPicture[]): Promise<void> {
  let taken = false;
  try {
    taken = await context.store.transaction(actor, (tx) => fillIn(tx, id, facts, pictures));
  } finally {
    if (!taken) for (const { sourcePath } of pictures) await context.storage.remove(sourcePath);
  }
}

/** False if the inspiration should no longer be filled in. */
async function fillIn(tx: Tx, id: string, facts: LinkFacts, pictures: KeptPicture[]): Promise<boolean> {
  const now = await tx.lock(inspirations, id);
  if (!now || readingOf(now) !== 'reading') return false;
  const twin = await twinOf(tx, now, facts.url);
  if (twin) {
    const errorReason = `This link leads to “${nameOfInspiration(twin).slice(0, 200)}”, which was saved before.`;
    await tx.patch(inspirations, id, { error: true, errorReason, canonicalUrl: twin.canonicalUrl ?? null });
    return false;
  }
  for (const picture of pictures) {
    await tx.insert(files, picture);
    await wantMedia(tx, picture);
  }
  await tx.patch(inspirations, id, {
    title: now.title || facts.title,
    author: now.author || facts.author || null,
    description: now.description || facts.description,
    type: now.type ?? facts.type ?? null,
    platform: platformOf(facts.url) ?? null,
    canonicalUrl: canonicalLink(facts.url),
    extImages: facts.images,
    capturedExtFiles: pictures.map((picture) => picture.id),
    chosenImage: pictures[0]?.id ?? null,
    scraped: true,
    error: false,
    errorReason: null,
  });
  return true;
}

/** Only following a short link shows that its page is already saved. */
async function twinOf(tx: Tx, { id }: Inspiration, url: string): Promise<Inspiration | undefined> {
  const found = await tx.find(inspirations, { where: { canonicalUrl: canonicalLink(url) }, limit: 20 });
  return found.find((other) => other.id !== id && !(other.url && differInQuery(other.url, url)));
}

async function fail({ store }: Context, id: string, errorReason: string): Promise<void> {
  const changes: PatchOf<typeof inspirations> = { error: true, errorReason };
  await store.transaction(actor, async (tx) => {
    const now = await tx.lock(inspirations, id);
    if (now && readingOf(now) === 'reading') await tx.patch(inspirations, id, changes);
  });
}
