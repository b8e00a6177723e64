// Slow clients: headers byte by byte, a body that never ends, a response nobody reads.
import { connect } from 'node:net';
import { pause, quickness } from './recovery.mjs';
import { nextAddress } from './traffic.mjs';

const EACH = 150;
/** The server's longest timeout, for an idle client, and a little more. */
const ALL_SHUT_OUT_SECONDS = 105;

export async function slowClients(url, seconds, before) {
  const { hostname, port } = new URL(url);
  const sockets = [];
  const openOne = (first, next) => {
    const socket = connect({ host: hostname, port: Number(port) });
    const state = { isOpen: true, openedAt: performance.now(), closedAfter: null };
    socket.on('connect', () => socket.write(first));
    const timer = setInterval(() => next && socket.write(next), 1_000);
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearInterval(timer);
      state.isOpen = false;
      state.closedAfter = (performance.now() - state.openedAt) / 1000;
    });
    sockets.push({ socket, state });
    return { socket, state };
  };
  const kinds = { headers: [], body: [], reader: [] };
  for (let i = 0; i < EACH; i += 1) {
    const from = `Host: a\r\nX-Forwarded-For: ${nextAddress()}\r\n`;
    kinds.headers.push(openOne(`GET /api/properties HTTP/1.1\r\n${from}`, `X-${i}: y\r\n`));
    kinds.body.push(
      openOne(
        `POST /api/public/leads HTTP/1.1\r\n${from}Content-Type: application/json\r\nContent-Length: 60000\r\n\r\n{"a":"`,
        'x',
      ),
    );
    // Requests a lot and reads none of it.
    const reader = openOne(`GET /api/openapi.json HTTP/1.1\r\n${from}\r\n`.repeat(8), '');
    reader.socket.pause();
    kinds.reader.push(reader);
  }
  await pause(1_000);
  const during = await quickness(url, Math.min(seconds, 15));
  await pause(Math.max(0, seconds - 16) * 1000);
  // A client that does not read gets no end event either.
  for (const { socket } of kinds.reader) socket.resume();
  await pause(5_000);
  const said = Object.entries(kinds).map(([name, list]) => {
    const closed = list.filter(({ state }) => !state.isOpen);
    const first = Math.min(...closed.map(({ state }) => state.closedAfter));
    return `${name}: ${closed.length} of ${EACH} shut out${closed.length ? ` (first after ${first.toFixed(0)} s)` : ''}`;
  });
  for (const { socket } of sockets) socket.destroy();
  const problems = Object.entries(kinds)
    .map(([name, list]) => [name, list.filter(({ state }) => state.isOpen).length])
    .filter(([, open]) => open > 0 && seconds >= ALL_SHUT_OUT_SECONDS)
    .map(([name, open]) => `${open} slow clients (${name}) were still there after ${seconds} s`);
  if (during.errors > 0) problems.push(`${during.errors} of the others were not answered`);
  return {
    note: `p99 ${during.p99.toFixed(0)} ms with ${3 * EACH} of them, ${before.p99.toFixed(0)} ms before; after ${seconds} s ${said.join(', ')}`,
    problems,
  };
}
