import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import nodemailer from 'nodemailer';
import { type Config, isLoopbackHost } from '../config.ts';

export type Letter = {
  /** The same for every attempt: a receiver that got it twice shows it once. */
  messageId: string;
  to: string;
  replyTo?: string;
  subject: string;
  html: string;
  text: string;
};

export type MailTransport = {
  /** Whether letters leave the house; otherwise they are kept as files. */
  isServer: boolean;
  send: (letter: Letter) => Promise<void>;
  close: () => void;
};

type MailLimits = {
  /** Until the server has greeted us. */
  connectMs: number;
  /** For each of its answers: giving up on a letter it has taken would send that letter again. */
  replyMs: number;
};

/** RFC 5321, 4.5.3.2.6: ten minutes for the answer to a whole letter. */
export const MAIL_LIMITS: MailLimits = { connectMs: 20_000, replyMs: 10 * 60_000 };

/** A mail server when one is configured; otherwise files that any mail program opens. */
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
    send: async (letter) =>
      void (await server.sendMail({ from: mailFrom, ...letter, attachDataUrls: true })),
    close: () => server.close(),
  };
}

/** A password leaves this machine encrypted or not at all, whatever the server offers; the URL may say otherwise. */
function mustEncrypt(smtpUrl: string): boolean {
  const { username, hostname } = new URL(smtpUrl);
  return username !== '' && !isLoopbackHost(hostname);
}

function fileTransport({ mailFrom, dataDir }: Config): MailTransport {
  const folder = join(dataDir, 'outbox');
  const composer = nodemailer.createTransport({ streamTransport: true, buffer: true });
  return {
    isServer: false,
    send: async (letter) => {
      const { message } = await composer.sendMail({
        from: mailFrom,
        ...letter,
        attachDataUrls: true,
      });
      mkdirSync(folder, { recursive: true, mode: 0o700 });
      const name = `${letter.messageId.replace(/[^\w.-]+/g, '-').replace(/^-|-$/g, '')}.eml`;
      // Whole or not at all, and for the owner of the process only.
      writeFileSync(join(folder, `.${name}`), message as Buffer, { mode: 0o600 });
      renameSync(join(folder, `.${name}`), join(folder, name));
    },
    close: () => composer.close(),
  };
}
