import { execFile } from 'node:child_process';
import { constants } from 'node:fs';
import { access, chmod, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { delimiter, dirname, join } from 'node:path';
import { promisify } from 'node:util';

const exec = promisify(execFile);
const suffix = process.platform === 'win32' ? '.exe' : '';

export type ToolSource = 'FFMPEG_PATH' | 'FFPROBE_PATH' | 'system' | 'npm package';

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

/** No place has a program that works. */
interface Unusable {
  /** Whether there is one that does not run. */
  isThere: boolean;
}

/**
 * Finds ffmpeg and ffprobe: first in `FFMPEG_PATH` and `FFPROBE_PATH` (the program or its folder; ffprobe also beside ffmpeg),
 * then on the system's PATH, then in the npm package if installed. A wrong setting is reported, not skipped.
 */
export async function findMediaTools(env: NodeJS.ProcessEnv): Promise<MediaToolsReport> {
  const [ffmpeg, ffprobe, prlimit] = await Promise.all([
    firstWorking(await candidates('ffmpeg', env)),
    firstWorking(await candidates('ffprobe', env)),
    findPrlimit(env),
  ]);
  if ('version' in ffmpeg && 'version' in ffprobe) {
    const summary = `ffmpeg ${ffmpeg.version} (${ffmpeg.source}), ffprobe ${ffprobe.version} (${ffprobe.source})`;
    return { tools: { ffmpeg, ffprobe, prlimit }, summary };
  }
  const faults = [
    'version' in ffmpeg ? [] : faultOf('ffmpeg', ffmpeg, env),
    'version' in ffprobe ? [] : faultOf('ffprobe', ffprobe, env),
  ].flat();
  return { tools: null, summary: `${faults.join(' ')} Previews and clips cannot be made.` };
}

/** Why a program cannot be used, and what to do where the settings name another place for it. */
function faultOf(name: 'ffmpeg' | 'ffprobe', { isThere }: Unusable, env: NodeJS.ProcessEnv): string {
  const fault = isThere ? 'does not run' : 'was not found';
  const own = name === 'ffmpeg' ? 'FFMPEG_PATH' : 'FFPROBE_PATH';
  if (env[own]) return `${name} ${fault} at ${own} (${env[own]}).`;
  if (!env.FFMPEG_PATH) return `${name} ${fault} on this machine.`;
  return `${name} ${fault} beside FFMPEG_PATH (${env.FFMPEG_PATH}): put it there, or set FFPROBE_PATH.`;
}

/** Path of `prlimit`, which caps a child process's memory and output (Linux only). */
export async function findPrlimit(env: NodeJS.ProcessEnv): Promise<string | null> {
  return process.platform === 'linux' ? firstOnPath('prlimit', env) : null;
}

async function candidates(name: 'ffmpeg' | 'ffprobe', env: NodeJS.ProcessEnv): Promise<Candidate[]> {
  if (name === 'ffprobe' && env.FFPROBE_PATH)
    return [{ path: await inFolder(env.FFPROBE_PATH, name), source: 'FFPROBE_PATH' }];
  if (env.FFMPEG_PATH) {
    const path = await inFolder(env.FFMPEG_PATH, 'ffmpeg');
    return [{ path: name === 'ffmpeg' ? path : join(dirname(path), name + suffix), source: 'FFMPEG_PATH' }];
  }
  const found: Candidate[] = [];
  const onPath = await firstOnPath(name, env);
  if (onPath) found.push({ path: onPath, source: 'system' });
  const shipped = await npmShipped(name);
  if (shipped) found.push({ path: shipped, source: 'npm package' });
  return found;
}

/** The program that a setting means: itself, or the one of this name in its folder. */
async function inFolder(given: string, name: string): Promise<string> {
  const isFolder = await stat(given).then(
    (found) => found.isDirectory(),
    () => false,
  );
  return isFolder ? join(given, name + suffix) : given;
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

async function firstWorking(list: Candidate[]): Promise<Tool | Unusable> {
  for (const { path, source } of list) {
    try {
      const { stdout } = await exec(path, ['-version'], { timeout: 10_000 });
      return { path, source, version: /version (\S+)/.exec(stdout)?.[1] ?? 'unknown' };
    } catch {
      // A broken binary counts as missing: try the next place; the report names what is missing.
    }
  }
  const there = await Promise.all(list.map(({ path }) => stat(path).catch(() => null)));
  return { isThere: there.some((found) => found !== null) };
}
