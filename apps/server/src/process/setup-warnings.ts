import type { FastifyBaseLogger } from 'fastify';
import { countDemoPeople } from '../demo/demo.queries.ts';
import { isLoopbackHost, isReachable } from '../platform/config.ts';
import type { AppDeps } from '../platform/http/context.ts';
import { isSharedFolder } from '../platform/installation/index.ts';

/** Warns about settings that work but are probably not what the operator meant. */
export async function warnOfSetup(deps: AppDeps, log: FastifyBaseLogger): Promise<void> {
  const { config, database } = deps;
  if (config.databaseUrl) warnOfAddress(config.publicUrl, log);
  if (database.kind === 'postgres' && !(await isSharedFolder(database.db, config.dataDir)))
    log.error(
      { dataDir: config.dataDir },
      'DATA_DIR is not the folder the first process had: its photos and files are not here. Share one folder.',
    );
  if (config.replies && !config.smtpUrl)
    log.warn('IMAP_URL is set but SMTP_URL is not: no email is sent, so nobody can reply.');
  if (config.isDemo && isReachable(config))
    log.warn(
      { host: config.host },
      'This is a demo that others can reach: its logins (…@alpha.test) are in the documentation, and every page says so. Set DEMO=0 for real work.',
    );
  if (!config.isDemo && (await countDemoPeople(database.db)) > 0)
    log.warn(
      'The demo’s people (…@alpha.test) can still sign in here. Delete them under Users, the administrator last.',
    );
}

function warnOfAddress(publicUrl: string, log: FastifyBaseLogger): void {
  const { protocol, hostname } = new URL(publicUrl);
  if (isLoopbackHost(hostname))
    log.warn(
      { publicUrl },
      'PUBLIC_URL points to this machine: links in emails will not work anywhere else.',
    );
  else if (protocol === 'http:')
    log.warn({ publicUrl }, 'PUBLIC_URL begins with http: traffic is not encrypted.');
}
