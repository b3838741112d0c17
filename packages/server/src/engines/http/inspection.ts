import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { BlockList } from 'node:net';
import type { Config } from '../../config.ts';
import { clientAddress, type TrustsProxy, trustIn } from './client-address.ts';

export type MayInspect = (request: { raw: IncomingMessage }) => boolean;

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

/** Headers that a proxy adds to a request. */
const traces = ['forwarded', 'via', 'x-real-ip', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto'] as const;

/**
 * Who may read metrics and health checks: clients with `METRICS_TOKEN`, and programs on this machine. A proxy on this
 * machine passes on requests from anywhere, so a request with proxy headers, or for another host name, does not count
 * as local.
 */
export function inspectionBy({
  metricsToken,
  publicUrl,
  proxies,
}: Pick<Config, 'metricsToken' | 'publicUrl' | 'proxies'>): MayInspect {
  const trusts = trustIn(proxies);
  // TLS ends at a proxy; one missing from the settings may add no headers.
  const hidesProxy = publicUrl?.startsWith('https:') === true && proxies === 0;
  return ({ raw }) => bringsToken(raw, metricsToken) || (!hidesProxy && isFromHere(raw, trusts));
}

function bringsToken({ headers }: IncomingMessage, token: string | null): boolean {
  const given = /^Bearer (.+)$/i.exec(headers.authorization ?? '')?.[1];
  return token !== null && given !== undefined && timingSafeEqual(digest(given), digest(token));
}

function isFromHere(request: IncomingMessage, trusts: TrustsProxy): boolean {
  if (traces.some((name) => request.headers[name] !== undefined)) return false;
  const address = clientAddress(request, trusts);
  const isLocal = loopback.check(address, address.includes(':') ? 'ipv6' : 'ipv4');
  return isLocal && /^(localhost|127(\.\d+){3}|\[::1\])(:\d+)?$/i.test(request.headers.host ?? '');
}

const digest = (text: string) => createHash('sha256').update(text).digest();
