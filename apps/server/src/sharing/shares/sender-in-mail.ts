import { type Sender, SPOKEN_LANGUAGES } from '@alpha/contract';
import { LOCALE_TAGS, type Locale } from '@alpha/i18n';
import { formatPhone } from '@alpha/i18n/phone';
import { translatorFor } from '@alpha/i18n/server';
import { findSender } from '../../accounts/index.ts';
import { type Ctx, viewerOf } from '../../platform/http/context.ts';
import type { MailPerson } from '../../platform/mail/index.ts';
import { portraitFor } from './share-picture.ts';

/** What the message is about: a prepared chat names it. */
type About = { kind: 'home'; address: string } | { kind: 'list' };

/** `takesCalls`: at a time that the reader chooses on the page. */
export type SentPerson = MailPerson & { takesCalls: boolean };

/** The viewer, as the recipient sees them. */
export async function personFor(
  ctx: Ctx,
  locale: Locale,
  about: About,
): Promise<SentPerson | null> {
  const sender = await findSender(ctx, viewerOf(ctx).id);
  if (!sender) return null;
  return {
    name: sender.name,
    lines: linesOf(sender, locale),
    photo: await portraitFor(ctx.deps, sender.photo_url),
    links: contactsOf(sender, locale, about),
    takesCalls: sender.calendar_url === null && sender.call_hours !== null,
  };
}

/** With a link to the page's choice of a time for a call. */
export function personAt(
  { takesCalls, ...person }: SentPerson,
  { url, locale }: { url: string; locale: Locale },
): MailPerson {
  if (!takesCalls) return person;
  const book = { label: translatorFor(locale, 'sender')('book'), url: `${url}#call` };
  return { ...person, links: [...person.links, book] };
}

/** Headline or role, and languages; the same words as on the page. */
export function linesOf({ headline, role, languages }: Sender, locale: Locale): string[] {
  const t = translatorFor(locale, 'sender');
  const list = new Intl.ListFormat(LOCALE_TAGS[locale], { type: 'conjunction' });
  const names = SPOKEN_LANGUAGES.filter((code) => languages.includes(code))
    .toSorted((a, b) => languages.indexOf(a) - languages.indexOf(b))
    .map((code) => t(`language.${code}`));
  return [
    headline[locale] || t(`role.${role}`),
    ...(names.length > 0 ? [t('speaks', { languages: list.format(names) })] : []),
  ];
}

/** For the preview picture of a link. */
export const previewPerson = (sender: Sender, message: string, locale: Locale) => ({
  name: sender.name,
  lines: linesOf(sender, locale),
  message,
  photoUrl: sender.photo_url,
});

/** Ways to get in touch, for email and PDF. */
export function contactsOf(sender: Sender, locale: Locale, about: About) {
  const t = translatorFor(locale, 'sender');
  const { whatsapp, phone, calendar_url: calendar } = sender;
  const [name = ''] = sender.name.split(' ');
  const text =
    about.kind === 'home'
      ? t('whatsapp.home', { name, address: about.address })
      : t('whatsapp.list', { name });
  const chat = `https://wa.me/${whatsapp?.replace(/\D/g, '')}?text=${encodeURIComponent(text)}`;
  return [
    ...(whatsapp ? [{ kind: 'chat', label: t('ask'), url: chat }] : []),
    ...(phone
      ? [{ kind: 'call', label: `${t('call')} ${formatPhone(phone)}`, url: `tel:${phone}` }]
      : []),
    ...(calendar ? [{ kind: 'book', label: t('book'), url: calendar }] : []),
  ];
}
