import { isIPv6 } from 'node:net';

/** Groups of an IPv6 address in full: `::` stands for as many zeros as are missing. */
function expand(address: string): string[] {
  const [head = '', tail] = address.split('::');
  const before = head ? head.split(':') : [];
  const after = tail ? tail.split(':') : [];
  const missing = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
  return [...before, ...Array<string>(missing).fill('0'), ...after];
}

/** Who shares a budget: an IPv4 address, or the /64 network that one IPv6 subscriber has to itself. */
export function callerOf(address: string): string {
  if (!address.includes(':')) return address;
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (!isIPv6(plain)) return plain;
  const groups = expand(plain.replace(/%.*$/, ''));
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}
