import type { IncomingMessage } from 'node:http';
import { BlockList, isIP, isIPv4, isIPv6 } from 'node:net';
import type { Proxies } from '../../config.ts';

/** Whether the machine at this address, so many steps from here, is a proxy whose word is taken. */
export type TrustsProxy = (address: string, step: number) => boolean;

/** What the settings say of the proxies in front: how many, or which. Fastify takes the same function. */
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
 * The address of the client: that of the connection or, behind proxies, the one which the outermost trusted proxy has seen.
 * `X-Forwarded-For` is read from the right, since everything further left is what the client itself says.
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

/** What limits are counted by: an IPv4 address, or the /64 network of an IPv6 one, all of which is one customer's. */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.split('%')[0]!.split('::');
  const start = head.split(':').filter(Boolean);
  const end = (tail ?? '').split(':').filter(Boolean);
  const missing = tail === undefined ? 0 : Math.max(0, 8 - start.length - end.length);
  const groups = [...start, ...Array<string>(missing).fill('0'), ...end].slice(0, 4);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}

/** IPv4 addresses come written as IPv6 on a socket that takes both. */
function plain(address: string): string {
  const mapped = /^::ffff:(.*)$/i.exec(address)?.[1];
  return mapped && isIPv4(mapped) ? mapped : address;
}
