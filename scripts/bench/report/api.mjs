// The report of one home after another over HTTP, as staff read it.
import { ask } from '../lib/ask.mjs';
import { print, address as visitor } from '../search/measure.mjs';

export const ADMIN = {
  ADMIN_EMAIL: 'bench@alpha.test',
  ADMIN_PASSWORD: 'for the benchmark only 7',
};

/** `addresses` are whole ones: street, city, ST zip. The first half warms up and is not counted. */
export async function benchReportApi(url, addresses) {
  const login = await fetch(`${url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: ADMIN.ADMIN_EMAIL, password: ADMIN.ADMIN_PASSWORD }),
  });
  const { access_token: token } = await login.json();
  const times = [];
  for (const address of addresses) {
    const path = `/api/properties/${encodeURIComponent(address)}/address`;
    times.push(
      await ask(url + path, { authorization: `Bearer ${token}`, 'x-forwarded-for': visitor() }),
    );
  }
  console.log('\nthe report of a home (aim: p95 under 20 ms)');
  print('report', times.slice(times.length / 2));
}
