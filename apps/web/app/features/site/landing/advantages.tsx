import { formatPercent } from '@alpha/i18n';
import { useLocale } from '~/lib/i18n/locale-provider';
import { useT } from '~/lib/i18n/use-t';
import { DOWN_PAYMENT_PERCENT } from '../plan';

const ADVANTAGES = ['one', 'two', 'three', 'four', 'five', 'six'] as const;

export function Advantages() {
  const t = useT('landing');
  const down = formatPercent(DOWN_PAYMENT_PERCENT, useLocale(), { decimals: 0 }) ?? '';
  return (
    <section id="advantages" className="page py-[clamp(64px,8vw,112px)]">
      <h2 className="text-28 tracking-[-0.02em] md:text-40">{t('advantages.title')}</h2>
      <ul className="mt-8 grid md:mt-12 md:grid-cols-2 md:gap-x-8 lg:grid-cols-3 lg:gap-x-12">
        {ADVANTAGES.map((key) => (
          <li key={key} className="border-t border-line pt-5 pb-8 md:pb-12">
            <h3 className="text-20">{t(`advantages.${key}.title`)}</h3>
            <p className="mt-2.5 text-pretty text-ink-2">
              {key === 'four' ? t('advantages.four.text', { down }) : t(`advantages.${key}.text`)}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
