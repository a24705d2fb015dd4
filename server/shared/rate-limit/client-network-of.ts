import { isIPv6 } from 'node:net';

/** Expands an IPv6 address to its groups; `::` stands for the missing zeros. */
function expandIPv6(address: string): string[] {
  const [head = '', tail] = address.split('::');
  const before = head ? head.split(':') : [];
  const after = tail ? tail.split(':') : [];
  const missing = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
  return [...before, ...Array<string>(missing).fill('0'), ...after];
}

/** Returns the network that shares a rate limit: an IPv4 address, or the /64 network of an IPv6 subscriber. */
export function clientNetworkOf(address: string): string {
  if (!address.includes(':')) return address;
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (!isIPv6(plain)) return plain;
  const groups = expandIPv6(plain.replace(/%.*$/, ''));
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}
