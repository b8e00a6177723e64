import type {
  getSharedShortlistPicture as getSharedShortlistPictureEndpoint,
  InputOf,
  Listing,
} from '@alpha/contract';
import { moneyUnitOf } from '@alpha/i18n/exchange-note';
import { translatorFor } from '@alpha/i18n/server';
import { outcomeTexts } from '@alpha/report-model/texts/outcome';
import type { Ctx } from '../../platform/http/context.ts';
import type { ServedFile } from '../../platform/http/serve.ts';
import { findExchangeRate, previewPicture, type Words, wordsFor } from '../../reports/index.ts';
import { previewPerson } from '../shares/sender-in-mail.ts';
import { getSharedShortlist } from './shared-shortlist.service.ts';

/** As many as there is room for. */
const MOST_FIGURES = 6;

/** The preview that chat apps show: who chose the properties, and the result of each. */
export async function getSharedShortlistPicture(
  ctx: Ctx,
  { params }: InputOf<typeof getSharedShortlistPictureEndpoint>,
): Promise<ServedFile> {
  const list = await getSharedShortlist(ctx, { params });
  const { locale, sender, message } = list;
  const listings = list.homes.map(({ listing }) => listing);
  const words = wordsFor(locale, moneyUnitOf(await findExchangeRate(ctx, list.currency)));
  const t = translatorFor(locale, 'shortlistPage');
  return previewPicture(ctx, {
    brand: words.t('author'),
    from: sender && previewPerson(sender, message, locale),
    title: t('titlePlain', { count: listings.length }),
    lines: [words.outcome('result', { years: 10 })],
    price: '',
    figures: listings.slice(0, MOST_FIGURES).map((listing) => resultOf(listing, words)),
    pictureUrl: listings[0]?.images[0]?.image_url ?? null,
  });
}

function resultOf({ address, outcome }: Listing, words: Words) {
  if (!outcome) return { label: address, value: words.none, tone: 'plain' as const };
  const { locale, unit } = words;
  const { result } = outcomeTexts(outcome, { t: words.outcome, locale, unit });
  // Green is only what also pays for itself from the first year.
  const tone = result.tone === 'loss' ? ('loss' as const) : ('plain' as const);
  return { label: address, value: result.value, tone };
}
