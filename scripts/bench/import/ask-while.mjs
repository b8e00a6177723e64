// Explorer queries during an import, one after the other, each with the market size at that time.
import { address, measure } from '../search/measure.mjs';

const COUNT_EVERY_MS = 2_000;

/** Sends queries while the work runs. → for each query its milliseconds and the market size. */
export async function askWhile(work, mixOf, url) {
  const asked = [];
  let isDone = false;
  const settled = work.then(
    () => {
      isDone = true;
    },
    () => {
      isDone = true;
    },
  );
  let homes = await homesIn(url);
  let countedAt = performance.now();
  for (let seed = 10; !isDone; seed += 1) {
    if (performance.now() - countedAt > COUNT_EVERY_MS) {
      homes = await homesIn(url);
      countedAt = performance.now();
    }
    for (const ms of await measure(mixOf(seed), url)) asked.push({ ms, homes });
  }
  await settled;
  return asked;
}

export async function homesIn(url) {
  const answer = await fetch(`${url}/api/properties`, {
    headers: { 'x-forwarded-for': address() },
  });
  if (!answer.ok) throw new Error(`${answer.status} for the number of homes`);
  return (await answer.json()).total;
}
