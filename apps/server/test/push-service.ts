import { createECDH, createPublicKey, randomBytes, verify } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { decrypt } from 'http_ece';
import { createSafeInternet } from '../src/platform/fetching/safe-fetch.ts';
import type { Internet } from '../src/platform/lib/internet.ts';

/** Where browsers of tests think their push service is. */
export const PUSH_ORIGIN = 'https://push.example.com';

/** A browser's subscription, with the private key that only the browser has. */
export function newSubscription(origin = PUSH_ORIGIN) {
  const privateKey = createECDH('prime256v1');
  const p256dh = privateKey.generateKeys('base64url');
  const auth = randomBytes(16).toString('base64url');
  const path = `/send/${randomBytes(8).toString('hex')}`;
  return { endpoint: `${origin}${path}`, path, keys: { p256dh, auth }, privateKey };
}
export type Subscription = ReturnType<typeof newSubscription>;

type Received = { path: string; headers: IncomingHttpHeaders; body: Buffer };

/** A push service on this machine; it answers with the given status, or not at all. */
export async function startPushService() {
  const received: Received[] = [];
  const state = { status: 201 as number | 'silent', headers: {} as Record<string, string> };
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    received.push({
      ...{ path: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks) },
    });
    if (state.status === 'silent') return void request.socket.destroy();
    response.writeHead(state.status, state.headers).end();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const local = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const safe = createSafeInternet({ allowsLoopback: true });
  /** The product sees an https address; the safe fetch gets the one of this machine. */
  const internet: Internet = {
    ...safe,
    fetch: (url, options) => safe.fetch(url.replace(PUSH_ORIGIN, local), options),
  };
  return {
    internet,
    state,
    /** What has come since the last call. */
    take: () => received.splice(0),
    close: () => new Promise((done) => server.close(done)),
  };
}

/** As the browser reads it: RFC 8291, with an implementation of its own. */
export function readMessage({ body }: Received, { privateKey, keys }: Subscription): object {
  const plain = decrypt(body, { version: 'aes128gcm', privateKey, authSecret: keys.auth });
  return JSON.parse(plain.toString('utf8'));
}

/** As the push service checks the sender: RFC 8292. → the claims and the sender's public key. */
export function readSender({ headers }: Received) {
  const [, token = '', publicKey = ''] =
    /^vapid t=([^,]+), ?k=([\w-]+)$/.exec(headers.authorization ?? '') ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(publicKey, 'base64url');
  const key = createPublicKey({
    format: 'jwk',
    key: {
      ...{ kty: 'EC', crv: 'P-256' },
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  });
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  const parsed = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString('utf8'));
  return { publicKey, isSigned, head: parsed(head), claims: parsed(claims) };
}
