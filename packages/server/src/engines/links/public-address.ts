import ipaddr from 'ipaddr.js';

const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3');

/**
 * Whether an address belongs to the public internet. Everything else is refused for links that people paste: this machine,
 * the network it stands in, the cloud's own services, and addresses that only wrap another one.
 */
export function isPublicAddress(text: string): boolean {
  if (!ipaddr.isValid(text)) return false;
  const address = ipaddr.parse(text);
  // Only within 2000::/3 is anything given out; the old IPv4-compatible form `::127.0.0.1`, for one, lies outside.
  if (address.kind() === 'ipv6' && !(address as ipaddr.IPv6).match(globalUnicast)) return false;
  return address.range() === 'unicast';
}
