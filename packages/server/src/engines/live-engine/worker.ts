import { spawn } from 'node:child_process';
import { progressReader } from '../media/run.ts';

export interface WorkerSpec {
  command: string;
  args: readonly string[];
  folder?: string;
  /** It has begun to write. */
  onUp: () => void;
  /** It ended, and why in its own words; it is tried again. */
  onDown: (reason: string, failures: number) => void;
  /** Milliseconds before the first retry; doubled up to half a minute. */
  firstRetry: number;
  /** Without progress for so many milliseconds it is taken for hung, unless there is nothing for it to do. */
  stale: number;
  idle?: () => boolean;
}

export interface Worker {
  /** Resolves when the process is gone. */
  stop: () => Promise<void>;
}

const longestRetry = 30_000;
/** A run of such a length was a good one: the next failure is retried at once. */
const goodRun = 60_000;
const politeMilliseconds = 3_000;
const wordsKept = 2_000;

/** Keeps one ffmpeg running until it is stopped: it is started anew when it ends or hangs, more slowly each time. */
export function keepRunning(spec: WorkerSpec): Worker {
  let stopped = false;
  let failures = 0;
  let end: (() => void) | undefined;
  let wake: (() => void) | undefined;
  const running = loop();

  async function loop(): Promise<void> {
    while (!stopped) {
      const started = Date.now();
      const reason = await once();
      if (stopped) return;
      failures = Date.now() - started > goodRun ? 1 : failures + 1;
      spec.onDown(reason, failures);
      await rest(Math.min(longestRetry, spec.firstRetry * 2 ** (failures - 1)));
    }
  }

  /** One run, to its end. */
  function once(): Promise<string> {
    return new Promise((resolve) => {
      const child = spawn(spec.command, spec.args, { cwd: spec.folder, stdio: ['ignore', 'pipe', 'pipe'] });
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
      child.stdout.setEncoding('utf8').on('data', read);
      child.stderr.setEncoding('utf8').on('data', (text: string) => {
        words = (words + text).slice(-wordsKept);
      });
      const finish = (reason: string) => {
        clearTimeout(stale);
        clearTimeout(killer);
        end = undefined;
        resolve(reason);
      };
      child.once('error', (error) => finish(error.message));
      child.once('close', (code) =>
        finish(hung ? 'Nothing came any more.' : lastLine(words) || `It ended with ${code}.`),
      );
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

/** The last thing that the program said, without the addresses in it: they hold keys. */
function lastLine(words: string): string {
  const line = words.trim().split('\n').at(-1) ?? '';
  return line
    .replace(/rtmps?:\/\/\S+/gi, '(destination)')
    .replace(/rtmp_\w+\s*=.*/gi, '(destination)')
    .replace(/^\[[^\]]*\]\s*/, '')
    .slice(0, 300);
}
