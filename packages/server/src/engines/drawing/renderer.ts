import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { noNetwork } from '../media/no-network.ts';
import { plainEnvironment } from '../media/run.ts';
import type { Answer, Drawn, Task } from './types.ts';

/** Memory in use. A limit of the address space would count what Node and WebAssembly only reserve, which differs by run. */
const memoryBytes = 6 * 1024 ** 3;
const outputBytes = 1024 ** 3;

export const tooSlow = 'Drawing took too long and was stopped.';
const failedHere = 'Drawing failed because of a fault on our side. It can be tried again.';
const endedEarly = 'Drawing failed: a picture is damaged or needs too much memory.';

export interface DrawLimits {
  signal?: AbortSignal | undefined;
  seconds: number;
  /** Progress of a film. */
  onPercent?: (percent: number) => void;
}

export interface Renderer {
  /** Does one task; others wait for their turn. Throws when the process had to be ended. */
  draw(task: Task, limits: DrawLimits): Promise<Drawn>;
  close(): void;
}

interface RendererOptions {
  prlimit: string | null;
  /** Drawings after which the process is replaced: libraries in WebAssembly never give memory back. */
  mostDrawings?: number;
  /** Milliseconds after which a process that has nothing to do ends; null for never. */
  idleMs?: number | null;
}

/** Drawings before the replacement of a process at which the next one begins to start. */
const lastDrawings = 10;

const isAlive = (child: ChildProcess): boolean =>
  child.exitCode === null && child.signalCode === null && child.connected;

/** Keeps one warm process that draws, since starting one takes two seconds. */
export function createRenderer({ prlimit, mostDrawings = 50, idleMs = 60_000 }: RendererOptions): Renderer {
  let warm: { child: ChildProcess; drawn: number } | undefined;
  /** Starts while the last drawings of the former one are made, so that a stream does not stand still for it. */
  let next: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;
  let last: Promise<unknown> = Promise.resolve();

  function end(): void {
    clearTimeout(idle);
    warm?.child.kill('SIGKILL');
    next?.kill('SIGKILL');
    warm = undefined;
    next = undefined;
  }

  /** The process for the next drawing. */
  function ready(): { child: ChildProcess; drawn: number } {
    if (warm && !isAlive(warm.child)) end();
    if (warm && warm.drawn >= mostDrawings) {
      warm.child.kill('SIGKILL');
      warm = next && isAlive(next) ? { child: next, drawn: 0 } : undefined;
      next = undefined;
    }
    warm ??= { child: startProcess(prlimit), drawn: 0 };
    if (mostDrawings - warm.drawn <= lastDrawings) next ??= startProcess(prlimit);
    return warm;
  }

  async function drawNow(task: Task, { signal, seconds, onPercent }: DrawLimits): Promise<Drawn> {
    signal?.throwIfAborted();
    clearTimeout(idle);
    const current = ready();
    current.drawn += 1;
    const stop = new AbortController();
    const expire = AbortSignal.timeout(seconds * 1000);
    const ended = AbortSignal.any([stop.signal, expire, ...(signal ? [signal] : [])]);
    try {
      const answered = answerOf(current.child, ended, onPercent);
      const gone = once(current.child, 'exit', { signal: ended }).then(() => {
        throw new Error(endedEarly);
      });
      // Only the first to come counts.
      answered.catch(() => {});
      gone.catch(() => {});
      current.child.send(task);
      return await Promise.race([answered, gone]);
    } catch (error) {
      // It may still be drawing, and its next answer would be taken for another's.
      end();
      signal?.throwIfAborted();
      throw expire.aborted ? new Error(tooSlow) : error;
    } finally {
      stop.abort();
      if (idleMs !== null) idle = setTimeout(end, idleMs).unref();
    }
  }

  return {
    draw(task, limits) {
      const turn = last.then(() => drawNow(task, limits));
      last = turn.catch(() => {});
      return turn;
    },
    close: end,
  };
}

async function answerOf(
  child: ChildProcess,
  signal: AbortSignal,
  onPercent?: (percent: number) => void,
): Promise<Drawn> {
  for (;;) {
    const [answer] = (await once(child, 'message', { signal })) as [Answer];
    // The log has the cause; people read the sentence.
    if ('failed' in answer) throw new Error(failedHere, { cause: answer.failed });
    if (!('percent' in answer)) return answer;
    onPercent?.(answer.percent);
  }
}

function startProcess(prlimit: string | null): ChildProcess {
  // Sources run through tsx; in the bundle, the process lies beside this file.
  const extension = extname(new URL(import.meta.url).pathname);
  const script = fileURLToPath(new URL(`./render-process${extension}`, import.meta.url));
  const flags = [...(extension === '.ts' ? ['--import', 'tsx'] : []), '--max-old-space-size=1024'];
  const command = [process.execPath, ...flags, script];
  const limits = prlimit ? [prlimit, `--data=${memoryBytes}`, `--fsize=${outputBytes}`, '--core=0', '--'] : [];
  const [first, ...rest] = [...noNetwork(), ...limits, ...command];
  const child = spawn(first!, rest, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'], env: plainEnvironment() });
  // Errors of the pipe are seen as an end of the process.
  child.on('error', () => {});
  // A warm process does not keep the server running.
  child.unref();
  child.channel?.unref();
  return child;
}

const renderers = new WeakMap<object, Renderer>();

/** The renderer of a server, by its settings. */
export function rendererOf(config: object, prlimit: string | null): Renderer {
  const known = renderers.get(config) ?? createRenderer({ prlimit });
  renderers.set(config, known);
  return known;
}

/** Ends the renderer of a server that stops. */
export function closeRenderer(config: object): void {
  renderers.get(config)?.close();
}
