import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { openPglite, openPostgres } from '../database/index.ts';
import { copies, entries } from '../testing/crash-writer.ts';
import { describeOnDatabases } from '../testing/database.ts';
import { createStore } from './create-store.ts';

const script = fileURLToPath(new URL('../testing/crash-writer.ts', import.meta.url));

/** Starts the writer, kills it without warning after so many acknowledged writes, and gives those back. */
async function writeAndKill(place: string, acknowledgements: number): Promise<string[]> {
  const tsx = createRequire(import.meta.url).resolve('tsx');
  const child = spawn(process.execPath, ['--import', tsx, script, 'write', place], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const gone = new Promise((resolve) => child.once('exit', resolve));
  const ids: string[] = [];
  for await (const line of createInterface({ input: child.stdout })) {
    ids.push(line);
    if (ids.length === acknowledgements) child.kill('SIGKILL');
  }
  await gone;
  return ids;
}

describeOnDatabases('a process that is killed while it writes', (open, kind) => {
  it('loses no acknowledged write, leaves no half of one, and no gap in the log', async () => {
    const root = mkdtempSync(join(tmpdir(), 'pavilion-crash-'));
    const place = kind === 'postgres' ? (await open()).url! : join(root, 'database');
    const acknowledged = await writeAndKill(place, 60);
    const database = kind === 'postgres' ? await openPostgres(place) : await openPglite({ folder: place });
    const store = await createStore({ database, documents: [entries, copies], policies: () => undefined });

    const stored = await store.find(entries, {});
    const ids = new Set(stored.map(({ id }) => id));
    expect(acknowledged.length).toBeGreaterThanOrEqual(60);
    for (const id of acknowledged) expect(ids).toContain(id);
    const copied = new Set((await store.find(copies, {})).map(({ id }) => id));
    for (const { id, n } of stored) expect(copied.has(id)).toBe(n % 2 === 0);
    const changes = await database.query<{ seq: number; id: string }>('SELECT seq, id FROM changes ORDER BY seq');
    expect(changes.map(({ seq }) => seq)).toEqual(changes.map((_, at) => at + 1));
    expect(changes).toHaveLength(stored.length + copied.size);
    await store.close();
    await database.close();
    rmSync(root, { recursive: true, force: true });
  });
});
