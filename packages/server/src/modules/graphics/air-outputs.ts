import { instant } from '@pavilion/domain';
import { type AirOutput, type ControlDoc, controlDocs, programIn } from '@pavilion/domain/graphics';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { notFound } from '../../engines/store/refusal.ts';

/** How often a page that follows a programme is asked to say that it is there. */
export const beatMilliseconds = 2_000;
export const beatEvent = 'event: beat\ndata: \n\n';

/** A name that a page chose for itself; empty if it is none. */
export const pageName = (name: unknown): string =>
  typeof name === 'string' && /^[\w-]{10,64}$/.test(name) ? name : '';

/**
 * Where an output page says that it is there. It does so whenever it is asked over the connection by which it follows, so operators
 * see it as long as both ways work: a program that hangs, or a cut cable, is seen within seconds. Another process may have the
 * connection.
 */
export function registerOutputs(
  app: FastifyInstance,
  context: Context,
  controlOf: (secret: string) => Promise<ControlDoc>,
): void {
  app.post<{ Params: { secret: string; page: string }; Querystring: { since?: unknown } }>(
    '/api/air/:secret/here/:page',
    async (request, reply) => {
      const { secret, page } = request.params;
      const since = instant().safeParse(request.query.since);
      if (!since.success || !pageName(page)) throw notFound();
      const { id } = await controlOf(secret);
      const output: AirOutput = { output: programIn(request.headers['user-agent']), since: since.data };
      context.guest(controlDocs.name, id, page, output);
      return reply.code(204).send();
    },
  );
}
