import type { testPushDevice as endpoint, InputOf, ResultOf } from '@alpha/contract';
import { translatorFor } from '@alpha/i18n/server';
import { AppError } from '../../platform/http/app-error.ts';
import { type Ctx, viewerOf } from '../../platform/http/context.ts';
import { postPush } from './post-push.service.ts';
import { deleteDevice, findDevice, noteDelivered, noteFailed } from './push-devices.queries.ts';

const TTL_SECONDS = 60;

/** At once and in the request, so that its person sees what comes of it. */
export async function testPushDevice(
  ctx: Ctx,
  { params }: InputOf<typeof endpoint>,
): Promise<ResultOf<typeof endpoint>> {
  const { id: userId } = viewerOf(ctx);
  const device = await findDevice(ctx.db, userId, params.id);
  if (!device) throw new AppError('push.notFound');
  const t = translatorFor(ctx.locale, 'notifications');
  const content = {
    ...{ title: t('push.testTitle'), body: t('push.testText') },
    ...{ path: '/app/account#notifications', tag: 'test', lang: ctx.locale },
  };
  const outcome = await postPush(ctx, device, { content, ttlSeconds: TTL_SECONDS });
  if (outcome.kind === 'sent') {
    await noteDelivered(ctx.db, device.id);
    return { outcome: 'sent' };
  }
  if (outcome.kind === 'gone') {
    await deleteDevice(ctx.db, userId, device.id);
    return { outcome: 'gone' };
  }
  ctx.log.warn({ device: device.id, reason: outcome.reason }, 'a push message was not taken');
  await noteFailed(ctx.db, device.id);
  return { outcome: 'failed' };
}
