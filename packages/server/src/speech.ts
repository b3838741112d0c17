import type { Logger } from 'pino';

/** Messages for whoever started the process, shown at every level of the log. */
export interface Speech {
  say(lines: readonly string[]): void;
  /** What may be a mistake. */
  warn(lines: readonly string[]): void;
  fail(sentence: string): void;
}

const terminal: Speech = {
  say: (lines) => console.log(lines.join('\n')),
  warn: (lines) => console.warn(lines.join('\n')),
  fail: (sentence) => console.error(sentence),
};

/** At a terminal, sentences. In a service or a container, lines of the log, since a program reads them all as JSON. */
export function createSpeech(log: Logger): Speech {
  if (process.env.NODE_ENV !== 'production' || process.stdout.isTTY) return terminal;
  const spoken = log.child({ part: 'start' }, { level: 'info' });
  return {
    say: (lines) => {
      for (const line of lines) spoken.info(line);
    },
    warn: (lines) => {
      for (const line of lines) spoken.warn(line);
    },
    fail: (sentence) => spoken.fatal(sentence),
  };
}

/** Warnings of Node and of libraries, and errors that nobody expected, as lines of the log instead of text. */
export function logOfProcess(log: Logger): void {
  const lines = log.child({ part: 'process' });
  // Node's own listener prints text.
  process.removeAllListeners('warning');
  process.on('warning', (warning) => lines.warn({ err: warning }, warning.message));
  process.on('uncaughtException', (error) => {
    if (hasNoTerminal && 'code' in error && error.code === 'EIO') return;
    lines.fatal({ err: error }, 'An error that nobody expected ends the process.');
    process.exit(1);
  });
}

let hasNoTerminal = false;

/** After a terminal was closed: what is written there fails, which is no reason to stop stopping in order. */
export function expectNoTerminal(): void {
  hasNoTerminal = true;
}
