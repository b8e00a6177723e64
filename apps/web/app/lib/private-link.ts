/** Not found, revoked, expired or malformed: all the same to a reader. */
const MISSING = [400, 404, 410, 422];
const TOO_MANY = 429;

type Refusal = { status: number; retryAfter: string | undefined };

/** The URL is a secret: not indexed, no referrer, not cached. */
export function privateLinkHeaders({ loaderHeaders }: { loaderHeaders: Headers }) {
  const retryAfter = loaderHeaders.get('retry-after');
  return {
    'x-robots-tag': 'noindex',
    'referrer-policy': 'no-referrer',
    'cache-control': 'private, no-store',
    ...(retryAfter ? { 'retry-after': retryAfter } : {}),
  };
}

/** The page's status when the API returned nothing, and whether waiting would help. */
export function pageRefusal({ status, retryAfter }: Refusal) {
  const isBusy = status === TOO_MANY;
  const init = {
    status: isBusy ? TOO_MANY : MISSING.includes(status) ? 404 : 503,
    headers: retryAfter ? { 'retry-after': retryAfter } : {},
  };
  return { isBusy, init };
}
