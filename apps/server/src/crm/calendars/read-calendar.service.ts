import { type readCalendar as endpoint, type InputOf, isAllowed } from '@alpha/contract';
import { LOCALES, type Locale } from '@alpha/i18n';
import { translatorFor } from '@alpha/i18n/server';
import ical, { ICalCalendarMethod, ICalEventTransparency } from 'ical-generator';
import { hashToken } from '../../accounts/index.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Ctx } from '../../platform/http/context.ts';
import type { ServedFile } from '../../platform/http/serve.ts';
import { nameOf } from '../leads/lead-name.ts';
import { scopeOfUser } from '../leads/lead-scope.ts';
import { leadUrl, localeOf } from '../leads/reminders/lead-mail.service.ts';
import {
  findFeedOwner,
  listCalendarDeadlines,
  listCalendarTasks,
  markFeedRead,
} from './calendars.queries.ts';

const EVENT_MS = 30 * 60_000;
const ASK_AGAIN_SECONDS = 15 * 60;
/** The whole text is on the lead. */
const MAX_TITLE = 120;

/** Calendar programs know no tasks that they can subscribe to, so a task is half an hour at its due time. */
export async function readCalendar(
  ctx: Ctx,
  { params: { token } }: InputOf<typeof endpoint>,
): Promise<ServedFile> {
  const owner = await findFeedOwner(ctx.db, hashToken(token));
  if (!owner || !isAllowed(owner.role, 'lead:read:own')) throw new AppError('route.notFound');
  const { id } = owner;
  const whose = { id, scope: scopeOfUser(owner) };
  const tasks = await listCalendarTasks(ctx.db, whose);
  const deadlines = await listCalendarDeadlines(ctx.db, whose);
  await markFeedRead(ctx.db, id);
  return {
    name: 'tasks.ics',
    body: Buffer.from(calendarOf(ctx, { tasks, deadlines }, localeOf(owner.locale))),
    headers: { 'cache-control': 'private, no-store' },
  };
}

type Task = Awaited<ReturnType<typeof listCalendarTasks>>[number];

type Deadline = Awaited<ReturnType<typeof listCalendarDeadlines>>[number];
type Entries = { tasks: readonly Task[]; deadlines: readonly Deadline[] };

function calendarOf(ctx: Ctx, { tasks, deadlines }: Entries, locale: Locale): string {
  const t = translatorFor(locale, 'calendarFile');
  const { hostname } = new URL(ctx.deps.config.publicUrl);
  const calendar = ical({
    name: t('name'),
    prodId: { company: 'Alpha Agent', product: 'Tasks', language: locale.toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
    ttl: ASK_AGAIN_SECONDS,
  });
  for (const { id, body, isCall, dueAt, createdAt, lead } of tasks) {
    if (!dueAt) continue;
    const name = nameOf(lead) || t('nameless');
    const url = leadUrl(ctx, lead.id);
    const phone = isCall ? lead.phone.trim() : '';
    calendar.createEvent({
      // The same task keeps its place when it is moved.
      id: `task-${id}@${hostname}`,
      start: dueAt,
      end: new Date(dueAt.getTime() + EVENT_MS),
      stamp: createdAt,
      summary: isCall ? callTitleOf(body, t('callTo', { name })) : titleOf(body, name, t('task')),
      description: [phone, body?.trim(), url].filter(Boolean).join('\n\n'),
      // Phones offer to call a number they find here.
      ...(phone && { location: phone }),
      url,
      // A reminder is no appointment: colleagues still see the person as free.
      transparency: ICalEventTransparency.TRANSPARENT,
    });
  }
  for (const deadline of deadlines)
    if (deadline.dueAt) calendar.createEvent(deadlineEvent(ctx, deadline, deadline.dueAt, locale));
  return calendar.toString();
}

/** Of a purchase, in the same form as a task. */
function deadlineEvent(ctx: Ctx, deadline: Deadline, dueAt: Date, locale: Locale) {
  const { id, key, title, createdAt, address, lead } = deadline;
  const { hostname } = new URL(ctx.deps.config.publicUrl);
  const step = title ?? translatorFor(locale, 'purchaseSteps')(`step.${key}.title`);
  const name = nameOf(lead) || translatorFor(locale, 'calendarFile')('nameless');
  const url = leadUrl(ctx, lead.id);
  return {
    id: `purchase-step-${id}@${hostname}`,
    start: dueAt,
    end: new Date(dueAt.getTime() + EVENT_MS),
    stamp: createdAt,
    summary: titleOf(step, name, ''),
    description: [address, url].join('\n\n'),
    url,
    transparency: ICalEventTransparency.TRANSPARENT,
  };
}

/** The text that a call gets when nobody writes one says nothing more. */
function callTitleOf(body: string | null, title: string): string {
  const isUsual = LOCALES.some((locale) => translatorFor(locale, 'calendarFile')('call') === body);
  return isUsual ? title : titleOf(body, title, '');
}

function titleOf(body: string | null, name: string, untitled: string): string {
  const line = (body ?? '').replace(/\s+/g, ' ').trim() || untitled;
  const short = line.length > MAX_TITLE ? `${line.slice(0, MAX_TITLE - 1).trimEnd()}…` : line;
  return `${name}: ${short}`;
}
