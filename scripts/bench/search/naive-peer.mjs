// What a typical developer writes: one wide table, an index a column, ILIKE over trigrams, a spatial
// function where PostGIS is there (else PostgreSQL's own polygons), and a count beside every page.
const PER_PAGE = 12;
let hasPostgis = false;

export async function prepareNaive(client) {
  hasPostgis = await client
    .query('create extension if not exists postgis')
    .then(() => true)
    .catch(() => false);
  console.log(hasPostgis ? 'with PostGIS' : 'without PostGIS: native polygons instead');
  await client.query('create extension if not exists pg_trgm');
  await client.query(`
    create table naive_listings as
    select p.id, p.address, p.city, p.state, p.zip, p.latitude, p.longitude, p.list_price, p.beds, p.baths,
      p.total_sqft, p.type, p.description as keywords, a.downpayment as initial_investment, a.total_roi,
      a.annualized_roi as annual_roi, a.net_profit, a.profit_year = 1 as cash_flow_first_year,
      s.relevance, point(p.longitude, p.latitude) as location
    from properties p join property_analyses a on a.property_id = p.id join property_search s on s.id = p.id`);
  if (hasPostgis) {
    await client.query('alter table naive_listings add geom geometry(point, 4326)');
    await client.query(
      'update naive_listings set geom = st_setsrid(st_makepoint(longitude, latitude), 4326)',
    );
    await client.query('create index on naive_listings using gist (geom)');
  } else await client.query('create index on naive_listings using gist (location)');
  await client.query('alter table naive_listings add primary key (id)');
  for (const column of [
    'city',
    'initial_investment',
    'beds',
    'baths',
    'total_roi',
    'annual_roi',
    'net_profit',
    'relevance',
  ])
    await client.query(`create index on naive_listings (${column})`);
  await client.query(
    'create index on naive_listings using gin (address gin_trgm_ops, keywords gin_trgm_ops)',
  );
  await client.query('vacuum analyze naive_listings');
}

export async function naiveAnswers(client, mix) {
  const times = [];
  for (const { query } of mix) {
    const begun = performance.now();
    const { where, values } = conditions(query);
    await client.query(`select count(*) from naive_listings ${where}`, values);
    const order = query.sort_by ?? 'relevance';
    const way = query.sort_order ?? 'desc';
    const offset = ((query.page ?? 1) - 1) * PER_PAGE;
    await client.query(
      `select * from naive_listings ${where} order by ${order} ${way}, id ${way} limit ${PER_PAGE} offset ${offset}`,
      values,
    );
    times.push(performance.now() - begun);
  }
  return times;
}

function conditions(query) {
  const values = [];
  const parts = [];
  const add = (text, value) => {
    values.push(value);
    parts.push(text.replaceAll('?', `$${values.length}`));
  };
  if (query.city) add('city = ?', query.city);
  if (query.investment_min) add('initial_investment >= ?', query.investment_min);
  if (query.investment_max) add('initial_investment <= ?', query.investment_max);
  if (query.beds) add('beds >= ?', query.beds);
  if (query.baths) add('baths >= ?', query.baths);
  if (query.cash_flow_first_year) parts.push('cash_flow_first_year');
  if (query.search) add('(address ilike ? or keywords ilike ?)', `%${query.search}%`);
  if (query.polygon) {
    const points = JSON.parse(query.polygon);
    const ring = [...points, points[0]].map(({ lat, lng }) => `${lng} ${lat}`).join(',');
    if (hasPostgis) add('st_contains(st_geomfromtext(?, 4326), geom)', `polygon((${ring}))`);
    else
      add(
        'location <@ ?::polygon',
        `(${points.map(({ lat, lng }) => `(${lng},${lat})`).join(',')})`,
      );
  }
  return { where: parts.length > 0 ? `where ${parts.join(' and ')}` : '', values };
}
