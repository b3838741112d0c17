import { lookup } from 'node:dns/promises';
import ipaddr from 'ipaddr.js';
import type { Agent, Response } from 'undici';
import { isPublicAddress } from './public-address.ts';

/** Why a link could not be read; the message is a sentence for people and reveals no details of our own network. */
export class LinkFailure extends Error {
  override name = 'LinkFailure';
}

export interface GuardedRequest {
  /** Exceptions: non-public origins that may be read, such as `http://intranet.example:8080`. */
  origins: readonly string[];
  signal: AbortSignal;
  /** Timeout for the whole fetch: DNS, redirects and body. */
  milliseconds: number;
  /** Size limit of the body, in bytes; a longer body is truncated (`cut`) or refused. */
  mostBytes: number;
  whenTooLong: 'cut' | 'refuse';
  /** Accept header of the request. */
  accept: string;
  /** Accepted content types; others are refused before their body is read. */
  takes: RegExp;
}

export interface GuardedAnswer {
  /** Final URL, after redirects. */
  url: string;
  /** Content type in lower case, without parameters. */
  type: string;
  charset: string | undefined;
  body: Buffer;
}

/** Most redirects followed (LIB-048); each target is checked like the first address. */
const mostRedirects = 5;
const userAgent = 'Mozilla/5.0 (compatible; Pavilion; link preview)';

export interface Target {
  address: string;
  family: 4 | 6;
}

/**
 * Fetches a URL from a user. The name is resolved once, and the connection goes to exactly the checked address, so a
 * DNS name that changes between check and connection (DNS rebinding) gains nothing.
 */
export function guardedFetch(address: string, request: GuardedRequest): Promise<GuardedAnswer> {
  return inTime(request, async (signal) => {
    let url = readAddress(address, request.origins);
    for (let redirects = 0; ; redirects++) {
      const next = await visit(url, request, signal);
      if (typeof next !== 'string') return next;
      if (redirects === mostRedirects) throw new LinkFailure(`${url.hostname} redirects too often.`);
      url = readAddress(next, request.origins);
    }
  });
}

/** Gives work a signal that aborts when the caller's does, and after some milliseconds. */
export async function inTime<T>(
  { signal, milliseconds }: Pick<GuardedRequest, 'signal' | 'milliseconds'>,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  // Node 20 may collect an `AbortSignal.timeout` that only `AbortSignal.any` refers to, and then waits without end.
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(new DOMException('Too late.', 'TimeoutError')), milliseconds);
  try {
    return await work(AbortSignal.any([signal, late.signal]));
  } finally {
    clearTimeout(timer);
  }
}

/** Visits one URL: returns its answer, or the redirect target. */
async function visit(url: URL, request: GuardedRequest, signal: AbortSignal): Promise<GuardedAnswer | string> {
  // Loaded with the first link: the library is large and must not slow down the start.
  const undici = await import('undici');
  let agent: Agent | undefined;
  try {
    agent = new undici.Agent({ connect: connectTo(await resolveOnce(url, request.origins, signal)), pipelining: 0 });
    const response = await undici.fetch(url, {
      dispatcher: agent,
      signal,
      redirect: 'manual',
      headers: { accept: request.accept, 'accept-language': 'en-GB,en;q=0.8', 'user-agent': userAgent },
    });
    return redirectOf(response, url) ?? (await readAnswer(response, url, request, signal));
  } catch (error) {
    throw explained(error, url, request.signal);
  } finally {
    // Also aborts the rest of a truncated body.
    void agent?.destroy().catch(() => undefined);
  }
}

/**
 * Why an address cannot be read, whatever its site answers, or null: it needs port 80 or 443 and no private address, or an origin
 * allowed in the settings.
 */
export function refuseAddress(text: string, origins: readonly string[]): string | null {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url || !/^https?:$/.test(url.protocol) || url.hostname === '') return 'This is not a link to a web page.';
  if (origins.includes(url.origin)) return null;
  if (!['', '80', '443'].includes(url.port)) return 'Links with unusual ports are not allowed.';
  const host = hostOf(url);
  return ipaddr.isValid(host) && !isPublicAddress(host) ? notPublic : null;
}

/** Refusal of an address inside our own network. */
export const notPublic = 'This link leads to an address that is not public, so it cannot be read.';

/** Host name, or address without the brackets of IPv6. */
const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '');

/** The address as it is visited, without a user and password. */
export function readAddress(text: string, origins: readonly string[]): URL {
  const refusal = refuseAddress(text, origins);
  if (refusal) throw new LinkFailure(refusal);
  const url = new URL(text);
  url.username = '';
  url.password = '';
  return url;
}

/** Addresses of the host, none of them private unless the settings allow the origin. */
export async function resolveOnce(url: URL, origins: readonly string[], signal: AbortSignal): Promise<Target[]> {
  const host = hostOf(url);
  const targets: Target[] = ipaddr.isValid(host)
    ? [{ address: host, family: ipaddr.parse(host).kind() === 'ipv6' ? 6 : 4 }]
    : await lookUp(host, signal);
  // One private address among several is enough to refuse: a name that has both is suspect.
  const isRefused = targets.length === 0 || !targets.every((target) => isPublicAddress(target.address));
  if (isRefused && !origins.includes(url.origin)) throw new LinkFailure(notPublic);
  return targets;
}

async function lookUp(host: string, signal: AbortSignal): Promise<Target[]> {
  try {
    const found = await Promise.race([lookup(host, { all: true, order: 'ipv4first' }), aborted(signal)]);
    return found.map(({ address, family }) => ({ address, family: family === 6 ? 6 : 4 }));
  } catch (error) {
    signal.throwIfAborted();
    throw new LinkFailure(`The site ${host} could not be found.`, { cause: error });
  }
}

/** Options of an agent. The connection resolves the name again; answer with the checked addresses only. */
export function connectTo(targets: readonly Target[]): NonNullable<Agent.Options['connect']> {
  return {
    timeout: 10_000,
    autoSelectFamily: true,
    lookup: (_host, options, done) => {
      if (options.all) done(null, [...targets]);
      else done(null, targets[0]!.address, targets[0]!.family);
    },
  };
}

function redirectOf(response: Response, from: URL): string | undefined {
  const location = response.headers.get('location');
  if (![301, 302, 303, 307, 308].includes(response.status) || !location) return undefined;
  return URL.canParse(location, from) ? new URL(location, from).href : location;
}

async function readAnswer(
  response: Response,
  url: URL,
  { takes, mostBytes, whenTooLong }: GuardedRequest,
  signal: AbortSignal,
): Promise<GuardedAnswer> {
  if (!response.ok) throw new LinkFailure(`${url.hostname} answered with error ${response.status}.`);
  const [type = '', ...parameters] = (response.headers.get('content-type') ?? '').split(';');
  const kind = type.trim().toLowerCase();
  if (!takes.test(kind)) {
    throw new LinkFailure(
      `This link leads to a file of type ${kind.slice(0, 100) || 'unknown'}, which cannot be shown.`,
    );
  }
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response.body ?? []) {
    signal.throwIfAborted();
    const bytes = part as Uint8Array;
    parts.push(bytes);
    size += bytes.length;
    if (size > mostBytes && whenTooLong === 'refuse')
      throw new LinkFailure(`The file from ${url.hostname} is too large.`);
    if (size > mostBytes) break;
  }
  const charset = /charset\s*=\s*"?([^\s";]+)/i.exec(parameters.join(';'))?.[1];
  return { url: url.href, type: kind, charset, body: Buffer.concat(parts).subarray(0, mostBytes) };
}

/** Sentence for a network failure. When our own work was stopped, that is the reason, not the site. */
export function explained(error: unknown, url: URL, stopped: AbortSignal): unknown {
  if (stopped.aborted) return stopped.reason;
  if (error instanceof LinkFailure) return error;
  const timedOut = error instanceof Error && /timeout/i.test(`${error.name} ${error.message} ${codeOf(error.cause)}`);
  const sentence = timedOut ? `${url.hostname} took too long to answer.` : `${url.hostname} could not be reached.`;
  return new LinkFailure(sentence, { cause: error });
}

const codeOf = (error: unknown): string => (error instanceof Error && 'code' in error ? String(error.code) : '');

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}
