import { connect, type Socket } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createHttpServer } from './http-server.ts';

const WAIT_MS = 50;
const REQUEST = 'GET / HTTP/1.1\r\nhost: a\r\n\r\n';

let app: FastifyInstance;
let port: number;
let seen = 0;
beforeAll(async () => {
  app = Fastify({ serverFactory: createHttpServer });
  app.get('/', async () => {
    seen += 1;
    await new Promise((resolve) => setTimeout(resolve, WAIT_MS));
    return 'hello';
  });
  app.addContentTypeParser('text/csv', (_request, payload, done) => done(null, payload));
  app.post('/small', async ({ body }, reply) => {
    try {
      for await (const _chunk of body as AsyncIterable<Buffer>) throw new Error('too large');
    } catch {
      return reply.code(413).send();
    }
  });
  port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
});
afterAll(() => app.close());

/** Sends a text; → everything that came back, until the server or the deadline ends it. */
function exchange(text: string, { until }: { until: (answer: string) => boolean }) {
  return new Promise<{ answer: string; isClosed: boolean }>((resolve) => {
    let answer = '';
    const socket: Socket = connect(port, '127.0.0.1', () => socket.write(text));
    const end = (isClosed: boolean) => {
      socket.destroy();
      resolve({ answer, isClosed });
    };
    socket.on('data', (bytes) => {
      answer += bytes;
      if (until(answer)) end(false);
    });
    socket.on('error', () => undefined);
    socket.on('close', () => end(true));
  });
}
const answersIn = (text: string) => text.split('HTTP/1.1 200').length - 1;

describe('a connection', () => {
  it('that sends a thousand requests without waiting is closed, and few of them are looked at', async () => {
    seen = 0;
    const { isClosed } = await exchange(REQUEST.repeat(1_000), { until: () => false });
    expect(isClosed).toBe(true);
    expect(seen).toBeLessThanOrEqual(8);
  });

  it('may send a few at once', async () => {
    const { answer, isClosed } = await exchange(REQUEST.repeat(8), {
      until: (answer) => answersIn(answer) === 8,
    });
    expect([answersIn(answer), isClosed]).toEqual([8, false]);
  });

  it('whose body is refused half-way ends with an answer, and nothing else does', async () => {
    const crashes: Error[] = [];
    const onCrash = (error: Error) => crashes.push(error);
    process.on('uncaughtExceptionMonitor', onCrash);
    const head = 'POST /small HTTP/1.1\r\nhost: a\r\ncontent-type: text/csv\r\ncontent-length: 99';
    const { answer } = await exchange(`${head}\r\n\r\nhalf`, { until: Boolean });
    await new Promise((resolve) => setTimeout(resolve, 20));
    process.off('uncaughtExceptionMonitor', onCrash);
    expect(answer).toMatch(/^HTTP\/1.1 413/);
    expect(crashes).toEqual([]);
  });

  it('that waits for each answer is served as long as it likes', async () => {
    const socket = connect(port, '127.0.0.1');
    let answers = 0;
    const done = new Promise<void>((resolve, reject) => {
      socket.on('close', () => reject(new Error('closed')));
      socket.on('data', (bytes) => {
        answers += answersIn(String(bytes));
        if (answers === 30) resolve();
        else socket.write(REQUEST);
      });
    });
    socket.write(REQUEST);
    await done;
    socket.removeAllListeners('close').destroy();
    expect(answers).toBe(30);
  });
});
