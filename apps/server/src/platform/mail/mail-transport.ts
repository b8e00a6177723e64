import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import nodemailer from 'nodemailer';
import { type Config, isLoopbackHost } from '../config.ts';
import { fromOf } from './mail-from.ts';

export type Email = {
  /** The same for every attempt, so that a receiver shows duplicates once. */
  messageId: string;
  to: string;
  /** The person of ours who writes, and the email's language. */
  writer?: { name: string; locale: string };
  /** An earlier message of the conversation. */
  references?: string;
  replyTo?: { name: string; address: string }[];
  unsubscribeUrl?: string;
  subject: string;
  html: string;
  text: string;
};

export type MailTransport = {
  /** Whether emails are sent; otherwise they are stored as files. */
  isServer: boolean;
  send: (email: Email) => Promise<void>;
  close: () => void;
};

type MailLimits = {
  /** Until the server's greeting. */
  connectMs: number;
  /** For each response: giving up on an email the server has accepted would send it twice. */
  replyMs: number;
};

/** RFC 5321, 4.5.3.2.6: ten minutes for the response to a whole message. */
export const MAIL_LIMITS: MailLimits = { connectMs: 20_000, replyMs: 10 * 60_000 };

/** A mail server when configured; otherwise .eml files. */
export function openMailTransport(config: Config, limits = MAIL_LIMITS): MailTransport {
  return config.smtpUrl ? smtpTransport(config, config.smtpUrl, limits) : fileTransport(config);
}

function smtpTransport({ mailFrom }: Config, smtpUrl: string, limits: MailLimits): MailTransport {
  const server = nodemailer.createTransport({
    url: smtpUrl,
    requireTLS: mustEncrypt(smtpUrl),
    connectionTimeout: limits.connectMs,
    greetingTimeout: limits.connectMs,
    socketTimeout: limits.replyMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    isServer: true,
    send: async (email) => {
      await server.sendMail(messageOf(mailFrom, email));
    },
    close: () => server.close(),
  };
}

function messageOf(mailFrom: string, { writer, unsubscribeUrl, ...email }: Email) {
  const headers = unsubscribeUrl && {
    'List-Unsubscribe': `<${unsubscribeUrl}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
  return {
    from: fromOf(mailFrom, writer),
    ...email,
    ...(headers && { headers }),
    attachDataUrls: true,
  };
}

/** A password requires an encrypted connection, whatever the server offers; the URL may override this. */
function mustEncrypt(smtpUrl: string): boolean {
  const { username, hostname } = new URL(smtpUrl);
  return username !== '' && !isLoopbackHost(hostname);
}

function fileTransport({ mailFrom, dataDir }: Config): MailTransport {
  const folder = join(dataDir, 'outbox');
  const composer = nodemailer.createTransport({ streamTransport: true, buffer: true });
  return {
    isServer: false,
    send: async (email) => {
      const { message } = await composer.sendMail(messageOf(mailFrom, email));
      mkdirSync(folder, { recursive: true, mode: 0o700 });
      const name = `${email.messageId.replace(/[^\w.-]+/g, '-').replace(/^-|-$/g, '')}.eml`;
      // Complete or absent, and readable only by the process owner.
      writeFileSync(join(folder, `.${name}`), message as Buffer, { mode: 0o600 });
      renameSync(join(folder, `.${name}`), join(folder, name));
    },
    close: () => composer.close(),
  };
}
