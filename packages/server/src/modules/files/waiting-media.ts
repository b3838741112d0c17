import { noteOf, titleOf } from '@pavilion/domain';
import { contract } from '@pavilion/domain/calls';
import { files } from '@pavilion/domain/files';
import type { Context } from '../../context.ts';
import { os } from '../../engines/calls/os.ts';
import { mediaTools } from '../../engines/media/media-tools.ts';
import { refusalIn } from '../../engines/store/refusal.ts';
import type { Actor } from '../../engines/store/types.ts';
import { wantMediaAgain } from './make-media.ts';
import { pageOf } from './page-of.ts';
import { waitsForTools } from './reason-for-people.ts';

const where = { media: 'waiting' } as const;
const mostListed = 50;
const perTransaction = 200;
const lookEveryMs = 60_000;

/** Number of files whose previews wait for the media tools. */
export const countWaiting = ({ store }: Pick<Context, 'store'>): Promise<number> => store.count(files, where);

/** Files whose previews wait for the media tools, newest first (OPS-015). */
export const waitingMedia = os.files.waitingMedia.handler(async ({ context: { store } }) => {
  const found = await store.find(files, {
    where,
    orderBy: [{ field: 'created_at', direction: 'desc' }],
    limit: mostListed,
  });
  const listed = found.map(async (file) => ({
    id: file.id,
    name: titleOf(files, file) || 'Untitled',
    note: noteOf(files, file) || (file.prodTitle ?? ''),
    link: await pageOf(store, files, file),
  }));
  return { files: await Promise.all(listed), total: await store.count(files, where) };
});

export const makeWaitingMedia = os.files.makeWaitingMedia.handler(async ({ context }) => {
  const { tools } = await mediaTools(context.config, { anew: true });
  if (!tools) throw refusalIn(contract.files.makeWaitingMedia, 'NO_TOOLS');
  return { queued: await wantWaiting(context, context.actor) };
});

/**
 * Makes the previews that wait, at the start and when the media tools are back. Each process looks for itself: those of another
 * machine may still be missing.
 */
export function followTools(context: Context): () => Promise<void> {
  let looking = look();
  const timer = setInterval(() => {
    looking = looking.then(look);
  }, lookEveryMs).unref();

  async function look(): Promise<void> {
    try {
      if ((await countWaiting(context)) === 0) return;
      if (!(await mediaTools(context.config)).tools) return;
      const queued = await wantWaiting(context, { kind: 'system', name: 'media-tools' });
      context.log.info({ files: queued }, 'The media tools work: previews that waited for them are made.');
    } catch (error) {
      context.log.warn({ err: error }, 'The files whose previews wait could not be read.');
    }
  }

  return async () => {
    clearInterval(timer);
    await looking;
  };
}

async function wantWaiting({ store }: Pick<Context, 'store'>, actor: Actor): Promise<number> {
  let queued = 0;
  for (;;) {
    const found = await store.find(files, { where, limit: perTransaction });
    if (found.length === 0) return queued;
    queued += await store.transaction(actor, async (tx) => {
      let wanted = 0;
      for (const { id } of found) {
        const file = await tx.lock(files, id);
        // Another process may have been faster.
        if (file?.media !== 'waiting') continue;
        await wantMediaAgain(tx, file);
        wanted += 1;
      }
      return wanted;
    });
  }
}

/** Files of before `waiting` existed, which were marked as broken for want of the tools. */
export async function noteOldWaiting({ store }: Pick<Context, 'store'>): Promise<void> {
  const broken = await store.find(files, { where: { media: 'broken' } });
  const waiting = broken.filter(
    ({ mediaError = '' }) =>
      (mediaError.startsWith('No preview could be made: ff') && mediaError.includes(' not found ')) ||
      mediaError === 'The media tool ffmpeg could not be started.',
  );
  for (const { id } of waiting)
    await store.transaction({ kind: 'system', name: 'note-waiting' }, (tx) =>
      tx.patch(files, id, { media: 'waiting', mediaError: waitsForTools }),
    );
}
