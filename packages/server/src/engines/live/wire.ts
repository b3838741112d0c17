import { randomUUID } from 'node:crypto';
import { isMap } from '@pavilion/sync';
import type { Database } from '../database/types.ts';

/** Messages that need not be kept, from each process to all others. */
export interface Wire {
  /** Sent soon; of several messages with one key, only the last. */
  say(key: string, message: Record<string, unknown>): void;
  close(): Promise<void>;
}

export interface WireDeps {
  /** Without it there are no other processes. */
  database: Pick<Database, 'execute' | 'listen'> | undefined;
  channel: string;
  /** A message of another process. Some may be missing after a lost connection. */
  hear: (message: Record<string, unknown>) => void;
  onError: (error: unknown) => void;
}

/** Milliseconds in which messages are gathered: each NOTIFY takes a lock of the whole server. */
const pause = 50;

export function createWire({ database, channel, hear, onError }: WireDeps): Wire {
  const from = randomUUID();
  const waiting = new Map<string, string>();
  let timer: NodeJS.Timeout | undefined;

  function flush(): void {
    timer = undefined;
    const payloads = [...waiting.values()];
    waiting.clear();
    const text = 'SELECT pg_notify($1, each) FROM unnest($2::text[]) AS each';
    void database?.execute(text, [channel, payloads]).catch(onError);
  }

  const listening = database?.listen(channel, (payload) => {
    const message: unknown = payload === '' ? undefined : JSON.parse(payload);
    if (isMap(message) && message.from !== from) hear(message);
  });
  listening?.catch(onError);

  return {
    say(key, message) {
      if (!database) return;
      waiting.set(key, JSON.stringify({ ...message, from }));
      timer ??= setTimeout(flush, pause);
    },
    async close() {
      clearTimeout(timer);
      await listening?.then((stop) => stop()).catch(() => undefined);
    },
  };
}
