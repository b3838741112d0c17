import type {} from '@fastify/compress';
import { type GraphicExport, graphicExports, graphics, isKeptBack, keptBack } from '@pavilion/domain/graphics';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context } from '../../context.ts';
import type { ViewerOf } from '../../engines/auth/viewers.ts';
import { notFound, notSignedIn, Refusal } from '../../engines/store/refusal.ts';
import { sendStored } from '../files/send-stored.ts';
import { mimeOfExport, mimeOfPart } from './join-files.ts';
import { hiddenPictures } from './visible-pictures.ts';

/** Registers the downloads of finished exports, whole and file by file. */
export function registerExports(app: FastifyInstance, context: Context, viewerOf: ViewerOf): void {
  app.route<{ Params: { id: string } }>({
    method: ['GET', 'HEAD'],
    url: '/api/graphics/exports/:id/file',
    compress: false,
    handler: async (request, reply) => {
      const found = await readyExport(context, viewerOf, request);
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
  app.route<{ Params: { id: string; at: string } }>({
    method: ['GET', 'HEAD'],
    url: '/api/graphics/exports/:id/files/:at',
    compress: false,
    handler: async (request, reply) => {
      const found = await readyExport(context, viewerOf, request);
      const part = /^\d+$/.test(request.params.at) ? found.parts[Number(request.params.at)] : undefined;
      if (!part) throw notFound();
      return sendStored(context, request, reply, {
        key: found.storageKey,
        part,
        mime: mimeOfPart(found),
        fileName: part.name,
        tag: `${found.id}-${request.params.at}`,
        // A phone keeps a picture that it shows.
        inline: true,
        immutable: true,
      });
    },
  });
}

/** Rights and the need of a sign-off may have changed since it was drawn, so they are checked again. */
async function readyExport(
  context: Context,
  viewerOf: ViewerOf,
  request: FastifyRequest<{ Params: { id: string } }>,
): Promise<GraphicExport & { storageKey: string }> {
  const viewer = await viewerOf(request, 'graphics:read');
  if (!viewer) throw notSignedIn();
  const found = await context.store.visible(viewer, graphicExports, request.params.id);
  if (!found?.storageKey || found.state !== 'ready') throw notFound();
  if ((await hiddenPictures(context.store, viewer, found.pictures)).size > 0) {
    throw new Refusal('NOT_ALLOWED', 'This export has pictures that you do not have access to.');
  }
  const { graphic, batch } = found;
  const shown = await context.store.find(graphics, { where: batch ? { batch } : { id: graphic ?? '' } });
  if (isKeptBack(found, shown)) throw new Refusal('NOT_ALLOWED', keptBack);
  return { ...found, storageKey: found.storageKey };
}
