import { type ChildProcess, fork } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { UploadTarget } from '@pavilion/domain/files';
import { files } from '@pavilion/domain/files';
import { deliverables } from '@pavilion/domain/production';
import { Upload } from 'tus-js-client';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { cookieOf, startApp, type TestApp } from '../../testing/app.ts';
import { createPerson, type Person } from '../../testing/person.ts';
import { addDeliverable } from '../../testing/upload-stage.ts';

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const header = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypisom\0\0\x02\0isommp41')]);
const film = (size: number) => Buffer.concat([header, randomBytes(size)]);

/** Uploads with the client library of the browser, through any interruption. `onSent` gets the bytes sent so far. */
function uploadWithClient(
  endpoint: string,
  cookie: string,
  bytes: Buffer,
  target: UploadTarget,
  onSent: (sent: number) => void,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const upload = new Upload(bytes, {
      endpoint,
      headers: { cookie },
      chunkSize: 1024 * 1024,
      retryDelays: Array.from({ length: 100 }, () => 200),
      metadata: { name: 'film.mp4', type: 'video/mp4', target: JSON.stringify(target) },
      onProgress: onSent,
      onError: reject,
      onSuccess: () => resolve(upload.url?.slice(upload.url.lastIndexOf('/') + 1) ?? ''),
    });
    upload.start();
  });
}

async function expectOneVersion(person: Person, delID: string, id: string, bytes: Buffer): Promise<void> {
  expect((await person.documents.fetch(files, { where: { delID } })).map((file) => file.id)).toEqual([id]);
  expect(await person.documents.get(deliverables, delID)).toMatchObject({ currentVersion: 1, currentFileID: id });
  const got = await person.fetch(`/api/files/${id}/original`);
  expect(sha256(new Uint8Array(await got.arrayBuffer()))).toBe(sha256(bytes));
}

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

it('resumes after the connection drops, again and again', async () => {
  const editor = await app.addPerson({ name: 'Ed Itor', roles: ['production_access', 'production_drafts'] });
  const deliverable = await addDeliverable(app);
  let drops = 0;
  let passed = 0;
  const proxy = createServer((socket) => {
    const upstream = connect(Number(new URL(app.url).port), 'localhost');
    socket.on('data', (chunk) => {
      passed += chunk.length;
      if (drops < 4 && passed > (drops + 1) * 2_300_000) {
        drops += 1;
        socket.destroy();
        upstream.destroy();
      } else upstream.write(chunk);
    });
    upstream.pipe(socket);
    for (const end of [socket, upstream]) end.on('error', () => {});
    socket.on('close', () => upstream.destroy());
    upstream.on('close', () => socket.destroy());
  });
  await once(proxy.listen(0), 'listening');
  try {
    const endpoint = `http://localhost:${(proxy.address() as AddressInfo).port}/api/uploads`;
    const bytes = film(12_000_000);
    const target = { what: 'deliverable', delID: deliverable.id } as const;
    const id = await uploadWithClient(endpoint, editor.cookie, bytes, target, () => {});
    expect(drops).toBe(4);
    await expectOneVersion(editor, deliverable.id, id, bytes);
  } finally {
    proxy.close();
  }
}, 120_000);

it('survives a server that is killed in the middle, and makes one version', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'restart-'));
  const admin = { email: 'admin@example.org', password: 'a long enough password' };
  let child: ChildProcess | undefined;
  async function start(port: string): Promise<string> {
    child = fork(fileURLToPath(new URL('../../testing/restarting-server.ts', import.meta.url)), {
      execArgv: ['--import', 'tsx'],
      env: {
        ...process.env,
        DATA_DIR: folder,
        PORT: port,
        LOG_LEVEL: 'silent',
        ADMIN_EMAIL: admin.email,
        ADMIN_PASSWORD: admin.password,
        RTMP_PORT: '0',
      },
    });
    const [url] = (await once(child, 'message')) as [string];
    return url;
  }
  async function kill(): Promise<void> {
    const gone = once(child!, 'exit');
    child!.kill('SIGKILL');
    await gone;
  }
  try {
    const url = await start('0');
    const { port } = new URL(url);
    const signedIn = await fetch(`${url}/api/auth/sign-in/email`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: url },
      body: JSON.stringify(admin),
    });
    const person = createPerson(url, { id: 'admin', email: admin.email, cookie: cookieOf(signedIn) });
    const bytes = film(12_000_000);
    const killAt = [2_000_000, 7_000_000, bytes.length];
    let restarting: Promise<unknown> | undefined;
    const id = await uploadWithClient(
      `${url}/api/uploads`,
      person.cookie,
      bytes,
      { what: 'deliverable', delID: 'deliverable-1' },
      (sent) => {
        if (restarting || sent < (killAt[0] ?? Number.POSITIVE_INFINITY)) return;
        killAt.shift();
        restarting = kill()
          .then(() => start(port))
          .finally(() => {
            restarting = undefined;
          });
      },
    );
    await restarting;
    expect(killAt).toEqual([]);
    await expectOneVersion(person, 'deliverable-1', id, bytes);
  } finally {
    await kill();
    // The database outlives its server for a moment and may still write.
    await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 200 });
  }
}, 120_000);
