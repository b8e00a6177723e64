import { LOCALES } from '@alpha/i18n/locale';
import { translatorFor } from '@alpha/i18n/server';
import { expect, test } from 'vitest';

test.each(LOCALES)('the asking price has one name in the whole report: %s', (locale) => {
  const report = translatorFor(locale, 'report');
  const names = [
    report('financials.field.list_price'),
    translatorFor(locale, 'how')('term.listPrice'),
    translatorFor(locale, 'pdf')('assumptions.list_price'),
  ];
  expect(new Set(names)).toEqual(new Set([report('summary.price')]));
});
