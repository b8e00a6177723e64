import { formatNumber, formatPercent } from '@alpha/i18n';
import { useLocale } from '~/lib/i18n/locale-provider';
import { useT } from '~/lib/i18n/use-t';
import { SIMULATED_PATHS } from '../plan';
import { SplitSection } from '../split-section';

/** Cap rate of worked example C. */
const CAP_RATE_PERCENT = 5.52;

export function WhySection() {
  const t = useT('site');
  const locale = useLocale();
  const reasons = [
    { key: 'range', figure: formatNumber(SIMULATED_PATHS, locale) },
    { key: 'working', figure: formatPercent(CAP_RATE_PERCENT, locale) },
    { key: 'list', figure: t('why.list.figure') },
    { key: 'company', figure: t('why.company.figure') },
  ] as const;
  return (
    <SplitSection id="why" title={t('why.title')}>
      <ol className="border-t border-ink">
        {reasons.map(({ key, figure }) => (
          <li
            key={key}
            className="grid grid-cols-[1fr_auto] items-baseline gap-x-4 gap-y-1 border-b border-line py-5 md:grid-cols-[4fr_6fr_10.5rem] md:gap-6 md:py-6"
          >
            <h3 className="text-20">{t(`why.${key}.title`)}</h3>
            <p className="text-pretty text-ink-2 max-md:order-3 max-md:col-span-2">
              {t(`why.${key}.text`)}
            </p>
            <p className="figures text-right text-16 leading-tight font-[520] md:text-20">
              {figure}
              <span className="mt-1 block text-12 font-normal text-ink-3 md:mt-1.5">
                {t(`why.${key}.unit`)}
              </span>
            </p>
          </li>
        ))}
      </ol>
    </SplitSection>
  );
}
