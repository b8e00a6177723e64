import { describe, expect, it } from 'vitest';
import { pageRefusal, privateLinkHeaders } from './private-link';

describe('the page behind a private link, when it cannot be shown', () => {
  it('asks a reader with too many requests to wait, and how long', () => {
    const { isBusy, init } = pageRefusal({ status: 429, retryAfter: '17' });
    expect({ isBusy, status: init.status }).toEqual({ isBusy: true, status: 429 });
    const loaderHeaders = new Headers(init.headers);
    expect(privateLinkHeaders({ loaderHeaders })).toMatchObject({
      'retry-after': '17',
      'cache-control': 'private, no-store',
    });
  });

  it.each([400, 404, 410, 422])('is missing for a link that opens nothing (%i)', (status) => {
    const { isBusy, init } = pageRefusal({ status, retryAfter: undefined });
    expect({ isBusy, init }).toEqual({ isBusy: false, init: { status: 404, headers: {} } });
    expect(privateLinkHeaders({ loaderHeaders: new Headers() })).not.toHaveProperty('retry-after');
  });

  it('is unavailable while the API is, for as long as the API says', () => {
    const { isBusy, init } = pageRefusal({ status: 503, retryAfter: '5' });
    expect(isBusy).toBe(false);
    expect(init).toEqual({ status: 503, headers: { 'retry-after': '5' } });
  });
});
