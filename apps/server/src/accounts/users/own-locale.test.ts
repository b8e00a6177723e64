import { setOwnLocale } from '@alpha/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { signedIn } from '../../../test/people.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';
import { users } from '../../platform/db/schema/index.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp({ people: { leads: 1 } });
});
afterAll(() => test.close());

it('emails to staff are in the language they last used', async () => {
  const salesman = await signedIn(test, 'salesman@alpha.test');
  const localeOf = async (email: string) =>
    (await test.database.db.select().from(users).where(eq(users.email, email)))[0]?.locale;
  for (const locale of ['es', 'en', 'es']) {
    expect((await salesman(setOwnLocale, { body: { locale } })).statusCode).toBe(200);
    expect(await localeOf('salesman@alpha.test')).toBe(locale);
  }
  expect(await localeOf('leader@alpha.test')).toBeNull();
  for (const body of [{ locale: 'fr' }, {}, { locale: 'es', id: 1 }])
    expect((await salesman(setOwnLocale, { body })).statusCode).toBe(422);
});
