// Requests that are odd at the HTTP level: paths, methods, headers, and bytes
// that no client library would send.

const METHODS = ['TRACE', 'PROPFIND', 'PURGE', 'M-SEARCH', 'PATCH', 'OPTIONS', 'HEAD', 'QUERY'];
const PATHS = [
  (url) => url.replace('/api/', '/api//'),
  (url) => url.replace('/api/', '/API/'),
  (url) => url.replace('/api/', '/api/%2e%2e/api/'),
  (url) => url.replace('/api/', '/api/./'),
  (url) => url.replace('/api/', '/api%2f'),
  (url) => url.replace('/api/', '/api;x=1/'),
  (url) => `${url.split('?')[0]}/`,
  (url) => `${url.split('?')[0]}%00`,
  (url) => `${url.split('?')[0]}%`,
  (url) => `${url.split('?')[0]}%c0%af`,
  (url) => `${url.split('?')[0]}%ed%a0%80`,
  (url) => `${url.split('?')[0]}?${'a=1&'.repeat(2_500)}`,
  () => `/${'a/'.repeat(2_000)}`,
  (url) => url.slice('/api'.length),
  () => '/api',
  () => '/api/../etc/passwd',
  () => '/media/photos/../../app-secret',
  () => '/media/photos/%2e%2e%2fapp-secret/plain',
  () => `/media/photos/${'0'.repeat(64)}/400.webp`,
  () => '/media/illustrations/999999999/1.svg',
  () => '//example.invalid/api/health',
  () => '/assets/%00.js',
  () => '/sitemap.xml?page=1e308',
  () => '/?lang=%00&utm_source=%ff',
  () => '/explorer?page=-1&polygon=%5B%5D',
  () => '/property/share/%f0%9f%92%a9',
  () => '/shortlist/__proto__',
  () => '/quiz?user_id[]=1',
  () => '/app/leads/constructor',
  () => '/es/../en',
];
const HEADERS = [
  ['accept-language', 'x'.repeat(5_000)],
  ['accept-language', '*;q=-1,,;;en-US-u-va-posix'],
  ['accept', 'text/html;q=nope'],
  ['accept-encoding', 'gzip;q=0, *;q=0'],
  ['authorization', 'Bearer'],
  ['authorization', `Bearer ${'a'.repeat(300)}`],
  ['authorization', 'Basic YTpi'],
  ['authorization', 'Bearer \u00ff\u00fe'],
  ['cookie', '__proto__=1; lang=%; =; reading=\u00ff'],
  ['cookie', 'a='.repeat(2_000)],
  ['user-agent', ''],
  ['user-agent', '\u00e9'.repeat(3_000)],
  ['x-forwarded-for', 'not an address, ::::, 999.1.1.1'],
  ['x-forwarded-for', `${'1.2.3.4, '.repeat(300)}5.6.7.8`],
  ['x-forwarded-proto', 'javascript'],
  ['x-forwarded-host', 'evil.invalid\u00ff'],
  ['host', 'evil.invalid:99999'],
  ['if-none-match', '"'.repeat(100)],
  ['if-modified-since', 'never'],
  ['range', 'bytes=9-1,5-,-'],
  ['origin', 'null'],
  ['x-http-method-override', 'DELETE'],
  ['content-encoding', 'gzip'],
  ['last-event-id', '-1'],
];
/** Sent verbatim over a socket; most are not HTTP. */
const BYTES = [
  'GET /api/health HTTP/9.9\r\nHost: a\r\n\r\n',
  'GET /api/health\r\n\r\n',
  'GET  /api/health  HTTP/1.1\r\nHost: a\r\n\r\n',
  'GET /api/h\u0000ealth HTTP/1.1\r\nHost: a\r\n\r\n',
  'GET /api/héalth HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n',
  'GET http://evil.invalid/api/health HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n',
  'OPTIONS * HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n',
  'CONNECT evil.invalid:443 HTTP/1.1\r\nHost: a\r\n\r\n',
  'GET /api/health HTTP/1.1\r\n\r\n',
  'GET /api/health HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: close\r\n\r\n',
  'POST /api/login HTTP/1.1\r\nHost: a\r\nContent-Length: -5\r\n\r\n',
  'POST /api/login HTTP/1.1\r\nHost: a\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
  'POST /api/login HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\nZZ\r\n',
  'POST /api/login HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 2\r\nConnection: close\r\n\r\n{}GET /api/health HTTP/1.1\r\n\r\n',
  'POST /api/login HTTP/1.1\r\nHost: a\r\nExpect: 200-ok\r\nContent-Length: 2\r\nConnection: close\r\n\r\n{}',
  'GET /api/events HTTP/1.1\r\nHost: a\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n',
  `GET /api/health HTTP/1.1\r\nHost: a\r\nX: ${'y'.repeat(70_000)}\r\n\r\n`,
  'GET /api/health HTTP/1.1\r\nHost: a\r\n folded: x\r\n\r\n',
  'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  '\u0016\u0003\u0001\u0002\u0000\u0001\u0000\u0001\u00fc\u0003\u0003',
  '\r\n\r\n\r\n',
];

export function odd(request, dice) {
  const way = dice.weighted({ path: 4, header: 5, method: 2, bytes: 1.5 });
  if (way === 'bytes')
    return {
      index: request.index,
      operation: request.operation,
      kind: 'bytes',
      as: 'anonymous',
      bytes: Buffer.from(dice.pick(BYTES), 'latin1').toString('base64'),
    };
  const changed = { ...request };
  if (way === 'path') changed.url = dice.pick(PATHS)(request.url);
  if (way === 'method') changed.method = dice.pick(METHODS);
  if (way === 'header') {
    const [name, value] = dice.pick(HEADERS);
    changed.headers = { ...request.headers, [name]: value };
    if (name === 'authorization') changed.as = 'anonymous';
  }
  return changed;
}
