import type {} from '@fastify/compress';
import { zips } from '@pavilion/domain/library';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import type { ViewerOf } from '../../engines/auth/viewers.ts';
import { fileToSend } from '../files/file-to-send.ts';
import { sendStored } from '../files/send-stored.ts';

/** Registers the download of zips and joined films by their own address. */
export function registerZips(app: FastifyInstance, context: Context, viewerOf: ViewerOf): void {
  app.route<{ Params: { id: string } }>({
    method: ['GET', 'HEAD'],
    url: '/api/zips/:id',
    compress: false,
    handler: async (request, reply) => {
      const viewer = await viewerOf(request, 'library:read');
      const zip = await context.store.get(zips, request.params.id);
      const file = await fileToSend(context, viewer, zip?.file);
      return sendStored(context, request, reply, {
        key: file.sourcePath,
        mime: file.mime ?? 'application/zip',
        fileName: file.name,
        tag: file.sha256 ?? file.id,
        inline: false,
        immutable: false,
      });
    },
  });
}
