import { spawn } from 'node:child_process';
import { availableParallelism, constants as osConstants, setPriority } from 'node:os';
import { noNetwork } from './no-network.ts';

/** Enough for a 4K decode with all its threads; a file that needs more is broken or hostile. */
const DEFAULT_MEMORY_BYTES = 6 * 1024 ** 3;
/** More than any still picture; video runs set their own limit. */
const DEFAULT_OUTPUT_BYTES = 1024 ** 3;
const HANDED_ON = /^(PATH|HOME|LANG|LC_\w+|TMPDIR|TEMP|TMP|SystemRoot|LD_LIBRARY_PATH|FONTCONFIG_\w+)$/;
/** Exit code of `unshare` and `prlimit` when the program does not exist. */
const notFound = 127;
const STDERR_KEPT = 8_192;
const STDOUT_KEPT = 64 * 1024 ** 2;

export interface Progress {
  /** Frames written so far; 0 when the output has no video. */
  frame: number;
  /** Seconds of output written so far. */
  seconds: number;
}

export interface RunOptions {
  signal?: AbortSignal | undefined;
  /** Limit for the whole run. */
  timeoutMs?: number;
  /** The program counts as hung after this long without output or progress. */
  stallMs?: number;
  memoryBytes?: number;
  /** Limit for each file written; the system ends a program that exceeds it. */
  outputBytes?: number;
  /** Path of `prlimit`; without it only the system limits memory. */
  prlimit?: string | null;
  /** Runs at low priority, so that the server stays responsive. Default: true. */
  background?: boolean;
  /** Expected length of the output; required for `onPercent`. */
  expect?: { seconds: number } | { frames: number };
  /**
   * Whole percentages, rising, below 100 until the program has succeeded. Needs `-progress pipe:1` in the arguments.
   */
  onPercent?: (percent: number) => void;
}

export type RunResult =
  | { ok: true; stdout: string; stderr: string }
  | { ok: false; why: 'failed' | 'timed out' | 'missing'; code: number | null; stderr: string };

/**
 * Runs one program to its end, without network and never through a shell. Failure is a result. An abort rejects with the signal's reason,
 * after the program has ended, so that the caller may delete its files immediately.
 */
export function run(command: string, args: readonly string[], options: RunOptions = {}): Promise<RunResult> {
  const { signal, timeoutMs = 120_000, stallMs, prlimit } = options;
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason);
    const limits = prlimit ? [prlimit, ...limitsOf(options, timeoutMs), '--'] : [];
    const [first, ...rest] = [...noNetwork(), ...limits, command, ...args];
    const child = spawn(first!, rest, {
      stdio: ['ignore', 'pipe', 'pipe'],
      windowsHide: true,
      // Leads its own process group, so that its child processes end with it.
      detached: process.platform !== 'win32',
      env: plainEnvironment(),
    });
    if (child.pid !== undefined) running.add(child.pid);

    let stdout = '';
    let stderr = '';
    let timedOut = false;
    const kill = () => {
      if (child.pid !== undefined) killGroup(child.pid);
    };
    const expire = () => {
      timedOut = true;
      kill();
    };
    const deadline = setTimeout(expire, timeoutMs);
    let stall = stallMs ? setTimeout(expire, stallMs) : undefined;
    const alive = () => {
      if (!stallMs) return;
      clearTimeout(stall);
      stall = setTimeout(expire, stallMs);
    };
    signal?.addEventListener('abort', kill, { once: true });
    const report = options.onPercent && options.expect ? percentOf(options.expect, options.onPercent) : null;

    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      alive();
      if (report) report(text);
      if (stdout.length < STDOUT_KEPT) stdout += text;
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      alive();
      stderr = (stderr + text).slice(-STDERR_KEPT);
    });
    child.on('spawn', () => {
      if (options.background === false || child.pid === undefined) return;
      try {
        setPriority(child.pid, osConstants.priority.PRIORITY_BELOW_NORMAL);
      } catch {
        // The program may have ended already, or the system may forbid it; low priority is optional.
      }
    });

    let settled = false;
    const settle = (finish: () => void) => {
      if (settled) return;
      settled = true;
      if (child.pid !== undefined) running.delete(child.pid);
      clearTimeout(deadline);
      clearTimeout(stall);
      signal?.removeEventListener('abort', kill);
      finish();
    };
    child.on('error', (error) =>
      settle(() => resolve({ ok: false, why: 'missing', code: null, stderr: error.message })),
    );
    child.on('close', (code) =>
      settle(() => {
        if (signal?.aborted) reject(signal.reason);
        else if (timedOut) resolve({ ok: false, why: 'timed out', code, stderr });
        else if (code === notFound) resolve({ ok: false, why: 'missing', code, stderr });
        else if (code !== 0) resolve({ ok: false, why: 'failed', code, stderr });
        else {
          options.onPercent?.(100);
          resolve({ ok: true, stdout, stderr });
        }
      }),
    );
  });
}

/** A separate process group gets no signals from the terminal, so kill it on exit. */
const running = new Set<number>();
process.on('exit', () => {
  for (const pid of running) killGroup(pid);
});

function killGroup(pid: number): void {
  try {
    process.kill(process.platform === 'win32' ? pid : -pid, 'SIGKILL');
  } catch {
    // It has ended already.
  }
}

/** The settings hold secrets; decoders must not see them. */
export function plainEnvironment(): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => HANDED_ON.test(name)));
}

/** The only limits that still apply if this server is killed and the program outlives it. */
function limitsOf({ memoryBytes, outputBytes }: RunOptions, timeoutMs: number): string[] {
  return [
    `--as=${memoryBytes ?? DEFAULT_MEMORY_BYTES}`,
    `--fsize=${Math.ceil(outputBytes ?? DEFAULT_OUTPUT_BYTES)}`,
    `--cpu=${Math.ceil((timeoutMs / 1000) * availableParallelism())}`,
    '--core=0',
  ];
}

/** Parses the lines that ffmpeg writes for `-progress`, which may arrive in pieces. */
export function progressReader(onProgress: (progress: Progress) => void): (text: string) => void {
  let rest = '';
  let progress: Progress = { frame: 0, seconds: 0 };
  return (text) => {
    const lines = (rest + text).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      const [key, value] = line.trim().split('=') as [string, string | undefined];
      const number = Number(value);
      if (key === 'frame' && Number.isFinite(number)) progress = { ...progress, frame: number };
      // Despite its name `out_time_ms` is in microseconds too: an old mistake of ffmpeg, kept for compatibility.
      else if (key === 'out_time_us' && Number.isFinite(number)) progress = { ...progress, seconds: number / 1e6 };
      else if (key === 'progress') onProgress(progress);
    }
  };
}

function percentOf(expect: { seconds: number } | { frames: number }, onPercent: (percent: number) => void) {
  let last = -1;
  return progressReader(({ frame, seconds }) => {
    const share = 'frames' in expect ? frame / expect.frames : seconds / expect.seconds;
    const percent = Number.isFinite(share) ? Math.min(99, Math.max(0, Math.floor(share * 100))) : 0;
    if (percent > last) {
      last = percent;
      onPercent(percent);
    }
  });
}
