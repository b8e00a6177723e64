// Sends plain HTTP to a running server, so that no client library normalizes the requests.
import { Agent, request as open } from 'node:http';
import { connect } from 'node:net';

const agent = new Agent({ keepAlive: true, maxSockets: 256 });

/** → `send(request, token)`, which always resolves: `{status}`, or `{failure}` after `limitMs`. */
export function httpSender(origin, limitMs) {
  const { hostname, port } = new URL(origin);
  return (request, token) =>
    request.bytes
      ? sendBytes(hostname, port, Buffer.from(request.bytes, 'base64'), limitMs)
      : sendRequest(hostname, port, request, token, limitMs);
}

export const headersOf = ({ headers }, token) => ({
  ...headers,
  ...(token && !headers.authorization ? { authorization: `Bearer ${token}` } : {}),
});

export const bytesOf = ({ body, base64 }) =>
  base64 === undefined ? (body ?? null) : Buffer.from(base64, 'base64');

function sendRequest(hostname, port, request, token, limitMs) {
  return new Promise((resolve) => {
    const { method, url } = request;
    const payload = bytesOf(request);
    const length = payload === null ? {} : { 'content-length': Buffer.byteLength(payload) };
    const sent = open({
      // A broken request must not affect the next one on its connection.
      agent: request.kind === 'valid' ? agent : false,
      hostname,
      port,
      method,
      path: url,
      headers: { ...length, ...headersOf(request, token) },
    });
    const timer = setTimeout(() => {
      resolve({ failure: `no answer within ${limitMs} ms` });
      sent.destroy();
    }, limitMs);
    const done = (answer) => {
      clearTimeout(timer);
      resolve(answer);
    };
    sent.on('error', (error) => {
      // An idle connection was closed just before reuse: retry, as every client does.
      if (error.code === 'ECONNRESET' && sent.reusedSocket) {
        clearTimeout(timer);
        return resolve(sendRequest(hostname, port, { ...request, kind: 'again' }, token, limitMs));
      }
      return done({ failure: error.code ?? error.message });
    });
    sent.on('response', (answer) => {
      const { statusCode: status, headers } = answer;
      const chunks = [];
      answer.on('data', (chunk) => {
        chunks.push(chunk);
        // A stream does not end: its start is enough.
        if (!headers['content-type']?.startsWith('text/event-stream')) return;
        done({ status, headers, bytes: Buffer.concat(chunks) });
        sent.destroy();
      });
      answer.on('end', () => done({ status, headers, bytes: Buffer.concat(chunks) }));
      answer.on('error', (error) => done({ failure: `broken off: ${error.code}` }));
    });
    sent.end(payload ?? undefined);
  });
}

/** A status, or none when the connection was closed silently. */
function sendBytes(hostname, port, bytes, limitMs) {
  return new Promise((resolve) => {
    let text = '';
    const socket = connect({ host: hostname, port: Number(port) });
    const done = () => {
      clearTimeout(timer);
      socket.destroy();
      resolve({
        status: Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0),
        headers: {},
        bytes: null,
      });
    };
    // The server may wait for the rest of a request, so we disconnect.
    const timer = setTimeout(done, Math.min(limitMs, 500));
    socket.on('data', (chunk) => {
      text += chunk;
    });
    socket.on('close', done);
    socket.on('error', done);
    socket.write(bytes);
  });
}
