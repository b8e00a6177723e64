// What reports show beside the home: ten years of values and rents, sales nearby, pictures.

const MONTHS = 120;
/** One sale for so many homes on the market. */
const HOMES_A_SALE = 20;
const PICTURES = 6;

export async function fillReports(client) {
  await client.query(
    `insert into area_series (area_id, kind, date, value, source)
     select a.id, kind::series_kind, (date_trunc('month', now()) - n * interval '1 month')::date,
       base * exp(-0.003 * n + 0.02 * sin(n / 5.0 + a.id)), 'bench'
     from areas a, generate_series(0, ${MONTHS - 1}) n,
       (values ('home_value', 420000.0), ('rental_rate', 2600.0)) as kinds (kind, base)`,
  );
  await client.query(
    `insert into properties (id, address, city, state, zip, area_id, latitude, longitude, type,
       list_price, beds, baths, total_sqft, features, source, source_key, source_as_of, status,
       sold_on, sold_price)
     select id + 100000000, address, city, state, zip, area_id, latitude, longitude, type, list_price,
       beds, baths, total_sqft, features, 'bench', 'sale ' || id, current_date, 'sold',
       current_date - (id % 700), list_price * 0.97
     from properties where id % ${HOMES_A_SALE} = 0 and status = 'active'`,
  );
  await client.query(
    `insert into property_images (property_id, position, url, width, height)
     select id, place, '/media/photos/' || md5(id::text || place) || '/640.webp', 1600, 1067
     from properties, generate_series(0, ${PICTURES - 1}) place
     where status = 'sold' or id % ${HOMES_A_SALE} = 7`,
  );
  await client.query('analyze');
}

/** Homes with pictures, by the address their report is asked for. */
export async function sampleReports(client, count) {
  const { rows } = await client.query(
    `select address || ', ' || city || ', ' || state || ' ' || zip as whole from properties
     where id % ${HOMES_A_SALE} = 7 and status = 'active' order by md5(id::text) limit $1`,
    [count],
  );
  return rows.map(({ whole }) => whole);
}
