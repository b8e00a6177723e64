// How long the server takes for a shared page, and for how long nobody else is answered meanwhile: the
// server prints that when it ends. A page whose address names its language is drawn each time; the same one
// without is drawn once for the same data.
import { ask } from '../lib/ask.mjs';
import { print, address as visitor } from '../search/measure.mjs';

const PAGES = 200;

export async function benchDrawing(server, path) {
  // The first quarter warms up.
  const drawn = await timesOf(`${server.url}${path}?lang=es`, () => server.watchLoop());
  const again = await timesOf(server.url + path);
  console.log(
    '\nthe server and a shared page (aims: p50 under 40 ms, event loop held up for 50 at most)',
  );
  print('drawn', drawn);
  print('opened again', again);
}

async function timesOf(url, onWarm = () => undefined) {
  const times = [];
  for (let i = 0; i < PAGES; i += 1) {
    if (i === PAGES / 4) onWarm();
    const headers = { 'x-forwarded-for': visitor(), 'accept-encoding': 'gzip' };
    times.push(await ask(url, headers));
  }
  return times.slice(PAGES / 4);
}
