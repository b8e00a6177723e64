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

it('a demo that others can reach needs a strong password, at its first start and later (security 7)', async () => {
  const { config, database } = { ...test.deps, database: test.database };
  const load = (more: Partial<typeof config>) =>
    loadDemo({ database, config: { ...config, ...more } }, { scale: 0.01, leads: 1 });
  const open = { host: '0.0.0.0', publicUrl: 'http://localhost:3000' };
  for (const demoPassword of ['password1', 'Miami2026!', 'AlphaAgent2026', 'short-one'])
    await expect(load({ ...open, demoPassword }), demoPassword).rejects.toThrow(
      /^DEMO_PASSWORD is too easy to guess for a demo that others can reach\./,
    );
  expect(await database.db.select().from(users)).toEqual([]);
  // On this machine alone anything goes, but it cannot be opened to others afterwards.
  expect(await load({ demoPassword: 'password1' })).toMatchObject({ password: 'password1' });
  await expect(load({ ...open, demoPassword: undefined })).rejects.toThrow(
    /^DEMO: this demo was set up with a password that is too easy to guess/,
  );
  expect(await load({ demoPassword: undefined })).toBeNull();
});

it('a random password is made for a demo that others can reach', async () => {
  const config = { ...test.deps.config, host: '0.0.0.0', demoPassword: undefined };
  const load = () => loadDemo({ database: test.database, config }, { scale: 0.01, leads: 1 });
  expect((await load())?.password).toMatch(/^[a-z2-9]{5}-[a-z2-9]{5}-[a-z2-9]{5}$/);
  expect(await load()).toBeNull();
});
