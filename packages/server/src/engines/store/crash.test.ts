import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import { copies, entries } from '../../testing/crash-writer.ts';
import { readRunning } from '../database/embedded/orphan.ts';
import { databaseFolder, openEmbedded } from '../database/index.ts';
import { createStore } from './create-store.ts';

const script = fileURLToPath(new URL('../../testing/crash-writer.ts', import.meta.url));
const root = mkdtempSync(join(tmpdir(), 'pavilion-crash-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** Starts the writer, strikes it after each 60 acknowledged writes, and returns all acknowledged writes when it has ended. */
async function writeUntil(
  dataDir: string,
  first: number,
  strikes: ((writer: ChildProcess) => void)[],
  acknowledgements = 60,
): Promise<string[]> {
  const tsx = createRequire(import.meta.url).resolve('tsx');
  const child = spawn(process.execPath, ['--import', tsx, script, 'write', dataDir, String(first)], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const gone = new Promise((resolve) => child.once('exit', resolve));
  const ids: string[] = [];
  const left = [...strikes];
  for await (const line of createInterface({ input: child.stdout })) {
    ids.push(line);
    if (ids.length % acknowledgements === 0) left.shift()?.(child);
  }
  await gone;
  expect(left, 'the writer ended before it was killed').toHaveLength(0);
  return ids;
}

/** Checks that every acknowledged write exists with its copy, and the log has no gap. */
async function expectAll(dataDir: string, acknowledged: readonly string[]): Promise<void> {
  const database = await openEmbedded({ dataDir });
  const store = await createStore({ database, documents: [entries, copies], policies: () => undefined });
  const stored = await store.find(entries, {});
  const ids = new Set(stored.map(({ id }) => id));
  expect(acknowledged.filter((id) => !ids.has(id))).toEqual([]);
  const copied = new Set((await store.find(copies, {})).map(({ id }) => id));
  for (const { id, n } of stored) expect(copied.has(id)).toBe(n % 2 === 0);
  const changes = await database.query<{ seq: number }>('SELECT seq FROM changes ORDER BY seq');
  expect(changes.map(({ seq }) => seq)).toEqual(changes.map((_, at) => at + 1));
  expect(changes).toHaveLength(stored.length + copied.size);
  await store.close();
  await database.close();
}

const kill = (pid: number | undefined) => pid && process.kill(pid, 'SIGKILL');
const postgres = (dataDir: string) => readRunning(databaseFolder(dataDir))?.pid;

const killWriter = (writer: ChildProcess) => kill(writer.pid);

it('no acknowledged write is lost when the server, PostgreSQL, or both are killed while they write', async () => {
  const dataDir = join(root, 'killed');
  const killPostgres = () => kill(postgres(dataDir));
  const killBoth = (writer: ChildProcess) => {
    killPostgres();
    killWriter(writer);
  };
  const acknowledged: string[] = [];
  // Without its PostgreSQL the server starts another, and goes on writing.
  const rounds = [[killWriter], [killBoth], [killPostgres, killPostgres, killPostgres, killWriter]];
  for (const [round, strikes] of rounds.entries()) {
    acknowledged.push(...(await writeUntil(dataDir, round * 100_000, strikes)));
    await expectAll(dataDir, acknowledged);
  }
  expect(acknowledged.length).toBeGreaterThanOrEqual(360);
}, 180_000);

const cannotCut = whyNoPowerCut();

it.skipIf(cannotCut !== null)(
  `no acknowledged write is lost when the power goes, ten times${cannotCut ? ` (skipped: ${cannotCut})` : ''}`,
  async () => {
    const disk = join(root, 'disk');
    const dataDir = join(root, 'mounted');
    makeDisk(disk, dataDir);
    const acknowledged: string[] = [];
    try {
      for (let round = 0; round < 10; round++) {
        const cut = (writer: ChildProcess) => {
          cutPower(dataDir);
          kill(postgres(dataDir));
          kill(writer.pid);
        };
        acknowledged.push(...(await writeUntil(dataDir, round * 100_000, [cut], 100 + round * 20)));
        await unmounted(dataDir, disk);
        execFileSync('mount', ['-o', 'loop', disk, dataDir]);
        await expectAll(dataDir, acknowledged);
      }
    } finally {
      await unmounted(dataDir, disk);
    }
    expect(acknowledged.length).toBeGreaterThanOrEqual(1_900);
  },
  300_000,
);

function makeDisk(disk: string, place: string): void {
  mkdirSync(place, { recursive: true });
  writeFileSync(disk, '');
  execFileSync('truncate', ['-s', '600M', disk]);
  execFileSync('mkfs.ext4', ['-q', disk]);
  execFileSync('mount', ['-o', 'loop', disk, place]);
}

/** Shuts the file system down at once; anything not on the disk is lost. */
function cutPower(place: string): void {
  const shutdownWithoutFlush =
    'open F, "<", $ARGV[0] or die; my $how = pack("L", 2); ioctl(F, 0x8004587d, $how) or die $!';
  execFileSync('perl', ['-e', shutdownWithoutFlush, place]);
}

/**
 * Waits until nobody has the file system. A process that was started in a mount namespace of its own meanwhile, as the media
 * tools are, has it until it ends, and a new mount would be the same, shut-down one.
 */
async function unmounted(place: string, disk: string): Promise<void> {
  await expect
    .poll(
      () => {
        try {
          execFileSync('umount', [place], { stdio: 'pipe' });
        } catch (error) {
          const said = String((error as { stderr: Buffer }).stderr);
          if (!said.includes('not mounted')) return said;
        }
        return String(execFileSync('losetup', ['--associated', disk]));
      },
      { timeout: 60_000, interval: 100 },
    )
    .toBe('');
}

function whyNoPowerCut(): string | null {
  if (process.getuid?.() !== 0) return 'only root can mount a disk';
  const [disk, place] = [join(root, 'tried'), join(root, 'try')];
  try {
    makeDisk(disk, place);
    cutPower(place);
    return null;
  } catch {
    return 'no loop-mounted ext4 can be shut down here';
  } finally {
    try {
      execFileSync('umount', [place], { stdio: 'ignore' });
    } catch {
      // It was not mounted.
    }
  }
}
