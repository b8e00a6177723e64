import { toLocale } from '@alpha/i18n';
import { translatorFor } from '@alpha/i18n/server';
import addressparser from 'nodemailer/lib/addressparser';

type Address = { name: string; address: string };

/** The configured address: receivers check it, so only the shown name may be a person's. */
export function fromOf(configured: string, person?: { name: string; locale: string }): Address {
  const [first] = addressparser(configured, { flatten: true });
  const own = { name: first?.name ?? '', address: first?.address ?? configured };
  // Line breaks would end the header.
  const name = person?.name.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();
  if (!person || !name) return own;
  const t = translatorFor(toLocale(person.locale), 'mail');
  return { ...own, name: own.name ? t('from', { name, brand: own.name }) : name };
}
