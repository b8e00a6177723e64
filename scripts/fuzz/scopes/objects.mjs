// What a person of staff owns: one object of each kind that has an owner, and how it reads.

import { createECDH, randomBytes } from 'node:crypto';

/** Who may see a kind of object besides its owner: the owner's leader and administrators, or nobody. */
export const SCOPES = {
  leads: 'team',
  'lead-files': 'team',
  purchases: 'team',
  'purchase-steps': 'team',
  'purchase-documents': 'team',
  activities: 'team',
  'owned-homes': 'team',
  'owned-home-entries': 'team',
  'owned-home-statements': 'team',
  shares: 'team',
  shortlists: 'team',
  'saved-searches': 'team',
  'lead-imports': 'team',
  'lead-views': 'own',
  'message-templates': 'own',
  scenarios: 'own',
  // Public addresses of comparisons.
  links: 'own',
  sessions: 'own',
  devices: 'own',
  users: 'team',
  'curator-pages': 'team',
};
/** Kinds without an owner: everybody whose role allows the operation may use every one of them. */
export const COMMON = new Set([
  'lead-statuses',
  'properties',
  'property-checks',
  'imports',
  'feeds',
  'intake-sources',
  'intake-deliveries',
  'webhooks',
  'webhook-messages',
  'api-keys',
  'sequences',
  'lead-fields',
  'tags',
]);

/** One pixel: a file of a lead that has a thumbnail. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** Makes one object of each kind; leaders make the pages of their team. → `{kind: id}` */
export async function makeObjects(owner, leader) {
  const mark = `scope ${owner.id}`;
  const email = `scope.${owner.id}@fuzz.test`;
  const post = (url, body) => made(owner, 'POST', url, body);
  const lead = await post('/api/app/leads', {
    first_name: 'Scope',
    last_name: mark,
    email,
    phone: '+1 305 555 0100',
  });
  const activity = await post(`/api/leads/${lead.id}/activities`, { kind: 'note', body: mark });
  const file = await made(
    owner,
    'POST',
    `/api/leads/${lead.id}/files?name=scope.png`,
    PICTURE,
    'application/octet-stream',
  );
  const purchase = await post(`/api/leads/${lead.id}/purchases`, {
    address: mark,
    financing: 'cash',
    buyer: 'company',
    country: null,
    time_zone: 'America/Bogota',
    locale: 'es',
  });
  const step = purchase.steps[0];
  const document = await made(
    owner,
    'POST',
    `/api/purchase-steps/${step.id}/documents?name=scope.png`,
    PICTURE,
    'application/octet-stream',
  );
  const shortlist = await post(`/api/leads/${lead.id}/shortlists`, {});
  const search = await post(`/api/leads/${lead.id}/searches`, savedSearch(mark));
  const [home] = (await made(owner, 'GET', '/api/properties')).data;
  await post('/api/properties/send-email', {
    property_id: home.id,
    email,
    subject: mark,
    message: mark,
    locale: 'en',
  });
  // Passed on by hand: all operations on a share work on such a link.
  const link = await post('/api/properties/share-link', {
    property_id: home.id,
    lead_id: lead.id,
    locale: 'en',
  });
  const bought = await post(`/api/leads/${lead.id}/owned-homes`, purchaseOf(home.id));
  const statement = await post(`/api/owned-homes/${bought.id}/statements`, STATEMENT);
  await post(`/api/owned-homes/${bought.id}/entries`, AMOUNTS);
  const amounts = await made(owner, 'GET', `/api/owned-homes/${bought.id}/entries`);
  await made(leader, 'POST', '/api/curator-pages', {
    user_id: owner.id,
    ...curatorPage(`scope-${owner.id}`),
  });
  const scenario = await post(`/api/properties/${home.id}/scenarios`, {
    name: mark,
    changes: { inputs: { downpaymentPercentage: 0.4 } },
  });
  const comparison = await post('/api/compare/links', { property_ids: [home.id] });
  const template = await post('/api/message-templates', {
    kind: 'call',
    purpose: null,
    name: mark,
    name_es: null,
    audience: 'me',
    subject_en: '',
    body_en: mark,
    subject_es: '',
    body_es: mark,
  });
  const view = await post('/api/lead-views', { name: mark, query: {} });
  await post('/api/leads/import', {
    file_name: `${mark}.csv`,
    content: Buffer.from(
      `First name,Last name,Email,Phone\nAna,Ruiz,imported.${owner.id}@fuzz.test,+1 305 555 0101`,
    ).toString('base64'),
    duplicates: 'create',
  });
  const [device] = await post('/api/notifications/devices', {
    endpoint: `https://push.invalid/${owner.id}`,
    keys: {
      p256dh: createECDH('prime256v1').generateKeys('base64url'),
      auth: randomBytes(16).toString('base64url'),
    },
  });
  return {
    leads: lead.id,
    'lead-files': file.id,
    purchases: purchase.id,
    'purchase-steps': step.id,
    'purchase-documents': document.id,
    activities: activity.id,
    'owned-homes': bought.id,
    'owned-home-entries': amounts.find(({ statement_id }) => statement_id === null).id,
    'owned-home-statements': statement.statement_id,
    shortlists: shortlist.id,
    'saved-searches': search.id,
    shares: link.id,
    'lead-views': view.id,
    'message-templates': template.id,
    scenarios: scenario.id,
    links: comparison.id,
    'lead-imports': first(await made(owner, 'GET', '/api/leads/imports')).id,
    devices: device.id,
    sessions: first(await made(owner, 'GET', '/api/account/sessions')).id,
    users: owner.id,
    'curator-pages': owner.id,
  };
}

export const purchaseOf = (propertyId) => ({
  property_id: propertyId,
  bought_on: '2025-08-20',
  price_cents: 30_000_000,
  closing_costs_cents: 600_000,
  down_payment_cents: 15_000_000,
  rate_percent: 7,
  loan_years: 30,
});
export const STATEMENT = {
  file_name: 'scope.csv',
  content: Buffer.from('Date,Description,Amount\n2025-09-01,Rent,2950.00\n').toString('base64'),
};
export const AMOUNTS = { entries: [{ date: '2025-09-07', kind: 'repairs', amount_cents: -1000 }] };
export const savedSearch = (name) => ({
  ...{ name, filter: { city: 'Miami' }, frequency: 'daily', locale: 'en' },
});

export const curatorPage = (slug) => ({
  slug,
  display_name: 'Scope',
  headline: { en: 'Homes', es: 'Casas' },
  about: { en: '', es: '' },
  languages: ['en'],
  is_published: true,
});

const first = (body) => (Array.isArray(body) ? body : body.data)[0];

async function made(owner, method, url, body, type) {
  const answer = await owner.call(method, url, body, type);
  if (answer.status !== 200)
    throw new Error(`${method} ${url}: ${answer.status} ${JSON.stringify(answer.body)}`);
  return answer.body;
}

/** Whole days, so that the period is the same before and after. */
const daysFrom = (days) =>
  `${new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)}T00:00:00Z`;

/** Everything of the owner that a stranger could have changed, as text. */
export async function readOwned(owner, objects) {
  const lead = `/api/leads/${objects.leads}`;
  const period = `from=${daysFrom(-30)}&to=${daysFrom(1)}`;
  const urls = [
    lead,
    `${lead}/activities`,
    `${lead}/files`,
    `${lead}/purchases`,
    `${lead}/shares`,
    `${lead}/shortlists`,
    `${lead}/owned-homes`,
    `/api/owned-homes/${objects['owned-homes']}/entries`,
    `${lead}/searches`,
    '/api/leads?per_page=100&sort=created_at',
    '/api/leads/imports',
    '/api/lead-views',
    '/api/message-templates',
    '/api/compare/links',
    '/api/account/sessions',
    '/api/notifications/devices',
    '/api/user',
    `/api/curator-pages/${objects['curator-pages']}`,
    '/api/board/totals',
    ...(owner.role === 'leader' ? ['/api/users?per_page=100', `/api/dashboard?${period}`] : []),
  ];
  const answers = [];
  for (const url of urls) answers.push([url, await made(owner, 'GET', url)]);
  return new Map(answers.map(([url, body]) => [url, steady(body)]));
}

/** Every response has its own time and request id, emails are delivered meanwhile, and scores fade. */
const VOLATILE = new Set([
  'request_id',
  'last_used_at',
  'generated_at',
  'now',
  'delivery',
  'score',
]);
export const steady = (body) =>
  JSON.stringify(body, (name, value) => (VOLATILE.has(name) ? undefined : value));
