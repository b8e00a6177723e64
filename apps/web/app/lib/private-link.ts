/** Not there, revoked, expired, or nothing that could be a token: all the same to a reader. */
const MISSING = [400, 404, 410, 422];
const TOO_MANY = 429;

type Refusal = { status: number; retryAfter: string | undefined };

/** The address is a key: no search engine lists it, no other site learns it, no cache keeps the page. */
export function privateLinkHeaders({ loaderHeaders }: { loaderHeaders: Headers }) {
  const retryAfter = loaderHeaders.get('retry-after');
  return {
    'x-robots-tag': 'noindex',
    'referrer-policy': 'no-referrer',
    'cache-control': 'private, no-store',
    ...(retryAfter ? { 'retry-after': retryAfter } : {}),
  };
}

/** What the page answers when our API had nothing for it, and whether waiting is all it takes. */
export function pageRefusal({ status, retryAfter }: Refusal) {
  const isBusy = status === TOO_MANY;
  const init = {
    status: isBusy ? TOO_MANY : MISSING.includes(status) ? 404 : 503,
    headers: retryAfter ? { 'retry-after': retryAfter } : {},
  };
  return { isBusy, init };
}
