import { isEmailAddress, type Listing, languageOfLead, readSavedFilter } from '@alpha/contract';
import { lockLead } from '../../crm/index.ts';
import { getListings, listMatching } from '../../listings/index.ts';
import { type Ctx, inTransaction } from '../../platform/http/context.ts';
import { queueMail } from '../../platform/mail/index.ts';
import { pictureFor } from '../../sharing/index.ts';
import { alertContent, type ListingNews, subjectOf } from './alert-email.ts';
import {
  type DueSearchRow,
  deleteAlerts,
  endTurn,
  findAddressee,
  findDueSearch,
  holdMail,
  listWaiting,
  lockDueSearch,
  markMailed,
  type WaitingAlert,
} from './due-mail.queries.ts';
import { groupByListing, shapeNews } from './saved-searches.service.ts';
import { isWithin } from './search-limits.ts';

/** More are counted; the investor's page has them all. */
const MOST_LISTINGS = 10;
/** Twice the width in an email; about 15 kB. */
const PICTURE = { width: 720, height: 405, quality: 64 };
const HOUR_MS = 60 * 60_000;
/** What waited longer for a mail server is no news. */
const USEFUL_MS = 36 * HOUR_MS;
/** As long as the investor's page shows news. */
const WAITING_MS = 30 * 24 * HOUR_MS;

/** Emails the news of one search; false when none is due. One that fails is held back, so that the others are sent. */
export async function sendNextAlert(ctx: Ctx, now = new Date()): Promise<boolean> {
  const due = await findDueSearch(ctx.db, now);
  if (!due) return false;
  try {
    await sendNews(ctx, due, now);
  } catch (error) {
    const tries = await holdMail(ctx.db, due.id);
    ctx.log.error({ err: error, saved_search: due.id, tries }, 'news of a search were not sent');
  }
  return true;
}

async function sendNews(ctx: Ctx, due: { id: number; leadId: number }, now: Date): Promise<void> {
  // Pictures are encoded before anything is locked.
  const pictures = await picturesFor(ctx, due);
  await inTransaction(ctx, async (ctx) => {
    await lockLead(ctx.db, due.leadId);
    const search = await lockDueSearch(ctx.db, due.id, now);
    if (search) await writeEmail(ctx, search, { pictures, now });
  });
}

type Pictures = ReadonlyMap<number, string | null>;

async function picturesFor(ctx: Ctx, due: { id: number; leadId: number }): Promise<Pictures> {
  const waiting = await listWaiting(ctx.db, due.id, due.leadId);
  const ids = [...new Set(waiting.map(({ propertyId }) => propertyId))];
  const pictures = new Map<number, string | null>();
  for (const { id, images } of shownOf(await getListings(ctx, ids)))
    pictures.set(id, await pictureFor(ctx.deps, images[0]?.image_url, PICTURE));
  return pictures;
}

/** Alerts and email in one transaction: what is sent is marked, and nothing else is. */
async function writeEmail(
  ctx: Ctx,
  search: DueSearchRow,
  { pictures, now }: { pictures: Pictures; now: Date },
): Promise<void> {
  const addressee = await findAddressee(ctx.db, search.leadId, search.createdBy);
  const waiting = await listWaiting(ctx.db, search.id, search.leadId);
  const sent = waiting.filter(({ wasSent }) => wasSent);
  const fresh = waiting.filter(({ wasSent }) => !wasSent);
  const { current, outdated } = await judge(ctx, search, { alerts: fresh, now });
  await deleteAlerts(ctx.db, outdated.map(idOf));
  const isSent = current.length > 0 && addressee !== undefined && isEmailAddress(addressee.email);
  if (!isSent) {
    await markMailed(ctx.db, sent.map(idOf), now);
    return endTurn(ctx.db, search.id, null);
  }
  const byListing = groupByListing(current);
  const listings = await getListings(ctx, [...byListing.keys()]);
  const news: ListingNews[] = shownOf(listings).map((listing) => ({
    listing,
    picture: pictures.get(listing.id) ?? null,
    ...shapeNews(byListing.get(listing.id)?.toReversed() ?? []),
  }));
  await markMailed(ctx.db, [...sent, ...current].map(idOf), now);
  await endTurn(ctx.db, search.id, now);
  const locale = languageOfLead(addressee) ?? (search.locale === 'es' ? 'es' : 'en');
  const more = listings.length - news.length + search.moreNews;
  const input = { search, news, more, locale, madeBy: addressee.madeBy };
  await queueMail(
    { ...ctx, locale },
    {
      // Also how an erasure finds it.
      idempotencyKey: `alert:${search.leadId}:${search.id}:${Math.max(...current.map(idOf))}`,
      recipient: addressee.email,
      replyTo: addressee.replyTo,
      leadId: search.leadId,
      subject: subjectOf(input),
      content: alertContent(input, ctx.deps.config.publicUrl),
      unsubscribeUrl: stopUrl(ctx.deps.config.publicUrl, search.stopKey),
      notAfter: new Date(now.getTime() + USEFUL_MS),
    },
  );
}

const idOf = ({ id }: { id: number }) => id;

const stopUrl = (publicUrl: string, stopKey: string) => `${publicUrl}/alerts/${stopKey}`;

type Judged = { current: WaitingAlert[]; outdated: WaitingAlert[] };

/**
 * What is still true, by the explorer's own search: sold and hidden listings are not in it. Their news wait for a while,
 * because a listing is new only once: one that is off the market for some days would never be announced.
 */
async function judge(
  ctx: Ctx,
  search: DueSearchRow,
  { alerts, now }: { alerts: WaitingAlert[]; now: Date },
): Promise<Judged> {
  const read = readSavedFilter.safeParse(search.filter);
  if (!read.success) return { current: [], outdated: alerts };
  const ids = [...new Set(alerts.map(({ propertyId }) => propertyId))];
  const matching = (await listMatching(ctx, ids, read.data)).filter((row) => isWithin(row, search));
  const byId = new Map(matching.map((row) => [row.id, row]));
  const isTrue = ({ propertyId, reason, before }: WaitingAlert) => {
    const found = byId.get(propertyId);
    if (!found) return false;
    if (reason === 'price_cut') return before !== null && found.price < before;
    // Whether it is still below its value is among the conditions of those who asked for it.
    return reason !== 'cash_flow' || (found.cashFlow !== null && found.cashFlow > 0);
  };
  const oldest = new Date(now.getTime() - WAITING_MS);
  const isOver = (alert: WaitingAlert) =>
    !isTrue(alert) && (byId.has(alert.propertyId) || alert.foundAt < oldest);
  return { current: alerts.filter(isTrue), outdated: alerts.filter(isOver) };
}

/** The best result first; those without estimates last. */
const shownOf = (listings: Listing[]): Listing[] =>
  listings.toSorted((a, b) => resultOf(b) - resultOf(a) || a.id - b.id).slice(0, MOST_LISTINGS);

const resultOf = ({ outcome }: Listing) => outcome?.result_median ?? Number.NEGATIVE_INFINITY;
