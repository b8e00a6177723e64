// Compares what was confirmed with what is stored.
import pg from 'pg';
import { ANYWHERE } from './traffic.mjs';

const MAIL_PATIENCE_MS = 400_000;

/** → one line for each thing missing. */
export async function missingOf(databaseUrl, ledger) {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const leads = await client.query('select email from leads where email = any($1)', [
      [...ledger.leads],
    ]);
    const found = new Set(leads.rows.map(({ email }) => email));
    const lost = [...ledger.leads].filter((email) => !found.has(email));
    const moved = await client.query('select id, status_id from leads where id = any($1)', [
      [...ledger.moves.keys()],
    ]);
    const statusOf = new Map(moved.rows.map((row) => [row.id, row.status_id]));
    const wrong = [...ledger.moves].filter(
      ([lead, { possible }]) => !possible.has(ANYWHERE) && !possible.has(statusOf.get(lead)),
    );
    const queued = await client.query(
      'select recipient from mail_outbox where recipient = any($1)',
      [[...ledger.mails]],
    );
    const emails = new Set(queued.rows.map(({ recipient }) => recipient));
    const unsent = [...ledger.mails].filter((email) => !emails.has(email));
    return [
      ...lost.map((email) => `lead ${email} was confirmed and is gone`),
      ...wrong.map(([lead]) => `lead ${lead} is not where it was confirmed to be`),
      ...unsent.map((email) => `the email to ${email} was confirmed and is not in the outbox`),
    ];
  } finally {
    await client.end();
  }
}

/** Waits until every email has arrived. → what is missing, and how many arrived twice. */
export async function waitForEmails({ mails }, received, patienceMs = MAIL_PATIENCE_MS) {
  const until = Date.now() + patienceMs;
  const missing = () => [...mails].filter((email) => !received.has(email));
  while (missing().length > 0 && Date.now() < until)
    await new Promise((resolve) => setTimeout(resolve, 250));
  const twice = [...mails].filter((email) => received.get(email) > 1).length;
  return { missing: missing(), twice };
}
