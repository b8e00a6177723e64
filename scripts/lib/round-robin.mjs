// A proxy for tests that gives each request to the next server, so that nothing can lean on meeting
// the same one twice. It retries nothing: what a server drops, the test sees.
import { createServer, request } from 'node:http';

export function startRoundRobin(port, ports) {
  let turn = 0;
  const proxy = createServer((incoming, outgoing) => {
    turn = (turn + 1) % ports.length;
    const onward = request(
      {
        host: '127.0.0.1',
        port: ports[turn],
        method: incoming.method,
        path: incoming.url,
        headers: incoming.headers,
      },
      (answer) => {
        outgoing.writeHead(answer.statusCode, answer.rawHeaders);
        answer.pipe(outgoing);
      },
    );
    onward.on('error', () => outgoing.destroy());
    // Who goes away stops listening: an event stream must not go on behind them.
    outgoing.on('close', () => onward.destroy());
    incoming.pipe(onward);
  });
  return new Promise((resolve) => {
    proxy.listen(Number(port), '127.0.0.1', () =>
      resolve({
        stop: () => {
          proxy.closeAllConnections();
          proxy.close();
        },
      }),
    );
  });
}
