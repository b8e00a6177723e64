import { formatMoney, formatPercent } from '@alpha/i18n';
import { useLocale } from '~/lib/i18n/locale-provider';
import { useT } from '~/lib/i18n/use-t';
import { Money } from '~/ui/money';
import { EXAMPLE, NET_PROFIT_USD, SUM_LINES } from './worked-sum';

export function ValueSection() {
  const t = useT('site');
  return (
    <section
      id="value"
      className="bg-strip py-[clamp(64px,8vw,112px)] text-on-strip dark:border-y dark:border-line"
    >
      <div className="page grid items-center gap-8 lg:grid-cols-2 lg:gap-16">
        <div>
          <h2 className="max-w-[18ch] text-28 tracking-[-0.02em] md:text-40">{t('value.title')}</h2>
          <p className="mt-5 max-w-[54ch] text-pretty text-on-strip-2">{t('value.text')}</p>
          <p className="mt-5 max-w-[54ch] text-pretty text-on-strip-2">{t('value.never')}</p>
        </div>
        <WorkedSum />
      </div>
    </section>
  );
}

function WorkedSum() {
  const t = useT('site');
  const locale = useLocale();
  const percent = (value: number) =>
    formatPercent(value, locale, { decimals: value % 1 ? 1 : 0 }) ?? '';
  return (
    <div>
      <dl className="border-t border-strip-line">
        {SUM_LINES.map(([key, usd], i) => (
          <div
            key={key}
            className="flex justify-between gap-4 border-b border-strip-line py-3.5 text-15"
          >
            <dt className="text-on-strip-2">{t(`value.${key}`)}</dt>
            <dd className="figures font-medium whitespace-nowrap">
              <Money value={usd} sign={i > 0} />
            </dd>
          </div>
        ))}
        <div className="flex items-center justify-between gap-4 border-b border-strip-line py-3.5">
          <dt className="text-15 font-semibold">{t('value.profit')}</dt>
          <dd className="figures text-20 font-semibold whitespace-nowrap text-strip-gain">
            <Money value={NET_PROFIT_USD} sign />
          </dd>
        </div>
      </dl>
      <p className="mt-4 max-w-[64ch] text-13 text-pretty text-on-strip-2">
        {t('value.note', {
          price: formatMoney(EXAMPLE.priceUsd, locale) ?? '',
          rent: formatMoney(EXAMPLE.rentUsdMonthly, locale) ?? '',
          down: percent(EXAMPLE.downPaymentPercent),
          apr: percent(EXAMPLE.aprPercent),
          growth: percent(EXAMPLE.growthPercent),
        })}
      </p>
    </div>
  );
}
