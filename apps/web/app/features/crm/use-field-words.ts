import type { FieldValue, LeadField } from '@alpha/contract';
import { LOCALE_TAGS } from '@alpha/i18n';
import { useNameOf } from '~/features/crm/use-name-of';
import { useLocale } from '~/lib/i18n/locale-provider';
import { useT } from '~/lib/i18n/use-t';

type Definition = Pick<LeadField, 'type' | 'options'>;

/** A value as people read it. */
export function useFieldWords(): (field: Definition, value: FieldValue) => string {
  const t = useT('customFields');
  const nameOf = useNameOf();
  const locale = useLocale();
  const tag = LOCALE_TAGS[locale];
  return ({ type, options }, value) => {
    if (type === 'yesNo') return t(value === true ? 'yes' : 'no');
    if (type === 'number' && typeof value === 'number')
      return new Intl.NumberFormat(tag, { maximumFractionDigits: 4 }).format(value);
    if (type === 'date' && typeof value === 'string') return dateWords(value, tag);
    if (type !== 'choice' && type !== 'choices') return String(value);
    const ids = Array.isArray(value) ? value : [value];
    return options
      .filter(({ id }) => ids.includes(id))
      .map(nameOf)
      .join(', ');
  };
}

/** A day has no time zone. */
const dateWords = (iso: string, tag: string): string =>
  new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeZone: 'UTC' }).format(
    new Date(`${iso}T00:00:00Z`),
  );
