import { formatMoney, formatNumber, formatPercent } from '@alpha/i18n';
import { Plus } from 'lucide-react';
import { useLocale } from '~/lib/i18n/locale-provider';
import { useT } from '~/lib/i18n/use-t';
import { DOWN_PAYMENT_PERCENT, MINIMUM_DOWN_PAYMENT_USD, SIMULATED_PATHS } from '../plan';
import { SplitSection } from '../split-section';

const QUESTIONS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven'] as const;

/** Native disclosures of one name: the browser keeps one open at a time, without any script. */
export function Faq() {
  const t = useT('landing');
  const answerTo = useAnswers();
  return (
    <div className="border-t border-line bg-surface">
      <SplitSection id="faq" title={t('faq.title')}>
        <div className="border-t border-ink">
          {QUESTIONS.map((key, i) => (
            <details key={key} name="faq" open={i === 0} className="group border-b border-line">
              <summary className="flex min-h-16 cursor-pointer list-none items-center justify-between gap-6 py-3 font-serif text-20 leading-snug hover:text-accent [&::-webkit-details-marker]:hidden">
                {t(`faq.${key}.question`)}
                <Plus
                  size={20}
                  aria-hidden
                  className="shrink-0 text-ink-3 transition-transform group-open:rotate-45"
                />
              </summary>
              <p className="max-w-(--measure) pb-6 text-pretty text-ink-2">{answerTo(key)}</p>
            </details>
          ))}
        </div>
      </SplitSection>
    </div>
  );
}

function useAnswers() {
  const t = useT('landing');
  const locale = useLocale();
  return (key: (typeof QUESTIONS)[number]): string => {
    if (key === 'two')
      return t('faq.two.answer', {
        down: formatPercent(DOWN_PAYMENT_PERCENT, locale, { decimals: 0 }) ?? '',
        minimum: formatMoney(MINIMUM_DOWN_PAYMENT_USD, locale) ?? '',
      });
    if (key === 'five')
      return t('faq.five.answer', { count: formatNumber(SIMULATED_PATHS, locale) ?? '' });
    return t(`faq.${key}.answer`);
  };
}
