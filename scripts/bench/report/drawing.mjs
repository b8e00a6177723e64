// How long the server takes for a shared page, and for how long nobody else is answered meanwhile: the
// server prints that when it ends.
import { ask } from '../lib/ask.mjs';
import { print, address as visitor } from '../search/measure.mjs';

const PAGES = 200;

export async function benchDrawing(server, path) {
  const times = [];
  for (let i = 0; i < PAGES; i += 1) {
    // The first quarter warms up.
    if (i === PAGES / 4) server.watchLoop();
    times.push(await ask(server.url + path, { 'x-forwarded-for': visitor() }));
  }
  console.log(
    '\nthe server draws a shared page (aims: p50 under 40 ms, event loop held up for 50 at most)',
  );
  print('page', times.slice(PAGES / 4));
}
