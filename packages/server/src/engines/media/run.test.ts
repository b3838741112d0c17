import { execFile } from 'node:child_process';
import { mkdtemp, readFile, stat } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { findMediaFixtures } from '../../testing/media-fixtures.ts';
import { noNetwork } from './no-network.ts';
import { progressReader, run } from './run.ts';

const { tools } = await findMediaFixtures();
const endless = ['-v', 'error', '-re', '-f', 'lavfi', '-i', 'testsrc2', '-progress', 'pipe:1', '-f', 'null', '-'];

/** A zombie stays listed until its parent reaps it. */
async function isAlive(pid: number): Promise<boolean> {
  const { stdout } = await promisify(execFile)('ps', ['-o', 'stat=', '-p', String(pid)]).catch(() => ({ stdout: '' }));
  return stdout !== '' && !stdout.startsWith('Z');
}

describe('run', () => {
  it('stops a program that takes too long', async () => {
    const result = await run(tools.ffmpeg.path, endless, { timeoutMs: 300 });
    expect(result).toMatchObject({ ok: false, why: 'timed out' });
  });

  it('stops a program that is silent for too long', async () => {
    const result = await run(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stallMs: 300 });
    expect(result).toMatchObject({ ok: false, why: 'timed out' });
  });

  it('rejects with the abort reason, after the program has ended', async () => {
    const controller = new AbortController();
    const running = run(tools.ffmpeg.path, endless, {
      signal: controller.signal,
      expect: { seconds: 1e9 },
      onPercent: () => controller.abort(new Error('Not wanted any more')),
    });
    await expect(running).rejects.toThrow('Not wanted any more');
    await expect(run(tools.ffmpeg.path, endless, { signal: controller.signal })).rejects.toThrow('Not wanted');
  });

  it('keeps the last messages of a failing program', async () => {
    const script = 'console.error("x".repeat(100000) + "the reason"); process.exit(3)';
    const result = await run(process.execPath, ['-e', script]);
    expect(result).toMatchObject({ ok: false, why: 'failed', code: 3 });
    expect(result.stderr.length).toBeLessThan(10_000);
    expect(result.stderr).toContain('the reason');
  });

  it('distinguishes a missing program from a failing one', async () => {
    expect(await run('/nowhere/ffmpeg', [])).toMatchObject({ ok: false, why: 'missing' });
  });

  it.runIf(tools.prlimit)('limits the memory of a program', async () => {
    // Without line breaks, `tail` keeps all input in memory.
    const result = await run('tail', ['/dev/zero'], { prlimit: tools.prlimit, memoryBytes: 100 * 1024 ** 2 });
    expect(result).toMatchObject({ ok: false, why: 'failed' });
  });

  it.runIf(noNetwork().length > 0)('runs programs without network (OPS-018, needs namespaces)', async () => {
    const heard: unknown[] = [];
    const server = createServer((socket) => heard.push(socket.end()));
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    const { port } = server.address() as AddressInfo;
    const script = `require('net').connect(${port}, '127.0.0.1').on('error', (error) => { console.error(error.code); process.exit(3) })`;
    expect(await run(process.execPath, ['-e', script])).toMatchObject({ ok: false, code: 3, stderr: 'ENETUNREACH\n' });
    expect(heard).toEqual([]);
    server.close();
  });

  it('ends the program’s own child processes', async () => {
    const noted = join(await mkdtemp(join(tmpdir(), 'run-')), 'pid');
    const result = await run('sh', ['-c', `sleep 600 & echo $! > ${noted}; wait`], { timeoutMs: 500 });
    expect(result).toMatchObject({ ok: false, why: 'timed out' });
    const pid = Number(await readFile(noted, 'utf8'));
    await expect.poll(() => isAlive(pid)).toBe(false);
  });

  it.runIf(tools.prlimit)('ends a program that writes too much', async () => {
    const output = join(await mkdtemp(join(tmpdir(), 'run-')), 'out');
    const limits = { prlimit: tools.prlimit, outputBytes: 1024 ** 2 };
    const result = await run('dd', ['if=/dev/zero', `of=${output}`, 'bs=1M', 'count=100'], limits);
    expect(result).toMatchObject({ ok: false, why: 'failed' });
    expect((await stat(output)).size).toBeLessThanOrEqual(1024 ** 2);
  });

  it('passes no secrets from the settings to a program', async () => {
    process.env.SESSION_SECRET = 'nobody’s business';
    const result = await run(process.execPath, ['-p', 'JSON.stringify(process.env)']);
    delete process.env.SESSION_SECRET;
    expect(result.ok && JSON.parse(result.stdout)).toMatchObject({ PATH: process.env.PATH });
    expect(result.ok && result.stdout).not.toContain('nobody’s business');
  });

  it('reports rising percentages, 100 only at the end', async () => {
    const seen: number[] = [];
    const args = ['-v', 'error', '-f', 'lavfi', '-i', 'testsrc2', '-t', '2', '-progress', 'pipe:1', '-f', 'null', '-'];
    await run(tools.ffmpeg.path, args, { expect: { seconds: 2 }, onPercent: (percent) => seen.push(percent) });
    expect(seen).toEqual([...new Set(seen)].sort((a, b) => a - b));
    expect(seen.filter((percent) => percent === 100)).toHaveLength(1);
  });

  it('parses progress that arrives in pieces', () => {
    const seen: unknown[] = [];
    const read = progressReader((progress) => seen.push(progress));
    for (const piece of [
      'fra',
      'me=12\nout_time_us=48',
      '0000\nprogr',
      'ess=continue\nout_time_us=N/A\nprogress=end\n',
    ]) {
      read(piece);
    }
    expect(seen).toEqual([
      { frame: 12, seconds: 0.48 },
      { frame: 12, seconds: 0.48 },
    ]);
  });
});
