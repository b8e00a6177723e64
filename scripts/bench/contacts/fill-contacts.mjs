// An office of fifty with its leads; names and words repeat realistically.
const FIRST = [
  'María',
  'José',
  'Ana',
  'Luis',
  'Sofía',
  'Carlos',
  'Valentina',
  'Jorge',
  'Lucía',
  'Diego',
  'Camila',
  'Andrés',
  'Emma',
  'Liam',
  'Olivia',
  'Noah',
  'Isabel',
  'Mateo',
  'Paula',
  'Tomás',
  'Renata',
  'Óscar',
  'Daniela',
  'Hugo',
  'Elena',
  'Bruno',
  'Nadia',
  'Iván',
  'Rosa',
  'Peter',
];
const LAST = [
  'García',
  'Rodríguez',
  'Martínez',
  'Hernández',
  'López',
  'González',
  'Pérez',
  'Sánchez',
  'Ramírez',
  'Torres',
  'Flores',
  'Rivera',
  'Gómez',
  'Díaz',
  'Cruz',
  'Morales',
  'Reyes',
  'Gutiérrez',
  'Ortiz',
  'Chávez',
  'Ramos',
  'Ruiz',
  'Mendoza',
  'Castillo',
  'Vargas',
  'Smith',
  'Johnson',
  'Brown',
  'Miller',
  'Davis',
  'Wilson',
  'Moore',
  'Taylor',
  'Clark',
  'Lewis',
  'Walker',
  'Young',
  'King',
  'Wright',
  'Hill',
];

const LEADERS = 5;
const SALESMEN = 45;
export const PASSWORD = 'for the benchmark only 7';
export const LEADER = 'leader1@bench.test';
export const SALESMAN = 'salesman1@bench.test';

/** The bench administrator exists; all other users get its password hash. */
export async function fillContacts(client, count) {
  await client.query(
    `insert into users (name, email, role, password_hash)
     select 'Leader ' || n, 'leader' || n || '@bench.test', 'leader', (select password_hash from users where role = 'admin' limit 1)
     from generate_series(1, $1::int) n`,
    [LEADERS],
  );
  await client.query(
    `insert into users (name, email, role, password_hash, leader_id)
     select 'Salesman ' || n, 'salesman' || n || '@bench.test', 'salesman',
       (select password_hash from users where role = 'admin' limit 1),
       (select id from users where email = 'leader' || (1 + n % $2::int) || '@bench.test')
     from generate_series(1, $1::int) n`,
    [SALESMEN, LEADERS],
  );
  await client.query('select setseed(0.42)');
  await client.query(
    `insert into leads (first_name, last_name, phone, email, status_id, user_id, source, profile, initial_payment, adicionales, version, created_at, last_touched_at)
     select first, last, '+57 3' || (10 + floor(r1 * 89))::int || ' ' || (100 + floor(r2 * 900))::int || ' ' || lpad((floor(r3 * 10000))::text, 4, '0'),
       lower(translate(first || '.' || last, 'áéíóúÓ', 'aeiouO')) || n || '@' || (array['gmail.com', 'hotmail.com', 'outlook.com', 'empresa.co'])[1 + floor(r4 * 4)::int],
       statuses.ids[1 + floor(r2 * array_length(statuses.ids, 1))::int], owner.id,
       (array['quiz', 'home', 'landing', 'staff', 'import'])[1 + floor(r3 * 5)::int]::lead_source,
       case when r4 < 0.6 then (array['conservative', 'moderate', 'aggressive', 'strategic'])[1 + floor(r1 * 4)::int]::investor_profile end,
       case when r4 < 0.8 then round(42000 + r1 * 900000) end,
       '[{"label": "How soon?", "answer": "Within six months"}]', 1,
       now() - r5 * interval '700 days', now() - r5 * r6 * interval '700 days'
     from (
       select n, ($2::text[])[1 + floor(random() * array_length($2::text[], 1))::int] as first,
         ($3::text[])[1 + floor(random() * array_length($3::text[], 1))::int] as last,
         random() as r1, random() as r2, random() as r3, random() as r4, random() as r5, random() as r6,
         1 + n % (select count(*) from users)::int as place
       from generate_series(1, $1::int) n
     ) drawn
     join (select id, role, row_number() over (order by id) as place from users) owner on owner.place = drawn.place
     join (select role, array_agg(id order by id) as ids from lead_statuses group by role) statuses on statuses.role = owner.role`,
    [count, FIRST, LAST],
  );
  await client.query(
    `insert into lead_activities (lead_id, kind, body, due_at)
     select id, 'task', 'Call back', now() + random() * interval '30 days' from leads where id % 4 = 0`,
  );
  await client.query('vacuum analyze');
}
