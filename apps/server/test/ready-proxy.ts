import { Agent, createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { ask } from './plain-request.ts';

const LOOK_EVERY_MS = 100;

/** Distributes requests among ready servers; never retries. */
export async function startReadyProxy(targets: readonly string[]) {
  const agent = new Agent({ keepAlive: true });
  const ready = new Set<string>();
  let isStopped = false;
  let turn = 0;

  /** Each target is checked in its own loop, so that a silent one does not delay the others. */
  async function watch(url: string): Promise<void> {
    while (!isStopped) {
      const isReady = await ask(`${url}/api/ready`).then(
        ({ status }) => status === 200,
        () => false,
      );
      if (isReady) ready.add(url);
      else ready.delete(url);
      await delay(LOOK_EVERY_MS);
    }
  }
  const watching = Promise.all(targets.map(watch));

  const server = createServer((incoming, outgoing) => {
    turn += 1;
    const target = [...ready][turn % ready.size];
    const fail = (why: unknown) => {
      if (outgoing.headersSent) outgoing.destroy();
      else outgoing.writeHead(502).end(String(why));
    };
    if (!target) return fail('nobody is ready');
    const { method, url, headers } = incoming;
    const onward = request(`${target}${url}`, { method, headers, agent }, (answer) => {
      // Hop-by-hop headers.
      const { connection: _, ...rest } = answer.headers;
      outgoing.writeHead(answer.statusCode ?? 502, rest);
      answer.on('error', fail).pipe(outgoing);
    });
    onward.on('error', fail);
    incoming.pipe(onward);
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  while (ready.size < targets.length) await delay(LOOK_EVERY_MS);
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    readyCount: () => ready.size,
    stop: async () => {
      isStopped = true;
      await watching;
      agent.destroy();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
