// Intl constructors cost about 50 µs each; a listing prints hundreds of numbers.
const cache = new Map<string, unknown>();

function cached<T>(kind: string, args: unknown[], make: () => T): T {
  const key = kind + JSON.stringify(args);
  const hit = cache.get(key);
  if (hit) return hit as T;
  const made = make();
  cache.set(key, made);
  return made;
}

export function getNumberFormat(locale?: string | string[], options?: Intl.NumberFormatOptions) {
  return cached('n', [locale, options], () => new Intl.NumberFormat(locale, options));
}

export function getDateTimeFormat(
  locale?: string | string[],
  options?: Intl.DateTimeFormatOptions,
) {
  return cached('d', [locale, options], () => new Intl.DateTimeFormat(locale, options));
}

export function getPluralRules(locale?: string | string[], options?: Intl.PluralRulesOptions) {
  return cached('p', [locale, options], () => new Intl.PluralRules(locale, options));
}
