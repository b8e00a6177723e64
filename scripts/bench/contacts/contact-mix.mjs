// Typical queries of a contact list, for each kind of viewer.
import { createRandom } from '../lib/random.mjs';

const SORTS = [
  'first_name',
  'last_name',
  'email',
  'phone',
  'status',
  'user',
  'created_at',
  'last_touched_at',
  'initial_payment',
];
const WORDS = [
  'maria',
  'garcía',
  'sofia lopez',
  'jos',
  'hernandez',
  'valentina.diaz',
  'gmail',
  'oscar king',
  '+57 310',
  'walk',
  'díaz ana',
  'smith4',
];
const SOURCES = ['quiz', 'home', 'landing', 'staff', 'import'];
const PROFILES = ['conservative', 'moderate', 'aggressive', 'strategic'];

const SHARES = {
  'first page': 20,
  paging: 10,
  'deep page': 8,
  sort: 18,
  search: 20,
  column: 8,
  filters: 16,
};

/** `owners` and `statuses` are ids the viewer may name. */
export function contactMix(count, { owners, statuses }, seed = 7) {
  const random = createRandom(seed);
  const pick = (items) => items[Math.floor(random() * items.length)];
  const sorted = () => ({ sort: pick(SORTS), order: pick(['asc', 'desc']) });
  const make = {
    'first page': () => ({}),
    paging: () => ({ page: 2 + Math.floor(random() * 20) }),
    'deep page': () => ({
      page: 100 + Math.floor(random() * 900),
      ...(random() < 0.5 ? sorted() : {}),
    }),
    sort: sorted,
    search: () => ({ search: pick(WORDS), ...(random() < 0.3 ? sorted() : {}) }),
    column: () =>
      pick([
        { first_name: 'maria' },
        { last_name: 'gar' },
        { email: 'sofia.lopez' },
        { phone: '310 5' },
        { first_name: 'jo', last_name: 'torres' },
      ]),
    filters: () => ({
      ...pick([
        { source: pick(SOURCES) },
        { profile: pick(PROFILES) },
        { lead_status_id: pick(statuses) },
        { user_id: pick(owners) },
        { stale_days: 60 },
        { source: pick(SOURCES), profile: pick(PROFILES), stale_days: 30 },
      ]),
      ...(random() < 0.3 ? sorted() : {}),
    }),
  };
  const bag = Object.entries(SHARES).flatMap(([name, share]) => Array(share).fill(name));
  return Array.from({ length: count }, () => {
    const name = pick(bag);
    return { name, query: { page: 1, per_page: 10, ...make[name]() } };
  });
}
