import { type IncomingHttpHeaders, request } from 'node:http';

type PlainAnswer = { status: number; headers: IncomingHttpHeaders; body: string };
type Options = {
  method?: string;
  token?: string | undefined;
  body?: object | string;
  from?: string;
};

/** One request on a new connection: no keep-alive, no retries. */
export function ask(
  url: string,
  { method, token, body, from }: Options = {},
): Promise<PlainAnswer> {
  const payload = typeof body === 'object' ? JSON.stringify(body) : body;
  const type = typeof body === 'object' ? 'application/json' : 'application/octet-stream';
  return new Promise((resolve, reject) => {
    const asking = request(url, {
      agent: false,
      method: method ?? (body === undefined ? 'GET' : 'POST'),
      headers: {
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(from ? { 'x-forwarded-for': from } : {}),
        ...(payload === undefined
          ? {}
          : { 'content-type': type, 'content-length': Buffer.byteLength(payload) }),
      },
    });
    asking.on('error', reject);
    asking.on('response', (answer) => {
      let text = '';
      answer.setEncoding('utf8');
      answer.on('data', (chunk) => {
        text += chunk;
      });
      answer.on('error', reject);
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: text }),
      );
    });
    asking.end(payload);
  });
}
