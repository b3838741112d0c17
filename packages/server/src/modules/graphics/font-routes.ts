import { createReadStream } from 'node:fs';
import { packagedFonts } from '@pavilion/drawing';
import { packagedFile } from '@pavilion/drawing/node';
import type { FastifyInstance } from 'fastify';
import { notFound } from '../../engines/store/refusal.ts';

/**
 * The open fonts that come with the product, for the renderer in browsers: the same bytes that the server draws with. Anyone may
 * have them; a programme on air is shown without sign-in.
 */
export function registerFonts(app: FastifyInstance): void {
  app.get<{ Params: { name: string } }>('/api/graphics/fonts/:name', { compress: false }, async (request, reply) => {
    const path = packagedFonts.get(request.params.name);
    if (path === undefined) throw notFound();
    return reply
      .header('cache-control', 'public, max-age=604800')
      .type('font/woff2')
      .send(createReadStream(packagedFile(path)));
  });
}
