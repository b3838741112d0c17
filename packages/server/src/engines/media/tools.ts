import { execFile } from 'node:child_process';
import { constants } from 'node:fs';
import { access, chmod, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { delimiter, dirname, join } from 'node:path';
import { promisify } from 'node:util';

const exec = promisify(execFile);
const suffix = process.platform === 'win32' ? '.exe' : '';

export type ToolSource = 'FFMPEG_PATH' | 'system' | 'npm package';

export interface Tool {
  path: string;
  version: string;
  source: ToolSource;
}

/** External programs of the media pipeline; passed to every function that needs one. */
export interface MediaTools {
  ffmpeg: Tool;
  ffprobe: Tool;
  /** Caps a child process's address space (Linux only). */
  prlimit: string | null;
}

/** Search result for the health page. `tools` is null when video work is impossible; `summary` then says why. */
export interface MediaToolsReport {
  tools: MediaTools | null;
  summary: string;
}

interface Candidate {
  path: string;
  source: ToolSource;
}

/**
 * Finds ffmpeg and ffprobe: first in `FFMPEG_PATH` (the program or its folder), then on the system's PATH, then in the
 * npm package if installed. A wrong `FFMPEG_PATH` is reported, not skipped.
 */
export async function findMediaTools(env: NodeJS.ProcessEnv): Promise<MediaToolsReport> {
  const [ffmpeg, ffprobe, prlimit] = await Promise.all([
    firstWorking(await candidates('ffmpeg', env)),
    firstWorking(await candidates('ffprobe', env)),
    findPrlimit(env),
  ]);
  if (ffmpeg && ffprobe) {
    const summary = `ffmpeg ${ffmpeg.version} (${ffmpeg.source}), ffprobe ${ffprobe.version} (${ffprobe.source})`;
    return { tools: { ffmpeg, ffprobe, prlimit }, summary };
  }
  const missing = [ffmpeg ? null : 'ffmpeg', ffprobe ? null : 'ffprobe'].filter(Boolean).join(' and ');
  const where = env.FFMPEG_PATH ? `at FFMPEG_PATH (${env.FFMPEG_PATH})` : 'on this machine';
  return { tools: null, summary: `${missing} not found ${where}: video previews and clips can't be made.` };
}

/** Path of `prlimit`, which caps a child process's memory and output (Linux only). */
export async function findPrlimit(env: NodeJS.ProcessEnv): Promise<string | null> {
  return process.platform === 'linux' ? firstOnPath('prlimit', env) : null;
}

async function candidates(name: 'ffmpeg' | 'ffprobe', env: NodeJS.ProcessEnv): Promise<Candidate[]> {
  if (env.FFMPEG_PATH) {
    const isFolder = await stat(env.FFMPEG_PATH).then(
      (found) => found.isDirectory(),
      () => false,
    );
    if (isFolder) return [{ path: join(env.FFMPEG_PATH, name + suffix), source: 'FFMPEG_PATH' }];
    const path = name === 'ffmpeg' ? env.FFMPEG_PATH : join(dirname(env.FFMPEG_PATH), name + suffix);
    return [{ path, source: 'FFMPEG_PATH' }];
  }
  const found: Candidate[] = [];
  const onPath = await firstOnPath(name, env);
  if (onPath) found.push({ path: onPath, source: 'system' });
  const shipped = await npmShipped(name);
  if (shipped) found.push({ path: shipped, source: 'npm package' });
  return found;
}

async function firstOnPath(name: string, env: NodeJS.ProcessEnv): Promise<string | null> {
  for (const folder of (env.PATH ?? '').split(delimiter)) {
    const path = join(folder, name + suffix);
    if (folder && (await isExecutable(path))) return path;
  }
  return null;
}

async function npmShipped(name: 'ffmpeg' | 'ffprobe'): Promise<string | null> {
  try {
    const manifest = createRequire(import.meta.url).resolve(
      `@${name}-installer/${process.platform}-${process.arch}/package.json`,
    );
    const path = join(dirname(manifest), name + suffix);
    // The package sets this bit in an install script, which npm does not run here.
    if (!(await isExecutable(path))) await chmod(path, 0o755);
    return path;
  } catch {
    return null;
  }
}

function isExecutable(path: string): Promise<boolean> {
  return access(path, constants.X_OK).then(
    () => true,
    () => false,
  );
}

async function firstWorking(list: Candidate[]): Promise<Tool | null> {
  for (const { path, source } of list) {
    try {
      const { stdout } = await exec(path, ['-version'], { timeout: 10_000 });
      return { path, source, version: /version (\S+)/.exec(stdout)?.[1] ?? 'unknown' };
    } catch {
      // A broken binary counts as missing: try the next place; the report names what is missing.
    }
  }
  return null;
}
