// A market of any size, generated in the database: prices, rents and places with a plausible distribution.
import { cities } from './cities.mjs';

const STREETS =
  'Oak Maple Cedar Pine Elm Washington Lake Hill Park Main Walnut Spring Ridge Church Willow Mill Sunset Jackson Highland Forest River Meadow Franklin Lincoln Cherry Dogwood Magnolia Palm Ocean Bay Coral Biscayne Flagler Collins Granada Sevilla Monroe Harrison Heron Pelican Flamingo Cardinal Osprey Dolphin Orchid Hibiscus Jasmine Gardenia'.split(
    ' ',
  );
const KEYWORDS =
  'pool garage renovated waterfront garden balcony fireplace gated hardwood granite patio fenced turnkey solar gym downtown historic dock ranch furnished elevator concierge tennis lakefront corner_lot new_roof impact_windows smart_home loft basement'.split(
    ' ',
  );

export async function fillMarket(client, count) {
  const weights = [];
  let total = 0;
  for (const { weight } of cities) {
    total += weight;
    weights.push(total);
  }
  await client.query('select setseed(0.42)');
  await client.query(
    `insert into areas (city, state, latitude, longitude, volatility_std_dev)
     select * from unnest($1::text[], $2::text[], $3::float8[], $4::float8[], $5::float8[])`,
    [
      cities.map(({ name }) => name),
      cities.map(({ state }) => state),
      cities.map(({ lat }) => lat),
      cities.map(({ lng }) => lng),
      cities.map((_, i) => 3 + (i % 9)),
    ],
  );
  const BATCH = 100_000;
  for (let from = 1; from <= count; from += BATCH) {
    await client.query(
      `insert into properties (id, address, city, state, zip, area_id, latitude, longitude, type,
         list_price, beds, baths, total_sqft, hoa_monthly, property_tax_annual, insurance_annual,
         rent_estimate, features, description, source, source_key, source_as_of, listed_on, status)
       select n, house || ' ' || street || ' ' || suffix, a.city, a.state,
         lpad((10000 + (a.id * 131 + block) % 89999)::text, 5, '0'), a.id,
         a.latitude + 0.06 * (gauss + dy), a.longitude + 0.07 * (gauss2 + dx), type::property_type,
         price, beds, baths, sqft, case when type = 'condo' then 150 + 600 * r1 else 0 end,
         price * 0.015, price * 0.009, price * rent_rate, words, array_to_string(words, ' '),
         'bench', n, current_date, current_date - (r2 * 200)::int, 'active'
       from (
         select n, r1, r2, block, dx, dy, (200 + 9800 * r3 * r3)::int as house,
           ($4::text[])[1 + floor(r4 * r4 * array_length($4::text[], 1))::int] as street,
           (array['St', 'Ave', 'Dr', 'Rd', 'Ln', 'Ct', 'Blvd', 'Ter'])[1 + floor(r5 * 8)::int] as suffix,
           width_bucket(pick, $3::float8[]) + 1 as area, gauss, gauss2,
           (array['single_family', 'single_family', 'single_family', 'condo', 'townhouse', 'multi_family'])[1 + floor(r1 * 6)::int] as type,
           greatest(60000, 90000 + 420000 * exp(0.55 * gauss3))::float8 as price,
           1 + floor(r6 * r7 * 6)::int as beds, 1 + floor(r7 * 7)::int / 2.0 as baths,
           (600 + 2600 * r6)::int as sqft, 0.0045 + 0.005 * r3 as rent_rate,
           array(select ($5::text[])[1 + floor(random() * random() * array_length($5::text[], 1))::int] from generate_series(1, 3 + (n % 5)) where n > 0) as words
         from (
           select n, random() * $6::float8 as pick, random() as r1, random() as r2, random() as r3,
             random() as r4, random() as r5, random() as r6, random() as r7,
             sqrt(-2 * ln(1 - random())) * cos(2 * pi() * random()) * 0.3 as gauss,
             sqrt(-2 * ln(1 - random())) * cos(2 * pi() * random()) * 0.3 as gauss2,
             sqrt(-2 * ln(1 - random())) * cos(2 * pi() * random()) as gauss3,
             floor(random() * 12)::int as block, cos(floor(random() * 12)) as dx, sin(floor(random() * 12)) as dy
           from generate_series($1::int, $2::int) n
         ) draws
       ) homes join areas a on a.id = homes.area`,
      [from, Math.min(count, from + BATCH - 1), weights.slice(0, -1), STREETS, KEYWORDS, total],
    );
  }
  await client.query('analyze');
}
