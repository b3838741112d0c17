import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type {} from '@fastify/compress';
import type { Viewer } from '@pavilion/domain/access';
import { livestreams } from '@pavilion/domain/livestreams';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context } from '../../context.ts';
import type { ViewerOf } from '../../engines/auth/viewers.ts';
import { notFound, notSignedIn, Refusal } from '../../engines/store/refusal.ts';

const segment = /^seg-\d+\.ts$/;

/**
 * Registers the preview of streams. Pictures and film go to people who can see the stream. The film also needs a playback
 * token, issued to this person a short while ago (LIV-028).
 */
export function registerPreviews(app: FastifyInstance, context: Context, viewerOf: ViewerOf): void {
  const maySee = async (request: FastifyRequest, id: string): Promise<Viewer> => {
    const viewer = await viewerOf(request);
    if (!viewer) throw notSignedIn();
    if (!(await context.store.visible(viewer, livestreams, id))) throw notFound();
    return viewer;
  };
  const demandToken = (token: string, id: string, viewer: Viewer) => {
    if (!context.live.mayPlay(token, id, viewer)) {
      throw new Refusal('NOT_ALLOWED', 'This preview has expired. Please refresh it.');
    }
  };

  // A request for its headers alone would hold the film open.
  app.get<{ Params: { id: string }; Querystring: { token?: string } }>(
    '/api/livestreams/:id/live.mp4',
    { compress: false, exposeHeadRoute: false },
    async (request, reply) => {
      const { id } = request.params;
      const viewer = await maySee(request, id);
      demandToken(request.query.token ?? '', id, viewer);
      const allowed = () =>
        maySee(request, id).then(
          () => true,
          () => false,
        );
      const film = context.live.film(id, viewer, request.hostname, allowed);
      if (!film) throw noPicture();
      // Proxies must pass on each fragment as it comes.
      return reply.header('x-accel-buffering', 'no').type('video/mp4').send(film);
    },
  );

  app.get<{ Params: { id: string; file: string }; Querystring: { token?: string } }>(
    '/api/livestreams/:id/:file',
    { compress: false },
    async (request, reply) => {
      const { id, file } = request.params;
      const { token = '' } = request.query;
      const viewer = await maySee(request, id);
      if (file !== 'index.m3u8' && file !== 'poster.jpg' && !segment.test(file)) throw notFound();
      if (file !== 'poster.jpg') demandToken(token, id, viewer);
      const path = await context.live.previewFile(id, file);
      if (!path) throw noPicture();
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

const noPicture = () => new Refusal('NOT_FOUND', 'There is no picture yet.');

/** The segments are requested with the same token. */
const withToken = (playlist: string, token: string) =>
  playlist.replace(/^seg-\d+\.ts$/gm, (name) => `${name}?token=${encodeURIComponent(token)}`);
