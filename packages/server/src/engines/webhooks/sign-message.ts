import { createHmac } from 'node:crypto';

export interface SignedMessage {
  id: string;
  /** Seconds since 1970: the time of this try. */
  timestamp: number;
  body: string;
}

/** Headers of a message by the Standard Webhooks convention, with one signature for each secret. */
export function signedHeaders({ id, timestamp, body }: SignedMessage, secrets: readonly string[]) {
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
    return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
  });
  return {
    'content-type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': signatures.join(' '),
  };
}
