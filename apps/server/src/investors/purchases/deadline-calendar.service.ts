import type { readPurchaseCalendar as endpoint, InputOf } from '@alpha/contract';
import { translatorFor } from '@alpha/i18n/server';
import ical, { ICalCalendarMethod, ICalEventTransparency } from 'ical-generator';
import { hashToken } from '../../accounts/index.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Ctx } from '../../platform/http/context.ts';
import type { ServedFile } from '../../platform/http/serve.ts';
import { deadlineLines, stepName } from './deadline-words.ts';
import { isLive } from './load-purchase.ts';
import { findPurchaseByCalendar, listStepRows } from './purchases.queries.ts';

const EVENT_MS = 30 * 60_000;
const ASK_AGAIN_SECONDS = 60 * 60;

/** Open deadlines with their times; names of documents and notes stay in the room. */
export async function readPurchaseCalendar(
  ctx: Ctx,
  { params: { token } }: InputOf<typeof endpoint>,
): Promise<ServedFile> {
  const purchase = await findPurchaseByCalendar(ctx.db, hashToken(token));
  if (!purchase) throw new AppError('route.notFound');
  const { locale, timeZone, address } = purchase;
  const steps = (await listStepRows(ctx.db, [purchase.id])).filter((step) =>
    isLive(purchase, step),
  );
  const t = translatorFor(locale, 'purchaseMail');
  const url = `${ctx.deps.config.publicUrl}/room?lang=${locale}`;
  const { hostname } = new URL(url);
  const calendar = ical({
    name: t('calendar', { address: streetOf(address) }),
    prodId: { company: 'Alpha Agent', product: 'Purchase', language: locale.toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
    ttl: ASK_AGAIN_SECONDS,
  });
  for (const step of steps)
    if (step.dueAt && step.status === 'open')
      calendar.createEvent({
        // The same deadline keeps its place when it is moved.
        id: `purchase-step-${step.id}@${hostname}`,
        start: step.dueAt,
        end: new Date(step.dueAt.getTime() + EVENT_MS),
        stamp: step.createdAt,
        summary: `${stepName(step, locale)}: ${streetOf(address)}`,
        description: [...deadlineLines(step.dueAt, timeZone, locale), '', url].join('\n'),
        url,
        transparency: ICalEventTransparency.TRANSPARENT,
      });
  return {
    name: 'deadlines.ics',
    body: Buffer.from(calendar.toString()),
    headers: { 'cache-control': 'private, no-store' },
  };
}

export const streetOf = (address: string): string => address.split(',')[0] ?? address;
