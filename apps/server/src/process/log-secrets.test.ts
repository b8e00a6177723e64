import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { startServer, untilReady } from '../../test/server-process.ts';
import { preparedFolder } from '../../test/template.ts';
import { codeOf, wrongCodeOf } from '../../test/totp-code.ts';

const PASSWORD = 'quiet-lantern-of-1987';
const APP_SECRET = 'an-app-secret-that-nobody-may-read-in-a-log';
const METRICS_TOKEN = 'metrics-token-that-stays-out';
const READER = 'reader.of.report@example.com';

/** As an attacker or a mistyping reader spells the path of a link; `X` is the token. */
const RESPELLED = [
  ...['/property/share/X', '/Property/Share/X', '/property/%73hare/X', '/property//share//X'],
  ...[
    '/PROPERTY/share/X/',
    '/property/share/X/extra',
    '/property/share/X.data',
    '/X/property/share',
  ],
  ...['/property/share/x/X', '/%70roperty%2Fshare%2FX', '/property\\share\\X', '/app/property/X'],
  ...['/shortlist/X', '/Shortlist/X', '/shortlist/%20X', '/short%6Cist/X', '/shortlist/X;a=1'],
  ...['/api/properties/share/X', '/api/Properties/Share/X', '/api/properties/%73hare/X'],
  ...['/api/properties/share/X/pdf', '/api/properties/share/X/nothing', '/api//properties/share/X'],
  ...['/api/shortlists/share/X', '/api/shortlists/share/X/homes/1', '/API/shortlists/share/X'],
  ...['/X', '/X?X', '/api/X', '/media/X', '/assets/X', '/?token=X', '/app/reset-password?token=X'],
  ...['/%E0%A4%A/X', '/property/share/%X', '//property/share/X', '/..%2fproperty/share/X'],
];

it('no log contains a token, password, code, credential or address of a person (security 8)', {
  timeout: 240_000,
}, async () => {
  const DATA_DIR = await preparedFolder();
  const env = { DATA_DIR, APP_SECRET, METRICS_TOKEN, DEMO_PASSWORD: PASSWORD };
  const server = await startServer({
    ...env,
    DEMO: '1',
    LOG_LEVEL: 'trace',
    // Statements are logged too.
    SLOW_QUERY_MS: '0',
  });
  await untilReady(server);

  const secrets = new Map<string, string>(Object.entries({ PASSWORD, APP_SECRET, METRICS_TOKEN }));
  const ask = async (method: string, path: string, body?: object, token?: string) => {
    const answer = await fetch(`${server.url}${path}`, {
      method,
      headers: {
        ...(body ? { 'content-type': 'application/json' } : {}),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      redirect: 'manual',
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const text = await answer.text();
    return { status: answer.status, json: () => JSON.parse(text) };
  };
  const signIn = async (email: string, password = PASSWORD) =>
    (await ask('POST', '/api/login', { email, password })).json();

  // Signing in: bearer, wrong password, unknown address, second factor.
  const { access_token: first } = await signIn('salesman@alpha.test');
  secrets.set('first bearer', first);
  secrets.set('wrong password', 'no-such-password-4711');
  secrets.set('unknown address', 'stranger.person@example.com');
  await signIn('stranger.person@example.com', 'no-such-password-4711');
  const proven = await ask('POST', '/api/proof', { password: PASSWORD }, first);
  const { access_token: bearer } = proven.json();
  secrets.set('bearer', bearer);
  const { secret } = (await ask('GET', '/api/2fa/enable', undefined, bearer)).json();
  secrets.set('two-factor secret', secret);
  const codes = { wrong: wrongCodeOf(secret), right: codeOf(secret), next: codeOf(secret, 1) };
  for (const [name, code] of Object.entries(codes)) secrets.set(`${name} code`, `"${code}"`);
  await ask('POST', '/api/2fa/verify', { one_time_password: codes.wrong }, bearer);
  const verified = await ask('POST', '/api/2fa/verify', { one_time_password: codes.right }, bearer);
  const { recovery_codes: recovery, access_token: second = bearer } = verified.json();
  expect(recovery).toHaveLength(10);
  for (const [index, code] of recovery.entries()) secrets.set(`recovery ${index}`, code);
  const { temp_token: temp } = await signIn('salesman@alpha.test');
  secrets.set('temp token', temp);
  await ask('GET', `/api/user?temp_token=${temp}`, undefined, temp);
  const done = await ask('POST', '/api/2fa/verify', { recovery_code: recovery[0] }, temp);
  const { access_token: token } = done.json();
  secrets.set('bearer after a recovery code', token);
  secrets.set('second bearer', second);

  // Links by email: a report, a shortlist, a new password.
  const { data: homes } = (await ask('GET', '/api/properties')).json();
  secrets.set('recipient', READER);
  const report = { property_id: homes[0].id, email: READER, subject: 'Home', message: 'Look' };
  const sent = await ask('POST', '/api/properties/send-email', { ...report, locale: 'en' }, token);
  expect(sent.status).toBe(200);
  const { data: leads } = (
    await ask('GET', '/api/leads?page=1&per_page=5', undefined, token)
  ).json();
  const lead = leads.find(({ email }: { email: string }) => email);
  secrets.set('lead', lead.email);
  await ask('GET', `/api/leads?page=1&search=${lead.email}`, undefined, token);
  const list = (await ask('POST', `/api/leads/${lead.id}/shortlists`, {}, token)).json();
  const body = { seen_at: list.updated_at };
  expect((await ask('POST', `/api/shortlists/${list.id}/send`, body, token)).status).toBe(200);
  await ask('POST', '/api/password/forgot', { email: 'leader@alpha.test' });
  const links = {
    report: await tokenIn(DATA_DIR, /\/property\/share\/([\w-]{20,})/),
    shortlist: await tokenIn(DATA_DIR, /\/shortlist\/([\w-]{20,})/),
    reset: await tokenIn(DATA_DIR, /reset-password#token=([\w-]{20,})/),
  };
  for (const [name, value] of Object.entries(links)) {
    secrets.set(name, value);
    for (const path of RESPELLED) await ask('GET', path.replaceAll('X', value));
    await ask('POST', `/api/properties/share/${value}/open`, {});
  }
  const chosen = 'another-lantern-of-1988';
  secrets.set('new password', chosen);
  const reset = { token: links.reset, password: chosen, password_confirmation: chosen };
  expect((await ask('POST', '/api/password/reset', reset)).status).toBe(200);

  // Credentials of a feed, and the public form.
  const { access_token: admin } = await signIn('admin@alpha.test');
  secrets.set('feed token', 'feed-token-that-nobody-may-read');
  const feed = {
    url: 'https://feed-user:feed-token-that-nobody-may-read@127.0.0.1/odata',
    credentials: { kind: 'bearer', token: 'feed-token-that-nobody-may-read' },
  };
  await ask('POST', '/api/feeds/test', feed, admin);
  await ask(
    'POST',
    '/api/feeds',
    { ...feed, name: 'MLS', every_minutes: null, is_enabled: true },
    admin,
  );
  secrets.set('visitor', 'visitor.person@example.com');
  await ask('POST', '/api/public/leads', { email: 'visitor.person@example.com', first_name: 'Vi' });
  await ask('GET', '/metrics', undefined, METRICS_TOKEN);
  await ask('POST', '/api/logout', undefined, token);

  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(0);
  // Everything was logged, under its route.
  const log = server.output();
  for (const path of ['/property/share/…', '/api/properties/share/…', '/shortlist/…', '/api/login'])
    expect(log).toContain(`"path":"${path}"`);
  const leaked = [...secrets].filter(([, value]) =>
    log.toLowerCase().includes(value.toLowerCase()),
  );
  expect(leaked).toEqual([]);
  // Base64 and other spellings of an address are no way around it either.
  expect(log).not.toMatch(/[\w.]+(?:@|%40)[\w-]+\.(?:com|test)\b(?!\s*$)/m);
});

/** From the emails kept as files; they are quoted-printable. */
async function tokenIn(dataDir: string, pattern: RegExp): Promise<string> {
  const folder = join(dataDir, 'outbox');
  const find = () =>
    (existsSync(folder) ? readdirSync(folder) : [])
      .map((name) => readFileSync(join(folder, name), 'utf8'))
      .map((text) => text.replace(/=\r?\n/g, '').replaceAll('=3D', '='))
      .map((text) => pattern.exec(text)?.[1])
      .find(Boolean);
  await expect.poll(find, { timeout: 30_000 }).toBeTruthy();
  return find() ?? '';
}
