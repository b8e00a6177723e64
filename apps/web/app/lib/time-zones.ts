import { DATE_TAGS, type Locale } from '@alpha/i18n';
import { placeOfZone } from '@alpha/i18n/zoned-time';

type Option = { value: string; label: string };

/** There are some 400, and each label needs a formatter of its own. */
const known = new Map<Locale, readonly Option[]>();

/** As the browser knows them, by place: “Bogotá (GMT−5)”. `first` comes first, then the Americas. */
export function zoneOptions(locale: Locale, first?: string): Option[] {
  const all = known.get(locale) ?? sorted(locale);
  known.set(locale, all);
  if (first === undefined) return [...all];
  // Browsers list some zones under an older name.
  return [optionOf(first, locale), ...all.filter(({ value }) => value !== first)];
}

function sorted(locale: Locale): Option[] {
  const isNear = ({ value }: Option) => value.startsWith('America/');
  const options = Intl.supportedValuesOf('timeZone')
    .map((value) => optionOf(value, locale))
    .sort((a, b) => a.label.localeCompare(b.label, locale));
  return [...options.filter(isNear), ...options.filter((option) => !isNear(option))];
}

const optionOf = (value: string, locale: Locale): Option => ({
  value,
  label: `${placeOfZone(value, locale)} (${offsetOf(value, locale)})`,
});

/** Today’s, with daylight saving. */
function offsetOf(timeZone: string, locale: Locale): string {
  const format = new Intl.DateTimeFormat(DATE_TAGS[locale], {
    timeZone,
    timeZoneName: 'shortOffset',
  });
  const offset = format.formatToParts().find(({ type }) => type === 'timeZoneName')?.value;
  return offset?.replace('-', '−') ?? timeZone;
}

export const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
