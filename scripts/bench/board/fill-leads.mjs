// Run with tsx: inserts leads of one owner into the embedded database of a data folder not in use.
import { openDb } from '../../../apps/server/src/platform/db/open-db.ts';

const [dataDir, email, count] = process.argv.slice(2);
const database = await openDb({ databaseUrl: undefined, dataDir });
await database.db.$client.query(
  `insert into leads (first_name, last_name, phone, email, status_id, user_id, source, country,
     profile, initial_payment, last_touched_at, created_at)
   select (array['Valentina','Andrés','Lucía','Diego','Camila','Mateo','Isabel','Jorge'])[1 + n % 8],
     (array['Restrepo','Quintero','Fernández','Salazar','Torres','Herrera','Rocha'])[1 + n % 7] || ' ' || n,
     '+1 305 555 ' || lpad(n::text, 4, '0'), 'lead' || n || '@bench.test',
     s.ids[1 + n % array_length(s.ids, 1)], u.id,
     (array['quiz','home','landing','staff','import']::lead_source[])[1 + n % 5],
     (array['CO','MX','PE','CL','ES'])[1 + n % 5],
     (array['conservative','moderate','aggressive','strategic',null]::investor_profile[])[1 + n % 5],
     case when n % 3 > 0 then 50000 + 1000 * (n % 400) end,
     now() - n * interval '13 minutes', now() - n * interval '20 minutes'
   from generate_series(1, $2::int) n,
     (select id, role from users where email = $1) u,
     lateral (select array_agg(id order by "order") as ids from lead_statuses where role = u.role) s`,
  [email, Number(count)],
);
await database.db.$client.query(
  `insert into lead_activities (lead_id, kind, body, due_at)
   select id, 'task', 'Call back about the financing', now() + (id % 20 - 6) * interval '1 day'
   from leads where id % 4 = 0`,
);
await database.db.$client.query('analyze');
await database.close();
