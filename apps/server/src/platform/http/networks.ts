import { BlockList, isIPv4, isIPv6, SocketAddress } from 'node:net';

/** → a function that checks whether an address is in one of these networks. */
export function networksOf(networks: readonly string[]): (address: string | undefined) => boolean {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', bits] = network.split('/');
    const family = isIPv4(address) ? 'ipv4' : 'ipv6';
    list.addSubnet(address, Number(bits ?? (family === 'ipv4' ? 32 : 128)), family);
  }
  return (address = '') => {
    // Dual-stack sockets report IPv4 peers like this.
    const plain = address.replace(/^::ffff:/, '');
    return list.check(plain, isIPv4(plain) ? 'ipv4' : 'ipv6');
  };
}

/** Beyond this many the addresses read so far are forgotten. */
const MOST_KNOWN = 5_000;
const known = new Map<string, string>();

/**
 * Whom limits count a request for: the address, or its /64 for IPv6, where one client has many. Asked
 * several times for every request, and reading an IPv6 address is slow, so answers are kept.
 */
export function clientOf(address: string): string {
  if (!address.includes(':')) return address;
  const before = known.get(address);
  if (before !== undefined) return before;
  const plain = withoutPrefix(address);
  if (!isIPv6(plain)) return plain;
  if (known.size >= MOST_KNOWN) known.clear();
  const client = networkOf(plain);
  known.set(address, client);
  return client;
}

/** Where an address belongs: its /24, or its /64 for IPv6, where a household has many addresses. */
export function networkOf(address: string): string {
  const plain = withoutPrefix(address);
  if (isIPv4(plain)) return `${plain.split('.').slice(0, 3).join('.')}.0/24`;
  if (!isIPv6(plain)) return plain;
  return `${groupsOf(plain).slice(0, 4).join(':')}::/64`;
}

/** Dual-stack sockets report IPv4 peers as `::ffff:203.0.113.7`. */
const withoutPrefix = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, '');

/** All eight groups of an IPv6 address, shortened spellings written out. */
function groupsOf(address: string): string[] {
  // Normalizes letters and leading zeros; a scope such as %eth0 is not part of the network.
  const { address: plain } = new SocketAddress({
    address: address.replace(/%.*$/, ''),
    family: 'ipv6',
  });
  const [head = '', tail] = plain.split('::');
  const before = head.split(':').filter(Boolean);
  const after = (tail ?? '').split(':').filter(Boolean);
  const missing = tail === undefined ? 0 : 8 - before.length - after.length;
  return [...before, ...Array<string>(Math.max(0, missing)).fill('0'), ...after];
}
