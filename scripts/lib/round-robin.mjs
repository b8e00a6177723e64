// A proxy for tests that sends each request to the next server, so that nothing can rely on reaching
// the same one twice. No retries: tests see what a server drops.
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
    // When a client disconnects, its event stream must end too.
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
