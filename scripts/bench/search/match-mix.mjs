// Quiz answers of visitors, drawn at random: any down payment, so that hardly any answer is in a cache.
import { createRandom } from '../lib/random.mjs';

const OPTIONS = { risk: 3, goal: 4, property_type: 5 };
const DOLLARS = { min: 42_000, max: 1_000_000 };

export function matchMix(count, seed = 2_026) {
  const random = createRandom(seed);
  const upTo = (most) => 1 + Math.floor(random() * most);
  return Array.from({ length: count }, () => ({
    name: 'matches',
    path: '/api/properties/matches',
    query: {
      initial_payment: DOLLARS.min + upTo(DOLLARS.max - DOLLARS.min),
      ...Object.fromEntries(Object.entries(OPTIONS).map(([name, most]) => [name, upTo(most)])),
    },
  }));
}
