import {
  forgetAllDevices,
  forgetRecoveryCodes,
  listTwoFactorSecrets,
  updateTwoFactorSecrets,
} from '../accounts/index.ts';
import {
  listIntakeCredentials,
  listPushSecrets,
  listWebhookSecrets,
  updateIntakeCredentials,
  updatePushSecret,
  updateWebhookSecret,
} from '../crm/index.ts';
import { listFeedCredentials, updateFeedCredentials } from '../importing/index.ts';
import { listDocumentKeys, updateDocumentKey } from '../investors/index.ts';
import { recordAudit } from '../platform/audit/index.ts';
import { connectStopped } from '../platform/backup/index.ts';
import { readConfig } from '../platform/config.ts';
import type { Db } from '../platform/db/db.ts';
import { handleOf } from '../platform/db/handle.ts';
import {
  findStoredSecret,
  fingerprintOf,
  finishReplacement,
  prepareDataDir,
  prepareNextSecret,
  type Replaced,
  replaceSecret,
  type SecretUses,
} from '../platform/installation/index.ts';
import { runProgram } from '../platform/lib/run-program.ts';
import { StartupError } from '../platform/lib/startup-error.ts';
import { listSecretMails, updateSecretMail } from '../platform/mail/index.ts';

const SHORTEST = 32;

/** Everything that is stored with the help of the secret. */
const USES: SecretUses = {
  'two-factor': { list: listTwoFactorSecrets, update: updateTwoFactorSecrets },
  mail: { list: listSecretMails, update: updateSecretMail },
  feeds: { list: listFeedCredentials, update: updateFeedCredentials },
  intake: { list: listIntakeCredentials, update: updateIntakeCredentials },
  webhooks: { list: listWebhookSecrets, update: updateWebhookSecret },
  push: { list: listPushSecrets, update: updatePushSecret },
  'purchase-documents': { list: listDocumentKeys, update: updateDocumentKey },
  'recovery-codes': { forget: forgetRecoveryCodes },
  devices: { forget: forgetAllDevices },
  // Addresses of reports in a room, which are made again with each reading of it.
  'room-reports': null,
  'removed-homes': null,
  // Only compared with each other, in the audit log, which cannot be changed.
  'sign-in-addresses': null,
};

/** `npm run secret:replace`, with the servers stopped. */
await runProgram(async () => {
  const { appSecret, databaseUrl, dataDir } = readConfig(process.env);
  const given = readNewSecret(appSecret);
  prepareDataDir(dataDir);
  const connection = await connectStopped({ databaseUrl, dataDir });
  const change = await changeDatabase(handleOf(connection.pool)).finally(() => connection.close());
  // After the database is closed: it must be on the disk before the old secret is gone.
  if (!appSecret) finishReplacement(dataDir, fingerprintOf(change.to));
  process.stdout.write(`${reportOf(change.replaced)}\n${nextStep(appSecret)}\n`);

  async function changeDatabase(db: Db) {
    const from = appSecret ?? (await findStoredSecret(db, dataDir));
    if (!from) throw new StartupError(`APP_SECRET: it is neither set nor in ${dataDir}.`);
    const to = appSecret && given ? given : await prepareNextSecret(dataDir, given);
    return { to, replaced: await replaceSecret(db, { from, to, uses: USES, onReplaced }) };
  }
});

/** In the environment, which keeps it out of process lists and shell history. */
function readNewSecret(current: string | undefined): string | undefined {
  const given = process.env.NEW_APP_SECRET?.trim() || undefined;
  if (!given && current)
    throw new StartupError(
      `NEW_APP_SECRET: set it to the new secret, at least ${SHORTEST} characters, because APP_SECRET is set. \`openssl rand -base64 48\` makes one.`,
    );
  if (given && given.length < SHORTEST)
    throw new StartupError(`NEW_APP_SECRET: at least ${SHORTEST} characters are needed.`);
  if (given && given === current)
    throw new StartupError('NEW_APP_SECRET: this is the current APP_SECRET.');
  return given;
}

async function onReplaced(db: Db): Promise<void> {
  await recordAudit({ db, viewer: null, ip: null }, { action: 'secret.replaced' });
}

function reportOf(replaced: Replaced | null): string {
  if (!replaced) return 'The database already has the new secret. Nothing was changed.';
  const { sealed, forgotten, unreadable } = replaced;
  const lines = [
    `The secret is replaced. Encrypted again: ${sealed['two-factor']} second factors, ${sealed.feeds} feed credentials, ${sealed.intake} lead sources, ${sealed.webhooks} webhooks, ${sealed.push} push keys, ${sealed['purchase-documents']} documents, ${sealed.mail} emails.`,
    `Recovery codes of ${forgotten['recovery-codes']} people no longer work; they make new ones on their account page. ${forgotten.devices} known browsers count as new.`,
  ];
  if (unreadable > 0)
    lines.push(
      `${unreadable} values could not be opened with the old secret and are as they were.`,
    );
  return lines.join('\n');
}

function nextStep(configured: string | undefined): string {
  return configured
    ? 'Set APP_SECRET to the new secret for every process, then start the servers.'
    : 'Start the servers. Backups made before hold the old secret and can still be restored.';
}
