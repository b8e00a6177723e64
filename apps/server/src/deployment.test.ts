import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ENDPOINTS } from '@alpha/contract';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { readConfig } from './config.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const read = (path: string) => readFileSync(root + path, 'utf8');

type Service = {
  image: string;
  environment?: Record<string, string>;
  depends_on?: string[] | Record<string, { condition: string }>;
  volumes?: string[];
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

  it('does not start without its secrets, and holds none', () => {
    for (const missing of Object.keys(SECRETS))
      expect(() => environmentOf(service('web-a'), { ...SECRETS, [missing]: '' })).toThrow(missing);
    const filled = read('deploy/compose.env.example').match(/^(POSTGRES_PASSWORD|APP_SECRET)=.+$/m);
    expect(filled).toBeNull();
  });

  it('believes the proxy and nobody else, which sends to servers that are there and ready', () => {
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

  it('names only volumes and networks it has', () => {
    for (const { volumes = [], networks = [] } of Object.values(compose.services)) {
      const named = volumes
        .map((each) => each.split(':')[0] ?? '')
        .filter((v) => !v.startsWith('.'));
      for (const volume of named) expect(Object.keys(compose.volumes)).toContain(volume);
      for (const network of networks) expect(Object.keys(compose.networks)).toContain(network);
    }
  });
});

describe('the image', () => {
  it('is made of files that are there, and of what the build makes', () => {
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

  it('runs the server as nobody in particular and asks it whether it is ready', () => {
    const last = dockerfile.slice(dockerfile.lastIndexOf('\nFROM '));
    expect(last).toMatch(/^USER node$/m);
    expect(last.indexOf('USER node')).toBeGreaterThan(last.lastIndexOf('\nRUN '));
    expect(last).toMatch(/^CMD \["node", "apps\/server\/dist\/main\.js"\]$/m);
    expect(last).toContain('/api/ready');
    expect(dockerfile).not.toMatch(/SECRET|PASSWORD|TOKEN/);
  });

  it('never sees secrets, data or backups while it is built', () => {
    const ignored = read('.dockerignore').split('\n');
    for (const path of ['.env', 'data', 'backups', '.git', '**/node_modules'])
      expect(ignored).toContain(path);
  });
});
