// A third each is new, cheaper, and pays for itself since today.

export async function changeListings(client, count) {
  const { rows } = await client.query(
    `select s.id from property_search s join property_analyses a on a.property_id = s.id
     order by hashint4(s.id) limit $1`,
    [count],
  );
  const ids = rows.map(({ id }) => id);
  const third = (part) => ids.filter((_, i) => i % 3 === part);
  await client.query('delete from alert_figures where property_id = any($1)', [third(0)]);
  await client.query('update alert_figures set price = price * 1.1 where property_id = any($1)', [
    third(1),
  ]);
  await client.query('update alert_figures set cash_flow = -50 where property_id = any($1)', [
    third(2),
  ]);
  await client.query(
    'update property_analyses set cash_flow = 1200, profit_year = 1 where property_id = any($1)',
    [third(2)],
  );
  await client.query(
    `update property_search set cash_flow_first_year = cash_flow_first_year or id = any($2),
       relevance = relevance + 0.001 where id = any($1)`,
    [ids, third(2)],
  );
}
