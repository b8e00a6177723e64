import { isDeepStrictEqual } from 'node:util';
import type { InputOf, ResultOf, submitLead as submitLeadEndpoint } from '@alpha/contract';
import { translatorFor } from '@alpha/i18n/server';
import { AppError } from '../../platform/http/app-error.ts';
import { type Ctx, inTransaction } from '../../platform/http/context.ts';
import { auditCreated } from '../leads/audit-lead.service.ts';
import { recordActivity } from '../leads/lead-activity.service.ts';
import { lockEmail } from '../leads/leads.queries.ts';
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
import { joinLead } from './join/join-lead.service.ts';
import { findJoinedPost, findKnownLead } from './join/known-lead.queries.ts';
import { reachOfPost } from './join/reach-of-post.service.ts';
import { getDefaultOwner, type Owner, takeTurn } from './lead-turns.service.ts';
import { givenOrNull, mistakesIn, type Post, readPost } from './read-post.ts';

/** A double click, a retry or a resent page is not a second lead. */
const SAME_POST_MS = 15 * 60_000;

/** The key of the answer that names the home. */
const ASKED_HOME = 'property';

type Answer = ResultOf<typeof submitLeadEndpoint>;

/** Puts the homes that a visitor saved into the room of their lead. */
export type KeepHomes = (ctx: Ctx, leadId: number, homes: Post['savedHomes']) => Promise<void>;

export async function submitLead(
  ctx: Ctx,
  { body }: InputOf<typeof submitLeadEndpoint>,
  keepHomes: KeepHomes,
): Promise<Answer> {
  const post = await withAskedHome(ctx, readPost(body));
  const fields = mistakesIn(post);
  if (Object.keys(fields).length > 0) throw new AppError('request.invalid', { fields });
  // Bots fill in every field, the hidden one included: store nothing.
  const id = post.isRobot ? await takeLeadId(ctx.db) : await keepOnce(ctx, post, keepHomes);
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

function keepOnce(ctx: Ctx, post: Post, keepHomes: KeepHomes): Promise<number> {
  return inTransaction(ctx, async (ctx) => {
    await lockPost(ctx.db, post.key);
    // A quiz stays the same lead however late its post is retried.
    const since = new Date(post.isOneQuiz ? 0 : Date.now() - SAME_POST_MS);
    const equal = await findEqualPostId(ctx.db, post.key, since);
    if (equal === undefined) return joinOrKeep(ctx, post, { since, keepHomes });
    if (post.isOneQuiz) await bringUpToDate(ctx, equal, post);
    return equal;
  });
}

/** Somebody we know gets the answer that a stranger gets: a new id, the same for the same post. */
async function joinOrKeep(
  ctx: Ctx,
  post: Post,
  { since, keepHomes }: { since: Date; keepHomes: KeepHomes },
): Promise<number> {
  const { email, phone } = post.fields;
  // An address with a typo is one too: it is compared as typed.
  const person = { email: givenOrNull(email), phone: givenOrNull(phone) };
  // Two posts of one person at the same time are one lead too.
  await lockEmail(ctx.db, person.email ?? person.phone ?? '');
  const known = await findKnownLead(ctx.db, person, await reachOfPost(ctx, post.userId));
  if (known === null) {
    const id = await keep(ctx, post);
    // Not for somebody we know: anybody could have typed their address. Theirs come with a link to the room.
    if (post.savedHomes.length > 0) await keepHomes(ctx, id, post.savedHomes);
    return id;
  }
  const before = await findJoinedPost(ctx.db, known, { key: post.key, since });
  const isSame = isDeepStrictEqual(before?.answers, post.fields.adicionales);
  const id = Number(before?.post_id ?? (await takeLeadId(ctx.db)));
  const message = post.fields.adicionales.find((answer) => answer.key === 'message');
  if (!before || !isSame)
    await joinLead(
      ctx,
      known,
      { ...post.fields, ...person },
      {
        ...{ source: post.fields.source, post_key: post.key, post_id: id },
        ...(message && { question: message.answer }),
        ...(post.propertyId !== null && { property_id: post.propertyId }),
      },
    );
  return id;
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
  await auditCreated(ctx, id, { source, owner });
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
