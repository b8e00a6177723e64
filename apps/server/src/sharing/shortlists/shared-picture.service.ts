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
import {
  findExchangeRate,
  type PreviewHome,
  previewPicture,
  type Words,
  wordsFor,
} from '../../reports/index.ts';
import { previewPerson } from '../shares/sender-in-mail.ts';
import { getSharedShortlist } from './shared-shortlist.service.ts';

/** As many as can be read in a chat. */
const MOST_HOMES = 4;

/** The preview that chat apps show: who chose the properties, result and cash flow of the first of them. */
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
    lines: [],
    price: '',
    figures: [],
    list: {
      heads: [t('picture.result'), t('picture.cashFlow')],
      homes: listings.slice(0, MOST_HOMES).map((listing) => homeOf(listing, words)),
      more:
        listings.length > MOST_HOMES
          ? t('picture.more', { count: listings.length - MOST_HOMES })
          : '',
    },
    pictureUrl: listings[0]?.images[0]?.image_url ?? null,
  });
}

function homeOf({ address, outcome }: Listing, words: Words): PreviewHome {
  if (!outcome)
    return { address, result: { value: words.none, tone: 'plain' }, range: '', cashFlow: null };
  const { locale, unit } = words;
  const { result, range, cashFlow } = outcomeTexts(outcome, { t: words.outcome, locale, unit });
  // Green is only what also pays for itself from the first year.
  const tone = result.tone === 'loss' ? 'loss' : 'plain';
  return {
    address,
    result: { value: result.value, tone },
    range: range?.text ?? '',
    cashFlow: { value: cashFlow.value, tone: cashFlow.tone },
  };
}
