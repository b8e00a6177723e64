import { describe, expect, it } from 'vitest';
import { clientOf, networkOf } from './networks.ts';

describe('whom a limit counts a request for', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['unknown', 'unknown'],
  ])('%s is %s', (address, client) => {
    expect(clientOf(address)).toBe(client);
    expect(clientOf(address)).toBe(client);
  });

  it('costs next to nothing for each of the requests of one client, in any family', () => {
    for (const address of ['203.0.113.7', '::ffff:203.0.113.7', '2001:db8:1:2:3:4:5:6']) {
      const begun = performance.now();
      for (let i = 0; i < 20_000; i += 1) clientOf(address);
      expect(performance.now() - begun, address).toBeLessThan(400);
    }
  });

  it('is right for more clients than are remembered', () => {
    for (let i = 0; i < 12_000; i += 1) {
      const group = i.toString(16);
      expect(clientOf(`2001:db8:${group}:1::5`)).toBe(`2001:db8:${group}:1::/64`);
    }
  });
});

it('a lock counts by the /24 of an address', () => {
  expect(networkOf('203.0.113.7')).toBe('203.0.113.0/24');
  expect(networkOf('::ffff:203.0.113.7')).toBe('203.0.113.0/24');
});
