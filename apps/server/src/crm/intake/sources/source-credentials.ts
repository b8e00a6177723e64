import { randomBytes } from 'node:crypto';
import type { IntakeKind } from '@alpha/contract';
import { seal, unseal } from '../../../platform/lib/secret-box.ts';

/** `secret`: made by us. The others are Meta's and entered by an administrator. */
export type SourceCredentials = { secret: string; appSecret?: string; pageToken?: string };

/** Bound to the source: a row copied to another source cannot be opened. */
export const ownerOf = (key: string) => `intake:${key}`;

export const sealCredentials = (
  appSecret: string,
  key: string,
  credentials: SourceCredentials,
): string => seal(appSecret, 'intake', ownerOf(key), JSON.stringify(credentials));

export const credentialsOf = (
  appSecret: string,
  { key, credentials }: { key: string; credentials: string },
): SourceCredentials => JSON.parse(unseal(appSecret, 'intake', ownerOf(key), credentials));

export const newSourceKey = (): string => randomBytes(18).toString('base64url');

/** Google's field takes 50 characters. */
export const newSecret = (kind: IntakeKind): string =>
  `${kind === 'webhook' ? 'whsec_' : ''}${randomBytes(24).toString('base64url')}`;
