import type {} from '@fastify/compress';
import type { FileDocument } from '@pavilion/domain/files';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Context } from '../../context.ts';
import type { ViewerOf } from '../../engines/auth/viewers.ts';
import { notFound } from '../../engines/store/refusal.ts';
import { fileToSend } from '../files/file-to-send.ts';
import { filmFrame } from './film-frames.ts';

/** Registers single frames of films, which editors and makers see as posters. The policy of files decides. */
export function registerFrames(app: FastifyInstance, context: Context, viewerOf: ViewerOf): void {
  app.get<{ Params: { file: string; frame: string } }>(
    '/api/graphics/frames/:file/:frame',
    { compress: false },
    async (request, reply) => {
      const { file: id, frame } = request.params;
      const file = await fileToSend(context, await viewerOf(request), id);
      return sendFrame(context, reply, file, frame);
    },
  );
}

/** Sends a frame of a film that whoever asks may see. */
export async function sendFrame(context: Context, reply: FastifyReply, file: FileDocument, frame: string) {
  const at = /^\d{1,9}$/.test(frame) ? Number(frame) : -1;
  if (at < 0 || at >= (file.metadata?.frames ?? 0)) throw notFound();
  const bytes = await filmFrame(context, file, at);
  // The same frame of a stored file never changes.
  return reply
    .header('cache-control', 'private, max-age=86400, immutable')
    .header('cross-origin-resource-policy', 'same-origin')
    .header('x-content-type-options', 'nosniff')
    .type('image/png')
    .send(bytes);
}
