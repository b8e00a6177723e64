import type { Email } from 'postal-mime';
import { replyKeysIn } from '../../platform/mail/index.ts';
import { oneLine } from './message-head.ts';

const MAX_KEYS = 50;

export type Bounce = { keys: string[]; reason: string };

/** A report that an email could not be delivered (RFC 3464); null: it only waits, or it arrived. */
export function readBounce(email: Email, source: Buffer): Bounce | null {
  const parts = email.attachments.map(({ content }) => textOf(content));
  const all = [source.toString('latin1'), ...parts, email.text ?? ''].join('\n');
  const hasFailed = /^Action:[ \t]*failed\b/im.test(all) || /^X-Failed-Recipients:/im.test(all);
  if (!hasFailed) return null;
  const [, said = ''] = /^Diagnostic-Code:[ \t]*((?:.*\n[ \t])*.*)$/im.exec(all) ?? [];
  return {
    keys: replyKeysIn(all).slice(0, MAX_KEYS),
    reason: oneLine(said.replace(/^\w+;/, ''), 200),
  };
}

const textOf = (content: string | ArrayBuffer | Uint8Array): string =>
  typeof content === 'string' ? content : Buffer.from(content as Uint8Array).toString('latin1');
