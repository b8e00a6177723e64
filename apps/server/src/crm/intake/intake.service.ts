import type { InputOf, ResultOf, submitLead as submitLeadEndpoint } from '@alpha/contract';
import { translatorFor } from '@alpha/i18n/server';
import { AppError } from '../../platform/http/app-error.ts';
import { type Ctx, inTransaction } from '../../platform/http/context.ts';
import { recordActivity } from '../leads/lead-activity.service.ts';
import { announceNewLead } from '../leads/reminders/lead-digest.service.ts';
import { getFirstStatus } from '../statuses/statuses.service.ts';
import {
  findActiveUser,
  findAskedHome,
  findEqualPostId,
  insertPost,
  lockPost,
  takeLeadId,
  updateAnswers,
} from './intake.queries.ts';
import { getDefaultOwner, type Owner, takeTurn } from './lead-turns.service.ts';
import { mistakesIn, type Post, readPost } from './read-post.ts';

/** A double click, a retry or a resent page is not a second lead. */
const SAME_POST_MS = 15 * 60_000;

/** The key of the answer that names the home. */
const ASKED_HOME = 'property';

type Answer = ResultOf<typeof submitLeadEndpoint>;

export async function submitLead(
  ctx: Ctx,
  { body }: InputOf<typeof submitLeadEndpoint>,
): Promise<Answer> {
  const post = await withAskedHome(ctx, readPost(body));
  const fields = mistakesIn(post);
  if (Object.keys(fields).length > 0) throw new AppError('request.invalid', { fields });
  // Bots fill in every field, the hidden one included: store nothing.
  const id = post.isRobot ? await takeLeadId(ctx.db) : await keepOnce(ctx, post);
  return answerTo(ctx, post, id);
}

/** The home is one more answer, in our words: a visitor cannot write another address into it. */
async function withAskedHome(ctx: Ctx, post: Post): Promise<Post> {
  const home = post.propertyId === null ? undefined : await findAskedHome(ctx.db, post.propertyId);
  if (home === undefined) return { ...post, propertyId: null };
  const label = translatorFor(ctx.locale, 'visitors')('about');
  const adicionales = [...post.fields.adicionales, { label, answer: home, key: ASKED_HOME }];
  return { ...post, fields: { ...post.fields, adicionales } };
}

function keepOnce(ctx: Ctx, post: Post): Promise<number> {
  return inTransaction(ctx, async (ctx) => {
    await lockPost(ctx.db, post.key);
    // A quiz stays the same lead however late its post is retried.
    const since = new Date(post.isOneQuiz ? 0 : Date.now() - SAME_POST_MS);
    const known = await findEqualPostId(ctx.db, post.key, since);
    if (known === undefined) return keep(ctx, post);
    if (post.isOneQuiz) await bringUpToDate(ctx, known, post);
    return known;
  });
}

/** The first response was lost, and the visitor has changed their answers since. */
async function bringUpToDate(ctx: Ctx, id: number, { fields }: Post): Promise<void> {
  const { adicionales, country, profile, initialPayment } = fields;
  const answers = { adicionales, country, profile, initialPayment };
  if (await updateAnswers(ctx.db, id, answers)) await recordAnswers(ctx, id, fields);
}

async function keep(ctx: Ctx, { userId, fields, key, propertyId }: Post): Promise<number> {
  const owner = await ownerFor(ctx, userId);
  const status = await getFirstStatus(ctx, owner.role);
  const id = await insertPost(ctx.db, {
    ...fields,
    userId: owner.id,
    statusId: status.id,
    intakeKey: key,
  });
  const { source } = fields;
  await recordActivity(ctx, id, 'created', {
    ...{ source, owner: owner.id },
    ...(propertyId !== null && { property_id: propertyId }),
  });
  if (source === 'quiz') await recordAnswers(ctx, id, fields);
  await announceNewLead(ctx, id, owner.id);
  return id;
}

function recordAnswers(ctx: Ctx, id: number, { profile, initialPayment }: Post['fields']) {
  return recordActivity(ctx, id, 'quiz_answered', { profile, initial_payment: initialPayment });
}

/** The owner the link names, if active; without a name, the next in turn. */
async function ownerFor(ctx: Ctx, userId: number | null): Promise<Owner> {
  const named = userId === null ? await takeTurn(ctx) : await findActiveUser(ctx.db, userId);
  return named ?? getDefaultOwner(ctx);
}

/**
 * Returns only the visitor's own input and an id. The column is always the default owner's: the real
 * one would reveal which users exist and their roles.
 */
async function answerTo(ctx: Ctx, { fields }: Post, id: number): Promise<Answer> {
  const { role } = await getDefaultOwner(ctx);
  const { id: lead_status_id } = await getFirstStatus(ctx, role);
  const { firstName, lastName, email } = fields;
  return { id, first_name: firstName, last_name: lastName, email, lead_status_id };
}
