// Ten entries for each lead: calls, messages, notes, moves and tasks since it arrived, campaigns and costs.

/** → number of entries. */
export async function fillTimelines(client, entries) {
  await client.query('select setseed(0.7)');
  await client.query(`update leads set
      first_contact_at = case when random() < 0.8 then created_at + random() * random() * interval '3 days' end,
      status_at = created_at + random() * (now() - created_at),
      utms = case when random() < 0.6 then jsonb_build_object(
        'utm_source', (array['instagram', 'facebook', 'google', 'newsletter'])[1 + floor(random() * 4)::int],
        'utm_medium', (array['cpc', 'paid_social', 'email'])[1 + floor(random() * 3)::int],
        'utm_campaign', 'campaign ' || floor(random() * 40)::int) else '{}' end`);
  // Triggers would read each timeline; the times above are what they would keep.
  await client.query('alter table lead_activities disable trigger user');
  await client.query(
    `insert into lead_activities (lead_id, kind, actor_id, body, data, created_at, due_at, done_at)
     select id, kind::lead_activity_kind, user_id, 'Said something worth a line of text',
       case when kind = 'moved' then '{"by_hand": true, "from": 1, "to": 2}'::jsonb else '{}' end, at,
       case when kind = 'task' then at + interval '3 days' end,
       case when kind = 'task' and r < 0.98 then at + interval '1 day' end
     from (
       select l.id, l.user_id, l.created_at + random() * (now() - l.created_at) as at, random() as r,
         (array['call', 'call', 'note', 'note', 'mail_sent', 'message_sent', 'moved', 'moved', 'edited',
           'report_opened', 'task'])[1 + floor(random() * 11)::int] as kind
       from leads l cross join generate_series(1, $1::int) n
     ) drawn`,
    [entries],
  );
  await client.query('alter table lead_activities enable trigger user');
  await client.query(`insert into campaign_costs (source, medium, campaign, month, amount)
    select 'google', 'cpc', 'campaign ' || n, date_trunc('month', now()) - m * interval '1 month', 1000
    from generate_series(0, 39) n cross join generate_series(0, 12) m`);
  await client.query('vacuum analyze');
  const { rows } = await client.query('select count(*)::int as n from lead_activities');
  return rows[0].n;
}
