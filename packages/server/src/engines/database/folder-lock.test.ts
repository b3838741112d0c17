import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import { databaseFolder } from './database-folder.ts';
import { lockFolder } from './folder-lock.ts';
import { openEmbedded } from './open-embedded.ts';

const root = mkdtempSync(join(tmpdir(), 'pavilion-lock-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const longAgo = new Date(Date.now() - 3_600_000);

/** Leaves a lock as a killed process does. */
function leave(folder: string, text: string): void {
  writeFileSync(`${folder}.lock`, text);
  utimesSync(`${folder}.lock`, longAgo, longAgo);
}

it('refuses a second holder with a sentence, even with the same process number, as in another container', async () => {
  const folder = join(root, 'one');
  const lock = await lockFolder(folder);
  expect(JSON.parse(readFileSync(`${folder}.lock`, 'utf8')).pid).toBe(process.pid);
  await expect(lockFolder(folder)).rejects.toThrow(
    new RegExp(`^The data folder ${folder} is in use by process ${process.pid} on .+\\. Stop that process first, or`),
  );
  lock.assertHeld();
  lock.release();
  expect(existsSync(`${folder}.lock`)).toBe(false);
});

it('takes over a lock that has been silent for some seconds, whatever its content', async () => {
  const folder = join(root, 'two');
  for (const left of [{ id: 'another', pid: 1 }, { pid: process.pid }, '{"pi', '']) {
    leave(folder, typeof left === 'string' ? left : JSON.stringify(left));
    (await lockFolder(folder)).release();
  }
});

it('waits for a holder that may still be alive, and takes over if it stays silent', async () => {
  const folder = join(root, 'three');
  writeFileSync(`${folder}.lock`, JSON.stringify({ id: 'killed a moment ago', pid: 1 }));
  const lock = await lockFolder(folder);
  lock.assertHeld();
  lock.release();
}, 20_000);

it('takes over at once from a process of this machine that has ended', async () => {
  const folder = join(root, 'four');
  const script = fileURLToPath(new URL('./folder-lock.ts', import.meta.url));
  const tsx = createRequire(import.meta.url).resolve('tsx');
  const holds = `import { lockFolder } from ${JSON.stringify(script)}; await lockFolder(${JSON.stringify(folder)}); console.log('held'); setInterval(() => {}, 1000);`;
  const other = spawn(process.execPath, ['--import', tsx, '--input-type=module', '-e', holds]);
  await new Promise((resolve) => other.stdout.once('data', resolve));
  await expect(lockFolder(folder)).rejects.toThrow(`is in use by process ${other.pid}`);
  const gone = new Promise((resolve) => other.once('exit', resolve));
  other.kill('SIGKILL');
  await gone;
  const left = JSON.parse(readFileSync(`${folder}.lock`, 'utf8')).id;
  const lock = await lockFolder(folder);
  expect(JSON.parse(readFileSync(`${folder}.lock`, 'utf8')).id).not.toBe(left);
  lock.release();
}, 20_000);

it.runIf(process.platform === 'linux')(
  'takes over at once from a process that has ended but was not collected by its parent, as in a container',
  async () => {
    const folder = join(root, 'zombie');
    const parent = spawn('sh', ['-c', 'sleep 60 & echo $!; exec sleep 60']);
    const pid = Number(String(await new Promise((resolve) => parent.stdout.once('data', resolve))));
    const own = await lockFolder(folder);
    const { world } = JSON.parse(readFileSync(`${folder}.lock`, 'utf8'));
    own.release();
    // Were it taken for a living process, each renewal would refuse the next holder.
    const holder = JSON.stringify({ id: 'ended', pid, world });
    writeFileSync(`${folder}.lock`, holder);
    const renewing = setInterval(() => {
      if (readFileSync(`${folder}.lock`, 'utf8') === holder) writeFileSync(`${folder}.lock`, holder);
    }, 20);
    try {
      await expect(lockFolder(folder)).rejects.toThrow(`is in use by process ${pid}`);
      process.kill(pid, 'SIGKILL');
      await expect.poll(() => readFileSync(`/proc/${pid}/stat`, 'utf8')).toContain(' Z ');
      const lock = await lockFolder(folder);
      lock.assertHeld();
      lock.release();
    } finally {
      clearInterval(renewing);
      parent.kill('SIGKILL');
    }
  },
);

it('has one holder if many take over at the same moment', async () => {
  const folder = join(root, 'five');
  leave(folder, JSON.stringify({ id: 'another', pid: 1 }));
  const tries = await Promise.allSettled(Array.from({ length: 8 }, () => lockFolder(folder)));
  const locks = tries.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
  expect(locks).toHaveLength(1);
  for (const lock of locks) lock.release();
}, 20_000);

it('tells a replaced holder, which writes nothing more and leaves the new lock alone', async () => {
  const folder = join(root, 'six');
  let lost: Error | undefined;
  const database = await openEmbedded(
    { dataDir: folder },
    {
      onLost: (error) => {
        lost = error;
      },
    },
  );
  const path = `${databaseFolder(folder)}.lock`;
  await database.script('CREATE TABLE kept (id int)');
  rmSync(path);
  writeFileSync(path, JSON.stringify({ id: 'the new holder' }));
  await expect
    .poll(() => lost?.message, { timeout: 5_000 })
    .toBe(
      `Another process has taken over the data folder ${databaseFolder(folder)}. This one has stopped writing to it.`,
    );
  await expect(database.query('INSERT INTO kept VALUES (1)')).rejects.toThrow('Another process has taken over');
  await database.close();
  expect(readFileSync(path, 'utf8')).toContain('the new holder');
}, 60_000);

it('tells a holder that can no longer renew its lock why, and not of another process', async () => {
  const folder = join(root, 'seven');
  const lost = new Promise<Error>((onLost) => void lockFolder(folder, { onLost }));
  const path = `${folder}.lock`;
  await expect.poll(() => existsSync(path)).toBe(true);
  // As a disk that fails: there is something, and it cannot be read.
  rmSync(path);
  mkdirSync(path);
  expect((await lost).message).toBe(
    `Pavilion can no longer read and write the data folder ${folder}: illegal operation on a directory. Another process may take it over. This one has stopped writing to it.`,
  );
}, 20_000);
