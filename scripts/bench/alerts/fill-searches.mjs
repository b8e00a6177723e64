// Saved searches as people make them: most of one city, some of a drawn area, with words, or of figures alone.

import { createRandom } from '../lib/random.mjs';
import { cities } from '../search/cities.mjs';

const WORDS = [
  'pool',
  'garage',
  'waterfront',
  'oak st',
  'renovated',
  'gated balcony',
  'Palm',
  'dock',
];
const KINDS = ['condo', 'single_family', 'townhouse', 'single_family,townhouse', 'multi_family'];

export async function fillSearches(client, count) {
  await client.query(
    `insert into leads (first_name, last_name, phone, email, status_id, user_id, source, country, last_touched_at)
     select 'Ana', 'Ruiz ' || n, '+1 305 555 0100', 'lead' || n || '@bench.test', s.id, u.id, 'quiz',
       (array['CO','MX','PE','CL','ES'])[1 + n % 5], now()
     from generate_series(1, $1::int) n, (select id, role from users order by id limit 1) u,
       lateral (select id from lead_statuses where role = u.role order by "order" limit 1) s`,
    [Math.ceil(count / 2)],
  );
  const random = createRandom(24);
  const rows = Array.from({ length: count }, (_, i) => ({ n: i, ...drawSearch(random, i) }));
  await client.query(
    `insert into saved_searches (lead_id, name, filter, cash_flow_min, loss_chance_max, frequency,
       is_by_investor, locale, stop_key, since_version)
     select l.ids[1 + (r.n % array_length(l.ids, 1))], 'Search ' || r.n, r.filter, r.cash, r.loss,
       (case when r.n % 3 = 0 then 'immediate' else 'daily' end)::alert_frequency, true, 'en', 'key' || r.n,
       (select max(version) from search_state)
     from jsonb_to_recordset($1::jsonb) as r(n int, filter jsonb, cash float8, loss float8),
       (select array_agg(id) as ids from leads) l`,
    [JSON.stringify(rows)],
  );
}

const total = cities.reduce((sum, { weight }) => sum + weight, 0);

function pickCity(random) {
  let left = random() * total;
  for (const city of cities) {
    left -= city.weight;
    if (left <= 0) return city;
  }
  return cities[0];
}

function drawSearch(random, i) {
  const city = pickCity(random);
  const most = String(60_000 + 20_000 * Math.floor(random() * 15));
  const beds = String(1 + Math.floor(random() * 3));
  const kind = i % 10;
  const place = `${city.name}, ${city.state}`;
  if (kind < 5) return { filter: { city: place, investment_max: most, beds } };
  if (kind < 7) return { filter: { polygon: areaAround(random, city), investment_max: most } };
  if (kind < 8) {
    const search = WORDS[Math.floor(random() * WORDS.length)];
    return { filter: { city: place, search } };
  }
  if (kind < 9)
    return {
      filter: { city: place, kinds: KINDS[Math.floor(random() * KINDS.length)] },
      ...{ cash: 0, loss: 40 },
    };
  return { filter: { cash_flow_first_year: '1', investment_max: most, beds }, cash: 200 };
}

/** Drawn by hand: 12 to 60 points, a few miles wide. */
function areaAround(random, { lat, lng }) {
  const n = 12 + Math.floor(random() * 48);
  const size = 0.01 + 0.05 * random();
  const points = Array.from({ length: n }, (_, i) => {
    const angle = (2 * Math.PI * i) / n;
    const radius = size * (0.7 + 0.3 * random());
    return { lat: lat + radius * Math.sin(angle), lng: lng + radius * Math.cos(angle) };
  });
  return JSON.stringify(points);
}
