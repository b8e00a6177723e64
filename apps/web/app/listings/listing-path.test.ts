import { expect, test } from 'vitest';
import { listingPath } from './listing-path';

test('a home is identified by its whole address, whatever characters it contains', () => {
  const home = { address: '4801 NW 7th St #306', city: 'Miami', state: 'FL', zip: '33126' };
  expect(listingPath(home)).toBe(
    '/app/property/4801%20NW%207th%20St%20%23306%2C%20Miami%2C%20FL%2033126',
  );
  expect(listingPath({ ...home, address: '1/2 A?b' })).toContain('1%2F2%20A%3Fb%2C%20Miami');
});
