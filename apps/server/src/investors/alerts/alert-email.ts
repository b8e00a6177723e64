import { knownPropertyType, type Listing, type SearchNews } from '@alpha/contract';
import { countOrUnknown, formatDate, formatMoney, formatRate, type Locale } from '@alpha/i18n';
import { translatorFor } from '@alpha/i18n/server';
import { outcomeSentence } from '@alpha/report-model/texts/outcome';
import { searchConditionsText } from '@alpha/report-model/texts/search-conditions';
import type { MailContent, MailListing } from '../../platform/mail/index.ts';
import type { DueSearchRow } from './due-mail.queries.ts';

export type ListingNews = SearchNews & { listing: Listing; picture: string | null };

type AlertInput = {
  search: DueSearchRow;
  /** At least one. */
  news: readonly ListingNews[];
  /** Listings that are not in the email. */
  more: number;
  locale: Locale;
  /** Who of staff made the search. */
  madeBy: string | null;
};

const countOf = ({ news, more }: AlertInput) => news.length + more;

export function subjectOf(input: AlertInput): string {
  const t = translatorFor(input.locale, 'alertMail');
  const [first] = input.news;
  if (!first || countOf(input) > 1)
    return t('subject.many', { count: countOf(input), name: input.search.name });
  const { listing, reasons } = first;
  const price = formatMoney(listing.list_price, input.locale) ?? '';
  return t('subject.one', { reason: reasons[0] ?? 'new', address: listing.address, price });
}

export function alertContent(input: AlertInput, publicUrl: string): MailContent {
  const { search, news, more, locale, madeBy } = input;
  const t = translatorFor(locale, 'alertMail');
  const who = search.isByInvestor ? 'own' : madeBy ? 'staff' : 'other';
  const by = madeBy ?? '';
  // Without a key: people pass these emails on.
  const url = `${publicUrl}/room?lang=${locale}#search=${search.id}`;
  const stop = `${publicUrl}/alerts/${search.stopKey}?lang=${locale}`;
  const date = formatDate(search.createdAt.toISOString(), locale, 'long') ?? '';
  return {
    title: t('title', { count: countOf(input), name: search.name }),
    paragraphs: [t('why', { who, by, date, conditions: conditionsOf(search, locale) })],
    listings: news.map((each) => mailListing(each, { locale, url })),
    notes: more > 0 ? [t('more', { count: more })] : [],
    button: { label: t('button', { count: countOf(input) }), url },
    closing: [
      t('footnote'),
      `${t(`rhythm.${search.frequency}`)} ${t('change', { url })}`,
      t('stop', { url: stop }),
    ],
    footer: t('footer', { who, by }),
  };
}

function conditionsOf(search: DueSearchRow, locale: Locale): string {
  const conditions = {
    filter: search.filter,
    cash_flow_min: search.cashFlowMin,
    loss_chance_max: search.lossChanceMax,
  };
  const listings = translatorFor(locale, 'listings');
  return searchConditionsText(conditions, {
    t: translatorFor(locale, 'savedSearch'),
    listings,
    locale,
  });
}

type Words = { locale: Locale; url: string };

function mailListing(news: ListingNews, { locale, url }: Words): MailListing {
  const { listing, picture, reasons, price_before: before } = news;
  const t = translatorFor(locale, 'alertMail');
  const money = (usd: number) => formatMoney(usd, locale) ?? '';
  const price = money(listing.list_price);
  const share = before && formatRate(1 - listing.list_price / before, locale, { decimals: 1 });
  return {
    picture,
    reason: reasons.map((reason) => t(`reason.${reason}`)).join(' · '),
    title: listing.address,
    subtitle: t('facts', {
      ...{ city: listing.city, state: listing.state, beds: countOrUnknown(listing.beds) },
      type: translatorFor(locale, 'listings')(`type.${knownPropertyType(listing.type)}`),
    }),
    price: share ? t('cut', { price, share, before: money(before) }) : price,
    lines: linesOf(news, locale),
    url,
  };
}

/** The result with its range, cash and chance of loss; before it what has turned. */
function linesOf({ listing, cash_flow_before: before }: ListingNews, locale: Locale): string[] {
  const t = translatorFor(locale, 'alertMail');
  const { outcome } = listing;
  if (!outcome) return [t('noEstimate')];
  const money = (usd: number) => formatMoney(Math.round(usd) + 0, locale, { sign: 'always' }) ?? '';
  const turned =
    before === null
      ? []
      : [t('turned', { now: money(outcome.cash_flow_monthly), before: money(before) })];
  return [...turned, outcomeSentence(outcome, { t: translatorFor(locale, 'outcome'), locale })];
}
