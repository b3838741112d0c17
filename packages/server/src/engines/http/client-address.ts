import type { IncomingMessage } from 'node:http';
import { BlockList, isIP, isIPv4, isIPv6 } from 'node:net';
import type { Proxies } from '../../config-parts.ts';

/** Whether the address, this many steps from the server, is a trusted proxy. */
export type TrustsProxy = (address: string, step: number) => boolean;

/** Trust from the settings: the number of proxies, or their addresses. Fastify accepts the same function. */
export function trustIn(proxies: Proxies): TrustsProxy {
  if (typeof proxies === 'number') return (_address, step) => step < proxies;
  const named = new BlockList();
  for (const proxy of proxies) {
    const [address = '', bits] = proxy.split('/');
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    if (bits === undefined) named.addAddress(address, family);
    else named.addSubnet(address, Number(bits), family);
  }
  return (given) => {
    const address = plain(given);
    return isIP(address) > 0 && named.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
  };
}

/**
 * Address of the client: that of the connection or, behind proxies, the one that the outermost trusted proxy has seen.
 * `X-Forwarded-For` is read from the right, because the client itself may have written the entries further left.
 */
export function clientAddress(request: Pick<IncomingMessage, 'headers' | 'socket'>, trusts: TrustsProxy): string {
  const forwarded = String(request.headers['x-forwarded-for'] ?? '').split(',');
  let address = plain(request.socket.remoteAddress ?? '');
  for (let step = 0; trusts(address, step); step++) {
    const before = plain(forwarded.pop()?.trim() ?? '');
    if (isIP(before) === 0) break;
    address = before;
  }
  return address;
}

/** Key for rate limits: an IPv4 address, or the /64 network of an IPv6 address, which belongs to one customer. */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.split('%')[0]!.split('::');
  const start = head.split(':').filter(Boolean);
  const end = (tail ?? '').split(':').filter(Boolean);
  const missing = tail === undefined ? 0 : Math.max(0, 8 - start.length - end.length);
  const groups = [...start, ...Array<string>(missing).fill('0'), ...end].slice(0, 4);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}

/** A dual-stack socket reports IPv4 addresses in IPv6 notation. */
function plain(address: string): string {
  const mapped = /^::ffff:(.*)$/i.exec(address)?.[1];
  return mapped && isIPv4(mapped) ? mapped : address;
}
