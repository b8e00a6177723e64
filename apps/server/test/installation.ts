import pg from 'pg';
import { startMailServer } from './mail-server.ts';
import { ask } from './plain-request.ts';
import { startPostgres } from './postgres.ts';
import { freePort, type ServerProcess, startServer, temporaryFolder } from './server-process.ts';
import { openGate } from './tcp-gate.ts';

const ADMIN = { email: 'admin@alpha.test', password: 'correct horse battery' };

let lastAddress = 0;
/** Rate limits count by address. */
export const anotherAddress = () => {
  lastAddress += 1;
  return `10.9.${lastAddress >> 8}.${lastAddress & 255}`;
};

/** A full installation: PostgreSQL, a mail server, and any number of processes. */
export async function startInstallation() {
  const postgres = await startPostgres();
  const mail = await startMailServer();
  const databaseGate = await openGate(Number(new URL(postgres.url).port));
  const mailGate = await openGate(Number(new URL(mail.url).port));
  const through = new URL(postgres.url);
  through.port = String(databaseGate.port);
  const started: ServerProcess[] = [];
  // Bypasses the gate: the test can reach the database even while the servers can't.
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();

  const env: NodeJS.ProcessEnv = {
    DATABASE_URL: through.href,
    DATA_DIR: temporaryFolder(),
    APP_SECRET: 'of all processes '.repeat(3),
    SMTP_URL: `smtp://127.0.0.1:${mailGate.port}`,
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
    TRUSTED_PROXIES: '127.0.0.1',
    DRAIN_SECONDS: '2',
  };

  return {
    databaseGate,
    mailGate,
    mail,
    start: async (more: NodeJS.ProcessEnv = {}) => {
      const server = await startServer({ ...env, PORT: String(await freePort()), ...more });
      started.push(server);
      return server;
    },
    query: async <T extends object>(text: string, values?: unknown[]): Promise<T[]> =>
      (await client.query(text, values)).rows,
    signIn: async ({ url }: { url: string }): Promise<string> => {
      const answer = await ask(`${url}/api/login`, { body: ADMIN, from: anotherAddress() });
      return JSON.parse(answer.body).access_token;
    },
    /** Queues emails as the product writes them, due now. */
    queueEmails: (name: string, count: number) =>
      client.query(
        `insert into mail_outbox (idempotency_key, recipient, subject, html, text, locale)
         select $1 || n, $1 || n || '@leads.test', $1 || n, '<p>Hello</p>', 'Hello', 'en'
         from generate_series(1, $2) as n`,
        [name, count],
      ),
    /** Subjects of the emails the mail server accepted. */
    sentEmails: (name: string) =>
      mail.received.flatMap((email) =>
        (/^Subject: (.+?)\r?$/m.exec(email)?.[1] ?? '').startsWith(name)
          ? [/^Subject: (.+?)\r?$/m.exec(email)?.[1] ?? '']
          : [],
      ),
    stop: async () => {
      for (const { child } of started) child.kill('SIGKILL');
      await Promise.all(started.map(({ ended }) => ended));
      await client.end();
      await databaseGate.stop();
      await mailGate.stop();
      await mail.stop();
      await postgres.stop();
    },
  };
}

export type Installation = Awaited<ReturnType<typeof startInstallation>>;

export async function kill({ child, ended }: ServerProcess): Promise<void> {
  child.kill('SIGKILL');
  await ended;
}
