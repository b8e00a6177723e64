import { type AddressInfo, connect, type Socket } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, testConfig } from '../../../test/test-app.ts';
import { PATIENCE, registerSlowSenders } from './slow-senders.ts';

let app: FastifyInstance;
let port: number;
beforeAll(async () => {
  app = Fastify();
  registerSlowSenders(app, testConfig(), { bodyMs: 60, uploadMs: 600_000, afterAnswerMs: 60 });
  app.addContentTypeParser('text/csv', (_request, payload, done) => done(null, payload));
  app.post('/form', async () => 'taken');
  app.post('/refused', { preParsing: refuse }, async () => 'taken');
  app.post('/file', { config: { isUpload: true } }, async ({ body }) => {
    let bytes = 0;
    for await (const chunk of body as AsyncIterable<Buffer>) bytes += chunk.length;
    return `${bytes} bytes`;
  });
  app.post('/small', { config: { isUpload: true } }, async ({ body }, reply) => {
    const first = (body as AsyncIterable<Buffer>)[Symbol.asyncIterator]();
    await first.next();
    await first.return?.();
    return reply.code(413).send();
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  port = (app.server.address() as AddressInfo).port;
});
afterAll(() => app.close());

async function refuse() {
  throw Object.assign(new Error('no'), { statusCode: 401 });
}

/** Ten bytes are announced, three are sent. */
function begin(path: string, type: string): Socket {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Type: ${type}\r\nContent-Length: 10\r\n\r\n{"a`,
  );
  return socket;
}

async function heardUntilClosed(socket: Socket): Promise<string> {
  let text = '';
  socket.on('data', (chunk) => {
    text += chunk;
  });
  await new Promise((closed) => socket.on('close', closed));
  return text;
}

describe('a client that sends forever', () => {
  it('gets an error and is disconnected', async () => {
    expect(await heardUntilClosed(begin('/form', 'application/json'))).toMatch(/^HTTP\/1.1 408 /);
  });

  it('gets a refusal, and is disconnected if it continues', async () => {
    expect(await heardUntilClosed(begin('/refused', 'application/json'))).toMatch(
      /^HTTP\/1.1 401 /,
    );
  });

  it('is disconnected even when nobody reads its body any more', async () => {
    expect(await heardUntilClosed(begin('/small', 'text/csv'))).toMatch(/^HTTP\/1.1 413 /);
  });

  it('is nobody inside the process', async () => {
    const errors: unknown[] = [];
    const note = (error: unknown) => errors.push(error);
    process.on('uncaughtException', note);
    await app.inject({ method: 'POST', url: '/form', payload: { a: 1 } });
    await app.inject({ method: 'POST', url: '/refused', payload: { a: 1 } });
    await new Promise((resolve) => setTimeout(resolve, 150));
    process.off('uncaughtException', note);
    expect(errors).toEqual([]);
  });

  it('is given time where files are uploaded', async () => {
    const socket = begin('/file', 'text/csv');
    await new Promise((resolve) => setTimeout(resolve, 150));
    socket.end('7 more.');
    expect(await heardUntilClosed(socket)).toContain('10 bytes');
  });

  it('may be silent while we work, but not after our response', async () => {
    const quiet = Fastify({ keepAliveTimeout: 100 });
    registerSlowSenders(quiet, testConfig());
    // Only from here on: a busy machine may take longer than this to read the request.
    quiet.get('/long', async ({ raw }) => {
      raw.socket.setTimeout(100);
      await new Promise((resolve) => setTimeout(resolve, 400));
      return 'done';
    });
    await quiet.listen({ port: 0, host: '127.0.0.1' });
    const socket = connect((quiet.server.address() as AddressInfo).port, '127.0.0.1');
    socket.write('GET /long HTTP/1.1\r\nHost: a\r\n\r\n');
    expect(await heardUntilClosed(socket)).toContain('done');
    await quiet.close();
  });

  it('has limits for headers and for idle time too', async () => {
    const test = await openTestApp();
    expect(test.app.server).toMatchObject({
      headersTimeout: PATIENCE.headersMs,
      requestTimeout: PATIENCE.uploadMs,
      timeout: PATIENCE.silenceMs,
    });
    await test.close();
  });
});
