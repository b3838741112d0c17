import { type ChildProcess, fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import type { Logger } from 'pino';
import { listenFailure, rtmpSettings } from '../../listening.ts';

export interface DoorEvents {
  published: (id: string) => void;
  gone: (id: string) => void;
  /** The codecs of what a stream shows, or their settings such as the size of the picture, are not those of before. */
  changed: (id: string) => void;
  /** From now on, readers get this source of the stream. */
  shown: (id: string, source: Source) => void;
  incoming: (streams: readonly IncomingNow[]) => void;
  /** An encoder came with an unknown key. */
  refused: (key: string, from: string) => void;
  /** A second encoder came while the first is sending. */
  busy: (id: string, from: string) => void;
  /** The process crashed; all its connections are lost. */
  died: () => void;
}

/** What readers of a stream get: what the encoder sends, or the programme with this number that is made of it. */
export type Source = 'in' | `${number}`;

export interface IncomingNow {
  id: string;
  /** Milliseconds on the clock of the RTMP process. */
  at: number;
  /** Milliseconds since the encoder last sent data. */
  silent: number;
  /** Bytes since the encoder connected. */
  bytes: number;
  /** Position in the encoder's stream, in milliseconds. */
  media: number;
  /** Position in the programme that is to be shown; null while there is none. */
  made: number | null;
  width: number;
  height: number;
  framesPerSecond: number;
}

export interface Door {
  port: number;
  /** Where our own processes read what a stream shows. */
  airAddress: (id: string) => string;
  /** Where the process that makes a programme reads the encoder's stream, and where it writes. */
  programmeAddresses: (id: string, programme: Source) => { read: string; write: string };
  /**
   * Lets readers of a stream get this source, without a gap: from a key frame on, as soon as there is one. Until then they
   * get what they got before, and at the start nothing. While a programme has failed, they get what the encoder sends.
   */
  show: (id: string, source: Source) => void;
  /** Forgets what a stream showed. */
  end: (id: string) => void;
  /** Replaces the set of valid keys; resolves once it is in force. */
  admit: (keys: ReadonlyMap<string, string>, cut?: readonly string[]) => Promise<void>;
  close: () => Promise<void>;
}

type FromDoor =
  | { kind: 'listening'; port: number; own: number }
  | { kind: 'failed'; code: string }
  | { kind: 'taken'; version: number }
  | { kind: 'published' | 'gone' | 'changed'; id: string }
  | { kind: 'shown'; id: string; source: Source }
  | { kind: 'refused'; key: string; from: string }
  | { kind: 'busy'; id: string; from: string }
  | { kind: 'incoming'; streams: IncomingNow[] };

/** Starts the RTMP server and waits until it listens; throws an error with a sentence for people. */
export async function openDoor(
  { host, port, log }: { host: string; port: number; log: Logger },
  events: DoorEvents,
): Promise<Door> {
  const secret = randomBytes(16).toString('hex');
  const child = fork(fileURLToPath(new URL('./door-process.mjs', import.meta.url)), {
    execArgv: [],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    env: {},
  });
  let closing = false;
  let version = 0;
  const waiting = new Map<number, () => void>();
  const releaseAll = () => {
    for (const release of waiting.values()) release();
    waiting.clear();
  };

  const listening = await new Promise<{ port: number; own: number }>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', () => reject(new Error('The live engine could not listen for encoders.')));
    child.on('message', (message: FromDoor) => {
      if (message.kind === 'listening') resolve(message);
      else if (message.kind === 'failed') {
        const sentence =
          listenFailure(message.code, { host, port, settings: rtmpSettings }) ??
          `The live engine cannot listen on port ${port}.`;
        reject(new Error(sentence));
      } else hear(message);
    });
    child.send({ kind: 'listen', host, port, secret });
  });
  child.removeAllListeners('error').on('error', (error) => log.error({ err: error }, 'The RTMP server failed.'));
  child.on('exit', () => {
    releaseAll();
    if (!closing) events.died();
  });

  function hear(message: Exclude<FromDoor, { kind: 'listening' | 'failed' }>): void {
    if (message.kind === 'taken') {
      waiting.get(message.version)?.();
      waiting.delete(message.version);
    } else if (message.kind === 'incoming') events.incoming(message.streams);
    else if (message.kind === 'refused') {
      log.warn({ from: message.from }, 'An encoder with an unknown key was refused.');
      events.refused(message.key, message.from);
    } else if (message.kind === 'busy') {
      log.warn({ stream: message.id }, 'A second encoder was refused while the first is sending.');
      events.busy(message.id, message.from);
    } else if (message.kind === 'shown') events.shown(message.id, message.source);
    else events[message.kind](message.id);
  }

  const base = `rtmp://127.0.0.1:${listening.own}/${secret}`;
  return {
    port: listening.port,
    airAddress: (id) => `${base}/air-${id}`,
    programmeAddresses: (id, programme) => ({
      read: `${base}/in-${programme}-${id}`,
      write: `${base}/${programme}-${id}`,
    }),
    show: (id, source) => void (child.connected && child.send({ kind: 'show', id, source })),
    end: (id) => void (child.connected && child.send({ kind: 'end', id })),
    admit: (keys, cut = []) =>
      new Promise((resolve) => {
        version += 1;
        if (!child.connected) return resolve();
        waiting.set(version, resolve);
        child.send({ kind: 'keys', keys: Object.fromEntries(keys), cut, version });
      }),
    close: async () => {
      closing = true;
      await ended(child);
    },
  };
}

function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill('SIGKILL');
  });
}
