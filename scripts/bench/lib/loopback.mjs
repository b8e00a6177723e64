/** Load tests and broken requests run against this machine only. */
export function mustBeLoopback(url) {
  const { hostname, protocol } = new URL(url);
  if (protocol === 'http:' && ['127.0.0.1', 'localhost', '[::1]'].includes(hostname)) return url;
  throw new Error(`${url} is not on this machine: this is for http://127.0.0.1 only.`);
}
