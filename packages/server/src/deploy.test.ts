import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { neededNamespaces } from './engines/media/no-network.ts';
import { isSetting } from './settings.ts';
import { password, startApp, type TestApp } from './testing/app.ts';

const read = (name: string) => readFileSync(`deploy/${name}`, 'utf8');

/** The `NAME: value` lines of a block of compose.yaml, and of the blocks that it takes over. */
function block(compose: string, start: RegExp): Record<string, string> {
  const [, indent = '', body = ''] = start.exec(compose) ?? [];
  const lines = body.split('\n').filter((line) => line.startsWith(`${indent}  `) && !line.includes('#'));
  return Object.fromEntries(lines.map((line) => line.trim().split(/: (.*)/, 2) as [string, string]));
}

function serviceText(service: string, compose = read('compose.yaml')): string {
  return new RegExp(`\\n  ${service}:\\n((?:    .*\\n|\\n)+)`).exec(compose)?.[1] ?? '';
}

/** Environment of a service of compose.yaml, with its passwords filled in. */
function environmentOf(service: string, env: Record<string, string> = {}): Record<string, string> {
  const compose = read('compose.yaml')
    .replaceAll(/\$\{(\w+):\?[^}]*\}/g, (_, name) => given[name]!)
    .replaceAll(/\$\{(\w+)-([^}]*)\}/g, (_, name, otherwise) => env[name] ?? otherwise);
  const text = serviceText(service, compose);
  const shared = block(compose, /\n()x-settings: &settings\n((?: {2}.*\n)+)/);
  const { '<<': _, ...own } = block(text, /( {4})environment:\n((?: {6}.*\n)+)/);
  return { ...shared, ...own };
}
const given: Record<string, string> = {
  DATABASE_PASSWORD: 'database-password',
  STORE_PASSWORD: 'store-password',
  PUBLIC_URL: 'https://pavilion.example.org',
};

const metricsToken = 'of sixteen letters';

describe('the files for operators in deploy/ (OPS-005)', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp({ config: { metricsToken } });
  });
  afterAll(() => app.stop());

  it('give the server settings that it has and accepts', () => {
    const image = /^ENV (.+)$/m.exec(read('Dockerfile'))![1]!;
    const unit = /^Environment=(.+)$/m.exec(read('pavilion.service'))![1]!;
    const pairs = `${image} ${unit}`.split(' ').map((pair) => pair.split('=') as [string, string]);
    expect(pairs.map(([name]) => name).filter((name) => name !== 'NODE_ENV' && !isSetting(name))).toEqual([]);
    for (const service of ['web', 'worker']) {
      const environment = environmentOf(service);
      expect(Object.keys(environment).filter((name) => !isSetting(name))).toEqual([]);
      expect(readConfig(environment)).toMatchObject({
        publicUrl: given.PUBLIC_URL,
        proxies: 1,
        worker: service === 'worker',
        rtmpPort: service === 'web' ? 1935 : null,
        databaseUrl: 'postgres://pavilion:database-password@database:5432/pavilion',
        s3: { endpoint: 'http://store:8333', bucket: 'pavilion', secretKey: 'store-password' },
        backup: { folder: '/backups', s3: null },
      });
      // One place for all processes, which the user of the image may write to.
      expect(serviceText(service)).toMatch(/\n {4}volumes:\n(?: {6}.*\n)*? {6}- backups:\/backups\n/);
    }
  });

  it('leave the place of backups in compose.yaml to a bucket, where .env says so (OPS-009)', () => {
    const bucket = {
      ...{ BACKUP_DIR: '', BACKUP_S3_BUCKET: 'backups', BACKUP_S3_ENDPOINT: 'https://s3.example.org' },
      ...{ BACKUP_S3_ACCESS_KEY: 'key', BACKUP_S3_SECRET_KEY: 'secret' },
    };
    const { backup } = readConfig({ ...bucket, ...environmentOf('worker', bucket) });
    expect(backup).toMatchObject({ folder: null, s3: { bucket: 'backups' } });
  });

  it('make the folder of the backups for the user of the image, since a new volume takes its owner (OPS-009)', () => {
    const dockerfile = read('Dockerfile');
    const [, owner] = /^USER (.+)$/m.exec(dockerfile)!;
    const [, folders = ''] = new RegExp(`^RUN mkdir (.+) && chown ${owner} \\1$`, 'm').exec(dockerfile)!;
    expect(folders.split(' ')).toEqual(['/data', '/backups']);
  });

  it('let proxies pass requests to the port at which the server listens by itself', () => {
    const { host, port } = readConfig({});
    expect(read('nginx.conf')).toContain(`proxy_pass http://${host}:${port};`);
    expect(read('Caddyfile')).toContain(`reverse_proxy ${host}:${port} {`);
    expect(read('compose.yaml')).toContain(`- ${host}:${port}:${port}\n`);
  });

  it('call a container healthy while its server answers', async () => {
    const check = async (port: string) => {
      const [code] = await once(spawn(process.execPath, ['deploy/check-health.mjs'], { env: { PORT: port } }), 'exit');
      return code;
    };
    expect([await check(new URL(app.url).port), await check('1')]).toEqual([0, 1]);
  });

  it('let the service make the namespaces in which media tools have no network, and no others', () => {
    const unit = read('pavilion.service');
    const value = (name: string) => new RegExp(`^${name}=(.*)$`, 'm').exec(unit)?.[1];
    expect(neededNamespaces).toEqual(['user', 'net']);
    expect(value('RestrictNamespaces')?.split(' ')).toEqual(neededNamespaces);
    // Root would need other ones.
    expect(value('User')).toBe('pavilion');
  });

  it('name only services, volumes and configs that compose.yaml has, and keep the logs of each service small', () => {
    const compose = read('compose.yaml');
    const [, services = ''] = /\nservices:\n((?: {2}.*\n|\n)+)/.exec(compose) ?? [];
    const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name]) => name!);
    const declared = (kind: string) =>
      all(new RegExp(`\\n${kind}:\\n((?: {2}.*\\n?)+)`).exec(compose)![1]!, /^ {2}(\w+):/gm);
    const names = all(services, /^ {2}(\w+):$/gm);
    expect(names).toEqual(['web', 'worker', 'database', 'store', 'bucket']);
    expect(declared('volumes')).toEqual(expect.arrayContaining(all(services, /^ +- (\w+):\//gm)));
    expect(declared('configs')).toEqual(expect.arrayContaining(all(services, /^ +- source: (\w+)$/gm)));
    expect(names).toEqual(expect.arrayContaining(all(compose, /^ +(\w+):\n +condition: /gm)));
    for (const name of names) {
      const [, text = ''] = new RegExp(`\\n  ${name}:\\n((?:    .*\\n|\\n)+)`).exec(compose) ?? [];
      // The bucket is made once, in a line or two.
      if (name !== 'bucket') expect(text).toMatch(/<<: \*pavilion|logging: \*logging/);
    }
    expect(compose).toMatch(/logging: &logging\n +driver: local\n +options: \{ max-size: 20m, max-file: "10" \}/);
  });

  it('are scraped as the guide for operators says, with the one token that opens the metrics', async () => {
    const guide = readFileSync('docs/operating.md', 'utf8');
    const [, job] = /- job_name: (\w+)\n/.exec(guide)!;
    expect(read('prometheus-alerts.yaml')).toContain(`up{job="${job}"}`);
    const asked = (headers: Record<string, string>) =>
      fetch(`${app.url}/metrics`, { headers: { 'x-forwarded-for': '192.0.2.7', ...headers } }).then(
        ({ status }) => status,
      );
    const admin = await app.addPerson({ name: 'Ad Min', roles: ['user_admin'] });
    const { token } = await admin.call.accounts.makeApiToken({
      name: 'Prometheus',
      scopes: ['files:read'],
      days: 7,
      password,
    });
    expect(await asked({})).toBe(403);
    expect(await asked({ cookie: admin.cookie })).toBe(403);
    expect(await asked({ authorization: `Bearer ${token}` })).toBe(403);
    expect(await asked({ authorization: `Bearer ${metricsToken}` })).toBe(200);
  });

  it('start programs that exist', () => {
    expect(/^ExecStart=\/usr\/bin\/node (.+)$/m.exec(read('pavilion.service'))![1]).toBe('scripts/start.mjs');
    const scripts = JSON.parse(readFileSync('package.json', 'utf8')).scripts as Record<string, string>;
    expect(scripts.start).toBe('node scripts/start.mjs');
    expect(/^CMD (.+)$/m.exec(read('Dockerfile'))![1]).toBe('["node", "packages/server/dist/main.js"]');
    expect(readFileSync('scripts/start.mjs', 'utf8')).toContain("'packages/server/dist/main.js'");
  });
});
