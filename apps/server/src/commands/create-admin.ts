import { parseArgs } from 'node:util';
import { z } from 'zod';
import { inviteAdmin } from '../accounts/index.ts';
import { readConfig } from '../platform/config.ts';
import { openDb } from '../platform/db/open-db.ts';
import { transact } from '../platform/db/transact.ts';
import { prepareDataDir } from '../platform/installation/index.ts';
import { runProgram } from '../platform/lib/run-program.ts';
import { StartupError } from '../platform/lib/startup-error.ts';

/** `npm run admin:create -- --email you@example.com [--name "Your Name"]` */
await runProgram(async () => {
  const person = readArguments(process.argv.slice(2));
  const config = readConfig(process.env);
  prepareDataDir(config.dataDir);
  const database = await openDb({ ...config, statementTimeoutMs: 0, replicaUrl: undefined });
  try {
    const url = await transact(database.db, (db) => inviteAdmin({ db, deps: { config } }, person));
    process.stdout.write(
      `\n${person.email} is an administrator. Choose the password here; the link works once, for one hour, and takes the place of any earlier one:\n\n  ${url}\n\n`,
    );
  } finally {
    await database.close();
  }
});

function readArguments(args: string[]): { email: string; name?: string } {
  const usage = 'npm run admin:create -- --email you@example.com [--name "Your Name"]';
  try {
    const options = { email: { type: 'string' }, name: { type: 'string' } } as const;
    const { values } = parseArgs({ args, options, allowPositionals: true });
    const email = z.email().max(254).parse(values.email?.trim());
    const name = values.name?.trim().slice(0, 120);
    return name ? { email, name } : { email };
  } catch {
    throw new StartupError(`An email address is needed: ${usage}`);
  }
}
