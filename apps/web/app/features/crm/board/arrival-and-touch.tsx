import type { LeadSummary } from '@alpha/contract';
import { formatAge, formatDay } from '~/features/crm/card-times';
import { isTouched } from '~/features/crm/lead-facts';
import { useLocale } from '~/lib/i18n/locale-provider';
import { useT } from '~/lib/i18n/use-t';
import { formatInstant } from '~/lib/local-time';

/** When the lead came in, and when somebody of the team last did something about it. */
export function ArrivalAndTouch({ lead, now }: { lead: LeadSummary; now: number }) {
  const t = useT('board');
  const locale = useLocale();
  const { created_at: arrived, last_touched_at: touched } = lead;
  const exact = (at: string) => formatInstant(at, locale, 'exact');
  return (
    <span className="figures flex flex-wrap justify-between gap-x-3 whitespace-nowrap text-ink-3">
      <time dateTime={arrived} title={t('card.arrivedAt', { time: exact(arrived) })}>
        {t('card.arrived', { day: formatDay(arrived, now, locale) })}
      </time>
      {isTouched(lead) ? (
        <time dateTime={touched} title={t('card.touchedAt', { time: exact(touched) })}>
          {t('card.touched', { age: formatAge(touched, now, locale) ?? t('card.justNow') })}
        </time>
      ) : (
        <span>{t('card.untouched')}</span>
      )}
    </span>
  );
}
