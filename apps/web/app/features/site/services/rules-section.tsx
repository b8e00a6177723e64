import { formatMoney } from '@alpha/i18n';
import { useLocale } from '~/lib/i18n/locale-provider';
import { useT } from '~/lib/i18n/use-t';
import { FORM_5472_PENALTY_USD } from '../plan';
import { SplitSection } from '../split-section';

const RULES = ['loan', 'rent', 'company', 'sale', 'florida'] as const;

export function RulesSection() {
  const t = useT('services');
  const penalty = formatMoney(FORM_5472_PENALTY_USD, useLocale()) ?? '';
  return (
    <div className="border-t border-line bg-surface">
      <SplitSection title={t('rules.title')} note={t('rules.asOf')}>
        <dl className="border-t border-ink">
          {RULES.map((rule) => (
            <div
              key={rule}
              className="border-b border-line py-5 md:grid md:grid-cols-[4fr_8fr] md:gap-6"
            >
              <dt className="font-serif text-20 leading-snug">{t(`rules.${rule}.title`)}</dt>
              <dd className="mt-1.5 text-pretty text-ink-2 md:mt-0">
                {rule === 'company'
                  ? t('rules.company.text', { penalty })
                  : t(`rules.${rule}.text`)}
              </dd>
            </div>
          ))}
        </dl>
      </SplitSection>
    </div>
  );
}
