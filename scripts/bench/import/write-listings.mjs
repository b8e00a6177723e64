// A file of listings of any size with a plausible distribution; the same every time.
import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createRandom } from '../lib/random.mjs';
import { cities } from '../search/cities.mjs';

const STREETS =
  'Oak Maple Cedar Pine Elm Lake Hill Park Main Walnut Palm Ocean Bay Coral Biscayne Flagler Collins Heron Magnolia'.split(
    ' ',
  );
const WORDS =
  'pool garage renovated waterfront garden balcony fireplace gated hardwood granite patio fenced solar historic dock loft'.split(
    ' ',
  );
const TYPES = ['Single Family', 'Single Family', 'Single Family', 'Condo', 'Townhouse', 'Duplex'];
const HEADERS =
  'ListingKey,Address,City,State,Zip,Latitude,Longitude,PropertyType,ListPrice,Beds,Baths,SqFt,YearBuilt,HOA,Taxes,Rent,Description';
const BATCH = 1_000;
/** Share of listings with a rent; the rest is estimated from these. */
const LET = 0.3;
const SAMPLE = 200;

/** → some addresses to search for. */
export async function writeListings(path, count, firstKey) {
  const random = createRandom(firstKey);
  const pick = (items) => items[Math.floor(random() * items.length)];
  const total = cities.reduce((sum, { weight }) => sum + weight, 0);
  const addresses = [];
  const city = () => {
    let left = random() * total;
    for (const each of cities) {
      left -= each.weight;
      if (left < 0) return each;
    }
    return cities[0];
  };
  const row = (key) => {
    const { name, state, lat, lng } = city();
    const zip = String(10_000 + ((name.length * 1_313 + Math.floor(random() * 12) * 7) % 89_999));
    const price = Math.round(90_000 + 420_000 * Math.exp(0.55 * gauss(random)));
    const beds = 1 + Math.floor(random() * 5);
    const sqft = Math.round(450 + beds * 380 * (0.7 + 0.6 * random()));
    const rent = Math.round(price * (0.0045 + 0.004 * random()));
    const address = `${100 + Math.floor(9_800 * random())} ${pick(STREETS)} ${pick(['St', 'Ave', 'Dr', 'Ct'])}`;
    if (addresses.length < SAMPLE) addresses.push(address);
    return [
      `K${key}`,
      address,
      name,
      state,
      zip,
      (lat + 0.06 * gauss(random)).toFixed(6),
      (lng + 0.06 * gauss(random)).toFixed(6),
      pick(TYPES),
      price,
      beds,
      1 + Math.floor(random() * 6) / 2,
      sqft,
      1930 + Math.floor(random() * 95),
      random() < 0.4 ? Math.round(100 + 500 * random()) : '',
      Math.round(price * 0.015),
      random() < LET ? rent : '',
      `${pick(WORDS)} ${pick(WORDS)} ${pick(WORDS)}`,
    ].join(',');
  };
  async function* text() {
    yield `${HEADERS}\n`;
    for (let from = 0; from < count; from += BATCH) {
      const n = Math.min(BATCH, count - from);
      yield `${Array.from({ length: n }, (_, i) => row(firstKey + from + i)).join('\n')}\n`;
    }
  }
  await pipeline(Readable.from(text()), createWriteStream(path));
  return addresses;
}

const gauss = (random) => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
