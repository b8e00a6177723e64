// The fixed mix of queries, in realistic shares.
import { createRandom } from '../lib/random.mjs';
import { cities } from './cities.mjs';

const WORDS = [
  'pool',
  'garage',
  'renovated',
  'waterfront',
  'garden',
  'solar',
  'historic',
  'dock',
  'loft',
];
const STREETS = [
  'Biscayne',
  'Oak',
  'Maple',
  'Flagler',
  'Collins',
  'Ocean',
  'Palm',
  'Magnolia',
  'Heron',
];
const SORTS = ['initial_investment', 'total_roi', 'annual_roi', 'net_profit'];
const SHARES = {
  landing: 13,
  paging: 5,
  city: 17,
  'city+filters': 13,
  'nation+filters': 9,
  polygon: 13,
  text: 13,
  'deep page': 5,
  map: 12,
};

const swapLetters = (word) => `${word[0]}${word[2]}${word[1]}${word.slice(3)}`;

export function queryMix(count, addresses, seed = 12_345) {
  const random = createRandom(seed);
  const pick = (items) => items[Math.floor(random() * items.length)];
  const total = cities.reduce((sum, { weight }) => sum + weight, 0);
  const pickCity = () => {
    let left = random() * total;
    for (const city of cities) {
      left -= city.weight;
      if (left < 0) return city;
    }
    return cities[0];
  };
  const sorted = () => ({ sort_by: pick(SORTS), sort_order: random() < 0.7 ? 'desc' : 'asc' });
  const filters = () => {
    const min = Math.floor(random() * 12) * 50_000;
    return {
      investment_min: min,
      investment_max: min + (2 + Math.floor(random() * 14)) * 50_000,
      ...(random() < 0.8 ? { beds: 1 + Math.floor(random() * 4) } : {}),
      ...(random() < 0.6 ? { baths: 1 + Math.floor(random() * 3) } : {}),
      ...(random() < 0.4 ? { cash_flow_first_year: 1 } : {}),
    };
  };
  const ring = () => {
    const { lat, lng } = pickCity();
    const size = Math.min(0.4, 0.03 * Math.exp(1.4 * random()));
    const points = 5 + Math.floor(random() * 20);
    return JSON.stringify(
      Array.from({ length: points }, (_, i) => {
        const angle = (2 * Math.PI * i) / points;
        const radius = size * (0.6 + 0.5 * random());
        return { lat: lat + radius * Math.sin(angle), lng: lng + radius * Math.cos(angle) };
      }),
    );
  };
  const text = () =>
    pick([
      () => pick(addresses),
      () => `${pick(STREETS)} ${pick(['St', 'Ave', 'Blvd'])}`,
      () => pick(WORDS),
      () => `${pick(WORDS)} ${pick(WORDS)}`,
      () => `${pick(WORDS)} ${pickCity().name}`,
      // Half typed, and mistyped.
      () => pick([...WORDS, ...STREETS]).slice(0, 4),
      () => swapLetters(pick([...WORDS, ...STREETS])),
    ])();
  const view = () => {
    const zoom = 3.5 + random() * 10;
    const { lat, lng } = pickCity();
    const half = 360 / 2 ** zoom;
    const clamp = (value, most) => Math.max(-most, Math.min(most, value));
    const box = [
      clamp(lng - 1.4 * half, 180),
      clamp(lat - half, 85),
      clamp(lng + 1.4 * half, 180),
      clamp(lat + half, 85),
    ];
    return { bounds: box.map((edge) => edge.toFixed(4)).join(','), zoom: zoom.toFixed(2) };
  };
  const defaults = { investment_min: 100_000, investment_max: 5_000_000 };
  const make = {
    landing: () => defaults,
    paging: () => ({ ...defaults, page: 2 + Math.floor(random() * 9) }),
    city: () => ({ ...defaults, city: pickCity().name }),
    'city+filters': () => ({ city: pickCity().name, ...filters(), ...sorted() }),
    'nation+filters': () => ({ ...filters(), ...sorted() }),
    polygon: () => ({
      ...(random() < 0.5 ? filters() : defaults),
      ...(random() < 0.6 ? sorted() : {}),
      polygon: ring(),
    }),
    text: () => ({ search: text(), ...(random() < 0.4 ? sorted() : {}) }),
    'deep page': () => ({ ...filters(), ...sorted(), page: 100 + Math.floor(random() * 2000) }),
    map: () => ({ ...(random() < 0.5 ? filters() : defaults), ...view() }),
  };
  const bag = Object.entries(SHARES).flatMap(([name, share]) => Array(share).fill(name));
  return Array.from({ length: count }, () => {
    const name = pick(bag);
    return {
      name,
      path: name === 'map' ? '/api/properties/map' : '/api/properties',
      query: make[name](),
    };
  });
}
