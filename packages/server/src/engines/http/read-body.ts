import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isDeeperThan } from '../../json-depth.ts';
import { limits } from '../../limits.ts';
import { createShares } from '../../shares.ts';
import type { ViewerOf } from '../auth/viewers.ts';
import { Refusal } from '../store/refusal.ts';

const tooLarge = () => new Refusal('TOO_LARGE', 'This is too large to send at once.');
const tooMuch = () =>
  new Refusal('TOO_MANY', 'You are sending too much at the same time. Please try again in a moment.');
const tooSlow = () => new Refusal('TIMEOUT', 'This took too long to arrive. Please try again.');

/** Reads a body as JSON; undefined without a body. */
export type ReadBody = (request: FastifyRequest, payload: IncomingMessage) => Promise<unknown>;

/**
 * Reads request bodies for every endpoint except uploads. Refuses bodies that are too large before holding them in
 * memory. Strangers may send little; the concurrent bodies of one person count together.
 */
export function createBodyReader(server: FastifyInstance, viewerOf: ViewerOf): ReadBody {
  const parse = server.getDefaultJsonParser('error', 'error');
  const arriving = createShares(limits.arrivingBytes);

  async function read(request: FastifyRequest, payload: IncomingMessage): Promise<Buffer> {
    const announced = Number(request.headers['content-length'] ?? Number.NaN);
    // Without a Content-Length, a body may grow to any size.
    const person = announced <= limits.strangerBytes ? undefined : (await viewerOf(request))?.id;
    const most = person === undefined ? limits.strangerBytes : limits.messageBytes;
    if (announced > most) throw tooLarge();
    let held = 0;
    const take = (bytes: number) => {
      if (held + bytes > most) throw tooLarge();
      if (person !== undefined && !arriving.take(person, bytes)) throw tooMuch();
      held += bytes;
    };
    try {
      return await collect(payload, take);
    } finally {
      if (person !== undefined) arriving.giveBack(person, held);
    }
  }

  return async (request, payload) => {
    const body = await read(request, payload).catch((error: unknown) => {
      throwAway(payload);
      throw error;
    });
    if (body.length === 0) return undefined;
    const text = body.toString('utf8');
    if (isDeeperThan(limits.jsonDepth, text)) throw Object.assign(new Error(), { statusCode: 400, code: 'TOO_DEEP' });
    return new Promise((resolve, reject) => {
      parse(request, text, (error, value) => (error ? reject(error) : resolve(value)));
    });
  };
}

function collect(payload: IncomingMessage, take: (bytes: number) => void): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const timer = setTimeout(() => end(tooSlow()), limits.arrival);
    const end = (error?: Error) => {
      clearTimeout(timer);
      payload.off('data', add);
      if (error) reject(error);
      else resolve(Buffer.concat(chunks));
    };
    const add = (chunk: Buffer) => {
      try {
        take(chunk.length);
        chunks.push(chunk);
      } catch (error) {
        end(error as Error);
      }
    };
    payload.on('data', add);
    payload.once('end', () => end());
    // Nobody is left to read the answer.
    payload.once('error', () => end(Object.assign(new Error(), { statusCode: 400, code: 'CUT_OFF' })));
  });
}

/** Discards the rest of a refused body, long enough for the sender to read the answer. */
function throwAway(payload: IncomingMessage): void {
  payload.resume();
  setTimeout(() => {
    if (!payload.complete) payload.destroy();
  }, limits.farewell).unref();
}
