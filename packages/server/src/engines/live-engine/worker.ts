import { spawn } from 'node:child_process';
import type { Readable } from 'node:stream';
import { progressReader } from '../media/run.ts';
import { noData } from './feed-troubles.ts';

export interface WorkerSpec {
  command: string;
  args: readonly string[];
  folder?: string;
  /** A program whose output each process reads; it ends with its reader. */
  source?: { command: string; args: readonly string[] } | undefined;
  /** Reads what each process writes to its descriptor 3. */
  read?: (output: Readable) => void;
  /** The process has begun to write. */
  onUp: () => void;
  /** The process ended, with its own reason, and all that it said last; it will be retried. */
  onDown: (reason: string, failures: number, words: string) => void;
  /** Milliseconds before the first retry; doubles up to half a minute. */
  firstRetry: number;
  /** Milliseconds without progress after which the process counts as hung, unless it is idle. */
  stale: number;
  idle?: () => boolean;
}

export interface Worker {
  /** Resolves once the process has ended. */
  stop: () => Promise<void>;
}

const longestRetry = 30_000;
/** After a run of this many milliseconds, the next failure is retried immediately. */
const goodRun = 60_000;
const politeMilliseconds = 3_000;
const wordsKept = 2_000;

/** Keeps one ffmpeg running until stopped: restarts it when it ends or hangs, with backoff. */
export function keepRunning(spec: WorkerSpec): Worker {
  let stopped = false;
  let failures = 0;
  let end: (() => void) | undefined;
  let wake: (() => void) | undefined;
  const running = loop();

  async function loop(): Promise<void> {
    while (!stopped) {
      const started = Date.now();
      const { reason, words } = await once();
      if (stopped) return;
      failures = Date.now() - started > goodRun ? 1 : failures + 1;
      spec.onDown(reason, failures, words);
      await rest(Math.min(longestRetry, spec.firstRetry * 2 ** (failures - 1)));
    }
  }

  /** One run, to its end. */
  function once(): Promise<{ reason: string; words: string }> {
    return new Promise((resolve) => {
      const source =
        spec.source && spawn(spec.source.command, spec.source.args, { stdio: ['ignore', 'pipe', 'ignore'] });
      const child = spawn(spec.command, spec.args, {
        cwd: spec.folder,
        stdio: [source?.stdout ?? 'ignore', 'pipe', 'pipe', spec.read ? 'pipe' : 'ignore'],
      });
      // Only its reader keeps the pipe open, so that the end of one ends the other.
      source?.stdout.destroy();
      source?.once('error', () => child.kill('SIGKILL'));
      let words = '';
      let seconds = -1;
      let up = false;
      let hung = false;
      let killer: NodeJS.Timeout | undefined;
      const expire = () => {
        if (spec.idle?.()) {
          stale = setTimeout(expire, spec.stale);
          return;
        }
        hung = true;
        child.kill('SIGKILL');
      };
      let stale = setTimeout(expire, spec.stale);
      const read = progressReader((progress) => {
        if (progress.seconds <= seconds) return;
        seconds = progress.seconds;
        clearTimeout(stale);
        stale = setTimeout(expire, spec.stale);
        if (!up && seconds > 0) {
          up = true;
          spec.onUp();
        }
      });
      end = () => {
        child.kill('SIGTERM');
        killer ??= setTimeout(() => child.kill('SIGKILL'), politeMilliseconds);
      };
      if (spec.read) spec.read(child.stdio[3] as Readable);
      child.stdout?.setEncoding('utf8').on('data', read);
      child.stderr?.setEncoding('utf8').on('data', (text: string) => {
        words = (words + text).slice(-wordsKept);
      });
      const finish = (reason: string) => {
        clearTimeout(stale);
        clearTimeout(killer);
        end = undefined;
        resolve({ reason, words: hung ? noData : words });
      };
      child.once('error', (error) => finish(error.message));
      child.once('close', (code) => finish(hung ? noData : lastLine(words) || `It ended with ${code}.`));
    });
  }

  function rest(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(done, milliseconds);
      function done() {
        clearTimeout(timer);
        wake = undefined;
        resolve();
      }
      wake = done;
    });
  }

  return {
    stop: async () => {
      stopped = true;
      end?.();
      wake?.();
      await running;
    },
  };
}

/** The program's last message, without addresses: they contain stream keys. */
function lastLine(words: string): string {
  const line = words.trim().split('\n').at(-1) ?? '';
  return line
    .replace(/rtmps?:\/\/\S+/gi, '(destination)')
    .replace(/rtmp_\w+\s*=.*/gi, '(destination)')
    .replace(/^\[[^\]]*\]\s*/, '')
    .slice(0, 300);
}
