// What can be requested: the demo's homes, users, leads, and links to shared reports.
import { sharedKeys } from '../../fuzz/links.mjs';

const PEOPLE = ['admin', 'leader', 'salesman'];

export async function meetWorld(url, password, dataDir) {
  const call = callerOf(url);
  const people = [];
  for (const name of PEOPLE) {
    const email = `${name}@alpha.test`;
    const { access_token: token } = await call('POST', '/api/login', { email, password });
    people.push({ email, password, token });
  }
  const [admin, , salesman] = people;
  const cities = await call('GET', '/api/citiesList');
  const homes = [];
  for (let page = 1; page <= 10; page += 1) {
    const found = await call('GET', `/api/properties?page=${page}`);
    homes.push(...(found.data ?? found));
  }
  const leads = (await call('GET', '/api/leads?per_page=100', undefined, salesman.token)).data;
  const statuses = await call('GET', '/api/lead-statuses?role=salesman', undefined, salesman.token);
  const keys = await sharedKeys(
    {
      read: (path) => call('GET', path, undefined, admin.token),
      write: (path, body) => call('POST', path, body, admin.token).catch(() => undefined),
    },
    dataDir,
  );
  const reports = [];
  for (const key of keys)
    if ((await fetch(`${url}/api/properties/share/${key}`)).ok) reports.push(key);
  return {
    people,
    salesman,
    cities,
    addresses: homes.map(({ address, city, state, zip }) => `${address}, ${city}, ${state} ${zip}`),
    pictures: homes.flatMap(({ images }) => images.slice(0, 2).map(({ image_url: url }) => url)),
    leads: leads.map(({ id }) => id),
    statuses: statuses.map(({ id }) => id),
    reports,
  };
}

/** → `call(method, path, body, token)`, which throws on anything but a 200. */
export function callerOf(url) {
  let calls = 0;
  return async (method, path, body, token) => {
    calls += 1;
    const answer = await fetch(`${url}${path}`, {
      method,
      headers: {
        'x-forwarded-for': `12.0.${(calls >> 8) & 255}.${calls & 255}`,
        ...(body ? { 'content-type': 'application/json' } : {}),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    if (!answer.ok)
      throw new Error(`${answer.status} for ${method} ${path}: ${await answer.text()}`);
    return answer.json();
  };
}
