import PostalMime from 'postal-mime';
import { replyKeysIn } from '../../platform/mail/index.ts';
import type { MessageHead } from './mailbox.ts';

/** A stranger's header can name thousands. */
const MAX_KEYS = 50;
const MAX_HEADER_CHARS = 64 * 1024;

/** `bounce`: perhaps; only its text says which email. */
export type MessageKind = 'personal' | 'automatic' | 'bounce';

export type ReadHead = MessageHead & {
  kind: MessageKind;
  /** Of our emails that it answers, the closest first. */
  keys: string[];
  messageId: string;
  from: { name: string; address: string };
  /** Addresses it went to, in lower case. */
  to: string[];
  subject: string;
};

/** Null: it cannot be read, so it is none of ours. */
export async function readHead(head: MessageHead): Promise<ReadHead | null> {
  const email = await PostalMime.parse(
    `${head.headers.slice(0, MAX_HEADER_CHARS).trimEnd()}\r\n\r\n`,
  ).catch(() => null);
  if (!email) return null;
  const value = (name: string) =>
    email.headers
      .find(({ key }) => key === name)
      ?.value.trim()
      .toLowerCase() ?? '';
  const flat = (list: typeof email.to = []) =>
    list
      .flatMap((one) => (one.group ? one.group : [one]))
      .map(({ address }) => address.toLowerCase());
  const from = email.from?.group ? email.from.group[0] : email.from;
  return {
    ...head,
    kind: kindOf(value, from?.address ?? ''),
    // The last of the references is the one it answers.
    keys: [
      ...replyKeysIn(email.inReplyTo ?? ''),
      ...replyKeysIn(email.references ?? '').reverse(),
    ].slice(0, MAX_KEYS),
    messageId: email.messageId ?? '',
    from: { name: oneLine(from?.name ?? '', 100), address: oneLine(from?.address ?? '', 254) },
    to: [...flat(email.to), ...flat(email.cc)],
    subject: oneLine(email.subject ?? '', 200),
  };
}

/** RFC 3834, and what programs did before it. */
function kindOf(value: (name: string) => string, from: string): MessageKind {
  const type = value('content-type');
  if (value('x-failed-recipients') || /^multipart\/report\b.*delivery-status/s.test(type))
    return 'bounce';
  const isAutomatic =
    type.startsWith('multipart/report') ||
    !['', 'no'].includes(value('auto-submitted').split(/[\s;]/)[0] ?? '') ||
    ['bulk', 'junk', 'list', 'auto_reply'].includes(value('precedence')) ||
    value('x-autoreply') !== '' ||
    value('x-autorespond') !== '' ||
    value('return-path') === '<>' ||
    /^(?:mailer-daemon|postmaster|no-?reply)@/i.test(from);
  return isAutomatic ? 'automatic' : 'personal';
}

/** Storable, and without line breaks. */
export const oneLine = (text: string, max: number): string =>
  text
    .replace(/[\p{Cc}\p{Surrogate}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim()
    .slice(0, max);
