import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { StartupError } from './lib/startup-error.ts';

function problemsOf(env: NodeJS.ProcessEnv): string[] {
  try {
    readConfig(env);
    return [];
  } catch (error) {
    return error instanceof StartupError ? error.lines : [String(error)];
  }
}

describe('configuration', () => {
  it('needs nothing: the defaults run a demo on the embedded database', () => {
    expect(readConfig({})).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      databaseUrl: undefined,
      publicUrl: 'http://localhost:3000',
      isDemo: true,
    });
  });

  it('has no demo on PostgreSQL unless requested', () => {
    const DATABASE_URL = 'postgres://u:p@db:5432/alpha';
    expect(readConfig({ DATABASE_URL }).isDemo).toBe(false);
    expect(readConfig({ DATABASE_URL, DEMO: '1' }).isDemo).toBe(true);
  });

  it('ends idle sessions after two hours, or what is configured', () => {
    expect(readConfig({}).sessionIdleMinutes).toBe(120);
    expect(readConfig({ SESSION_IDLE_MINUTES: '30' }).sessionIdleMinutes).toBe(30);
    for (const SESSION_IDLE_MINUTES of ['0', '4', '721', '2h'])
      expect(problemsOf({ SESSION_IDLE_MINUTES })).toEqual([
        'SESSION_IDLE_MINUTES must be a whole number of minutes from 5 to 720.',
      ]);
  });

  it('treats an empty variable as absent', () => {
    expect(readConfig({ DATABASE_URL: '', SMTP_URL: ' ' })).toMatchObject({
      databaseUrl: undefined,
      smtpUrl: undefined,
    });
  });

  it('names the operator of the site only if configured', () => {
    expect(readConfig({}).operator).toEqual({ name: undefined, email: undefined });
    const said = { COMPANY_NAME: ' Palmera Realty LLC ', PRIVACY_EMAIL: 'privacy@palmera.example' };
    expect(readConfig(said).operator).toEqual({
      name: 'Palmera Realty LLC',
      email: 'privacy@palmera.example',
    });
    expect(problemsOf({ PRIVACY_EMAIL: 'nobody' })).toEqual([
      'PRIVACY_EMAIL must be an email address.',
    ]);
  });

  it('reports all mistakes together, one line each, naming the variable', () => {
    const lines = problemsOf({
      PORT: '70000',
      DATABASE_URL: 'mysql://x',
      PUBLIC_URL: 'alpha.example.com',
      APP_SECRET: 'short',
      SMTP_URL: 'mail.example.com',
      DEMO: 'yes',
      DEMO_PASSWORD: '123',
      LOG_LEVEL: 'loud',
      DATABASE_POOL: '1',
      STATEMENT_TIMEOUT_MS: '10s',
      DATABASE_REPLICA_URL: 'http://replica',
      REPLICA_LAG_MS: '0',
      METRICS_TOKEN: 'too short',
      SLOW_QUERY_MS: '-1',
      ERROR_WEBHOOK_URL: 'http://reports.example.com/',
      TRUSTED_PROXIES: '10.0.0.1, 10.0.0.0/99',
    });
    const named = [
      'PORT',
      'DATABASE_URL',
      'PUBLIC_URL',
      'APP_SECRET',
      'SMTP_URL',
      'DEMO',
      'DEMO_PASSWORD',
      'LOG_LEVEL',
      'DATABASE_POOL',
      'STATEMENT_TIMEOUT_MS',
      'DATABASE_REPLICA_URL',
      'REPLICA_LAG_MS',
      'METRICS_TOKEN',
      'SLOW_QUERY_MS',
      'ERROR_WEBHOOK_URL',
      'TRUSTED_PROXIES',
    ];
    expect(lines).toHaveLength(named.length);
    for (const name of named) expect(lines.some((line) => line.startsWith(`${name} `))).toBe(true);
  });

  it('connects a mailbox for replies by its address and login', () => {
    const REPLY_ADDRESS = 'replies@example.com';
    const IMAP_URL = 'imaps://replies%40example.com:p%40ss%2Fw@mail.example.com';
    expect(readConfig({ IMAP_URL, REPLY_ADDRESS }).replies).toEqual({
      ...{ address: REPLY_ADDRESS, host: 'mail.example.com', port: 993, isTls: true },
      ...{ user: 'replies@example.com', password: 'p@ss/w', folder: 'INBOX' },
    });
    const other = 'imap://u:p@localhost:1143/Sales%20replies';
    expect(readConfig({ IMAP_URL: other, REPLY_ADDRESS }).replies).toMatchObject({
      ...{ host: 'localhost', port: 1143, isTls: false, folder: 'Sales replies' },
    });
    const wrong = [
      ...['mail.example.com', 'https://u:p@mail.example.com', 'imaps://mail.example.com'],
      ...['imaps://u@mail.example.com', 'imaps://u:p/w@mail.example.com', 'imaps://u:p#w@x.test'],
      'imaps://u:%zz@mail.example.com',
    ];
    for (const each of wrong)
      expect(problemsOf({ IMAP_URL: each, REPLY_ADDRESS })).toEqual([
        'IMAP_URL must look like imaps://user:password@host:993/INBOX; in user and password write @ as %40, / as %2F, : as %3A, # as %23.',
      ]);
    expect(problemsOf({ IMAP_URL })).toEqual([
      'IMAP_URL and REPLY_ADDRESS go together: set both or neither.',
    ]);
  });

  it('sends error reports over https, or to this machine', () => {
    for (const address of [
      'https://reports.example.com/in',
      'http://127.0.0.1:9000/',
      'http://[::1]/',
    ])
      expect(readConfig({ ERROR_WEBHOOK_URL: address }).errorWebhookUrl).toBe(address);
    expect(problemsOf({ ERROR_WEBHOOK_URL: 'http://127.0.0.1.example.com/' })).toHaveLength(1);
  });

  it('has a replica only with a database', () => {
    const DATABASE_REPLICA_URL = 'postgres://u:p@copy:5432/alpha';
    expect(problemsOf({ DATABASE_REPLICA_URL })).toEqual([
      'DATABASE_REPLICA_URL is a copy of DATABASE_URL: set both or only the latter.',
    ]);
    const DATABASE_URL = 'postgres://u:p@db:5432/alpha';
    expect(readConfig({ DATABASE_URL, DATABASE_REPLICA_URL })).toMatchObject({
      replicaUrl: DATABASE_REPLICA_URL,
      replicaLagMs: 10_000,
      poolSize: 10,
      statementTimeoutMs: 15_000,
      slowQueryMs: 500,
    });
  });

  it('never repeats a secret in its errors', () => {
    expect(problemsOf({ APP_SECRET: 'hunter2' }).join()).not.toContain('hunter2');
  });

  it('uses the public address without a trailing slash', () => {
    expect(readConfig({ PUBLIC_URL: 'https://alpha.example.com/' }).publicUrl).toBe(
      'https://alpha.example.com',
    );
  });

  it('is one process for everything, unless PostgreSQL lets several share the work', () => {
    expect(readConfig({})).toMatchObject({ processRole: 'all', drainSeconds: 0 });
    const DATABASE_URL = 'postgres://alpha@db/alpha';
    expect(readConfig({ DATABASE_URL, PROCESS_ROLE: 'worker', DRAIN_SECONDS: '10' })).toMatchObject(
      { processRole: 'worker', drainSeconds: 10 },
    );
    expect(problemsOf({ PROCESS_ROLE: 'web' })).toEqual([
      'PROCESS_ROLE web needs DATABASE_URL: the embedded database belongs to one process.',
    ]);
    expect(problemsOf({ DATABASE_URL, PROCESS_ROLE: 'both', DRAIN_SECONDS: '301' })).toHaveLength(
      2,
    );
  });

  it('holds the listings of some states in memory, by their two letters', () => {
    expect(readConfig({}).marketStates).toBeUndefined();
    expect(readConfig({ MARKET_STATES: 'fl, GA,FL' }).marketStates).toEqual(['FL', 'GA']);
    for (const MARKET_STATES of ['Florida', 'FL;GA', 'FL,', "FL','x"])
      expect(problemsOf({ MARKET_STATES })).toEqual([expect.stringContaining('MARKET_STATES')]);
  });

  it('accepts a map style from the web only over https', () => {
    const style = 'https://maps.example.com/style.json';
    expect(readConfig({ MAP_STYLE_URL: style }).mapStyleUrl).toBe(style);
    expect(readConfig({}).mapStyleUrl).toBeUndefined();
    expect(problemsOf({ MAP_STYLE_URL: 'http://maps.example.com/style.json' })).toHaveLength(1);
  });

  it('accepts streets from a file, and from the web only over https', () => {
    const streetsOf = (MAP_PMTILES: string) => readConfig({ MAP_PMTILES }).mapPmtiles;
    expect(readConfig({}).mapPmtiles).toBeUndefined();
    expect(streetsOf('maps/florida.pmtiles')).toBe(resolve('maps/florida.pmtiles'));
    expect(streetsOf('https://maps.example.com/us.pmtiles')).toBe(
      'https://maps.example.com/us.pmtiles',
    );
    for (const MAP_PMTILES of ['http://x.example/a', 'file:///a', 'https://me:x@y.example/a'])
      expect(problemsOf({ MAP_PMTILES })).toEqual([expect.stringContaining('MAP_PMTILES')]);
  });
});
