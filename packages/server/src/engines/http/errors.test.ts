import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { answerErrors } from './errors.ts';

const lines: string[] = [];
let server: FastifyInstance;
let url: string;
beforeAll(async () => {
  server = Fastify({ logger: { stream: { write: (line: string) => void lines.push(line) } } });
  answerErrors(server);
  server.get('/fault', () => {
    throw new Error('A fault of our own.');
  });
  server.get('/left', ({ raw }) => {
    raw.socket.destroy();
    throw new Error('Premature close');
  });
  url = await server.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => server.close());

it('logs a fault of our own, but not that a browser left in the middle of an answer', async () => {
  expect((await fetch(`${url}/fault`)).status).toBe(500);
  await expect(fetch(`${url}/left`)).rejects.toThrow();
  const faults = lines.filter((line) => line.includes('A request failed.'));
  expect(faults.map((line) => JSON.parse(line).err.message)).toEqual(['A fault of our own.']);
});
