import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { startProductProcess } from './testing/product-process.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
/** Paths below a folder that other users of the machine could read or list. */
const readable = (folder: string) =>
  (readdirSync(folder, { recursive: true }) as string[]).filter((path) => statSync(join(folder, path)).mode & 0o066);

it('other users of the machine read neither the data nor its nightly backups (OPS-009)', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'pavilion-private-'));
  const [dataDir, backups] = [join(folder, 'data'), join(folder, 'backups')];
  mkdirSync(backups);
  const env = { DATA_DIR: dataDir, BACKUP_DIR: backups };
  const product = await startProductProcess(env);
  const made = await promisify(execFile)(process.execPath, ['scripts/backup.mjs', '--nightly'], {
    cwd: root,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...env },
  });
  expect(made.stdout).toMatch(/^The backup .+ is complete/);
  expect(readdirSync(backups)).not.toEqual([]);
  expect(readable(backups)).toEqual([]);
  expect(readable(dataDir)).toEqual([]);
  await product.end('SIGTERM');
  rmSync(folder, { recursive: true, force: true });
}, 90_000);

it('the log says at the start that the place of the backups is missing (OPS-009)', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'pavilion-unmounted-'));
  const product = await startProductProcess({ DATA_DIR: dataDir, BACKUP_DIR: '/nowhere/backups', LOG_LEVEL: 'warn' });
  expect(product.said()).toContain(
    'No backup can be made at night. BACKUP_DIR must be an existing folder: /nowhere/backups is not there.',
  );
  await product.end('SIGTERM');
  rmSync(dataDir, { recursive: true, force: true });
}, 60_000);
