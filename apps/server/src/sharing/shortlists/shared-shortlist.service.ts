import type {
  answerSharedShortlist as answerSharedShortlistEndpoint,
  getSharedShortlist as getSharedShortlistEndpoint,
  InputOf,
  openSharedShortlist as openSharedShortlistEndpoint,
  ResultOf,
} from '@alpha/contract';
import { toLocale } from '@alpha/i18n';
import { findSender, hashToken } from '../../accounts/index.ts';
import { recordNews } from '../../crm/index.ts';
import { getListings } from '../../listings/index.ts';
import { isNobodysAddress } from '../../platform/db/address-in-text.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { type Ctx, inTransaction } from '../../platform/http/context.ts';
import { saveAnswer } from '../answers/answers.service.ts';
import { homeLinkToken } from '../shares/home-links.service.ts';
import { firstNameOf } from './first-name.ts';
import { countOpening } from './reader.queries.ts';
import { shapeShown } from './shape-shortlist.ts';
import { findOpenShortlist, listItems } from './shortlists.queries.ts';

export async function getSharedShortlist(
  ctx: Ctx,
  { params: { token } }: InputOf<typeof getSharedShortlistEndpoint>,
): Promise<ResultOf<typeof getSharedShortlistEndpoint>> {
  const { list, firstName, email } = await getOpen(ctx, token, new Date());
  const shown = await listShown(ctx, list.id);
  const ids = shown.map(({ item }) => item.propertyId);
  const listings = new Map((await getListings(ctx, ids)).map((each) => [each.id, each]));
  return {
    locale: toLocale(list.locale),
    currency: list.currency,
    first_name: firstNameOf(firstName),
    sender: await findSender(ctx, list.createdBy),
    message: list.message,
    reply_by: isNobodysAddress(email) ? 'contact' : 'email',
    expires_at: list.expiresAt?.toISOString() ?? '',
    homes: shown.flatMap((row) => {
      const listing = listings.get(row.item.propertyId);
      const report_token = homeLinkToken(token, row.item.propertyId);
      return listing ? [{ ...shapeShown(row), listing, report_token }] : [];
    }),
  };
}

export async function openSharedShortlist(
  ctx: Ctx,
  { params: { token } }: InputOf<typeof openSharedShortlistEndpoint>,
): Promise<{ status: 'success' }> {
  await inTransaction(ctx, async (ctx) => {
    const list = await countOpening(ctx.db, hashToken(token), new Date());
    if (!list) throw new AppError('share.notFound');
    if (list.openCount === 1)
      await recordNews(ctx, list.leadId, 'shortlist_opened', { shortlist_id: list.id });
  });
  return { status: 'success' };
}

export async function answerSharedShortlist(
  ctx: Ctx,
  { params: { token, position }, body }: InputOf<typeof answerSharedShortlistEndpoint>,
): Promise<ResultOf<typeof answerSharedShortlistEndpoint>> {
  const { list } = await getOpen(ctx, token, new Date());
  const row = (await listShown(ctx, list.id)).find(({ item }) => item.position === position);
  if (!row) throw new AppError('share.notFound');
  // The answer to a home of the list is the answer to its own link.
  const home = homeLinkToken(token, row.item.propertyId);
  return saveAnswer(ctx, home, body);
}

/** The homes of an open list, in its order. */
export async function listSharedHomeIds(ctx: Ctx, token: string): Promise<number[]> {
  const { list } = await getOpen(ctx, token, new Date());
  return (await listShown(ctx, list.id)).map(({ item }) => item.propertyId);
}

async function getOpen(ctx: Ctx, token: string, now: Date) {
  const found = await findOpenShortlist(ctx.db, hashToken(token), now);
  if (!found) throw new AppError('share.notFound');
  return found;
}

/** Omits properties that may no longer be shown. */
async function listShown(ctx: Ctx, shortlistId: number) {
  return (await listItems(ctx.db, [shortlistId])).filter(({ home }) => home.mayDisplay);
}
