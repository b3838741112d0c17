import type { Agent, Dispatcher } from 'undici';
import {
  connectTo,
  explained,
  inTime,
  LinkFailure,
  notPublic,
  readAddress,
  refuseAddress,
  resolveOnce,
} from './guarded-fetch.ts';

export interface GuardedPost {
  /** Exceptions: origins that may be addressed although they are not public, or not encrypted. */
  origins: readonly string[];
  signal: AbortSignal;
  /** Timeout for the whole request: DNS, connection and answer. */
  milliseconds: number;
  /** Bytes of the answer that are read. */
  mostBytes: number;
  headers: Readonly<Record<string, string>>;
  body: string;
}

export interface PostAnswer {
  status: number;
  /** The header `Retry-After`, as it came. */
  retryAfter: string | null;
  /** Beginning of the answer. */
  text: string;
}

/** Why nothing is posted to an address, whatever its receiver answers; null if something is. */
export function refuseReceiver(text: string, origins: readonly string[]): string | null {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url || !/^https?:$/.test(url.protocol) || url.hostname === '') {
    return 'This is not a web address. It looks like https://example.org/receiver.';
  }
  if (url.username || url.password)
    return 'An address with a user or a password is not allowed: it would be shown here.';
  if (origins.includes(url.origin)) return null;
  if (url.protocol !== 'https:') return notEncrypted;
  if (url.port !== '') return otherPort;
  return isThisMachine(url) || refuseAddress(text, origins) === notPublic ? privateReceiver : null;
}

/** Names that lead to the machine itself, whatever a name server says (RFC 6761). */
const isThisMachine = ({ hostname }: URL) => /(^|\.)localhost\.?$/.test(hostname);

const notEncrypted =
  'The address has to begin with https://. WEBHOOK_ORIGINS in the settings of the server allows others.';
const otherPort =
  'Leave the port out of the address: it is 443. WEBHOOK_ORIGINS in the settings of the server allows other ports.';
const privateReceiver =
  'This address is inside a private network. WEBHOOK_ORIGINS in the settings of the server allows such addresses.';

/**
 * Posts to an address of a user with the guards of `guardedFetch`: the name is resolved once, and private addresses are refused.
 * No redirect is followed. Answers with any status; throws a `LinkFailure` if there is none. Not by `fetch`, which refuses some ports
 * without a word, such as 4190 and 10080, also of receivers that the settings allow.
 */
export async function guardedPost(address: string, post: GuardedPost): Promise<PostAnswer> {
  const refusal = refuseReceiver(address, post.origins);
  if (refusal) throw new LinkFailure(refusal);
  const url = readAddress(address, post.origins);
  return inTime(post, async (signal) => {
    const undici = await import('undici');
    let agent: Agent | undefined;
    try {
      agent = new undici.Agent({ connect: connectTo(await resolveOnce(url, post.origins, signal)), pipelining: 0 });
      const { statusCode, headers, body } = await undici.request(url, {
        dispatcher: agent,
        signal,
        method: 'POST',
        headers: { ...post.headers, 'user-agent': 'Pavilion-Webhooks/1' },
        body: post.body,
      });
      const [retryAfter = null] = [headers['retry-after'] ?? []].flat();
      return { status: statusCode, retryAfter, text: await beginningOf(body, post.mostBytes, signal) };
    } catch (error) {
      const said = explained(error, url, post.signal);
      throw said instanceof LinkFailure && said.message === notPublic ? new LinkFailure(privateReceiver) : said;
    } finally {
      void agent?.destroy().catch(() => undefined);
    }
  });
}

async function beginningOf(body: Dispatcher.ResponseData['body'], most: number, signal: AbortSignal): Promise<string> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of body) {
    signal.throwIfAborted();
    const bytes = part as Uint8Array;
    parts.push(bytes);
    size += bytes.length;
    if (size >= most) break;
  }
  return Buffer.concat(parts).subarray(0, most).toString('utf8');
}
