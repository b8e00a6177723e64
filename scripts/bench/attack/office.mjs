// Fifty people behind one address who browse at once: each opens pages as a browser does, with their
// scripts, styles, pictures and calls, keeps what may be kept, and reads for a moment.
import { Agent, get } from 'node:http';
import { createRandom } from '../lib/random.mjs';

const READING_MS = [1_000, 5_000];
const PAGES = [
  '/',
  '/services',
  '/blog',
  '/blog/market-indicators',
  '/quiz',
  '/step-1',
  '/privacy',
];
const STAFF_PAGES = ['/app/listing', '/app/board', '/app/contacts'];
const STAFF_CALLS = {
  '/app/listing': ['/api/citiesList', '/api/properties?page=1', '/api/properties/supply'],
  '/app/board': ['/api/user', '/api/board'],
  '/app/contacts': ['/api/leads?page=1&per_page=25', '/api/lead-views'],
};
/** Sockets of one browser. */
const SOCKETS = 6;

/** → `{requests, refused, times}`: every answer of 429 or 503 is one that somebody noticed. */
export async function browse(url, { people = 50, seconds, address, tokens, pictures }) {
  const result = { requests: 0, refused: new Map(), failed: new Map(), times: [], pages: [] };
  const until = performance.now() + seconds * 1000;
  await Promise.all(
    Array.from({ length: people }, (_, i) =>
      browseOne(url, {
        seed: i + 1,
        until,
        address,
        token: tokens[i % tokens.length],
        pictures,
        result,
      }),
    ),
  );
  return result;
}

async function browseOne(url, { seed, until, address, token, pictures, result }) {
  const random = createRandom(seed);
  const pick = (items) => items[Math.floor(random() * items.length)];
  const agent = new Agent({ keepAlive: true, maxSockets: SOCKETS });
  const kept = new Set();
  const ask = async (path, { isKept = false, isPrivate = false } = {}) => {
    if (isKept && kept.has(path)) return '';
    if (isKept) kept.add(path);
    const headers = {
      'x-forwarded-for': address,
      'accept-encoding': 'identity',
      ...(isPrivate ? { authorization: `Bearer ${token}` } : {}),
    };
    const begun = performance.now();
    const { status, body } = await read(agent, `${url}${path}`, headers);
    result.requests += 1;
    result.times.push({ ms: performance.now() - begun });
    if (status === 429 || status === 503)
      result.refused.set(path, (result.refused.get(path) ?? 0) + 1);
    else if (status !== 200) result.failed.set(`${status} ${path}`, 1);
    return body;
  };
  while (performance.now() < until) {
    const isStaff = random() < 0.5;
    const page = pick(isStaff ? STAFF_PAGES : PAGES);
    const begun = performance.now();
    const html = await ask(page);
    const files = [...html.matchAll(/(?:href|src)="(\/(?:assets|media)\/[^"]+)"/g)];
    await Promise.all(
      [
        ...new Set(files.map(([, path]) => path.replaceAll('&amp;', '&'))),
        ...(isStaff ? Array.from({ length: 12 }, () => pick(pictures)) : []),
      ].map((path) => ask(path, { isKept: true })),
    );
    if (isStaff) await Promise.all(STAFF_CALLS[page].map((path) => ask(path, { isPrivate: true })));
    result.pages.push({ ms: performance.now() - begun });
    const [least, most] = READING_MS;
    await new Promise((resolve) => setTimeout(resolve, least + random() * (most - least)));
  }
  agent.destroy();
}

function read(agent, url, headers) {
  return new Promise((resolve, reject) => {
    get(url, { agent, headers }, (answer) => {
      const chunks = [];
      answer.on('data', (chunk) => chunks.push(chunk));
      answer.on('end', () =>
        resolve({ status: answer.statusCode, body: Buffer.concat(chunks).toString() }),
      );
      answer.on('error', reject);
    }).on('error', reject);
  });
}
