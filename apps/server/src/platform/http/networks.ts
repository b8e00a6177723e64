import { BlockList, isIPv4 } from 'node:net';

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
