// Injects requests into an app in this process, without a network.
import { bytesOf, headersOf } from './send.mjs';

/** Bytes that are not HTTP need a socket and are skipped here. */
const NOT_SENT = { status: 0, headers: {}, bytes: null };

export function injectSender(app, limitMs) {
  return async (request, token) => {
    if (request.bytes) return NOT_SENT;
    const { method, url } = request;
    const headers = headersOf(request, token);
    const sent = app.inject({
      method,
      url,
      headers,
      payload: bytesOf(request) ?? undefined,
      remoteAddress: '127.0.0.1',
      // A stream does not end: its start is enough.
      payloadAsStream: true,
    });
    let timer;
    const late = new Promise((resolve) => {
      timer = setTimeout(() => resolve({ failure: `no answer within ${limitMs} ms` }), limitMs);
    });
    const answer = sent.then(read, (error) => ({ failure: error.message }));
    return Promise.race([answer, late]).finally(() => clearTimeout(timer));
  };
}

async function read(answer) {
  const { statusCode: status, headers } = answer;
  const chunks = [];
  for await (const chunk of answer.stream()) {
    chunks.push(chunk);
    if (headers['content-type']?.startsWith('text/event-stream')) break;
  }
  return { status, headers, bytes: Buffer.concat(chunks) };
}
