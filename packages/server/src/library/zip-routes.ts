import type {} from '@fastify/compress';
import { files } from '@pavilion/domain/files';
import { zips } from '@pavilion/domain/library';
import type { FastifyInstance } from 'fastify';
import type { ViewerOf } from '../auth/viewer-of.ts';
import type { Context } from '../context.ts';
import { sendStored } from '../files/send-stored.ts';
import { visibleFiles } from '../files/visible-files.ts';
import { Refusal } from '../store/refusal.ts';

/** Mounts the download of zips. What is in one was checked when it was built; it is checked again for whoever fetches it now. */
export function registerZips(app: FastifyInstance, context: Context, viewerOf: ViewerOf): void {
  app.route<{ Params: { id: string } }>({
    method: ['GET', 'HEAD'],
    url: '/api/zips/:id',
    compress: false,
    handler: async (request, reply) => {
      const viewer = await viewerOf(request);
      if (!viewer) throw new Refusal('NOT_SIGNED_IN', 'Please sign in first.');
      const zip = await context.store.visible(viewer, zips, request.params.id);
      const file = zip?.file ? await context.store.visible(viewer, files, zip.file) : null;
      if (!zip || !file || zip.status !== 'ready') {
        throw new Refusal('NOT_FOUND', 'This does not exist, or you may not see it.');
      }
      const ids = zip.files.map(({ id }) => id);
      const visible = await visibleFiles(context.store, viewer, ids);
      const existing = await existingCount(ids);
      if (visible.size < existing) {
        throw new Refusal(
          'NOT_ALLOWED',
          'This zip holds files that you may not see. Request a zip of your own instead.',
        );
      }
      return sendStored(context, request, reply, {
        key: file.sourcePath,
        mime: 'application/zip',
        fileName: `${zip.zipName}.zip`,
        tag: file.sha256 ?? file.id,
        inline: false,
        immutable: false,
      });
    },
  });

  async function existingCount(ids: readonly string[]): Promise<number> {
    let count = 0;
    for (let from = 0; from < ids.length; from += 500) {
      count += await context.store.count(files, { id: { in: ids.slice(from, from + 500) } });
    }
    return count;
  }
}
