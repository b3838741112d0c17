import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import { databaseFolder } from '../database-folder.ts';
import { openEmbedded } from '../open-embedded.ts';
import { readRunning } from './orphan.ts';

const root = mkdtempSync(join(tmpdir(), 'pavilion-held-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const isRoot = process.getuid?.() === 0;
const postmaster = (dataDir: string) => readRunning(databaseFolder(dataDir))?.pid;
const rows = (dataDir: string) =>
  openEmbedded({ dataDir }).then(async (database) => {
    const found = await database.query<{ a: number }>('SELECT a FROM t ORDER BY a');
    await database.close();
    return found.map(({ a }) => a);
  });

/** The product in a process of its own, alone in its group, as in a container if the command before it makes one. */
async function productOn(dataDir: string, before: readonly string[] = []) {
  const script = `const { openEmbedded } = await import('./packages/server/src/engines/database/open-embedded.ts');
    const database = await openEmbedded({ dataDir: ${JSON.stringify(dataDir)} }, { onLost: (error) => { console.log(error.message); process.exit(3); } });
    await database.script('CREATE TABLE IF NOT EXISTS t (a int)');
    console.log('open');
    for await (const line of (await import('node:readline')).createInterface({ input: process.stdin })) {
      await database.query('INSERT INTO t VALUES ($1)', [Number(line)]);
      console.log('written ' + line);
    }`;
  const [file = '', ...rest] = [...before, process.execPath, '--import', 'tsx', '--input-type=module', '-e', script];
  const child = spawn(file, rest, { detached: true, stdio: ['pipe', 'pipe', 'inherit'] });
  let said = '';
  child.stdout.setEncoding('utf8').on('data', (text) => {
    said += text;
  });
  // `expect.poll` does not know the test among concurrent ones.
  const says = (text: string) => vi.waitFor(() => expect(said).toContain(text), { timeout: 40_000 });
  await says('open');
  const write = async (a: number) => {
    child.stdin.write(`${a}\n`);
    await says(`written ${a}`);
  };
  return { child, write };
}

/** A process and all that it has started. */
function familyOf(pid: number): number[] {
  const { stdout } = spawnSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' });
  return [
    pid,
    ...stdout
      .split(/\s+/)
      .filter(Boolean)
      .flatMap((child) => familyOf(Number(child))),
  ];
}
function signalAll(pids: readonly number[], signal: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, signal);
    } catch {
      // The end of another has ended it.
    }
  }
}

it.skipIf(process.platform !== 'linux').concurrent.each([
  ['is stopped', [], false],
  // Process numbers and shared memory of its own, as containers have. This needs root.
  ...(isRoot ? [['is in a paused container', ['unshare', '-p', '-f', '-i', '--mount-proc'], true] as const] : []),
] as const)(
  'has one process while its holder %s, which goes on writing afterwards (Linux)',
  async (_, before, all) => {
    const dataDir = join(root, `paused-${all}`);
    const { child, write } = await productOn(dataDir, before);
    await write(1);
    const family = familyOf(child.pid!);
    const frozen = all ? family : [child.pid!];
    signalAll(frozen, 'SIGSTOP');
    await expect(openEmbedded({ dataDir })).rejects.toThrow(
      `The database in ${databaseFolder(dataDir)} is held by a PostgreSQL that does not answer: perhaps its container is paused, or its process stopped. Let it go on or end it, then start again.`,
    );
    signalAll(frozen, 'SIGCONT');
    await write(2);
    signalAll(familyOf(child.pid!), 'SIGKILL');
    expect(await rows(dataDir)).toEqual([1, 2]);
  },
  120_000,
);

it.skipIf(process.platform !== 'linux').concurrent(
  'ends a PostgreSQL that is stopped and has outlived its product (Linux)',
  async () => {
    const dataDir = join(root, 'stopped');
    const { child, write } = await productOn(dataDir);
    await write(1);
    process.kill(postmaster(dataDir)!, 'SIGSTOP');
    child.kill('SIGKILL');
    await once(child, 'exit');
    const database = await openEmbedded({ dataDir });
    expect(await database.query('SELECT a FROM t')).toEqual([{ a: 1 }]);
    process.kill(postmaster(dataDir)!, 'SIGSTOP');
    await database.close();
    expect(await rows(dataDir)).toEqual([1]);
  },
  120_000,
);

it.skipIf(process.platform !== 'linux').concurrent(
  'keeps its new database when an initdb that was stopped during a killed first start goes on (Linux)',
  async () => {
    const dataDir = join(root, 'half-made');
    const folder = databaseFolder(dataDir);
    const script = `await (await import('./packages/server/src/engines/database/open-embedded.ts')).openEmbedded({ dataDir: ${JSON.stringify(dataDir)} });`;
    const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
      stdio: 'ignore',
    });
    const makers = () => {
      const { stdout } = spawnSync('ps', ['-eo', 'pid=,comm=,args='], { encoding: 'utf8' });
      const lines = stdout.split('\n').map((line) => line.trim().split(/\s+/));
      return lines
        .filter(([, name, ...args]) => name === 'initdb' && args.some((arg) => arg.startsWith(folder)))
        .map(([pid]) => Number(pid));
    };
    await vi.waitFor(() => expect(makers()).toHaveLength(1), { timeout: 40_000, interval: 5 });
    const stopped = makers().flatMap((pid) => familyOf(pid));
    signalAll(stopped, 'SIGSTOP');
    child.kill('SIGKILL');
    const database = await openEmbedded({ dataDir });
    await database.script('CREATE TABLE t (a int)');
    await database.query('INSERT INTO t VALUES (1)');
    signalAll(stopped, 'SIGCONT');
    await vi.waitFor(() => expect(makers()).toEqual([]), { timeout: 40_000 });
    await database.query('INSERT INTO t VALUES (2)');
    await database.close();
    expect(await rows(dataDir)).toEqual([1, 2]);
  },
  120_000,
);
