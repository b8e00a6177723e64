import { newToken } from '../src/accounts/auth/token.ts';
import { shareLinks } from '../src/platform/db/schema/index.ts';
import type { TestApp } from './test-app.ts';

type Options = { locale?: 'en' | 'es'; expiresAt?: Date; revokedAt?: Date; email?: string };

/** Creates a link as sending does, without the email. */
export async function shareToken(
  test: TestApp,
  propertyId: number,
  {
    locale = 'en',
    expiresAt = new Date(Date.now() + 86_400_000),
    revokedAt,
    email = 'reader@example.com',
  }: Options = {},
): Promise<string> {
  const { token, tokenHash } = newToken();
  await test.database.db.insert(shareLinks).values({
    tokenHash,
    propertyId,
    locale,
    expiresAt,
    email,
    ...(revokedAt ? { revokedAt } : {}),
  });
  return token;
}
