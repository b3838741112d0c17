import ipaddr from 'ipaddr.js';

const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3');

/**
 * Whether an address belongs to the public internet. Links from users must not reach other addresses: this machine, its
 * network, the cloud provider's internal services, and addresses that wrap another one.
 */
export function isPublicAddress(text: string): boolean {
  if (!ipaddr.isValid(text)) return false;
  const address = ipaddr.parse(text);
  // Public IPv6 addresses are all within 2000::/3; the old IPv4-compatible form `::127.0.0.1`, for example, is outside.
  if (address.kind() === 'ipv6' && !(address as ipaddr.IPv6).match(globalUnicast)) return false;
  return address.range() === 'unicast';
}
