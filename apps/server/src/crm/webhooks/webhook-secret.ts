import { randomBytes } from 'node:crypto';
import { seal, unseal } from '../../platform/lib/secret-box.ts';

/** Bound to the webhook: a row copied to another one cannot be opened. */
export const secretOwnerOf = (key: string) => `webhook:${key}`;

export const sealSecret = (appSecret: string, key: string, secret: string): string =>
  seal(appSecret, 'webhooks', secretOwnerOf(key), secret);

export const secretOf = (
  appSecret: string,
  { key, secret }: { key: string; secret: string },
): string => unseal(appSecret, 'webhooks', secretOwnerOf(key), secret);

export const newWebhookKey = (): string => randomBytes(12).toString('base64url');

export const newWebhookSecret = (): string => `whsec_${randomBytes(24).toString('base64url')}`;
