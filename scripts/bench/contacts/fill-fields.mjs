// Custom fields with values on most leads, and the questions people ask about them.

const FIELDS = [
  ['Attorney', 'Abogado', 'text'],
  ['Cash in hand', 'Efectivo', 'number'],
  ['Visa until', 'Visa hasta', 'date'],
  ['Married', 'Casado', 'yesNo'],
  ['Financing', 'Financiamiento', 'choice'],
];
const OPTIONS = ['Cash', 'Loan', 'Partner', 'Undecided'];

/** → ids of the fields by type, and of the options. */
export async function fillFields(client) {
  const ids = {};
  for (const [order, [name, nameEs, type]] of FIELDS.entries()) {
    const { rows } = await client.query(
      `insert into lead_fields (name, name_es, type, "order", leader_access, salesman_access)
       values ($1, $2, $3, $4, 'edit', 'see') returning id`,
      [name, nameEs, type, order],
    );
    ids[type] = rows[0].id;
  }
  const { rows } = await client.query(
    `insert into lead_field_options (field_id, name, name_es, "order")
     select $1, name, name, n from unnest($2::text[]) with ordinality o (name, n) returning id`,
    [ids.choice, OPTIONS],
  );
  const options = rows.map(({ id }) => id);
  await client.query('select setseed(0.3)');
  const values = {
    text: `'Attorney ' || (array['Oquendo', 'Prieto', 'Lara', 'Smith', 'Núñez'])[1 + floor(random() * 5)::int] || ' ' || floor(random() * 500)::int`,
    number: 'round(random() * 500000)',
    date: `date '2026-01-01' + floor(random() * 1000)::int`,
    yesNo: 'random() < 0.5',
    choice: `array[($2::int[])[1 + floor(random() * $3::int)::int]]`,
  };
  const columns = {
    text: 'text',
    number: 'number',
    date: 'date',
    yesNo: 'is_yes',
    choice: 'option_ids',
  };
  for (const [type, value] of Object.entries(values))
    await client.query(
      `insert into lead_field_values (lead_id, field_id, ${columns[type]})
       select id, $1, ${value} from leads where random() < 0.7`,
      type === 'choice' ? [ids[type], options, options.length] : [ids[type]],
    );
  await client.query('vacuum analyze');
  return { ids, options };
}

/** Filters of the list by each type, alone and with others, and the board by score and by tag. */
export function fieldMix(rounds, { ids, options }) {
  const by = (name, conditions, more = {}) => ({
    name,
    path: '/api/leads',
    query: { page: 1, per_page: 25, fields: JSON.stringify(conditions), ...more },
  });
  return Array.from({ length: rounds }).flatMap((_, round) => [
    by('text', [{ id: ids.text, words: ['oquendo', 'lara 4', 'smith'][round % 3] }]),
    by('number', [{ id: ids.number, from: 400_000 - round * 1_000 }]),
    by('date', [{ id: ids.date, from: '2027-01-01', to: '2027-03-01' }]),
    by('yes or no', [{ id: ids.yesNo, is: 'yes' }]),
    by('one of a list', [{ id: ids.choice, any: [options[round % options.length]] }]),
    by('empty', [{ id: ids.choice, is: 'empty' }]),
    by('two of them', [
      { id: ids.choice, any: [options[0]] },
      { id: ids.number, to: 100_000 },
    ]),
    by('sorted', [{ id: ids.yesNo, is: 'no' }], { sort: 'initial_payment', order: 'desc' }),
    { name: 'board by score', path: '/api/board', query: { sort: 'score' } },
  ]);
}
