import type {} from '@fastify/compress';
import { graphicExports } from '@pavilion/domain/graphics';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import type { ViewerOf } from '../../engines/auth/viewers.ts';
import { notFound, notSignedIn, Refusal } from '../../engines/store/refusal.ts';
import { sendStored } from '../files/send-stored.ts';
import { mimeOfExport } from './join-files.ts';
import { hiddenPictures } from './visible-pictures.ts';

/** Registers the download of finished exports. Rights may have changed since it was drawn, so its pictures are checked again. */
export function registerExports(app: FastifyInstance, context: Context, viewerOf: ViewerOf): void {
  app.route<{ Params: { id: string } }>({
    method: ['GET', 'HEAD'],
    url: '/api/graphics/exports/:id/file',
    compress: false,
    handler: async (request, reply) => {
      const viewer = await viewerOf(request, 'graphics:read');
      if (!viewer) throw notSignedIn();
      const found = await context.store.visible(viewer, graphicExports, request.params.id);
      if (!found?.storageKey || found.state !== 'ready') throw notFound();
      if ((await hiddenPictures(context.store, viewer, found.pictures)).size > 0) {
        throw new Refusal('NOT_ALLOWED', 'This export has pictures that you do not have access to.');
      }
      return sendStored(context, request, reply, {
        key: found.storageKey,
        mime: mimeOfExport(found),
        fileName: found.name,
        tag: found.id,
        inline: false,
        immutable: true,
      });
    },
  });
}
