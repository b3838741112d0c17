import { randomUUID } from 'node:crypto';
import { basename, join } from 'node:path';
import { type FileDocument, files } from '@pavilion/domain/files';
import type { PatchOf } from '@pavilion/sync';
import { z } from 'zod';
import type { Context } from '../../context.ts';
import { isHandedBack } from '../../engines/jobs/hand-back.ts';
import { reportProgress } from '../../engines/jobs/report-progress.ts';
import { defineJob } from '../../engines/jobs/types.ts';
import { type Made, makeDerivatives, sniffFile } from '../../engines/media/index.ts';
import { mediaTools } from '../../engines/media/media-tools.ts';
import { inWorkFolder } from '../../engines/media/work-folder.ts';
import type { Actor, Tx } from '../../engines/store/types.ts';
import { reasonForPeople, waitsForTools } from './reason-for-people.ts';

const actor: Actor = { kind: 'system', name: 'job:media' };

/**
 * Creates what screens show of a file: poster, preview, storyboard and metadata. A failure marks the file as broken with the
 * reason, never leaves it pending, and can be tried again; without working media tools the file waits for them, whatever it is. The
 * original is available throughout.
 */
export const makeMedia = defineJob({
  name: 'makeMedia',
  payload: z.object({ file: z.string(), person: z.string().optional() }),
  timeout: 6 * 3600,
  // After two failures, only a person can ask for another try.
  retries: 1,
  concurrency: 3,
  perPerson: 2,
  async run(context, payload, signal) {
    const file = await context.store.get(files, payload.file);
    if (!file?.sourcePath) return;
    await patch(context, file.id, { media: 'pending', mediaError: null, mediaProgress: 0 });
    try {
      await make(context, file, signal);
    } catch (error) {
      if (isHandedBack(signal)) throw error;
      if (await lacksTools(context)) return waits(context, file);
      await broken(context, file, reasonForPeople(error));
      throw error;
    }
  },
});

/** Enqueues the previews of a file, in the queue of its uploader. */
export function wantMedia(tx: Tx, { id, uploadedBy }: Pick<FileDocument, 'id' | 'uploadedBy'>): Promise<void> {
  return tx.enqueue(makeMedia, { file: id, ...(uploadedBy ? { person: uploadedBy } : {}) }, { key: id });
}

/** Makes the previews of a file again, whatever it shows now. */
export async function wantMediaAgain(tx: Tx, file: Pick<FileDocument, 'id' | 'uploadedBy'>): Promise<void> {
  await tx.patch(files, file.id, { media: 'pending', mediaError: null });
  await wantMedia(tx, file);
}

async function make(context: Context, file: FileDocument, signal: AbortSignal): Promise<void> {
  if ((await context.storage.size(file.sourcePath)) === null) {
    return broken(context, file, 'The original is missing from the storage.');
  }
  const { tools } = await mediaTools(context.config);
  if (!tools) return waits(context, file);

  const progress = reportProgress(context.log, (percent) => patch(context, file.id, { mediaProgress: percent }));
  const work = inWorkFolder(context.config, 'media', (folder) =>
    context.storage.withLocal(file.sourcePath, async (path) => {
      const sniffed = await sniffFile(path);
      const outDir = join(folder, 'out');
      const { posterAt } = file;
      const options = { tools, signal, onProgress: progress.report, posterAt };
      const made = await makeDerivatives({ path, sniffed }, outDir, options);
      await progress.settled();
      if (made.broken !== undefined)
        return (await lacksTools(context)) ? waits(context, file) : broken(context, file, made.broken);
      await keep(context, file, made, { mime: sniffed.mime, assetType: sniffed.assetType });
    }),
  );
  await work.finally(progress.settled);
}

/** Stores the outputs under new keys, points the file at them, and only then removes those of an earlier run. */
async function keep(
  context: Context,
  file: FileDocument,
  made: Made,
  what: Pick<FileDocument, 'mime' | 'assetType'>,
): Promise<void> {
  const run = randomUUID().slice(0, 8);
  const previews: Record<string, string> = {};
  for (const output of made.outputs) {
    const fileName = basename(output.path);
    const key = `previews/${file.id}/${run}/${fileName}`;
    await context.storage.putFile(key, output.path, { contentType: output.mime, fileName });
    previews[output.kind] = key;
  }
  const before = await patch(context, file.id, (now) => ({
    ...what,
    previews,
    media: made.noPreview === undefined ? 'ready' : 'none',
    mediaError: made.noPreview ?? null,
    mediaProgress: null,
    hasPreview: previews.preview !== undefined || made.browserSafe,
    placeholder: made.placeholder ?? null,
    pages: made.pages ?? null,
    // Values set by an archivist survive a new reading.
    metadata: {
      ...made.metadata,
      ...(now.metadata?.timecodeStart ? { timecodeStart: now.metadata.timecodeStart } : {}),
    },
  }));
  await removeKeys(context, before ? Object.values(before.previews) : Object.values(previews));
}

/** Tools that have gone or broken since they were found make every file look damaged. */
async function lacksTools({ config }: Context): Promise<boolean> {
  return (await mediaTools(config, { anew: true })).tools === null;
}

/** What it showed before stays. */
async function waits(context: Context, file: FileDocument): Promise<void> {
  await patch(context, file.id, { media: 'waiting', mediaError: waitsForTools, mediaProgress: null });
}

async function broken(context: Context, file: FileDocument, reason: string): Promise<void> {
  const before = await patch(context, file.id, {
    media: 'broken',
    mediaError: reason.slice(0, 2_000),
    mediaProgress: null,
    hasPreview: false,
    previews: {},
  });
  if (before) await removeKeys(context, Object.values(before.previews));
}

async function removeKeys(context: Context, keys: (string | undefined)[]): Promise<void> {
  for (const key of keys) if (key) await context.storage.remove(key);
}

type Changes = PatchOf<typeof files>;

/** The file before the patch, or null if it has been deleted meanwhile. */
async function patch(
  context: Context,
  id: string,
  changes: Changes | ((now: FileDocument) => Changes),
): Promise<FileDocument | null> {
  return context.store.transaction(actor, async (tx) => {
    const now = await tx.lock(files, id);
    if (now) await tx.patch(files, id, typeof changes === 'function' ? changes(now) : changes);
    return now;
  });
}
