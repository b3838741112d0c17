import { chmod, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { findMediaTools } from './tools.ts';

const folder = await mkdtemp(join(tmpdir(), 'tools-'));
afterAll(() => rm(folder, { recursive: true }));

describe('media tools', () => {
  it('finds the system’s programs and reports their paths', async () => {
    const { tools, summary } = await findMediaTools({ PATH: process.env.PATH });
    expect(tools?.ffmpeg.source).toBe('system');
    expect(summary).toMatch(/^ffmpeg \S+ \(system\), ffprobe \S+ \(system\)$/);
  });

  it('accepts FFMPEG_PATH as a folder or as the program', async () => {
    const { tools } = await findMediaTools({ PATH: process.env.PATH });
    const [ffmpeg, ffprobe] = [tools?.ffmpeg.path as string, tools?.ffprobe.path as string];
    await symlink(ffmpeg, join(folder, 'ffmpeg'));
    await symlink(ffprobe, join(folder, 'ffprobe'));
    for (const path of [folder, join(folder, 'ffmpeg')]) {
      const found = await findMediaTools({ PATH: '', FFMPEG_PATH: path });
      expect(found.tools?.ffmpeg).toMatchObject({ path: join(folder, 'ffmpeg'), source: 'FFMPEG_PATH' });
      expect(dirname(found.tools?.ffprobe.path as string)).toBe(folder);
    }
  });

  it('reports a wrong FFMPEG_PATH, and a program that does not run', async () => {
    const broken = join(folder, 'broken');
    await writeFile(broken, '#!/bin/sh\nexit 1\n');
    await chmod(broken, 0o755);
    const found = await findMediaTools({ PATH: process.env.PATH, FFMPEG_PATH: broken });
    expect(found.tools).toBeNull();
    expect(found.summary).toBe(`ffmpeg does not run at FFMPEG_PATH (${broken}). Previews and clips cannot be made.`);
  });

  it('says that ffprobe is not beside FFMPEG_PATH, and takes it from FFPROBE_PATH (OPS-015)', async () => {
    const { tools } = await findMediaTools({ PATH: process.env.PATH });
    const alone = join(await mkdtemp(join(folder, 'alone-')), 'ffmpeg');
    await symlink(tools?.ffmpeg.path as string, alone);
    const env = { PATH: process.env.PATH, FFMPEG_PATH: alone };
    expect(await findMediaTools(env)).toEqual({
      tools: null,
      summary: `ffprobe was not found beside FFMPEG_PATH (${alone}): put it there, or set FFPROBE_PATH. Previews and clips cannot be made.`,
    });
    const probe = tools?.ffprobe.path as string;
    for (const path of [probe, dirname(probe)]) {
      const found = await findMediaTools({ ...env, FFPROBE_PATH: path });
      expect(found.tools?.ffprobe).toMatchObject({ path: probe, source: 'FFPROBE_PATH' });
    }
    const wrong = await findMediaTools({ ...env, FFPROBE_PATH: '/nowhere/ffprobe' });
    expect(wrong.summary).toContain('ffprobe was not found at FFPROBE_PATH (/nowhere/ffprobe).');
  });

  it('names the missing programs', async () => {
    const { tools, summary } = await findMediaTools({ PATH: '' });
    expect(tools).toBeNull();
    expect(summary).toBe(
      'ffmpeg was not found on this machine. ffprobe was not found on this machine. Previews and clips cannot be made.',
    );
  });
});
