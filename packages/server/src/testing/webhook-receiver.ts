import { createHmac } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { type Loopback, openLoopback } from './loopback.ts';

export interface ReceivedMessage {
  path: string;
  method: string;
  headers: IncomingHttpHeaders;
  body: string;
}

type Turn = number | 'silent' | { status: number; retryAfter: string };

export interface WebhookReceiver extends Loopback {
  received: ReceivedMessage[];
  /** The next answers, in turn; 204 after them. `silent`: takes the message and never answers. */
  next(...answers: Turn[]): void;
}

/** Stand-in for the system at the other end of a webhook. */
export async function openWebhookReceiver(): Promise<WebhookReceiver> {
  const received: ReceivedMessage[] = [];
  const turns: Turn[] = [];
  const server = await openLoopback((request, body, response) => {
    received.push({ path: request.url!, method: request.method!, headers: request.headers, body });
    const turn = turns.shift() ?? 204;
    if (turn === 'silent') return;
    const { status, retryAfter = '' } = typeof turn === 'number' ? { status: turn } : turn;
    response.writeHead(status, {
      ...(status >= 300 && status < 400 && { location: '/elsewhere' }),
      ...(retryAfter && { 'retry-after': retryAfter }),
    });
    response.end(status === 204 ? undefined : `Answer ${status}: ${'x'.repeat(5_000)}`);
  });
  return { ...server, received, next: (...answers) => void turns.push(...answers) };
}

/** Number of signatures of a message that this secret has made, by the words of the Standard Webhooks convention. */
export function genuineSignatures({ headers, body }: ReceivedMessage, secret: string): number {
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`;
  const expected = `v1,${createHmac('sha256', key).update(signed).digest('base64')}`;
  return String(headers['webhook-signature'])
    .split(' ')
    .filter((each) => each === expected).length;
}
