import { afterEach, beforeEach, expect, it } from 'vitest';
import { login } from '../../test/people.ts';
import { openTestApp, type TestApp } from '../../test/test-app.ts';
import { loadDemo } from '../demo/load-demo.ts';
import { users } from '../platform/db/schema/index.ts';
import { prepareInstallation } from './prepare-installation.ts';

let test: TestApp;
beforeEach(async () => {
  test = await openTestApp();
});
afterEach(() => test.close());

const ADMIN = { email: 'boss@office.test', password: 'from the environment' };
const prepare = (admin?: typeof ADMIN) =>
  prepareInstallation({ database: test.database, config: { ...test.deps.config, admin } });

it('creates the administrator from the environment once, and nobody else', async () => {
  expect(await prepare()).toBe('none');
  expect(await test.database.db.select().from(users)).toEqual([]);
  expect(await prepare(ADMIN)).toBe('working');
  expect(await prepare({ ...ADMIN, email: 'second@office.test' })).toBe('working');
  expect(await test.database.db.select().from(users)).toHaveLength(1);
  expect((await login(test, ADMIN.email, ADMIN.password)).statusCode).toBe(200);
});

it('refuses a common password in the environment, for the demo too if it is reachable by others (security 7)', async () => {
  await expect(prepare({ ...ADMIN, password: 'password1' })).rejects.toThrow(/ADMIN_PASSWORD/);
  const config = { ...test.deps.config, publicUrl: 'https://demo.example.com' };
  const demo = { database: test.database, config: { ...config, demoPassword: 'password1' } };
  await expect(loadDemo(demo)).rejects.toThrow(/DEMO_PASSWORD/);
  expect(await test.database.db.select().from(users)).toEqual([]);
});
