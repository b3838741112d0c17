import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { fetchAnswer } from './fetch-answer.ts';
import { refusalWords } from './refusal.ts';

const ids: string[] = [];
const server = createServer((request, response) => {
  const id = String(request.headers['x-request-id']);
  ids.push(id);
  if (request.url === '/ours') response.setHeader('x-request-id', id);
  response.writeHead(502).end('<h1>Bad Gateway</h1>');
});
let url = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => {
  ids.length = 0;
});
afterAll(() => void server.close());

it('each call has a request id of its own (OPS-015)', async () => {
  for (let n = 0; n < 2; n++) expect((await fetchAnswer(new Request(`${url}/ours`))).status).toBe(502);
  expect(new Set(ids).size).toBe(2);
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{32}$/);
});

it('an error of a proxy is a sentence with the reference of the call (OPS-015)', async () => {
  const error = await fetchAnswer(new Request(`${url}/proxy`)).catch((each: unknown) => each);
  expect(refusalWords(error).message).toBe(
    `The server did not answer. Please try again; if it happens again, give an administrator this reference: ${ids[0]?.slice(0, 8)}.`,
  );
});
