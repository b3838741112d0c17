import { readFile } from 'node:fs/promises';
import { dirname, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';

/** Serves the typed client as one file without dependencies, for programs outside (OPS-011). */
export function answerClient(server: FastifyInstance): void {
  server.get('/api/pavilion-client.ts', async (_request, reply) =>
    reply.type('text/plain; charset=utf-8').send(await clientFile()),
  );
}

/** The sources of `packages/client`, which the build copies beside the bundle. */
async function clientFile(): Promise<string> {
  const here = fileURLToPath(import.meta.url);
  const folder = extname(here) === '.ts' ? join(dirname(here), '../../../../client/src') : dirname(here);
  const read = (name: string) => readFile(join(folder, name), 'utf8');
  const [types, code] = await Promise.all([read('api.gen.ts'), read('client.ts')]);
  return `${types}\n${code.replace(/^import .*\n/, '')}`;
}
