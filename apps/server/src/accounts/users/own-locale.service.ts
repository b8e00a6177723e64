import type { InputOf, setOwnLocale as setOwnLocaleEndpoint } from '@alpha/contract';
import { type Ctx, viewerOf } from '../../platform/http/context.ts';
import { setLocale } from './users.queries.ts';

export async function setOwnLocale(
  ctx: Ctx,
  { body: { locale } }: InputOf<typeof setOwnLocaleEndpoint>,
): Promise<{ status: 'success' }> {
  await setLocale(ctx.db, viewerOf(ctx).id, locale);
  return { status: 'success' };
}
