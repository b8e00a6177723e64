import type { PurchaseStepKey } from '@alpha/contract';
import { deadlineMoments, type Locale } from '@alpha/i18n';
import { translatorFor } from '@alpha/i18n/server';

type Named = { key: PurchaseStepKey; title: string | null };

/** As staff named it, else its usual name. */
export const stepName = ({ key, title }: Named, locale: Locale): string =>
  title ?? translatorFor(locale, 'purchaseSteps')(`step.${key}.title`);

/** A deadline on the investor's clock, and on Miami's where that shows another time. */
export function deadlineLines(at: Date, timeZone: string, locale: Locale): string[] {
  const t = translatorFor(locale, 'purchaseMail');
  return deadlineMoments(at, locale, timeZone).map((line) => t('moment', line));
}
