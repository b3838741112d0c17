import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { briefs } from '@pavilion/domain';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { password, startApp, type TestApp } from '../../testing/app.ts';
import { addBrief } from '../../testing/upload-stage.ts';

const run = promisify(execFile);
let app: TestApp;
const folder = mkdtempSync(join(tmpdir(), 'pavilion-client-'));
beforeAll(async () => {
  app = await startApp();
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  writeFileSync(join(folder, 'pavilion-client.ts'), await (await fetch(`${app.url}/api/pavilion-client.ts`)).text());
});
afterAll(async () => {
  await app.stop();
  rmSync(folder, { recursive: true });
});

const script = `import { createPavilion, PavilionError } from './pavilion-client.ts';
const [url = '', token = '', id = ''] = process.argv.slice(2);
const pavilion = createPavilion({ url, token });
const brief = await pavilion.documents('productions').get(id);
const written = await pavilion.documents('productions').patch(id, { description: 'In three minutes.' }, brief?._rev);
const { user } = await pavilion.call('accounts/me', {});
const copy: { id: string } = await pavilion.call('production/duplicateBrief', { id });
const refusals: string[] = [];
for (const act of [
  () => pavilion.documents('inspirations').fetch(),
  () => pavilion.call('library/requestZip', { colID: id }),
  () => pavilion.documents('productions').patch(id, { description: 'Too late.' }, brief?._rev),
]) await act().catch((error: PavilionError) => refusals.push(\`\${error.status} \${error.message}\`));
console.log(JSON.stringify({ title: brief?.title, status: written.status, name: user?.name, copy, refusals }));
`;

it('is one file that a developer downloads: it reads a brief, writes a field, makes a call, and throws the sentence where a scope is missing (OPS-011)', async () => {
  const person = await app.addPerson({ name: 'Dev Eloper', roles: ['production_access', 'production_feedback'] });
  const brief = await addBrief(app, { title: 'Ashes 2027', created_by: person.id });
  const { token } = await person.call.accounts.makeApiToken({
    name: 'Import',
    scopes: ['production:write'],
    days: 7,
    password,
  });
  writeFileSync(join(folder, 'script.ts'), script);
  const tsx = resolve('node_modules/tsx/dist/cli.mjs');
  const { stdout } = await run(process.execPath, [tsx, 'script.ts', app.url, token, brief.id], { cwd: folder });
  expect(JSON.parse(stdout)).toEqual({
    title: 'Ashes 2027',
    status: 'Submitted',
    name: 'Dev Eloper',
    copy: { id: expect.any(String) },
    refusals: [
      '403 This API token lacks the scope “inspirations:read”.',
      '403 This API token lacks the scope “library:write”.',
      '409 Someone else changed this just now. Please look again.',
    ],
  });
  expect(await person.documents.get(briefs, brief.id)).toMatchObject({ description: 'In three minutes.' });
}, 90_000);

it('has types that accept what the server does, and refuse the names of calls, documents and fields that there are not (OPS-011)', async () => {
  writeFileSync(join(folder, 'script.ts'), script);
  const wrong = [
    "pavilion.call('production/submitBrif', { id: '' });",
    "pavilion.call('production/submitBrief', { brief: '' });",
    "pavilion.documents('users').fetch();",
    "pavilion.documents('productions').insert({ name: 'No title' });",
  ];
  writeFileSync(
    join(folder, 'wrong.ts'),
    `import { createPavilion } from './pavilion-client.ts';
const pavilion = createPavilion({ url: '', token: '' });
${wrong.map((line) => `// @ts-expect-error\n${line}`).join('\n')}
`,
  );
  writeFileSync(join(folder, 'globals.d.ts'), 'declare const process: { argv: string[] };\n');
  const compiler = resolve('node_modules/typescript/lib/tsc.js');
  const options =
    '--strict --noEmit --target es2022 --module nodenext --erasableSyntaxOnly --allowImportingTsExtensions';
  const files = ['script.ts', 'wrong.ts', 'globals.d.ts'];
  const { stdout } = await run(
    process.execPath,
    [compiler, ...options.split(' '), '--lib', 'es2022,dom,dom.iterable', ...files],
    {
      cwd: folder,
    },
  ).catch((error: { stdout: string }) => error);
  expect(stdout).toBe('');
}, 90_000);
