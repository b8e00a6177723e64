import type { WebRequest } from '@alpha/contract/web-request';
import { expect, it } from 'vitest';
import { getCurator } from './get-curator';

const answering =
  (status: number): WebRequest['api'] =>
  async () => ({ status, json: { slug: 'ana-ruiz' }, retryAfter: undefined });

it('a curator is found by their slug', async () => {
  expect(await getCurator(answering(200), 'ana-ruiz', '')).toEqual({ slug: 'ana-ruiz' });
});

it('a slug in capitals redirects to the canonical URL and keeps the query', async () => {
  const answer = await getCurator(answering(200), 'ANA-Ruiz', '?lang=en').catch((thrown) => thrown);
  expect([answer.status, answer.headers.get('location')]).toEqual([
    301,
    '/landings/ana-ruiz?lang=en',
  ]);
});

it.each([
  [404, 404],
  [422, 404],
  [500, 503],
])('when the API returns %s the page is a %s', async (status, shown) => {
  await expect(getCurator(answering(status), 'nobody', '')).rejects.toMatchObject({
    init: { status: shown },
  });
});
