import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as contract from '@alpha/contract';
import { asc, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fileOf, HEAD } from '../../../../test/contact-files.ts';
import { logOf } from '../../../../test/log-of.ts';
import { type Caller, callerWith, login, signedIn } from '../../../../test/people.ts';
import { sendingOf } from '../../../../test/shortlisted-lead.ts';
import { done } from '../../../../test/team-at-work.ts';
import { openTestApp, type TestApp } from '../../../../test/test-app.ts';
import { properties } from '../../../platform/db/schema/index.ts';
import { deliverNextMail } from '../../../platform/mail/deliver-mail.ts';
import { openMailTransport } from '../../../platform/mail/mail-transport.ts';

const PERSON = {
  first_name: 'Wilhelmina',
  last_name: 'Quetzalcoatl',
  phone: '+57 300 999 4711',
  email: 'Wilhelmina.Q@forget.test',
};
/** What must be nowhere afterwards, in any spelling of case. */
const MARKS = [PERSON.email, PERSON.last_name, PERSON.phone, '9994711', 'own-row-mark'];
const SENTENCE = `About ${PERSON.email}, ${PERSON.first_name} ${PERSON.last_name}, ${PERSON.phone}.`;

/**
 * Every column that can hold text. `own`: seeded in the rows of the person, with any text. `other`: also
 * in rows of other people, with a sentence about the person. The rest holds no text of or about a lead:
 * `staff` accounts, `market` data (whole tables), `fixed` words the program writes, `hash`es, and the `log`, which is
 * append-only and therefore must never get it.
 */
const COLUMNS: Record<string, string> = {
  own: `leads.first_name leads.last_name leads.phone leads.email leads.country leads.intake_key
    share_links.email mail_outbox.recipient mail_outbox.subject mail_outbox.html mail_outbox.text
    mail_outbox.last_error mail_outbox.reply_to leads.words lead_field_values.words`,
  other: `leads.lost_words leads.adicionales leads.utms lead_activities.body lead_activities.data
    lead_import_rows.before lead_imports.file_name lead_views.name lead_views.query
    purchases.address purchase_steps.title purchase_steps.note purchase_steps.staff_note purchase_documents.name
    saved_homes.note owned_home_entries.text owned_home_statements.file_name saved_searches.name saved_searches.filter shortlists.message shortlist_items.sentence share_links.message share_answers.reason
    share_answers.question share_answers.reader_name share_answers.reader_contact scenarios.name
    intake_deliveries.fields intake_deliveries.shown_id lead_files.name lead_field_values.text lead_undos.rows tags.name tags.key lead_merges.undo lead_merges.former message_templates.name message_templates.name_es message_templates.subject_en message_templates.body_en message_templates.subject_es message_templates.body_es`,
  staff: `users.name users.email users.password_hash users.two_factor_secret
    users.two_factor_pending_secret users.locale sessions.ip sessions.user_agent curators.slug
    curator_slugs.slug curators.display_name curators.headline curators.about curators.languages
    staff_profiles.headline staff_profiles.languages staff_profiles.phone staff_profiles.whatsapp
    staff_profiles.calendar_url staff_profiles.call_hours staff_profiles.photo_url
    lead_statuses.name lead_statuses.name_es lost_reasons.name lost_reasons.name_es lead_fields.name lead_fields.name_es
    lead_field_options.name lead_field_options.name_es settings.key settings.value intake_sources.name intake_sources.key
    intake_sources.credentials intake_sources.mapping intake_sources.owner_rule intake_sources.turns
    intake_sources.backfill api_keys.name api_keys.start webhooks.name webhooks.url webhooks.key webhooks.secret sequences.name sequences.name_es
    push_devices.endpoint push_devices.service push_devices.p256dh push_devices.auth
    push_devices.user_agent`,
  market: `campaign_costs.* area_fact_columns.* area_facts.* area_series.* areas.* exchange_rates.* feed_listings.* feed_photos.* feeds.* import_mappings.*
    import_rows.* imports.* market_series.* properties.* property_analyses.* property_images.*
    plausibility_peers.* property_checks.* property_search.* search_cities.* search_lexemes.* valuation_squares.*`,
  fixed: `purchases.country purchases.locale purchases.time_zone purchase_steps.key purchase_steps.phase purchase_steps.who
    comparison_links.view saved_searches.locale mail_outbox.unsubscribe_url saved_homes.snapshot owned_homes.facts owned_homes.forecast owned_homes.model
      owned_home_statements.first_month owned_home_statements.last_month owned_home_statements.checks reply_mailbox.last_error reply_mailbox.uid_validity sign_in_failures.scope mail_outbox.idempotency_key mail_outbox.locale share_links.locale shortlists.locale
    share_links.channel share_links.currency shortlists.currency shortlists.channel
    shortlist_items.reasons shortlist_items.cautions scenarios.changes scenarios.model_version
    webhook_messages.facts lead_sequences.reason lead_sequences.paused_before lead_sequences.locale leads.snoozes`,
  hash: `reply_mailbox.hash received_emails.hash lead_emails.key mail_outbox.reply_key
    calendar_feeds.token_hash comparison_links.token_hash password_resets.token_hash recovery_codes.code_hash sessions.token_hash
    room_links.token_hash saved_searches.stop_key room_sessions.token_hash known_devices.device_hash unlock_links.token_hash
    share_links.token_hash share_answers.reader_key scenarios.reader_key shortlists.token_hash rate_limits.key
    intake_deliveries.external_id api_keys.key_hash repeatable_requests.key_hash lead_files.hash
    purchase_documents.hash purchase_documents.content_hash purchase_documents.sealed_key purchases.calendar_token_hash
      owned_homes.forecast_hash owned_home_statements.file_hash`,
  log: `audit_log.actor_name audit_log.action audit_log.target_type audit_log.target_id audit_log.ip
    audit_log.data`,
};
const columnsOf = (kind: string) => (COLUMNS[kind] ?? '').split(/\s+/);

let test: TestApp;
let salesman: Caller;
let admin: Caller;
let log: string[];
beforeAll(async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'erase-all-'));
  test = await openTestApp({
    demo: { scale: 0.05, leads: 20 },
    config: { logLevel: 'trace', dataDir },
  });
  log = logOf(test.app);
  salesman = await signedIn(test, 'salesman@alpha.test');
  admin = await signedIn(test, 'admin@alpha.test');
});
afterAll(() => test.close());

async function listTextColumns(): Promise<{ table: string; column: string; type: string }[]> {
  const { rows } = await test.database.db.execute<{ table: string; column: string; type: string }>(
    sql`select c.table_name as table, c.column_name as column, c.udt_name as type
        from information_schema.columns c join information_schema.tables t
          on t.table_schema = c.table_schema and t.table_name = c.table_name
        where c.table_schema = 'public' and t.table_type = 'BASE TABLE'
          and c.udt_name in ('text', 'varchar', 'bpchar', 'json', 'jsonb', 'tsvector', 'bytea', '_text')`,
  );
  return rows;
}

async function tablesHolding(words: string): Promise<string[]> {
  const { db } = test.database;
  const tables = new Set((await listTextColumns()).map(({ table }) => table));
  const holding: string[] = [];
  for (const table of tables) {
    const { rows } = await db.execute<{ n: number }>(
      sql`select count(*)::int as n from ${sql.identifier(table)} t
          where position(lower(${words}) in lower(t::text)) > 0`,
    );
    if ((rows[0]?.n ?? 0) > 0) holding.push(table);
  }
  return holding.sort();
}

function textsIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .flatMap((path) => [path, readFileSync(path, 'latin1')]);
}
const holds = (texts: readonly string[], words: string) =>
  texts.some((text) => text.toLowerCase().includes(words.toLowerCase()));

type Served = { id: number; listId: number; otherId: number };

/** What happens to a lead in the product: every way that a word about the person is written. */
async function serve(): Promise<Served> {
  const lead: contract.Lead = await done(salesman(contract.createLead, { body: PERSON }));
  const other: contract.Lead = await done(
    salesman(contract.createLead, {
      body: { ...PERSON, last_name: 'Other', email: 'o@x.test', phone: '1' },
    }),
  );
  const params = { id: lead.id };
  for (const attached of [lead, other])
    await done(
      salesman(contract.uploadLeadFile, {
        params: { id: attached.id },
        query: { name: `${PERSON.last_name}_${PERSON.first_name}.txt` },
        body: Buffer.from(`${attached.id === lead.id ? SENTENCE : 'Nothing.'}`),
        headers: { 'content-type': 'application/octet-stream' },
      }),
    );
  for (const kind of ['note', 'task'])
    await done(salesman(contract.addActivity, { params, body: { kind, body: SENTENCE } }));
  for (const query of [{ search: PERSON.email }, { last_name: PERSON.last_name }]) {
    await done(salesman(contract.listLeads, { query }));
    expect((await salesman(contract.exportLeads, { query })).statusCode).toBe(200);
  }
  const views = {
    [`${PERSON.last_name}, ${PERSON.first_name}`]: { source: 'staff' },
    'By name': { last_name: PERSON.last_name },
    'By number': { phone: '300 999 4711' },
    'By address': { email: PERSON.email },
  };
  for (const [name, query] of Object.entries(views))
    await done(salesman(contract.createLeadView, { body: { name, query } }));
  const file = fileOf(`${HEAD}\n${Object.values({ ...PERSON, first_name: 'Mina' }).join()}`, {
    ...{ file_name: `${PERSON.first_name}_${PERSON.last_name} 2026.csv`, duplicates: 'update' },
    mapping: ['first_name', 'last_name', 'phone', 'email'],
  });
  await done(salesman(contract.importLeads, { body: file }));
  const [home] = await test.database.db
    .select()
    .from(properties)
    .orderBy(asc(properties.id))
    .limit(1);
  const report = { property_id: home?.id, email: PERSON.email, message: SENTENCE, locale: 'en' };
  await done(salesman(contract.sendProperty, { body: { ...report, subject: SENTENCE } }));
  const draft: contract.Shortlist = await done(
    salesman(contract.proposeShortlist, { params, body: {} }),
  );
  const written: contract.Shortlist = await done(
    salesman(contract.updateShortlist, { params: { id: draft.id }, body: { message: SENTENCE } }),
  );
  await done(salesman(contract.sendShortlist, sendingOf(written)));
  await readAs({ property_id: home?.id, locale: 'en', lead_id: lead.id });
  for (const contact of [PERSON.email, PERSON.phone])
    await readAs(
      { property_id: home?.id, locale: 'en' },
      { name: `${PERSON.first_name} ${PERSON.last_name}`, contact },
    );
  // The person takes the staff's sign-in for theirs.
  expect((await login(test, PERSON.email)).statusCode).toBe(401);
  const reader = callerWith(test);
  await done(reader(contract.askPasswordReset, { body: { email: PERSON.email } }));
  const path = `/api/leads?email=${encodeURIComponent(PERSON.email)}`;
  expect((await test.app.inject(path)).statusCode).toBe(401);
  // The first joins the lead, the second is a lead of another team.
  for (const user_id of [3, 8])
    await done(reader(contract.submitLead, { body: { ...PERSON, user_id } }));
  return { id: lead.id, listId: draft.id, otherId: other.id };
}

/** A link is read and answered: by the lead, or by somebody who says who they are. */
async function readAs(body: object, reader?: { name: string; contact: string }): Promise<void> {
  const { url } = await done<{ url: string }>(salesman(contract.createShareLink, { body }));
  const params = { token: url.split('/').at(-1) };
  const visitor = callerWith(test);
  const said = { ...(reader && { reader }) };
  const scenario = { name: 'own-row-mark plan', changes: { inputs: { holdYears: 8 } } };
  await done(
    visitor(contract.answerSharedProperty, {
      params,
      body: { answer: 'pass', reason: 'own-row-mark reason', ...said },
    }),
  );
  await done(
    visitor(contract.askSharedProperty, {
      params,
      body: { question: 'own-row-mark question', ...said },
    }),
  );
  await done(visitor(contract.createReaderScenario, { params, body: scenario }));
}

/**
 * Rows about the person; for `other` columns also rows about somebody else. Name and number of the person
 * stay in the second lead, which came through the public form.
 */
async function seed({ id, listId, otherId }: Served): Promise<void> {
  const { db } = test.database;
  await db.execute(sql`insert into shortlists (lead_id, locale) values (${otherId}, 'en')`);
  await db.execute(sql`insert into shortlist_items (shortlist_id, property_id, position)
    select max(l.id), min(p.id), 1 from shortlists l, properties p`);
  await db.execute(sql`insert into saved_homes (lead_id, property_id)
    select l, min(p.id) from unnest(array[${id}::int, ${otherId}::int]) l, properties p group by l`);
  await db.execute(sql`insert into purchases (lead_id, address, financing, buyer, time_zone, locale)
    select l, 'x', 'cash', 'person', 'America/Bogota', 'es' from unnest(array[${id}::int, ${otherId}::int]) l`);
  await db.execute(sql`insert into purchase_steps
      (purchase_id, key, position, phase, who, min_days, typical_days, max_days)
    select id, 'bank', 1, 'prepare', 'investor', 1, 2, 3 from purchases`);
  await db.execute(sql`insert into purchase_documents
      (purchase_id, step_id, name, kind, bytes, content_hash, hash, sealed_key, is_from_investor)
    select purchase_id, id, 'x', 'pdf', 1, 'x', 'stored ' || id, 'x', true from purchase_steps`);
  await db.execute(sql`insert into owned_homes (lead_id, facts, bought_on, price_cents, closing_costs_cents,
      down_payment_cents, rate_percent, loan_years, forecast, forecast_hash, model)
    select l, '{}', '2025-01-01', 1, 1, 1, 1, 1, '{}', encode(sha256('{}'), 'hex'), 'm'
    from unnest(array[${id}::int, ${otherId}::int]) l`);
  await db.execute(sql`insert into owned_home_entries (home_id, date, kind, amount_cents, text, is_by_investor)
    select id, '2025-02-01', 'rent', 1, '', false from owned_homes`);
  await db.execute(sql`insert into owned_home_statements (home_id, file_name, file_hash, first_month, last_month,
      checks, is_by_investor) select id, '', 'x', '2025-02', '2025-02', '[]', false from owned_homes`);
  await db.execute(sql`insert into saved_searches
      (lead_id, name, filter, frequency, is_by_investor, locale, stop_key, since_version)
    select l, 'x', '{}', 'daily', true, 'en', 'key ' || l, 0 from unnest(array[${id}::int, ${otherId}::int]) l`);
  await db.execute(sql`insert into lead_activities (lead_id, kind) values (${otherId}, 'note')`);
  await db.execute(sql`insert into lead_import_rows (import_id, lead_id, line, version)
    select max(id), ${otherId}, 9, 1 from lead_imports`);
  await db.execute(sql`insert into share_links
      (token_hash, property_id, locale, email, lead_id, expires_at)
    select 'other', min(id), 'en', 'o@x.test', ${otherId}, now() from properties`);
  await db.execute(sql`insert into share_answers (share_id)
    select id from share_links where lead_id in (${id}, ${otherId}) on conflict do nothing`);
  await db.execute(sql`insert into scenarios
      (property_id, origin, share_id, name, changes, model_version)
    select property_id, 'reader', id, 'x', '{"inputs":{}}', '1' from share_links
    where lead_id in (${id}, ${otherId})`);
  await db.execute(sql`insert into intake_sources (name, kind, key, credentials, mapping, owner_rule)
    values ('Site', 'webhook', 'x', 'x', '[]', '{}')`);
  // One that became the lead, and one that failed: nothing links it to anybody.
  await db.execute(sql`insert into intake_deliveries (source_id, external_id, fields, shown_id, status, lead_id)
    select max(id), 'own', '{}'::json, 'x', 'lead'::delivery_status, ${id}::int from intake_sources union all
    select max(id), 'other', '{}'::json, 'x', 'failed'::delivery_status, null from intake_sources`);
  await db.execute(sql`insert into message_templates (kind, name, body_en, body_es)
    values ('call', 'x', 'x', 'x')`);
  await db.execute(sql`insert into lead_merges (lead_id, absorbed_id)
    values (${id}, 900001), (${otherId}, 900002)`);
  await db.execute(sql`insert into lead_fields (name, name_es, type, "order", leader_access, salesman_access)
    values ('Attorney', 'Abogado', 'text', 1, 'edit', 'edit')`);
  await db.execute(sql`insert into lead_field_values (lead_id, field_id, text)
    select l, max(f.id), 'x' from lead_fields f, unnest(array[${id}::int, ${otherId}::int]) l group by l`);
  // Two bulk changes of a field, which keep the earlier values for a day.
  await db.execute(sql`insert into lead_undos (id, user_id, is_deletion, rows)
    select n, 3, false, '[]' from unnest(array[900001, 900002]) n`);
  await db.execute(sql`insert into tags (name, key, color) values ('x', 'x', 'red')`);
  const answersOf = (leadId: number) =>
    `share_id in (select id from share_links where lead_id = ${leadId})`;
  const homesOf = (leadId: number) =>
    `home_id in (select id from owned_homes where lead_id = ${leadId})`;
  const rowsOf: Record<string, string> = {
    leads: `id = ${id}`,
    share_links: `lead_id = ${id}`,
    share_answers: answersOf(id),
    scenarios: answersOf(id),
    mail_outbox: `idempotency_key = 'shortlist:${listId}'`,
    lead_activities: `lead_id = ${id} and kind <> 'form_repeated'`,
    lead_import_rows: `lead_id = ${id}`,
    shortlists: `id = ${listId}`,
    shortlist_items: `shortlist_id = ${listId}`,
    intake_deliveries: `lead_id = ${id}`,
    lead_files: `lead_id = ${id}`,
    lead_merges: `lead_id = ${id}`,
    lead_field_values: `lead_id = ${id}`,
    lead_undos: 'id = 900001',
    saved_homes: `lead_id = ${id}`,
    ...purchaseRowsOf(id),
    owned_home_entries: homesOf(id),
    owned_home_statements: homesOf(id),
    saved_searches: `lead_id = ${id}`,
  };
  const rowsOfOther: Record<string, string> = {
    leads: `id = ${otherId}`,
    lead_activities: `lead_id = ${otherId}`,
    lead_import_rows: `lead_id = ${otherId}`,
    lead_files: `lead_id = ${otherId}`,
    lead_imports: 'true',
    lead_views: 'id = (select min(id) from lead_views)',
    shortlists: `lead_id = ${otherId}`,
    share_links: `lead_id = ${otherId}`,
    share_answers: answersOf(otherId),
    scenarios: answersOf(otherId),
    intake_deliveries: 'lead_id is null',
    message_templates: 'true',
    lead_merges: `lead_id = ${otherId}`,
    lead_field_values: `lead_id = ${otherId}`,
    lead_undos: 'id = 900002',
    saved_homes: `lead_id = ${otherId}`,
    ...purchaseRowsOf(otherId),
    owned_home_entries: homesOf(otherId),
    owned_home_statements: homesOf(otherId),
    saved_searches: `lead_id = ${otherId}`,
    tags: 'true',
    shortlist_items: `shortlist_id in (select id from shortlists where lead_id = ${otherId})`,
  };
  const types = new Map(
    (await listTextColumns()).map(({ table, column, type }) => [`${table}.${column}`, type]),
  );
  const put = async (name: string, where: string | undefined, text: string) => {
    const [table = '', column = ''] = name.split('.');
    // The address identifies the lead, and generated columns follow the others.
    if (!where || name === 'leads.email' || name.endsWith('.words')) return;
    const value = types.get(name)?.startsWith('json') ? jsonOf(name, text) : text;
    const changed = await db.execute(
      sql`update ${sql.identifier(table)} set ${sql.identifier(column)} = ${value}
          where ${sql.raw(where)} returning 1`,
    );
    expect(changed.rows.length, name).toBeGreaterThan(0);
  };
  for (const name of [...columnsOf('own'), ...columnsOf('other')])
    await put(name, rowsOf[name.split('.')[0] ?? ''], `own-row-mark ${name}`);
  for (const name of columnsOf('other'))
    await put(name, rowsOfOther[name.split('.')[0] ?? ''], SENTENCE);
}

const purchaseRowsOf = (leadId: number) => {
  const own = `purchase_id in (select id from purchases where lead_id = ${leadId})`;
  return { purchases: `lead_id = ${leadId}`, purchase_steps: own, purchase_documents: own };
};

function jsonOf(name: string, text: string): string {
  if (name === 'leads.adicionales') return JSON.stringify([{ label: text, answer: text }]);
  if (name === 'lead_undos.rows')
    return JSON.stringify([{ id: 0, field: { id: 1, value: { text } } }]);
  return JSON.stringify({ search: text });
}

describe('erasing a person (security 31)', () => {
  it('knows every column that can hold text', async () => {
    const known = Object.keys(COLUMNS).flatMap(columnsOf);
    const found = (await listTextColumns()).map(({ table, column }) =>
      columnsOf('market').includes(`${table}.*`) ? `${table}.*` : `${table}.${column}`,
    );
    expect(known.sort()).toEqual([...new Set(found)].sort());
  });

  it('leaves no word about them in any table, log line or file (security 30)', async () => {
    const served = await serve();
    const transport = openMailTransport(test.deps.config);
    while (await deliverNextMail(test.deps, transport));
    await seed(served);
    const { dataDir } = test.deps.config;
    expect(await tablesHolding(PERSON.email)).toEqual([
      'intake_deliveries',
      ...['lead_activities', 'lead_field_values', 'lead_files', 'lead_import_rows', 'lead_imports'],
      'lead_merges',
      'lead_undos',
      ...['lead_views', 'leads'],
      ...[
        'mail_outbox',
        'message_templates',
        'owned_home_entries',
        'owned_home_statements',
        ...['purchase_documents', 'purchase_steps', 'purchases'],
        'saved_homes',
        'saved_searches',
        'scenarios',
        'share_answers',
        'share_links',
        'shortlist_items',
        'shortlists',
        'tags',
      ],
    ]);
    expect(holds(textsIn(dataDir), PERSON.email)).toBe(true);
    const kept = await countAll();

    const body = { email: PERSON.email };
    const answer = await done(admin(contract.eraseLead, { params: { id: served.id }, body }));
    expect(answer).toEqual({ status: 'success', leads_erased: 2 });

    for (const words of MARKS) {
      expect([words, await tablesHolding(words)]).toEqual([words, []]);
      expect([words, holds(textsIn(dataDir), words)]).toEqual([words, false]);
      expect([words, log.filter((line) => holds([line], words))]).toEqual([words, []]);
    }
    expect(log.length).toBeGreaterThan(20);
    const counted = await countAll();
    const {
      lead_views: _,
      lead_import_rows: __,
      audit_log: ___,
      lead_files: ____,
      lead_emails: _____,
      lead_field_values: ______,
      tags: _______,
      lead_undos: ________,
      saved_homes: _________,
      purchases: __________,
      purchase_steps: ___________,
      purchase_documents: ____________,
      saved_searches: _____________,
      owned_homes: ______________,
      owned_home_entries: _______________,
      owned_home_statements: ________________,
      ...rows
    } = counted;
    expect(kept).toMatchObject(rows);
  });

  it('keeps the other words of a note about somebody else', async () => {
    const { rows } = await test.database.db.execute<{ body: string }>(
      sql`select body from lead_activities where body like 'About %'`,
    );
    expect(new Set(rows.map(({ body }) => body))).toEqual(new Set(['About …, …, ….']));
  });
});

async function countAll(): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const table of new Set((await listTextColumns()).map(({ table }) => table))) {
    const { rows } = await test.database.db.execute<{ n: number }>(
      sql`select count(*)::int as n from ${sql.identifier(table)}`,
    );
    counts[table] = rows[0]?.n ?? 0;
  }
  return counts;
}
