import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

type Received = { headers: IncomingHttpHeaders; body: string };

/** A local server that takes webhook messages; it answers with the given status. */
export async function startWebhookReceiver() {
  const received: Received[] = [];
  const state = { status: 200, headers: {} as Record<string, string> };
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    received.push({ headers: request.headers, body: Buffer.concat(chunks).toString('utf8') });
    response.writeHead(state.status, state.headers).end('a page nobody reads');
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    received,
    state,
    /** What has come since the last call. */
    take: () => received.splice(0).map(({ body }) => JSON.parse(body)),
    close: () => new Promise((done) => server.close(done)),
  };
}
