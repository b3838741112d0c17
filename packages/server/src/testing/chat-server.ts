import { type Loopback, openLoopback } from './loopback.ts';

export interface Posted {
  channel: string;
  text: string;
  id: string | undefined;
}

/** Fault for the next request of a method: a fixed answer instead of doing it, or no answer (whether done or not). */
export type Turn =
  | { status?: number; headers?: Record<string, string>; body: object }
  | 'lost after doing'
  | 'lost before doing'
  | 'silent after doing'
  | 'silent before doing';

export interface ChatServer extends Loopback {
  /** Messages in the channels. */
  posted: Posted[];
  asked: { method: string; fields: Record<string, string> }[];
  /** Queues faults for the next requests of a method. */
  next(method: string, ...turns: Turn[]): void;
}

/**
 * A stand-in for the chat service, in the format of its Web API: stores messages, returns them, and fails on demand.
 */
export async function openChatServer(): Promise<ChatServer> {
  const posted: Posted[] = [];
  const asked: ChatServer['asked'] = [];
  const turns = new Map<string, Turn[]>();
  const channels = new Map<string, { id: string; name: string; creator: string }>();

  const methods: Record<string, (fields: Record<string, string>) => object> = {
    'auth.test': () => ({ ok: true, user_id: 'UBOT' }),
    'chat.postMessage': ({ channel = '', text = '', metadata }) => {
      const payload = metadata && (JSON.parse(metadata) as { event_payload: { id: string } }).event_payload;
      posted.push({ channel, text, id: payload ? payload.id : undefined });
      return { ok: true, channel, ts: `${posted.length}.0` };
    },
    'conversations.history': ({ channel }) => ({
      ok: true,
      messages: posted
        .filter((one) => one.channel === channel)
        .map(({ text, id }) => ({ text, metadata: { event_type: 'pavilion_message', event_payload: { id } } })),
    }),
    'conversations.create': ({ name = '' }) => {
      if (channels.has(name)) return { ok: false, error: 'name_taken' };
      const channel = { id: `C${channels.size + 1}NEW`, name, creator: 'UBOT' };
      channels.set(name, channel);
      return { ok: true, channel };
    },
    'conversations.list': () => ({ ok: true, channels: [...channels.values()] }),
    'conversations.invite': () => ({ ok: true }),
  };

  const server = await openLoopback((request, body, response) => {
    const method = request.url!.slice(1);
    const fields = Object.fromEntries(new URLSearchParams(body));
    asked.push({ method, fields });
    const turn = turns.get(method)?.shift();
    const does = turn === undefined || (typeof turn === 'string' && turn.endsWith('after doing'));
    const answer = does ? methods[method]?.(fields) : undefined;
    if (typeof turn === 'string') {
      if (turn.startsWith('lost')) response.destroy();
      return;
    }
    response.writeHead(turn?.status ?? 200, { 'content-type': 'application/json', ...turn?.headers });
    response.end(JSON.stringify(turn?.body ?? answer ?? { ok: false, error: 'unknown_method' }));
  });
  return {
    ...server,
    posted,
    asked,
    next: (method, ...more) => void turns.set(method, [...(turns.get(method) ?? []), ...more]),
  };
}
