import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { briefs } from '@pavilion/domain/production';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { password, startApp, type TestApp } from '../../testing/app.ts';
import { freePort } from '../../testing/encoder.ts';

let app: TestApp;
const folder = mkdtempSync(join(tmpdir(), 'pavilion-docs-'));
let receiver: string;
beforeAll(async () => {
  receiver = `http://localhost:${await freePort()}`;
  app = await startApp({ config: { webhookOrigins: [receiver] } });
});
afterAll(async () => {
  await app.stop();
  rmSync(folder, { recursive: true });
});

const page = async () => (await fetch(`${app.url}/api/docs`)).text();
const plain = (html: string) => html.replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)));
const commands = async (kind: 'setup' | 'example' | 'script' | 'run') =>
  [...(await page()).matchAll(new RegExp(`<pre class="${kind}">(.*?)</pre>`, 'gs'))].map((it) => plain(it[1]!));

describe('the documentation of the API', () => {
  it('shows how a script writes, changes, reads, searches, calls, uploads and downloads with a token, in commands that work as they stand (OPS-011)', async () => {
    const script = await app.addPerson({ name: 'Im Port', roles: ['production_access', 'production_feedback'] });
    const { token } = await script.call.accounts.makeApiToken({
      name: 'Import of fixtures',
      scopes: ['production:write', 'files:write'],
      days: 7,
      password,
    });
    const picture = await sharp({ create: { width: 64, height: 64, channels: 3, background: 'green' } })
      .jpeg()
      .toBuffer();
    writeFileSync(join(folder, 'picture.jpg'), picture);
    const [setup] = await commands('setup');
    let [id, file] = ['ID', 'FILE'];
    const answers: unknown[] = [];
    for (const command of await commands('example')) {
      const given = `${setup?.replace('pavilion_…', token)}\n${command}`
        .replace('"ID"', `"${id}"`)
        .replace('FILE', file);
      const { stdout } = await promisify(execFile)('sh', ['-c', given], { cwd: folder });
      file = /^location: .*\/(\S+)/im.exec(stdout)?.[1] ?? file;
      const answer = stdout.startsWith('{') ? JSON.parse(stdout) : stdout;
      if (id === 'ID') id = answer.documents?.[0]?.id ?? id;
      answers.push(answer);
    }
    const title = 'Highlights of the season';
    const description = 'The best of all matches, in three minutes.';
    expect(answers).toMatchObject([
      { user: { email: script.email } },
      { kind: 'done', documents: [{ id, title }] },
      { kind: 'done', documents: [{ id, title, description }] },
      { kind: 'done', documents: [{ id, title, description }] },
      { kind: 'done', documents: [{ id, title, description }], total: 1 },
      { hits: { hits: [{ _id: id }] } },
      { id: expect.any(String) },
      expect.stringContaining('HTTP/1.1 201'),
      { kind: 'done', documents: [{ id: file, what: 'briefReference' }] },
      '',
    ]);
    expect(readFileSync(join(folder, 'copy.jpg'))).toEqual(picture);
    expect(await script.documents.get(briefs, id)).toMatchObject({ title, description, status: 'Draft' });
  }, 60_000);

  it('shows a script in TypeScript that runs as it stands in an empty folder (OPS-011)', async () => {
    const script = await app.addPerson({ name: 'Ty Peskript', roles: ['production_access', 'production_feedback'] });
    const { token } = await script.call.accounts.makeApiToken({
      name: 'Script',
      scopes: ['production:write'],
      days: 7,
      password,
    });
    const [setup = ''] = await commands('setup');
    const [code = ''] = await commands('script');
    const [run = ''] = await commands('run');
    expect(run).toContain('npx tsx script.mts');
    const empty = mkdtempSync(join(folder, 'script-'));
    writeFileSync(join(empty, 'script.mts'), code);
    const tsx = `'${process.execPath}' '${resolve('node_modules/tsx/dist/cli.mjs')}'`;
    const given = `${setup.replace('pavilion_…', token)}\n${run.replace('npx tsx', tsx)}`;
    const { stdout, stderr } = await promisify(execFile)('sh', ['-c', given], { cwd: empty });
    expect(stdout).toMatch(/^There were \d+ drafts\. Now there are \S+ and its copy \S+ too\.\n$/);
    expect(stderr).toContain('403 This API token lacks the scope “archive:read”.');
    expect(await script.documents.fetch(briefs, { where: { created_by: script.id } })).toHaveLength(2);
  }, 60_000);

  it('has a page about webhooks, with a receiver that tells genuine messages from others (OPS-011)', async () => {
    expect(await page()).toContain('href="/api/docs/webhooks"');
    const answer = await fetch(`${app.url}/api/docs/webhooks`);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    const html = await answer.text();
    expect(html).toContain('<h1>Webhooks</h1>');
    expect(html).toContain('<td><code>version.signed_off</code>, <code>version.rejected</code>');
    // Nothing is left of the signs of Markdown, and no link leads to a file of the repository.
    expect(plain(html.replace(/<pre>.*?<\/pre>|<code>.*?<\/code>|<[^>]+>/gs, ''))).not.toMatch(/[`|]|\*\*|\]\(|^#/m);
    expect(html).not.toContain('.md"');

    const code = [...html.matchAll(/<pre>(.*?)<\/pre>/gs)]
      .map((it) => plain(it[1]!))
      .find((it) => it.startsWith('import'));
    writeFileSync(join(folder, 'receiver.mjs'), code!);
    const admin = await app.addPerson({ name: 'Ada Min', roles: ['user_admin'] });
    const { id, secret } = await admin.call.webhooks.saveWebhook({
      name: 'Site',
      url: `${receiver}/receiver`,
      events: ['brief.created'],
    });
    const program = spawn(process.execPath, ['receiver.mjs'], {
      cwd: folder,
      env: { ...process.env, SECRET: secret!, PORT: new URL(receiver).port },
    });
    let said = '';
    program.stdout.on('data', (text) => {
      said += String(text);
    });
    await expect.poll(() => said, { timeout: 10_000 }).toContain('Listening');
    const send = (headers: Record<string, string>) => fetch(receiver, { method: 'POST', headers, body: '{}' });
    expect((await send({})).status).toBe(401);
    const now = String(Math.floor(Date.now() / 1000));
    const forged = { 'webhook-id': 'a', 'webhook-timestamp': now, 'webhook-signature': 'v1,AAAA' };
    expect((await send(forged)).status).toBe(401);
    await admin.call.webhooks.testWebhook({ id });
    await app.jobsDone();
    await expect.poll(() => said).toContain(' webhook.test ');
    expect(said.split('\n').filter(Boolean)).toHaveLength(2);
    program.kill();
    await once(program, 'exit');
  }, 60_000);

  it('lists each call with what a token needs for it and its refusals, and each document type with its fields (OPS-011)', async () => {
    const text = plain(await page());
    expect(text).toContain('An API token may send 10 requests a second');
    expect(text).toContain('An API token needs the scope production:write.');
    expect(text).toContain('API tokens cannot make this call.');
    expect(text).toContain('<code>productions</code>: scope production');
    expect(text).toContain('<code>users</code>: not for API tokens');
    expect(text).not.toContain('undefined');
    // What no token can do has no command with one.
    for (const section of text.split('<h3').filter((part) => part.includes('API tokens cannot make this call.')))
      expect(section).not.toContain('curl');
  });

  it('has each section and each anchor once, and every link within it leads somewhere (OPS-011)', async () => {
    const html = await page();
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
    const links = [...html.matchAll(/ href="#([^"]+)"/g)].map(([, id]) => id);
    expect(links).toContain('files');
    expect(links.filter((id, at) => !ids.includes(id) || links.indexOf(id) !== at)).toEqual([]);
    const sections = [...html.matchAll(/<h2[^>]*>([^<]+)/g)].map(([, title]) => title);
    expect(sections.filter((title, at) => sections.indexOf(title) !== at)).toEqual([]);
  });

  it('heads each call and each address of a file with its method and its whole path (OPS-011)', async () => {
    const headings = [...(await page()).matchAll(/<h3[^>]*><code>(.*?)<\/code>/g)].map(([, text]) => plain(text!));
    expect(headings).toEqual(
      expect.arrayContaining([
        'POST /api/calls/production/submitBrief',
        'POST /api/calls/search',
        'GET /api/files/{id}/{part}',
      ]),
    );
    expect(headings.filter((text) => !/^(GET|HEAD|POST|PATCH|DELETE) \/api\/\S+$/.test(text))).toEqual([]);
    expect(plain(await page())).toContain('Downloads a zip that /api/calls/library/requestZip has made.');
  });
});
