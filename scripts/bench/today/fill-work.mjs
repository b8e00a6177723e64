// What a year of work leaves on the leads of fillContacts: calls, sent reports, readers' answers, due tasks.

/** Runs once, after `fillContacts`. */
export async function fillWork(client) {
  await client.query('select setseed(0.17)');
  // Contacted: three of four.
  await add(
    client,
    `'call', created_at + interval '2 hours'`,
    `id % 4 <> 1`,
    `'{"outcome":"reached"}'`,
  );
  // Reports sent in the last forty days to one of six, and opened or answered by half of those.
  await add(
    client,
    `'mail_sent', now() - (4 + id % 36) * interval '1 day'`,
    `id % 6 = 0`,
    `'{"property_id":1}'`,
  );
  await add(
    client,
    `'home_answered', now() - random() * interval '3 days'`,
    `id % 12 = 0`,
    `'{"property_id":1,"answer":"like"}'`,
  );
  await add(
    client,
    `'report_opened', now() - random() * interval '9 days'`,
    `id % 18 = 0`,
    `'{"property_id":1}'`,
  );
  // Reminded: otherwise the server would send thousands of reminders while it is measured.
  await client.query(
    `update lead_activities set due_at = now() - random() * interval '20 days', reminded_at = now()
     where kind = 'task' and id % 3 = 0`,
  );
  await client.query('delete from notifications');
  await client.query('vacuum analyze');
}

const add = (client, kindAndTime, where, data) =>
  client.query(
    `insert into lead_activities (lead_id, kind, created_at, actor_id, data)
     select id, ${kindAndTime}, user_id, ${data} from leads where ${where}`,
  );
