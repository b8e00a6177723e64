import { beforeEach, describe, expect, it, vi } from 'vitest';

const stored = new Map<string, string>();
const storage = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
};

/** A new visit: module state is reset. */
async function visit(localStorage: object = storage) {
  vi.resetModules();
  vi.stubGlobal('window', { localStorage });
  return import('./visitor-source');
}

beforeEach(() => stored.clear());

describe('the source of a visit', () => {
  it('is stored from the URL: the referral, and only parameters starting with utm_', async () => {
    const { rememberSource, refOf, utmsOf } = await visit();
    rememberSource('?ref=8&utm_source=letter&gclid=1&utm_term=&lang=es');
    expect([refOf(), utmsOf()]).toEqual(['8', { utm_source: 'letter' }]);
    expect(Object.fromEntries(stored)).toEqual({
      refId: '8',
      utmParams: '{"utm_source":"letter"}',
    });
  });

  it('survives a reload and pages without it; a later link overrides it', async () => {
    (await visit()).rememberSource('?ref=8&utm_source=letter&utm_medium=mail');
    const { rememberSource, refOf, utmsOf } = await visit();
    rememberSource('');
    expect([refOf(), utmsOf()]).toEqual(['8', { utm_source: 'letter', utm_medium: 'mail' }]);
    rememberSource('?ref=9&utm_source=ad');
    expect([refOf(), utmsOf()]).toEqual(['9', { utm_source: 'ad' }]);
  });

  it('is empty without parameters', async () => {
    const { rememberSource, refOf, utmsOf } = await visit();
    rememberSource('?ref=%20&lang=en');
    expect([refOf(), utmsOf()]).toEqual([null, {}]);
  });

  it('is remembered for the visit when storage is disabled', async () => {
    const { rememberSource, refOf, utmsOf } = await visit({
      getItem: () => {
        throw new Error('forbidden');
      },
    });
    rememberSource('?ref=8&utm_source=letter');
    expect([refOf(), utmsOf()]).toEqual(['8', { utm_source: 'letter' }]);
  });

  it('is truncated to the API’s limits, and invalid storage is ignored', async () => {
    const { rememberSource, refOf, utmsOf } = await visit();
    rememberSource(`?ref=${'9'.repeat(300)}&utm_source=%00${'😀'.repeat(400)}`);
    expect(refOf()).toHaveLength(200);
    expect(utmsOf().utm_source).toBe('😀'.repeat(250));
    const many = Array.from({ length: 20 }, (_, i) => `utm_${i}=${'x'.repeat(450)}`);
    rememberSource(`?utm_source=ad&${many.join('&')}`);
    expect(JSON.stringify(utmsOf()).length).toBeLessThanOrEqual(4_000);
    expect(Object.keys(utmsOf())).toEqual([
      'utm_source',
      ...[0, 1, 2, 3, 4, 5, 6, 7].map((i) => `utm_${i}`),
    ]);
    stored.set('utmParams', '{"utm_source":1,"other":"x"');
    expect(utmsOf()).toEqual({});
  });
});
