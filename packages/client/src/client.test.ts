import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { createPavilion, PavilionError } from './client.ts';

it('has types made from the calls and document types as they are now (OPS-011)', () => {
  const { stderr, status } = spawnSync(process.execPath, ['scripts/client.mjs', '--check'], { encoding: 'utf8' });
  expect([stderr, status]).toEqual(['', 0]);
}, 240_000);

function answering(status: number, body: unknown, headers: Record<string, string> = {}) {
  const sent: { url: string; init: RequestInit | undefined }[] = [];
  const pavilion = createPavilion({
    url: 'https://pavilion.example.org/',
    token: 'pavilion_x',
    fetch: async (url, init) => {
      sent.push({ url: String(url), init });
      return new Response(typeof body === 'string' ? body : JSON.stringify(body), { status, headers });
    },
  });
  return { pavilion, sent };
}

it('throws a refusal with its sentence, code, field and when to try again (OPS-011)', async () => {
  const late = answering(429, { code: 'TOO_MANY', message: 'Too fast.' }, { 'retry-after': '3' });
  await expect(late.pavilion.call('search', { index: 'productions', body: {} })).rejects.toMatchObject({
    status: 429,
    code: 'TOO_MANY',
    message: 'Too fast.',
    retryAfter: 3,
  });
  const failed = {
    kind: 'failed',
    request: 1,
    error: { code: 'INVALID', message: 'Title is needed.', field: 'title' },
  };
  const wrong = answering(422, failed);
  await expect(wrong.pavilion.documents('productions').insert({ title: '' })).rejects.toMatchObject({
    status: 422,
    message: 'Title is needed.',
    field: 'title',
  });
  // A proxy in between answers with a page.
  const proxy = answering(502, '<html>');
  const refusal = await proxy.pavilion
    .documents('productions')
    .get('b1')
    .catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(PavilionError);
  expect(refusal).toMatchObject({ message: 'The server answered with status 502.' });
});

it('sends the token to its own server only, whatever headers a request has (OPS-011)', async () => {
  const { pavilion, sent } = answering(200, { documents: [] });
  expect(await pavilion.documents('productions').get('b1')).toBeNull();
  expect(sent[0]?.url).toBe('https://pavilion.example.org/api/documents');
  expect(new Headers(sent[0]?.init?.headers).get('authorization')).toBe('Bearer pavilion_x');
});
