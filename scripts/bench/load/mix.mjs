// The mix of requests. A login costs an Argon2 hash, on purpose some 30 ms of a core.
import { createRandom } from '../lib/random.mjs';

export const SHARES = {
  page: 6,
  picture: 10,
  'explorer: list': 25,
  'explorer: map': 10,
  'explorer: facets': 7,
  report: 11,
  'shared report': 6,
  board: 4,
  'lead detail': 5,
  'lead move': 3,
  'public lead': 8,
  login: 5,
};

const SORTS = ['initial_investment', 'total_roi', 'annual_roi', 'net_profit'];
const PAGES = ['/', '/services', '/servicios', '/blog', '/quiz', '/privacy'];
const WORDS = ['pool', 'garage', 'oak', 'waterfront', 'renovated', 'biscayne'];

export function createMix(world, seed = 11) {
  const random = createRandom(seed);
  const pick = (items) => items[Math.floor(random() * items.length)];
  const bag = Object.entries(SHARES).flatMap(([name, share]) => Array(share).fill(name));
  let count = 0;

  const makers = {
    // Drawn on the server, as a visitor's first page is.
    page: () => ({ path: pick(PAGES), headers: { accept: 'text/html' } }),
    picture: () => ({ path: pick(world.pictures) }),
    'explorer: list': () => ({ path: `/api/properties?${new URLSearchParams(listQuery())}` }),
    'explorer: map': () => ({ path: `/api/properties/map?${new URLSearchParams(mapQuery())}` }),
    'explorer: facets': () => ({
      path:
        random() < 0.5
          ? '/api/citiesList'
          : `/api/properties/supply?city=${encodeURIComponent(pick(world.cities))}`,
    }),
    report: () => ({
      path: `/api/properties/${encodeURIComponent(pick(world.addresses))}/address`,
      token: pick(world.people).token,
    }),
    'shared report': () => ({ path: `/api/properties/share/${pick(world.reports)}` }),
    board: () => ({
      path: random() < 0.7 ? '/api/board' : '/api/board/totals',
      token: world.salesman.token,
    }),
    'lead detail': () => ({
      path: `/api/leads/${pick(world.leads)}${random() < 0.5 ? '' : '/activities'}`,
      token: world.salesman.token,
    }),
    'lead move': () => ({
      method: 'PUT',
      path: `/api/leads/${pick(world.leads)}`,
      token: world.salesman.token,
      body: { lead_status_id: pick(world.statuses) },
    }),
    'public lead': () => ({
      method: 'POST',
      path: '/api/public/leads',
      body: {
        first_name: 'Load',
        last_name: `Visitor ${count}`,
        phone: '+1 305 555 0100',
        email: `load.${seed}.${count}@leads.test`,
        source: 'home',
      },
    }),
    login: () => {
      const { email, password } = pick(world.people);
      return { method: 'POST', path: '/api/login', body: { email, password } };
    },
  };

  const listQuery = () => ({
    ...(random() < 0.5 ? { city: pick(world.cities) } : {}),
    ...(random() < 0.4
      ? { investment_min: 50_000, investment_max: 600_000, beds: 1 + Math.floor(random() * 3) }
      : {}),
    ...(random() < 0.4 ? { sort_by: pick(SORTS), sort_order: pick(['asc', 'desc']) } : {}),
    ...(random() < 0.2 ? { search: pick(WORDS) } : {}),
    ...(random() < 0.25 ? { page: 2 + Math.floor(random() * 6) } : {}),
    ...(random() < 0.12 ? { polygon: ring() } : {}),
  });
  const ring = () => {
    const [lat, lng] = [25.6 + 2.5 * random(), -81.5 + random()];
    return JSON.stringify(
      [0, 1, 2, 3, 4, 5].map((i) => ({
        lat: lat + 0.3 * Math.sin(i),
        lng: lng + 0.3 * Math.cos(i),
      })),
    );
  };
  const mapQuery = () => {
    const [west, south, size] = [-83 + 2 * random(), 25 + 3 * random(), 0.2 + 3 * random()];
    const bounds = [west, south, west + 1.4 * size, south + size].map((edge) => edge.toFixed(4));
    return { bounds: bounds.join(','), zoom: (6 + 6 * random()).toFixed(1) };
  };

  return () => {
    count += 1;
    const name = pick(bag);
    const { token, headers: more, ...request } = makers[name]();
    // Rate limits count by address, so each request uses another one.
    const address = `10.${(count >> 16) & 255}.${(count >> 8) & 255}.${count & 255}`;
    const headers = {
      'x-forwarded-for': address,
      ...more,
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    };
    return { name, ...request, headers };
  };
}
