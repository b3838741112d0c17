import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type {} from '@fastify/compress';
import { livestreams } from '@pavilion/domain/livestreams';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import type { ViewerOf } from '../../engines/auth/viewers.ts';
import { notFound, notSignedIn, Refusal } from '../../engines/store/refusal.ts';

const segment = /^seg-\d+\.ts$/;

/**
 * Registers the preview of streams. Pictures and film go to people who can see the stream. The film also needs a playback
 * token, issued to this person a short while ago (LIV-028).
 */
export function registerPreviews(app: FastifyInstance, context: Context, viewerOf: ViewerOf): void {
  app.get<{ Params: { id: string; file: string }; Querystring: { token?: string } }>(
    '/api/livestreams/:id/:file',
    { compress: false },
    async (request, reply) => {
      const viewer = await viewerOf(request);
      if (!viewer) throw notSignedIn();
      const { id, file } = request.params;
      const { token = '' } = request.query;
      if (!(await context.store.visible(viewer, livestreams, id))) throw notFound();
      if (file !== 'index.m3u8' && file !== 'poster.jpg' && !segment.test(file)) throw notFound();
      if (file !== 'poster.jpg' && !context.live.mayPlay(token, id, viewer)) {
        throw new Refusal('NOT_ALLOWED', 'This preview has expired. Please refresh it.');
      }
      const path = await context.live.previewFile(id, file);
      if (!path) throw new Refusal('NOT_FOUND', 'There is no picture yet.');
      reply.header('cache-control', 'no-store');
      if (file === 'poster.jpg') return reply.type('image/jpeg').send(await readFile(path));
      if (file === 'index.m3u8') {
        const playlist = await readFile(path, 'utf8');
        return reply.type('application/vnd.apple.mpegurl').send(withToken(playlist, token));
      }
      context.live.watched(id, file, viewer, request.hostname);
      return reply.type('video/mp2t').send(createReadStream(path));
    },
  );
}

/** The segments are requested with the same token. */
const withToken = (playlist: string, token: string) =>
  playlist.replace(/^seg-\d+\.ts$/gm, (name) => `${name}?token=${encodeURIComponent(token)}`);
