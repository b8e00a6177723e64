import type { InputOf, ResultOf, submitLead as submitLeadEndpoint } from '@alpha/contract';
import { AppError } from '../../http/app-error.ts';
import { type Ctx, inTransaction } from '../../http/context.ts';
import { recordActivity } from '../leads/lead-activity.service.ts';
import { announceLead } from '../leads/reminders/lead-mail.service.ts';
import { getFirstStatus } from '../statuses/statuses.service.ts';
import {
  findActiveUser,
  findEqualPost,
  insertPost,
  lockPost,
  takeLeadId,
} from './intake.queries.ts';
import { getDefaultOwner, type Owner, takeTurn } from './lead-turns.service.ts';
import { missingFields, type Post, readPost } from './read-post.ts';

/** A second press of the button, a retry, a page sent again: not a second person. */
const SAME_POST_MS = 15 * 60_000;

type Answer = ResultOf<typeof submitLeadEndpoint>;

export async function submitLead(
  ctx: Ctx,
  { body }: InputOf<typeof submitLeadEndpoint>,
): Promise<Answer> {
  const post = readPost(body);
  const missing = missingFields(post);
  if (missing.length > 0)
    throw new AppError('request.invalid', {
      fields: Object.fromEntries(missing.map((field) => [field, ['required']])),
    });
  if (post.isRobot) return answerRobot(ctx, post);
  return inTransaction(ctx, async (ctx) => {
    await lockPost(ctx.db, post.key);
    const since = new Date(Date.now() - SAME_POST_MS);
    const equal = await findEqualPost(ctx.db, post.key, since);
    return shape(equal ?? (await keep(ctx, post)));
  });
}

async function keep(ctx: Ctx, { userId, fields, key }: Post) {
  const owner = await ownerFor(ctx, userId);
  const status = await getFirstStatus(ctx, owner.role);
  const lead = await insertPost(ctx.db, {
    ...fields,
    userId: owner.id,
    statusId: status.id,
    intakeKey: key,
  });
  const { source, profile, initialPayment } = fields;
  await recordActivity(ctx, lead.id, 'created', { source, owner: owner.id });
  if (source === 'quiz')
    await recordActivity(ctx, lead.id, 'quiz_answered', {
      profile,
      initial_payment: initialPayment,
    });
  await announceLead(ctx, lead.id, 'new');
  return lead;
}

/** Whoever the link names, while they are at work; nobody named: whose turn it is. */
async function ownerFor(ctx: Ctx, userId: number | null): Promise<Owner> {
  const named = userId === null ? await takeTurn(ctx) : await findActiveUser(ctx.db, userId);
  return named ?? getDefaultOwner(ctx);
}

/** What fills in every field learns nothing from the answer, and leaves nothing behind. */
async function answerRobot(ctx: Ctx, { fields }: Post): Promise<Answer> {
  const owner = await getDefaultOwner(ctx);
  const status = await getFirstStatus(ctx, owner.role);
  return shape({ ...fields, id: await takeLeadId(ctx.db), statusId: status.id });
}

type Kept = { id: number; firstName: string; lastName: string; email: string; statusId: number };

const shape = ({ id, firstName, lastName, email, statusId }: Kept): Answer => ({
  id,
  first_name: firstName,
  last_name: lastName,
  email,
  lead_status_id: statusId,
});
