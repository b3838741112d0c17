import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { briefs } from '@pavilion/domain/production';
import { afterAll, expect, it } from 'vitest';
import { openEmbeddedBeside } from './engines/database/index.ts';
import type { Person } from './testing/person.ts';
import { startProductProcess } from './testing/product-process.ts';
import { beginUpload, bytesLike, offsetOf, sendPart, sentenceOf } from './testing/uploads.ts';

const MB = 1024 ** 2;
const isRoot = process.getuid?.() === 0;
const disk = mkdtempSync(join(tmpdir(), 'pavilion-full-'));
const filler = join(disk, 'filler');
afterAll(() => rmSync(disk, { recursive: true, force: true }));

const sentence = 'The server’s disk is full. Nothing was saved: ask your administrator to make room, then try again.';
const full = { code: 'DISK_FULL', message: sentence };
const dataDir = join(disk, 'data');
const resumable =
  'The server’s disk is full. What you have uploaded so far is kept: ask your administrator to make room, then continue.';
const noRoom = expect.stringMatching(/^The disk is (nearly )?full/);
const logged = 'The disk is full: nothing can be saved until someone makes room.';
const makeRoom = () => rmSync(filler);

/** Fills the disk up to these bytes. The product writes meanwhile, so the room is measured again if it has become less. */
async function leave(bytes: number): Promise<void> {
  for (let tries = 1; ; tries++) {
    rmSync(filler, { force: true });
    const { bavail, bsize } = await statfs(disk);
    try {
      return void execFileSync('fallocate', ['-l', String(bavail * bsize - bytes), filler]);
    } catch (error) {
      if (tries === 5) throw error;
    }
  }
}

/** Of random letters, since the database compresses text. */
const longText = () => Array.from({ length: 8_000 }, () => randomBytes(5).toString('hex')).join(' ');
const save = (person: Person, title: string) => person.documents.insert(briefs, { title, description: longText() });

/** Saves briefs until the disk is full. */
async function fillTables(person: Person): Promise<void> {
  for (let count = 0; count < 400; count++) await save(person, `Brief ${count}`);
}

/** PostgreSQL ends when it has no room for the next file of its log. */
async function fillLog(): Promise<void> {
  const database = await openEmbeddedBeside({ dataDir });
  for (let count = 0; count < 50; count++) {
    try {
      await database.query('SELECT pg_switch_wal(), pg_current_xact_id()');
    } catch {
      break;
    }
  }
  await database.close();
}

async function readiness(person: Person): Promise<[number, unknown]> {
  const answer = await person.fetch('/readyz');
  return [answer.status, await answer.json()];
}

/**
 * PostgreSQL may still be starting again when there is room: an outage of its own, which has two lines of its own. A busy machine has slow
 * statements, and PostgreSQL may log the full disk itself before it ends.
 */
const alsoLogged =
  /^(The database (does not answer|answers again after)|A slow statement|Not ready\. |Ready again\.|PostgreSQL: could not write .*: No space left)/;

function messagesIn(log: string): Set<string> {
  const lines = log.split('\n').filter((line) => line.startsWith('{'));
  return new Set(lines.map((line) => (JSON.parse(line) as { msg: string }).msg));
}

async function expectBackToWork(person: Person, title: string): Promise<void> {
  makeRoom();
  const attempt = () => save(person, title).then(() => 'saved', String);
  await expect.poll(attempt, { timeout: 30_000, interval: 200 }).toBe('saved');
  await expect.poll(async () => (await readiness(person))[0], { timeout: 10_000 }).toBe(200);
}

it.skipIf(!isRoot)(
  'a disk that fills up while the product runs is reported in a sentence, one for all in the log, and work goes on without a restart when there is room again (needs root to mount one)',
  async () => {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=900m', 'tmpfs', disk]);
    const product = await startProductProcess({ DATA_DIR: dataDir, LOG_LEVEL: 'warn' });
    try {
      const admin = await product.signIn();
      const { id: brief } = await save(admin, 'Before');
      const bytes = bytesLike.mp4(30 * MB);
      const target = JSON.stringify({ what: 'briefReference', prodID: brief });
      const { id: film } = await beginUpload(admin, bytes.length, { name: 'film.mp4', target });

      await leave(3 * MB);
      await expect(fillTables(admin)).rejects.toMatchObject(full);
      await expect(admin.documents.patch(briefs, brief, { description: longText() })).rejects.toMatchObject(full);
      await expect(admin.call.production.submitBrief({ id: brief })).rejects.toMatchObject(full);
      const part = await sendPart(admin, film, 0, bytes);
      expect([part.status, await sentenceOf(part)]).toEqual([507, resumable]);
      const arrived = (await offsetOf(admin, film)) ?? 0;
      expect(await readiness(admin)).toMatchObject([503, { checks: { storage: { ok: false, detail: noRoom } } }]);
      await expectBackToWork(admin, 'After the tables');

      // This session has not been asked for yet: the library looks it up while the disk is full.
      const other = await product.signIn();
      await leave(60 * 1024);
      await fillLog();
      await expect(save(admin, 'Without a log')).rejects.toMatchObject(full);
      await expect(product.signIn()).rejects.toThrow('507');
      await expect(other.call.accounts.me({})).rejects.toMatchObject(full);
      expect(await readiness(admin)).toMatchObject([503, { checks: { database: { ok: false, detail: noRoom } } }]);
      await expectBackToWork(admin, 'After the log');

      expect((await sendPart(admin, film, arrived, bytes.subarray(arrived))).status).toBe(204);
      const said = messagesIn(product.said());
      expect(said).toContainEqual(
        expect.stringMatching(/^Not ready\. Storage: The disk is nearly full: \d+ MB are free\.$/),
      );
      expect(said).toContain('Ready again.');
      expect([...said].filter((message) => !alsoLogged.test(message))).toEqual([logged]);
    } finally {
      await product.end('SIGTERM');
      execFileSync('umount', [disk]);
    }
  },
  180_000,
);
