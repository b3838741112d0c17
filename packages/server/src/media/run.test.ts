import { describe, expect, it } from 'vitest';
import { findMediaFixtures } from '../testing/media-fixtures.ts';
import { progressReader, run } from './run.ts';

const { tools } = await findMediaFixtures();
const endless = ['-v', 'error', '-re', '-f', 'lavfi', '-i', 'testsrc2', '-progress', 'pipe:1', '-f', 'null', '-'];

describe('run', () => {
  it('stops a program that takes too long, and says so', async () => {
    const result = await run(tools.ffmpeg.path, endless, { timeoutMs: 300 });
    expect(result).toMatchObject({ ok: false, why: 'timed out' });
  });

  it('stops a program that is silent for too long', async () => {
    const result = await run(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stallMs: 300 });
    expect(result).toMatchObject({ ok: false, why: 'timed out' });
  });

  it('is aborted with the reason given, after the program is gone', async () => {
    const controller = new AbortController();
    const running = run(tools.ffmpeg.path, endless, {
      signal: controller.signal,
      expect: { seconds: 1e9 },
      onPercent: () => controller.abort(new Error('Not wanted any more')),
    });
    await expect(running).rejects.toThrow('Not wanted any more');
    await expect(run(tools.ffmpeg.path, endless, { signal: controller.signal })).rejects.toThrow('Not wanted');
  });

  it('keeps the end of what a failing program said', async () => {
    const script = 'console.error("x".repeat(100000) + "the reason"); process.exit(3)';
    const result = await run(process.execPath, ['-e', script]);
    expect(result).toMatchObject({ ok: false, why: 'failed', code: 3 });
    expect(result.stderr.length).toBeLessThan(10_000);
    expect(result.stderr).toContain('the reason');
  });

  it('tells a missing program from a failing one', async () => {
    expect(await run('/nowhere/ffmpeg', [])).toMatchObject({ ok: false, why: 'missing' });
  });

  it.runIf(tools.prlimit)('refuses a program more memory than it may have', async () => {
    // Keeps all it reads, for want of a line's end.
    const result = await run('tail', ['/dev/zero'], { prlimit: tools.prlimit, memoryBytes: 100 * 1024 ** 2 });
    expect(result).toMatchObject({ ok: false, why: 'failed' });
  });

  it('counts percent upwards, 100 only at the end', async () => {
    const seen: number[] = [];
    const args = ['-v', 'error', '-f', 'lavfi', '-i', 'testsrc2', '-t', '2', '-progress', 'pipe:1', '-f', 'null', '-'];
    await run(tools.ffmpeg.path, args, { expect: { seconds: 2 }, onPercent: (percent) => seen.push(percent) });
    expect(seen).toEqual([...new Set(seen)].sort((a, b) => a - b));
    expect(seen.filter((percent) => percent === 100)).toHaveLength(1);
  });

  it('reads progress that arrives in pieces', () => {
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
