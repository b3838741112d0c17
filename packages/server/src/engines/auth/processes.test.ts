import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inspirations } from '@pavilion/domain';
import { afterAll, describe, expect, it } from 'vitest';
import { createDatabase } from '../../testing/database.ts';
import { type ProductProcess, startProductProcess } from '../../testing/product-process.ts';
import { openStubbornSocket } from '../../testing/stubborn-socket.ts';

const folders: string[] = [];
const running: ProductProcess[] = [];
afterAll(async () => {
  for (const each of running) await each.end();
  for (const folder of folders) await rm(folder, { recursive: true, force: true });
});

async function start(databaseUrl: string): Promise<ProductProcess> {
  const folder = await mkdtemp(join(tmpdir(), 'processes-'));
  folders.push(folder);
  const started = await startProductProcess({ DATABASE_URL: databaseUrl, DATA_DIR: join(folder, 'data') });
  running.push(started);
  return started;
}

const patience = { timeout: 20_000 };

describe('two processes on one PostgreSQL', () => {
  it('accept no requests on a session that ended at the other process, even if its socket ignores the close (PLT-068)', async () => {
    const { href } = await createDatabase();
    const here = await start(href);
    const there = await start(href);
    const person = await here.signIn();
    const observer = await there.signIn();
    const socket = await openStubbornSocket(there.url, person.cookie);
    const write = (request: number) => {
      const document = { id: `note-${request}`, title: `Note ${request}`, url: `https://example.org/${request}` };
      socket.say({ request, kind: 'insert', collection: inspirations.name, document });
    };
    const written = async () => (await observer.documents.fetch(inspirations)).map(({ id }) => id);
    write(1);
    await expect.poll(written, patience).toEqual(['note-1']);

    const signOut = await person.fetch('/api/auth/sign-out', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    });
    expect(signOut.status).toBe(200);
    await expect.poll(() => socket.heard(), patience).toContain('signedOut');
    for (let request = 2; request < 20; request++) write(request);
    await expect.poll(() => socket.isCut(), patience).toBe(true);
    const asked = await fetch(`${there.url}/api/documents`, {
      method: 'POST',
      headers: { cookie: person.cookie, origin: there.url, 'content-type': 'application/json' },
      body: JSON.stringify({ request: 1, kind: 'fetch', query: { collection: inspirations.name } }),
    });
    expect(await asked.text()).toContain('NOT_SIGNED_IN');
    expect(await written()).toEqual(['note-1']);
  }, 120_000);
});
