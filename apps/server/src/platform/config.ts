import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { z } from 'zod';
import { StartupError } from './lib/startup-error.ts';
import { isImapUrl, type ReplyMailbox, readReplyMailbox } from './reply-mailbox.ts';

export type Config = {
  port: number;
  host: string;
  dataDir: string;
  /** Undefined: the embedded database in `dataDir`. */
  databaseUrl: string | undefined;
  /** PostgreSQL connections for requests; as many again for background work. */
  poolSize: number;
  /** Time limit of a request's statement in milliseconds; 0 means none. */
  statementTimeoutMs: number;
  /** Undefined: searches use the main database. */
  replicaUrl: string | undefined;
  replicaLagMs: number;
  /** Two letters each: only their listings are held in memory. Undefined: all. */
  marketStates: readonly string[] | undefined;
  publicUrl: string;
  /** Undefined: the included map. */
  mapStyleUrl: string | undefined;
  /** Path or https address of the streets; undefined: `basemap.pmtiles` in `dataDir`, if it is there. */
  mapPmtiles: string | undefined;
  /** Undefined: generated on the first run and stored in `dataDir`. */
  appSecret: string | undefined;
  smtpUrl: string | undefined;
  /** Where replies of leads are read; undefined: replies go only to the person who wrote. */
  replies: ReplyMailbox | undefined;
  /** Where leads of Meta are read. */
  metaGraphUrl: string;
  /** Sender of every email. */
  mailFrom: string;
  /** Days a shared link stays valid. */
  shareDays: number;
  /** Room for all files attached to leads. */
  filesQuotaBytes: number;
  /** How long the audit log is kept; 0: forever. */
  auditMonths: number;
  /** A session that was not used for so long must sign in again. */
  sessionIdleMinutes: number;
  /** Hashes of stolen passwords, which nobody may choose; undefined: the built-in list only. */
  breachedPasswordsFile: string | undefined;
  /** Shown on the privacy page: the operator's name and an address for questions about data. */
  operator: { name: string | undefined; email: string | undefined };
  /** The first administrator, created when there is none; both or neither. */
  admin: { email: string; password: string } | undefined;
  isDemo: boolean;
  /** Undefined: a random one, printed once. */
  demoPassword: string | undefined;
  trustedProxies: string[];
  /** Undefined: no metrics endpoint. */
  metricsToken: string | undefined;
  slowQueryMs: number;
  /** Undefined: errors are only logged. */
  errorWebhookUrl: string | undefined;
  /** `web` serves requests, `worker` runs background work, `all` does both. */
  processRole: 'web' | 'worker' | 'all';
  /** Seconds a stopping server reports not ready while it still serves requests. */
  drainSeconds: number;
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';
  isDevelopment: boolean;
};

const url = (protocols: string[]) =>
  z.string().refine((value) => {
    const parsed = URL.canParse(value) ? new URL(value) : null;
    return parsed !== null && protocols.includes(parsed.protocol);
  });

const wholeNumber = (least: number, most: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .refine((number) => number >= least && number <= most);

/** An unescaped @ or / would cut the password, and its rest would be taken for a host and logged. */
const isPostgresUrl = url(['postgres:', 'postgresql:']).refine((text) => {
  return !new URL(text).pathname.includes('@');
});

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);
export const isLoopbackHost = (host: string): boolean => LOOPBACK.has(host);

/** Whether people on other machines can use it, directly or through a proxy. */
export const isReachable = ({ host, publicUrl }: Pick<Config, 'host' | 'publicUrl'>): boolean =>
  !(isLoopbackHost(host) || host === '::1') || !isLoopbackHost(new URL(publicUrl).hostname);

export const isBehindTls = ({ publicUrl }: Pick<Config, 'publicUrl'>): boolean =>
  publicUrl.startsWith('https:');

/** Reports must be encrypted unless they stay on this machine. */
const isReportUrl = (text: string) => {
  const parsed = URL.canParse(text) ? new URL(text) : null;
  if (parsed?.protocol === 'https:') return true;
  return parsed?.protocol === 'http:' && LOOPBACK.has(parsed.hostname);
};

const isWebAddress = (text: string) =>
  /^https:/i.test(text) && URL.canParse(text) && new URL(text).username === '';

const hostOf = (address: string) =>
  URL.canParse(address) ? new URL(address).hostname : 'localhost';

function isProxyAddress(text: string): boolean {
  const [address = '', bits] = text.split('/');
  const family = isIP(address);
  if (family === 0 || bits === undefined) return family > 0;
  return /^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128);
}

/** One rule per variable: its schema and how to fix a wrong value. */
const VARIABLES = {
  PORT: [wholeNumber(1, 65_535), 'must be a whole number from 1 to 65535'],
  HOST: [z.string(), 'must be an address to listen on, such as 127.0.0.1 or 0.0.0.0'],
  DATA_DIR: [z.string(), 'must be a folder'],
  DATABASE_URL: [
    isPostgresUrl,
    'must look like postgres://user:password@host:5432/database, or be empty for the embedded database; in the password write @ as %40, / as %2F, : as %3A, # as %23',
  ],
  DATABASE_POOL: [wholeNumber(2, 500), 'must be a whole number of connections from 2 to 500'],
  STATEMENT_TIMEOUT_MS: [
    wholeNumber(0, 3_600_000),
    'must be a whole number of milliseconds up to 3600000, or 0 for no limit',
  ],
  DATABASE_REPLICA_URL: [
    isPostgresUrl,
    'must look like postgres://user:password@host:5432/database, or be empty for no replica',
  ],
  REPLICA_LAG_MS: [
    wholeNumber(100, 3_600_000),
    'must be a whole number of milliseconds from 100 to 3600000',
  ],
  MARKET_STATES: [
    z
      .string()
      .regex(/^[a-z]{2}(\s*,\s*[a-z]{2})*$/i)
      .transform((list) => [
        ...new Set(list.split(',').map((state) => state.trim().toUpperCase())),
      ]),
    'must be states of two letters, separated by commas, such as FL,GA, or be empty for all',
  ],
  PUBLIC_URL: [
    url(['http:', 'https:']).refine(
      (value) => URL.canParse(value) && new URL(value).pathname === '/',
    ),
    'must be the address people use, such as https://alpha.example.com, without a path',
  ],
  MAP_STYLE_URL: [
    url(['https:']),
    'must be the https address of a MapLibre style, or be empty for the map that is included',
  ],
  MAP_PMTILES: [
    z.string().refine((place) => !/^[a-z][\w+.-]*:\/\//i.test(place) || isWebAddress(place)),
    'must be the path of a PMTiles file or its https address without a user name, or be empty for basemap.pmtiles in DATA_DIR',
  ],
  APP_SECRET: [z.string().min(32), 'must have at least 32 characters'],
  META_GRAPH_URL: [
    url(['https:']),
    'must be the https address of Meta’s Graph API with its version, such as https://graph.facebook.com/v25.0',
  ],
  SMTP_URL: [url(['smtp:', 'smtps:']), 'must look like smtp://user:password@host:587'],
  MAIL_FROM: [
    z.string().regex(/^(?:[^<>\r\n]+ <[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/),
    'must look like Alpha Agent <hello@example.com>',
  ],
  FILES_QUOTA_MB: [
    wholeNumber(100, 100_000_000),
    'must be a whole number of megabytes from 100 to 100000000',
  ],
  IMAP_URL: [
    z.string().refine(isImapUrl),
    'must look like imaps://user:password@host:993/INBOX; in user and password write @ as %40, / as %2F, : as %3A, # as %23',
  ],
  REPLY_ADDRESS: [z.email(), 'must be an email address'],
  AUDIT_MONTHS: [
    wholeNumber(0, 120).refine((months) => months === 0 || months >= 6),
    'must be a whole number of months from 6 to 120, or 0 to keep everything',
  ],
  SHARE_DAYS: [wholeNumber(1, 3650), 'must be a whole number of days from 1 to 3650'],
  SESSION_IDLE_MINUTES: [wholeNumber(5, 720), 'must be a whole number of minutes from 5 to 720'],
  BREACHED_PASSWORDS_FILE: [z.string(), 'must be a file'],
  COMPANY_NAME: [z.string().max(200), 'must have at most 200 characters'],
  PRIVACY_EMAIL: [z.email(), 'must be an email address'],
  ADMIN_EMAIL: [z.email(), 'must be an email address'],
  ADMIN_PASSWORD: [z.string().min(8).max(200), 'must have 8 to 200 characters'],
  DEMO: [z.enum(['0', '1']), 'must be 1 (demo data and logins) or 0'],
  DEMO_PASSWORD: [z.string().min(8).max(64), 'must have 8 to 64 characters'],
  TRUSTED_PROXIES: [
    z.string().refine((list) => list.split(',').every((each) => isProxyAddress(each.trim()))),
    'must be addresses or networks such as 10.0.0.0/8, separated by commas',
  ],
  METRICS_TOKEN: [
    z.string().regex(/^\S{16,256}$/),
    'must have 16 to 256 characters, none of them a space',
  ],
  SLOW_QUERY_MS: [
    wholeNumber(0, 3_600_000),
    'must be a whole number of milliseconds up to 3600000, or 0 to log every statement',
  ],
  ERROR_WEBHOOK_URL: [
    z.string().refine(isReportUrl),
    'must be an https address, or an http address of this machine',
  ],
  PROCESS_ROLE: [z.enum(['web', 'worker', 'all']), 'must be web, worker or all'],
  DRAIN_SECONDS: [wholeNumber(0, 300), 'must be a whole number of seconds from 0 to 300'],
  LOG_LEVEL: [
    z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']),
    'must be one of fatal, error, warn, info, debug, trace, silent',
  ],
} as const;

type Name = keyof typeof VARIABLES;
type Value<N extends Name> = z.output<(typeof VARIABLES)[N][0]>;

/** Reads the environment; reports all errors at once, one per line. */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const problems: string[] = [];
  const read = <N extends Name>(name: N): Value<N> | undefined => {
    // Passwords are not trimmed, as at sign-in.
    const text = name.endsWith('_PASSWORD') ? env[name] : env[name]?.trim();
    if (!text?.trim()) return undefined;
    const [schema, rule] = VARIABLES[name];
    const parsed = schema.safeParse(text);
    if (parsed.success) return parsed.data as Value<N>;
    problems.push(`${name} ${rule}.`);
    return undefined;
  };

  const port = read('PORT') ?? 3000;
  const databaseUrl = read('DATABASE_URL');
  // Demo logins on a company's database would be a back door.
  const isDemo = (read('DEMO') ?? (databaseUrl ? '0' : '1')) === '1';
  const publicUrl = (read('PUBLIC_URL') ?? `http://localhost:${port}`).replace(/\/+$/, '');
  const [adminEmail, adminPassword] = [read('ADMIN_EMAIL'), read('ADMIN_PASSWORD')];
  if (Boolean(env.ADMIN_EMAIL?.trim()) !== Boolean(env.ADMIN_PASSWORD?.trim()))
    problems.push('ADMIN_EMAIL and ADMIN_PASSWORD go together: set both or neither.');
  const processRole = read('PROCESS_ROLE') ?? 'all';
  if (processRole !== 'all' && !databaseUrl)
    problems.push(
      `PROCESS_ROLE ${processRole} needs DATABASE_URL: the embedded database belongs to one process.`,
    );
  const [imapUrl, replyAddress] = [read('IMAP_URL'), read('REPLY_ADDRESS')];
  if (!env.IMAP_URL?.trim() !== !env.REPLY_ADDRESS?.trim())
    problems.push('IMAP_URL and REPLY_ADDRESS go together: set both or neither.');
  const streets = read('MAP_PMTILES');
  const breached = read('BREACHED_PASSWORDS_FILE');
  const config: Config = {
    port,
    host: read('HOST') ?? '127.0.0.1',
    dataDir: resolve(read('DATA_DIR') ?? './data'),
    databaseUrl,
    poolSize: read('DATABASE_POOL') ?? 10,
    statementTimeoutMs: read('STATEMENT_TIMEOUT_MS') ?? 15_000,
    replicaUrl: read('DATABASE_REPLICA_URL'),
    replicaLagMs: read('REPLICA_LAG_MS') ?? 10_000,
    marketStates: read('MARKET_STATES'),
    publicUrl,
    mapStyleUrl: read('MAP_STYLE_URL'),
    mapPmtiles: streets && (isWebAddress(streets) ? streets : resolve(streets)),
    appSecret: read('APP_SECRET'),
    smtpUrl: read('SMTP_URL'),
    replies: imapUrl && replyAddress ? readReplyMailbox(imapUrl, replyAddress) : undefined,
    metaGraphUrl: (read('META_GRAPH_URL') ?? 'https://graph.facebook.com/v25.0').replace(/\/$/, ''),
    shareDays: read('SHARE_DAYS') ?? 90,
    filesQuotaBytes: (read('FILES_QUOTA_MB') ?? 20_000) * 1_000_000,
    auditMonths: read('AUDIT_MONTHS') ?? 18,
    sessionIdleMinutes: read('SESSION_IDLE_MINUTES') ?? 120,
    mailFrom: read('MAIL_FROM') ?? `Alpha Agent <no-reply@${hostOf(publicUrl)}>`,
    breachedPasswordsFile: breached && resolve(breached),
    operator: { name: read('COMPANY_NAME'), email: read('PRIVACY_EMAIL') },
    admin: adminEmail && adminPassword ? { email: adminEmail, password: adminPassword } : undefined,
    isDemo,
    demoPassword: read('DEMO_PASSWORD'),
    trustedProxies: (read('TRUSTED_PROXIES') ?? '')
      .split(',')
      .map((p) => p.trim())
      .filter(Boolean),
    metricsToken: read('METRICS_TOKEN'),
    slowQueryMs: read('SLOW_QUERY_MS') ?? 500,
    errorWebhookUrl: read('ERROR_WEBHOOK_URL'),
    processRole,
    drainSeconds: read('DRAIN_SECONDS') ?? 0,
    logLevel: read('LOG_LEVEL') ?? 'info',
    isDevelopment: env.NODE_ENV === 'development',
  };
  if (config.replicaUrl && !databaseUrl)
    problems.push('DATABASE_REPLICA_URL is a copy of DATABASE_URL: set both or only the latter.');
  if (problems.length > 0) throw new StartupError(problems);
  return config;
}
