import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { keepPartHeaders } from './security.ts';

/** Files that a browser uses only as part of a page. Others, such as workers (`.mjs`), are ruled by their own headers. */
const partOfPage = /\.(js|css|woff2)(\.(br|gz))?$/;

/** Serves the built interface. Files with a hash in their name are cached for ever; all others are revalidated. */
export async function serveWeb(server: FastifyInstance, webDir: string | null): Promise<void> {
  const folder = webDir && existsSync(join(webDir, 'index.html')) ? webDir : null;
  if (folder) {
    await server.register(fastifyStatic, {
      root: folder,
      preCompressed: true,
      setHeaders(response, path) {
        const hashed = /[\\/]assets[\\/]/.test(path);
        response.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
        if (hashed && partOfPage.test(path)) keepPartHeaders(response);
      },
    });
  }
  server.setNotFoundHandler((request, reply) => {
    const wantsPage = request.method === 'GET' && request.headers.accept?.includes('text/html');
    // Addresses of pages follow a #. Without it they mean the same; the page says if it does not exist.
    if (folder && wantsPage && !request.url.startsWith('/api/')) {
      return reply.header('cache-control', 'no-cache').redirect(`/#${request.url}`);
    }
    return reply.code(404).send({ code: 'NOT_FOUND', message: 'This address does not exist.' });
  });
}
