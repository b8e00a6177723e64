import type { IncomingMessage } from 'node:http';
import { BlockList, isIPv4 } from 'node:net';
import { currentScope } from '../lib/work-scope.ts';

/** Short, and nothing that a log, a shell or a page could take for more than a name. */
const HARMLESS = /^[\w.-]{8,64}$/;

/** Ours, unless a proxy that we trust has named the request already. */
export function requestIds(
  trustedProxies: readonly string[],
): (request: IncomingMessage) => string {
  const isTrusted = networksOf(trustedProxies);
  return ({ headers, socket }) => {
    // A page asks our own API while it is drawn: one visit, one name.
    const outer = currentScope()?.requestId;
    if (outer) return outer;
    const given = headers['x-request-id'];
    const isTaken =
      typeof given === 'string' && HARMLESS.test(given) && isTrusted(socket?.remoteAddress);
    return isTaken ? given : crypto.randomUUID();
  };
}

/** Whether an address is in one of them. */
export function networksOf(networks: readonly string[]): (address: string | undefined) => boolean {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', bits] = network.split('/');
    const family = isIPv4(address) ? 'ipv4' : 'ipv6';
    list.addSubnet(address, Number(bits ?? (family === 'ipv4' ? 32 : 128)), family);
  }
  return (address = '') => {
    // How a socket that speaks both names a peer of the old kind.
    const plain = address.replace(/^::ffff:/, '');
    return list.check(plain, isIPv4(plain) ? 'ipv4' : 'ipv6');
  };
}
