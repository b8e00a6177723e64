// Existing ids, addresses and keys. Half of all requests should find something.
const MOST = 400;

/** The noun an id in a path belongs to: `/api/leads/{id}/shares` asks for a lead. */
export const nounOfId = (path) => named(/\/([\w-]+)\/\{id\}/.exec(path)?.[1], path);
/** The noun a path answers with: `/api/leads/{id}/shares` gives shares. */
const nounOfAnswer = (path) => path.split('/').findLast((part) => !part.startsWith('{'));
/** Two nouns have the same name; the longer path distinguishes them. */
const named = (noun, path) => (path.startsWith('/api/leads/imports') ? 'lead-imports' : noun);

/** Fields that hold the id of something, whatever the path. */
export const ID_FIELDS = {
  lead_status_id: 'lead-statuses',
  user_id: 'users',
  actor_id: 'users',
  leader_id: 'users',
  move_leads_to: 'users',
  move_team_to: 'users',
  property_id: 'properties',
  property_ids: 'properties',
  despite: 'properties',
  lead_ids: 'leads',
  ids: 'leads',
  sequence_id: 'sequences',
  template_id: 'message-templates',
  except_id: 'leads',
  other_id: 'leads',
};

/** Feed addresses stay on this machine. */
const FEED_URLS = [
  'https://feed.invalid/odata',
  'http://127.0.0.1:1/odata',
  'https://localhost/odata',
  'https://[::1]/odata',
  'https://10.0.0.1/',
  'file:///etc/passwd',
];

const FIXED = {
  city: ['Miami', 'Hialeah', 'Tampa', 'Nowhere'],
  time_zone: ['America/New_York', 'America/Bogota', 'UTC'],
  search: ['pool', 'oak', 'miami', 'ana', '305', '1200 Oak St'],
  slug: ['curator', 'ana-gomez', 'nobody'],
  url: FEED_URLS,
  token_url: FEED_URLS,
  zoom: [3, 8.5, 12, 18],
  width: [320, 800, 1440],
  height: [300, 900],
  beds: [1, 2, 3],
  baths: [1, 2.5],
  cash_flow_first_year: [0, 1],
  investment_min: [0, 50_000, 100_000],
  investment_max: [200_000, 5_000_000],
  page: [1, 1, 2, 7],
  per_page: [5, 10, 100],
  position: [1, 2, 3, 6],
  stale_days: [1, 30],
  from: ['2026-08-01'],
  to: ['2026-11-01'],
  polygon: [
    '[{"lat":25,"lng":-81},{"lat":27,"lng":-81},{"lat":27,"lng":-80},{"lat":25,"lng":-80}]',
    '[{"lat":25,"lng":-81},{"lat":25,"lng":-81},{"lat":25,"lng":-81}]',
  ],
  within: ['-80.4,25.6,-80.1,25.9', '-179.9,-85,180,85'],
  kind: ['redfin', 'csv', 'zhvi', 'zori'],
};

export function createKnown(words = {}) {
  const pools = new Map(Object.entries({ ...FIXED, ...words }));
  let learned = 0;

  function add(noun, value) {
    const pool = pools.get(noun) ?? [];
    pools.set(noun, pool);
    if (pool.includes(value)) return;
    // The newest most likely still exist.
    learned += 1;
    if (pool.length >= MOST) pool[learned % MOST] = value;
    else pool.push(value);
  }

  /** For a name the schema says little about: something that exists, mostly. */
  function suggest(path, dice) {
    return (name, schema) => {
      if (schema.enum || schema.const !== undefined || schema.type === 'array') return undefined;
      const noun = name === 'id' ? nounOfId(path) : (ID_FIELDS[name] ?? name);
      const pool = pools.get(noun);
      if (!pool?.length || schema.type === 'object' || dice.chance(0.1)) return undefined;
      const value = dice.pick(pool);
      return schema.type === 'string' ? String(value) : value;
    };
  }

  function learn(path, answer) {
    const noun = named(nounOfAnswer(path), path);
    const rows = Array.isArray(answer) ? answer : (answer?.data ?? [answer]);
    if (!Array.isArray(rows)) return;
    for (const row of rows.slice(0, 50)) {
      if (!row || typeof row !== 'object') continue;
      if (Number.isInteger(row.id)) add(noun === 'random' ? 'properties' : noun, row.id);
      if (noun === 'properties' && row.address)
        add('address', `${row.address}, ${row.city}, ${row.state} ${row.zip}`);
      if (row.next) add('after', row.next);
    }
  }

  return { add, suggest, learn, pools };
}
