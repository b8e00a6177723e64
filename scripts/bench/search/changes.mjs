// Answers while a hundredth of the market changes, as an import or a run of the analysis changes it.
import pg from 'pg';
import { measure, report } from './measure.mjs';

const AT_ONCE = 1_000;
const SHARE = 0.01;

/** `count`: listings with ids from 1 on. */
export async function benchChanges(connectionString, server, { mix, count }) {
  const client = new pg.Client({ connectionString });
  await client.connect();
  const begun = performance.now();
  let changed = 0;
  const changing = (async () => {
    const step = Math.round(AT_ONCE / SHARE);
    for (let from = 1; from <= count; from += step) {
      const { rowCount } = await client.query(
        `update property_search set relevance = relevance + 0.5, net_profit = net_profit + 1
         where id between $1 and $2`,
        [from, Math.min(count, from + AT_ONCE - 1)],
      );
      changed += rowCount;
    }
    return (performance.now() - begun) / 1000;
  })();
  const times = await measure(mix, server.url);
  const seconds = await changing;
  report(`the same, while ${changed} listings changed within ${seconds.toFixed(1)} s`, mix, times);
  await client.end();
}
