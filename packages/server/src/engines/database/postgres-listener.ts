import pg from 'pg';

type Listener = (payload: string) => void;

const firstWait = 100;
const longestWait = 5_000;

/** One connection for LISTEN, opened by the first listener. When it breaks, it is reopened and every listener is told. */
export function createListener(url: string, onError?: (error: unknown) => void) {
  const listeners = new Map<string, Set<Listener>>();
  let client: pg.Client | undefined;
  let opening: Promise<pg.Client> | undefined;
  let closed = false;
  let retry: NodeJS.Timeout | undefined;

  function connected(): Promise<pg.Client> {
    opening ??= connect().catch((error: unknown) => {
      opening = undefined;
      throw error;
    });
    return opening;
  }

  async function connect(): Promise<pg.Client> {
    const fresh = new pg.Client({ connectionString: url, application_name: 'pavilion listen', keepAlive: true });
    fresh.on('notification', ({ channel, payload }) => {
      for (const listener of listeners.get(channel) ?? []) listener(payload ?? '');
    });
    fresh.on('error', (error) => onError?.(error));
    await fresh.connect();
    // Only an established connection can be lost. A failure to connect is the caller's error.
    fresh.on('end', () => lost(fresh));
    for (const channel of listeners.keys()) await fresh.query(`LISTEN ${fresh.escapeIdentifier(channel)}`);
    client = fresh;
    return fresh;
  }

  function lost(which: pg.Client): void {
    if (closed || client !== which) return;
    client = undefined;
    opening = undefined;
    reconnect(firstWait);
  }

  function reconnect(wait: number): void {
    retry = setTimeout(async () => {
      if (closed) return;
      try {
        await connected();
        for (const set of listeners.values()) for (const listener of set) listener('');
      } catch (error) {
        onError?.(error);
        reconnect(Math.min(wait * 2, longestWait));
      }
    }, wait);
  }

  return {
    async listen(channel: string, listener: Listener): Promise<() => Promise<void>> {
      const known = listeners.get(channel);
      if (known) known.add(listener);
      else {
        listeners.set(channel, new Set([listener]));
        const connection = await connected();
        await connection.query(`LISTEN ${connection.escapeIdentifier(channel)}`);
      }
      return async () => {
        const set = listeners.get(channel);
        set?.delete(listener);
        if (set?.size !== 0) return;
        listeners.delete(channel);
        await client?.query(`UNLISTEN ${client.escapeIdentifier(channel)}`).catch(() => undefined);
      };
    },
    async close(): Promise<void> {
      closed = true;
      clearTimeout(retry);
      await opening?.catch(() => undefined);
      await client?.end();
    },
  };
}
