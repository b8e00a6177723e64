import { BlockList, isIPv4, isIPv6 } from 'node:net';

/** Special-purpose networks (IANA registries): private, link-local, metadata, documentation, … */
const CLOSED_IPV4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.31.196.0/24',
  '192.52.193.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '192.175.48.0/24',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
];

/** The only part of IPv6 given out to the internet … */
const OPEN_IPV6 = ['2000::/3'];
/** … without its special uses; 6to4 and Teredo could carry a private IPv4 address inside. */
const CLOSED_IPV6 = ['2001::/23', '2001:db8::/32', '2002::/16', '2620:4f:8000::/48', '3fff::/20'];

const closedIpv4 = listOf(CLOSED_IPV4, 'ipv4');
const openIpv6 = listOf(OPEN_IPV6, 'ipv6');
const closedIpv6 = listOf(CLOSED_IPV6, 'ipv6');

/** Whether an address is on the public internet, so that it cannot reach our network. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !closedIpv4.check(address, 'ipv4');
  if (!isIPv6(address)) return false;
  return openIpv6.check(address, 'ipv6') && !closedIpv6.check(address, 'ipv6');
}

export function isLoopbackAddress(address: string): boolean {
  return address === '::1' || (isIPv4(address) && address.startsWith('127.'));
}

function listOf(networks: readonly string[], family: 'ipv4' | 'ipv6'): BlockList {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', bits] = network.split('/');
    list.addSubnet(address, Number(bits), family);
  }
  return list;
}
