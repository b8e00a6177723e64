import { getSharedPropertyPdf, getSharedPropertyPicture } from '@alpha/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { shareToken } from '../../../test/share-token.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';
import { properties } from '../../platform/db/schema/index.ts';
import { makePreview } from '../picture/preview.ts';
import { printPdf } from '../render-worker/render-client.ts';

vi.mock('../render-worker/render-client.ts', { spy: true });
vi.mock('../picture/preview.ts', { spy: true });

let test: TestApp;
let homeId: number;
let token: string;
beforeAll(async () => {
  test = await openTestApp({ demo: { scale: 0.05, leads: 1 } });
  const [home] = await test.database.db
    .select({ id: properties.id })
    .from(properties)
    .where(eq(properties.status, 'active'))
    .limit(1);
  homeId = home?.id ?? 0;
  token = await shareToken(test, homeId, { locale: 'en' });
});
afterAll(() => test.close());

it.each([
  ['PDF', getSharedPropertyPdf, 'application/pdf'],
  ['picture', getSharedPropertyPicture, 'image/png'],
] as const)('a HEAD request for the shared %s renders nothing', async (_, { path }, type) => {
  const head = (token: string) =>
    test.app.inject({ method: 'HEAD', url: path.replace(':token', token) });
  const answer = await head(token);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({ 'content-type': type, 'x-robots-tag': 'noindex' });
  expect(answer.headers).not.toHaveProperty('content-length');
  expect(answer.body).toBe('');
  expect((await head('x'.repeat(43))).statusCode).toBe(404);
  expect(printPdf).not.toHaveBeenCalled();
  expect(makePreview).not.toHaveBeenCalled();
});

it('a PDF is printed once for each link, which is where its reader answers', async () => {
  vi.mocked(printPdf).mockResolvedValue(Buffer.from('%PDF'));
  const other = await shareToken(test, homeId, { locale: 'en' });
  for (const each of [token, other, token, other]) {
    const url = getSharedPropertyPdf.path.replace(':token', each);
    expect((await test.app.inject({ url })).statusCode).toBe(200);
  }
  expect(printPdf).toHaveBeenCalledTimes(2);
});
