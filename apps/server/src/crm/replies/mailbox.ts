import { createHash } from 'node:crypto';
import { ImapFlow } from 'imapflow';
import { isLoopbackHost } from '../../platform/config.ts';
import type { ReplyMailbox } from '../../platform/reply-mailbox.ts';

/** Of the whole message, attachments included: a text comes before them. */
export const MAX_SOURCE_BYTES = 1024 * 1024;
const LIMITS = { connectionTimeout: 20_000, greetingTimeout: 20_000, socketTimeout: 60_000 };
/** What decides whose message it is; nothing else is read of messages that are none of ours. */
const HEADERS = [
  ...['message-id', 'in-reply-to', 'references', 'from', 'to', 'cc', 'subject', 'content-type'],
  ...['auto-submitted', 'precedence', 'x-autoreply', 'x-autorespond', 'x-failed-recipients'],
  'return-path',
];

export type MessageHead = { uid: number; bytes: number; headers: string };

/** An open mailbox, read only: nothing in it is marked, moved or deleted. */
export type Mailbox = {
  /** Numbers of messages are valid while this stays the same. */
  uidValidity: string;
  lastUid: number;
  /** Numbers after `uid`, ascending; on a first reading only of messages since a day. */
  listAfter: (uid: number, since: Date | null) => Promise<number[]>;
  headsOf: (uids: readonly number[]) => Promise<MessageHead[]>;
  /** Null: deleted meanwhile. */
  sourceOf: (head: MessageHead) => Promise<Buffer | null>;
  close: () => Promise<void>;
};

export async function openMailbox(settings: ReplyMailbox): Promise<Mailbox> {
  const { host, port, isTls, user, password, folder } = settings;
  const client = new ImapFlow({
    ...{ host, port, secure: isTls, auth: { user, pass: password }, ...LIMITS },
    // The password never crosses a network in the clear.
    ...(isTls ? {} : { doSTARTTLS: !isLoopbackHost(host) }),
    disableAutoIdle: true,
    // It would log what the server sends.
    logger: false,
  });
  // Reported by the command that fails too; without a listener the process would end.
  client.on('error', () => undefined);
  try {
    const { uidValidity, uidNext } = await withReason(settings, async () => {
      await client.connect();
      return client.mailboxOpen(folder, { readOnly: true });
    });
    return {
      uidValidity: String(uidValidity),
      lastUid: uidNext - 1,
      listAfter: (uid, since) => withReason(settings, () => listAfter(client, uid, since)),
      headsOf: (uids) => withReason(settings, () => headsOf(client, uids)),
      sourceOf: (head) => withReason(settings, () => sourceOf(client, head)),
      close: () => client.logout().catch(() => client.close()),
    };
  } catch (error) {
    client.close();
    throw error;
  }
}

async function listAfter(client: ImapFlow, uid: number, since: Date | null): Promise<number[]> {
  const range = { uid: `${uid + 1}:*`, ...(since ? { since } : {}) };
  const found = await client.search(range, { uid: true });
  if (!found) throw new Error('the search was refused');
  // Servers answer "after the last" with the last one.
  return found.filter((each) => each > uid).sort((a, b) => a - b);
}

async function headsOf(client: ImapFlow, uids: readonly number[]): Promise<MessageHead[]> {
  const query = { uid: true, size: true, headers: HEADERS };
  const found = await client.fetchAll(uids.join(','), query, { uid: true });
  return found
    .map(({ uid, size = 0, headers }) => ({ uid, bytes: size, headers: String(headers ?? '') }))
    .sort((a, b) => a.uid - b.uid);
}

async function sourceOf(client: ImapFlow, { uid, bytes }: MessageHead): Promise<Buffer | null> {
  const source = bytes > MAX_SOURCE_BYTES ? { start: 0, maxLength: MAX_SOURCE_BYTES } : true;
  const found = await client.fetchOne(String(uid), { source }, { uid: true });
  return found ? (found.source ?? null) : null;
}

/** Names a mailbox without its password. */
export const mailboxHash = ({ host, port, user, folder }: ReplyMailbox): string =>
  createHash('sha256')
    .update(JSON.stringify([host, port, user, folder]))
    .digest('hex');

/** Its message is for administrators: the server's words, without user and password. */
export class MailboxError extends Error {}

async function withReason<T>({ user, password }: ReplyMailbox, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const { responseText, message, code } = (error ?? {}) as Record<string, unknown>;
    const said = [responseText, message, code].find((text) => text && typeof text === 'string');
    const words = String(said ?? 'unknown')
      .replaceAll(password, '…')
      .replaceAll(user, '…');
    throw new MailboxError(words.slice(0, 200));
  }
}
