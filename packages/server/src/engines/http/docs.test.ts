import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { briefs } from '@pavilion/domain/production';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '../../testing/app.ts';

let app: TestApp;
const folder = mkdtempSync(join(tmpdir(), 'pavilion-docs-'));
beforeAll(async () => {
  app = await startApp();
});
afterAll(async () => {
  await app.stop();
  rmSync(folder, { recursive: true });
});

const page = async () => (await fetch(`${app.url}/api/docs`)).text();
const plain = (html: string) => html.replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)));
const examples = async () =>
  [...(await page()).matchAll(/<pre class="example">(.*?)<\/pre>/gs)].map((it) => plain(it[1]!));

describe('the documentation of the calls', () => {
  it('shows how a script signs in, writes, changes, reads and calls, in commands that work as they stand', async () => {
    const script = await app.addPerson({ name: 'Im Port', roles: ['production_feedback'] });
    let id = 'ID';
    const answers: unknown[] = [];
    for (const command of await examples()) {
      const given = command
        .replace('you@example.org', script.email)
        .replace('your password', 'a long enough password')
        .replace('"ID"', JSON.stringify(id));
      const { stdout } = await promisify(execFile)('sh', ['-c', given], { cwd: folder });
      const answer = JSON.parse(stdout);
      id = answer.documents?.[0]?.id ?? id;
      answers.push(answer);
    }
    const title = 'Highlights of the season';
    const description = 'The best of all matches, in three minutes.';
    expect(answers).toMatchObject([
      { user: { email: script.email } },
      { kind: 'done', documents: [{ id, title }] },
      { kind: 'done', documents: [{ id, title, description }] },
      { kind: 'done', documents: [{ id, title, description }] },
      { user: { email: script.email } },
    ]);
    expect(await script.documents.get(briefs, id)).toMatchObject({ title, description, status: 'Draft' });
  }, 60_000);

  it('describes the sign-in and the documents as data too, each at its own address', async () => {
    const description = await (await fetch(`${app.url}/api/openapi.json`)).json();
    const { servers, paths, components, security } = description;
    expect(servers).toEqual([{ url: `${app.url}/api/calls` }]);
    expect([components.securitySchemes.session.name, security]).toEqual(['pavilion.session_token', [{ session: [] }]]);
    for (const path of ['/api/auth/sign-in/email', '/api/documents']) {
      expect(paths[path].servers).toEqual([{ url: app.url }]);
      const { examples } = paths[path].post.requestBody.content['application/json'];
      expect(Object.keys(examples)).not.toEqual([]);
    }
    expect(paths['/api/auth/sign-in/email'].post.security).toEqual([]);
    expect(await page()).not.toContain('<h2><code>/api/');
  });
});
