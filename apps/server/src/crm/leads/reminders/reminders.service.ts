import { isAllowed } from '@alpha/contract';
import { translatorFor } from '@alpha/i18n/server';
import { type Ctx, inTransaction } from '../../../platform/http/context.ts';
import { queueMail } from '../../../platform/mail/index.ts';
import { insertNotification } from '../../notifications/notifications.queries.ts';
import { nameOf } from '../lead-name.ts';
import { leadUrl, localeOf } from './lead-mail.service.ts';
import { type DueTask, markReminded, takeDueTask } from './reminders.queries.ts';

/** Tasks due long ago, such as imported ones, get no reminder. */
const TOO_OLD_MS = 7 * 24 * 60 * 60_000;

/** Sends one due reminder; false when there is none. */
export function remindOfNextTask(ctx: Ctx): Promise<boolean> {
  return inTransaction(ctx, async (ctx) => {
    const task = await takeDueTask(ctx.db, new Date());
    if (!task) return false;
    await markReminded(ctx.db, task.id);
    const person = receiverOf(task);
    const isNews = task.dueAt !== null && Date.now() - task.dueAt.getTime() < TOO_OLD_MS;
    if (person && isNews && !task.isHidden) {
      await write(ctx, task, person);
      await insertNotification(ctx.db, { userId: person.id, activityId: task.id, kind: 'task' });
    }
    return true;
  });
}

/** The author while they still see the lead, else the lead's owner. */
function receiverOf({ writer, owner, ownerLeaderId }: DueTask) {
  const seesIt =
    writer &&
    !writer.deactivatedAt &&
    (writer.id === owner.id ||
      writer.id === ownerLeaderId ||
      isAllowed(writer.role, 'lead:read:all'));
  if (seesIt) return writer;
  return owner.deactivatedAt ? null : owner;
}

/** Longer subjects are cut off by mail programs anyway. */
const SUBJECT_TASK_MAX = 80;

function subjectLine(body: string | null): string {
  const line = (body ?? '').replace(/\s+/g, ' ').trim();
  return line.length > SUBJECT_TASK_MAX ? `${line.slice(0, SUBJECT_TASK_MAX).trimEnd()}…` : line;
}

async function write(
  ctx: Ctx,
  task: DueTask,
  { id, email, locale: language }: { id: number; email: string; locale: string | null },
): Promise<void> {
  const locale = localeOf(language);
  const t = translatorFor(locale, 'leadMail');
  const name = nameOf(task) || t('nameless');
  await queueMail(
    { ...ctx, locale },
    {
      idempotencyKey: `task-due:${task.id}:${task.dueAt?.getTime()}:${id}`,
      recipient: email,
      subject: t('task.subject', { name, task: subjectLine(task.body) }),
      content: {
        title: t('task.title', { name }),
        paragraphs: [t('task.intro')],
        quote: task.body ? [task.body] : [],
        button: { label: t('open'), url: leadUrl(ctx, task.leadId) },
      },
    },
  );
}
