import type { ExchangeRate, Listing } from '@alpha/contract';
import { formatDate, formatMoney, type Locale, type MoneyUnit } from '@alpha/i18n';
import { exchangeNote, moneyUnitOf } from '@alpha/i18n/exchange-note';
import { translatorFor } from '@alpha/i18n/server';
import { roiText } from '@alpha/report-model/texts/headline';
import { outcomeSentence, resultText } from '@alpha/report-model/texts/outcome';
import type { MailContent } from '../../platform/mail/index.ts';
import { personAt, type SentPerson } from '../shares/sender-in-mail.ts';

type EmailInput = {
  homes: readonly Listing[];
  locale: Locale;
  /** The currency of its amounts; dollars without one. */
  exchange?: ExchangeRate | undefined;
  /** The recipient's first name. */
  name: string;
  message: string;
  url: string;
  expiresAt: Date;
  sender: { name: string; email: string };
  /** A `data:` URL. */
  picture: string | null;
  person: SentPerson | null;
};

/** Subject and heading of the email; also the heading of the shared page. */
export function titleOf({ locale, name, homes }: EmailInput): string {
  const t = translatorFor(locale, 'shortlistPage');
  const count = homes.length;
  return name ? t('title', { name, count }) : t('titlePlain', { count });
}

export function contentOf(input: EmailInput): MailContent {
  const { homes, locale, exchange, message, url, expiresAt, sender, picture, person } = input;
  const t = translatorFor(locale, 'shortlistPage');
  // Without a key: people pass these emails on.
  const room = `${new URL(url).origin}/room?lang=${locale}`;
  const date = formatDate(expiresAt.toISOString(), locale, 'long') ?? '';
  const [first] = homes;
  return {
    ...(picture && first ? { picture: { src: picture, alt: first.address } } : {}),
    title: titleOf(input),
    paragraphs: [
      t('email.intro', { name: sender.name }),
      ...(exchange ? [exchangeNote(exchange, locale, translatorFor(locale, 'currency'))] : []),
    ],
    ...(person ? { person: personAt(person, { url, locale }) } : {}),
    quote: message
      .split(/\n{2,}/)
      .map((text) => text.trim())
      .filter(Boolean),
    figures: homes.map((home) => homeFigure(home, input)),
    button: { label: t('email.button'), url },
    closing: [
      t('email.expires', { date }),
      t('email.room', { url: room }),
      t('email.questions', sender),
    ],
    footer: t('email.why', { name: sender.name }),
  };
}

/** The middle result, and below it the range, the cash and the chance of loss. */
function homeFigure(
  { address, city, outcome, total_roi, list_price: price }: Listing,
  { locale, exchange }: EmailInput,
) {
  const unit = moneyUnitOf(exchange);
  const roi = translatorFor(locale, 'shortlistPage')('email.roi', {
    roi: roiText(total_roi, locale) ?? '',
  });
  const label = `${address}, ${city}`;
  // The contract is in dollars: with another currency, price and result are in both.
  const asked = unit
    ? translatorFor(locale, 'report')('title.shownPrice', {
        kind: 'active',
        amount: inBoth(formatMoney(price, locale, { unit }), formatMoney(price, locale)),
      })
    : '';
  const withPrice = (note: string) => (asked ? `${asked}. ${note}` : note);
  if (!outcome) return { label, value: '', note: withPrice(roi) };
  const note = outcomeSentence(outcome, { t: translatorFor(locale, 'outcome'), locale, unit });
  const median = (inUnit: MoneyUnit | undefined) =>
    resultText(outcome.result_median, locale, inUnit);
  return {
    label,
    value: unit ? inBoth(median(unit), median(undefined)) : median(undefined),
    note: withPrice(`${note} ${roi}`),
  };
}

const inBoth = (converted: string | null, dollars: string | null) => `${converted} (${dollars})`;
