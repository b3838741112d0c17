import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { lockFolder } from './folder-lock.ts';

const root = mkdtempSync(join(tmpdir(), 'pavilion-lock-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

it('refuses while another live process holds the folder and takes over when it is gone', async () => {
  const folder = join(root, 'one');
  const other = spawn('sleep', ['60']);
  writeFileSync(`${folder}.lock`, JSON.stringify({ pid: other.pid, started: '' }));
  expect(() => lockFolder(folder)).toThrow(`in use by process ${other.pid}. Stop that process first`);
  const gone = new Promise((resolve) => other.once('exit', resolve));
  other.kill('SIGKILL');
  await gone;
  const lock = lockFolder(folder);
  lock.release();
  expect(existsSync(`${folder}.lock`)).toBe(false);
});

it('takes over a lock of an earlier process with our own number, or of one that began at another time, or a torn one', () => {
  const folder = join(root, 'two');
  for (const left of [{ pid: process.pid, started: '1' }, { pid: 1, started: 'never' }, '{"pi']) {
    writeFileSync(`${folder}.lock`, typeof left === 'string' ? left : JSON.stringify(left));
    lockFolder(folder).release();
  }
});
