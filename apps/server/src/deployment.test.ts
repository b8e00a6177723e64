import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseEnv } from 'node:util';
import { ENDPOINTS } from '@alpha/contract';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { readConfig } from './platform/config.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const read = (path: string) => readFileSync(root + path, 'utf8');

type Mount = { type: string; source: string; target: string; bind: { create_host_path: boolean } };
type Service = {
  image: string;
  build?: string;
  pull_policy?: string;
  stop_grace_period?: string;
  environment?: Record<string, string>;
  depends_on?: string[] | Record<string, { condition: string }>;
  volumes?: (string | Mount)[];
  networks?: string[];
  healthcheck?: object;
};
type Compose = {
  services: Record<string, Service>;
  volumes: Record<string, null>;
  networks: Record<string, { ipam?: { config: { subnet: string }[] } } | null>;
};

const compose = parse(read('compose.yaml'), { merge: true }) as Compose;
const dockerfile = read('Dockerfile');
const caddyfile = read('deploy/Caddyfile');
const operations = read('docs/operations.md');
const isReady = ENDPOINTS.some(({ path }) => path === '/api/ready');

/** What compose makes of `${NAME}`, `${NAME:-default}` and `${NAME:?why}`. */
const filledIn = (text: string, env: Record<string, string>) =>
  text.replace(/\$\{(\w+)(?::([-?])([^}]*))?\}/g, (_, name, kind, rest) => {
    if (kind === '?' && !env[name]) throw new Error(`${name} ${rest}`);
    return env[name] || (kind === '-' ? rest : '');
  });

const environmentOf = ({ environment = {} }: Service, env: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(environment).map(([name, value]) => [name, filledIn(value, env)]),
  );

const SECRETS = { POSTGRES_PASSWORD: 'a1b2c3', APP_SECRET: 's'.repeat(48) };
const service = (name: string) => compose.services[name] as Service;

describe('the compose file', () => {
  it('starts two servers and a worker on one database, with an environment the program accepts', () => {
    for (const name of ['web-a', 'web-b', 'worker', 'tools']) {
      const config = readConfig(environmentOf(service(name), { ...SECRETS, DOMAIN: 'alpha.test' }));
      expect(config).toMatchObject({
        databaseUrl: 'postgres://alpha:a1b2c3@database:5432/alpha',
        publicUrl: 'https://alpha.test',
        appSecret: SECRETS.APP_SECRET,
        dataDir: '/data',
        isDemo: false,
      });
      expect(service(name).depends_on).toEqual({ database: { condition: 'service_healthy' } });
      expect(service(name).volumes).toContain('data:/data');
    }
    expect(service('database').healthcheck).toBeDefined();
  });

  it('builds its image once, because several builds of one name at a time fail', () => {
    const own = Object.entries(compose.services).filter(([, { image }]) =>
      image.startsWith('alpha-agent:'),
    );
    expect(own.map(([name]) => name)).toEqual(['web-a', 'web-b', 'worker', 'tools']);
    expect(own.filter(([, { build }]) => build !== undefined).map(([name]) => name)).toEqual([
      'web-a',
    ]);
    expect(new Set(own.map(([, { image }]) => image)).size).toBe(1);
    for (const [, { pull_policy }] of own) expect(pull_policy).toBe('never');
  });

  it('gives a server time to shut down before it is killed', () => {
    for (const name of ['web-a', 'web-b', 'worker']) {
      const grace = Number.parseInt(service(name).stop_grace_period ?? '', 10);
      const drain = Number(service(name).environment?.DRAIN_SECONDS ?? 0);
      // `CLOSE_TIMEOUT_MS` in graceful-close.ts.
      expect(grace).toBeGreaterThan(drain + 10);
    }
    const interval = Number(/health_interval (\d+)s/.exec(caddyfile)?.[1]);
    const timeout = Number(/health_timeout (\d+)s/.exec(caddyfile)?.[1]);
    expect(Number(service('web-a').environment?.DRAIN_SECONDS)).toBeGreaterThan(interval + timeout);
  });

  it('writes backups into a folder owned by its user, not by root', () => {
    const folder = service('tools').volumes?.find((each) => typeof each !== 'string');
    expect(folder).toMatchObject({ source: './backups', bind: { create_host_path: false } });
    expect(operations).toContain('install -d -o 1000 -m 700 backups');
  });

  it('does not start without its secrets, and contains none', () => {
    for (const missing of Object.keys(SECRETS))
      expect(() => environmentOf(service('web-a'), { ...SECRETS, [missing]: '' })).toThrow(missing);
    const filled = read('deploy/compose.env.example').match(/^(POSTGRES_PASSWORD|APP_SECRET)=.+$/m);
    expect(filled).toBeNull();
  });

  it('trusts only the proxy, which forwards only to servers that are ready', () => {
    const [subnet] = compose.networks.front?.ipam?.config ?? [];
    for (const name of ['web-a', 'web-b']) {
      expect(service(name).environment?.TRUSTED_PROXIES).toBe(subnet?.subnet);
      expect(service(name).networks).toContain('front');
    }
    for (const name of ['worker', 'database']) expect(service(name).networks).toEqual(['back']);
    const upstreams = caddyfile.match(/[\w-]+:3000(?= |$)/gm)?.map((each) => each.split(':')[0]);
    expect(new Set(upstreams)).toEqual(new Set(['web-a', 'web-b']));
    expect(caddyfile).toContain('health_uri /api/ready');
    expect(isReady).toBe(true);
  });

  it('hides the metrics from outside, and ignores a visitor’s request id', () => {
    expect(caddyfile).toMatch(/^\trespond \/metrics\* 404$/m);
    expect(caddyfile).toMatch(/^\trequest_header -X-Request-Id$/m);
    const nginx = read('deploy/nginx.conf');
    expect(nginx).toMatch(/location \/metrics \{\s*return 404;/);
    expect(nginx).toContain('proxy_set_header X-Request-Id $request_id;');
    expect(nginx).toContain('large_client_header_buffers 4 64k;');
  });

  it('sends people to TLS, and refuses programs that call the API without it', () => {
    const plain = /^http:\/\/\{\$DOMAIN:localhost\} \{\n([\s\S]*?)^\}$/m.exec(caddyfile)?.[1];
    expect(plain).toMatch(/handle \/api\/\* \{\s*respond "[^"]+" 403/);
    expect(read('deploy/nginx.conf')).toMatch(/^\tssl_protocols TLSv1\.2 TLSv1\.3;$/m);
    expect(plain).toMatch(/handle \{\s*redir https:\/\/\{host\}\{uri\} 308/);
  });

  it('keeps a visitor on one server, and keeps a server after a single failure', () => {
    expect(caddyfile).toMatch(/^\t\tlb_policy cookie __Host-server$/m);
    const [fails, retries] = ['max_fails', 'lb_retries'].map((name) =>
      Number(new RegExp(`${name} (\\d+)`).exec(caddyfile)?.[1]),
    );
    expect(fails).toBeGreaterThan(1);
    // The cookie leads to a dead server until it has failed that often: one try must be left.
    expect(retries).toBeGreaterThanOrEqual(fails ?? 0);
  });

  it('serves its own page when no server responds', () => {
    expect(caddyfile.match(/import sorry/g)).toHaveLength(2);
    expect(caddyfile).toMatch(/Retry-After \d+/);
    const page = read('deploy/unavailable.html');
    expect(caddyfile).toContain('/unavailable.html');
    expect(page).toContain('lang="en"');
    expect(page).toContain('lang="es"');
    // It must work without any other file.
    expect(page).not.toMatch(/src=|href=/);
    expect(service('proxy').volumes).toContain('./deploy:/etc/caddy:ro');
  });

  it('uses only volumes and networks it declares', () => {
    for (const { volumes = [], networks = [] } of Object.values(compose.services)) {
      const named = volumes
        .map((each) => (typeof each === 'string' ? (each.split(':')[0] ?? '') : each.source))
        .filter((v) => !v.startsWith('.'));
      for (const volume of named) expect(Object.keys(compose.volumes)).toContain(volume);
      for (const network of networks) expect(Object.keys(compose.networks)).toContain(network);
    }
  });
});

describe('the image', () => {
  it('is built from existing files and build output', () => {
    const copied = [...dockerfile.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(
      ([, sources = '']) => sources.split(' '),
    );
    expect(copied.length).toBeGreaterThan(5);
    for (const path of copied) expect(existsSync(root + path), path).toBe(true);
    const built = [...dockerfile.matchAll(/^COPY --from=build \/app\/(\S+)/gm)].map(([, p]) => p);
    for (const path of built) expect(existsSync(root + path), path).toBe(true);
    const manifests = JSON.parse(read('package-lock.json')).packages as Record<string, unknown>;
    const own = Object.keys(manifests).filter((path) => path && !path.includes('node_modules'));
    for (const folder of own) expect(copied).toContain(`${folder}/package.json`);
  });

  it('runs the server as an unprivileged user and checks that it is ready', () => {
    const last = dockerfile.slice(dockerfile.lastIndexOf('\nFROM '));
    expect(last).toMatch(/^USER node$/m);
    expect(last.indexOf('USER node')).toBeGreaterThan(last.lastIndexOf('\nRUN '));
    expect(last).toMatch(/^CMD \["node", "apps\/server\/dist\/main\.js"\]$/m);
    expect(last).toContain('/api/ready');
    expect(dockerfile).not.toMatch(/SECRET|PASSWORD|TOKEN/);
  });

  it('never contains secrets, data or backups', () => {
    const ignored = read('.dockerignore').split('\n');
    for (const path of ['.env', 'data', 'backups', '.git', '**/node_modules'])
      expect(ignored).toContain(path);
  });
});

describe('the examples', () => {
  it('are accepted by the program and set only its defaults', () => {
    expect(readConfig(parseEnv(read('.env.example')))).toEqual(readConfig({}));
    const filled = { ...parseEnv(read('deploy/compose.env.example')), ...SECRETS };
    expect(readConfig(filled)).toMatchObject({ appSecret: SECRETS.APP_SECRET, admin: undefined });
  });

  it('list every variable, as README does', () => {
    const config = read('apps/server/src/platform/config.ts');
    const table = /const VARIABLES = \{([\s\S]*?)\n\} as const/.exec(config)?.[1] ?? '';
    const names = [...table.matchAll(/^ {2}([A-Z_]+):/gm)].map(([, name = '']) => name);
    expect(names.length).toBeGreaterThan(20);
    for (const name of names) expect(read('README.md'), name).toContain(`\`${name}\``);
  });

  it('let the systemd service write to its data folder, and its commands read the same file', () => {
    const folder = /^echo DATA_DIR=(\S+) \| sudo tee -a \/etc\/alpha-agent\.env/m.exec(
      operations,
    )?.[1];
    const writable = /^ReadWritePaths=(\S+)$/m.exec(operations)?.[1];
    expect(folder?.startsWith(`${writable}/`)).toBe(true);
    expect(operations).toMatch(/^EnvironmentFile=\/etc\/alpha-agent\.env$/m);
    expect(operations).toContain('node --env-file=/etc/alpha-agent.env /opt/alpha-agent/');
  });
});
