import { formatMoney, formatNumber, formatPercent } from '@alpha/i18n';
import { useLocale } from '~/lib/i18n/locale-provider';
import { useT } from '~/lib/i18n/use-t';
import { Accordion } from '~/ui/accordion';
import { DOWN_PAYMENT_PERCENT, MINIMUM_DOWN_PAYMENT_USD, SIMULATED_PATHS } from './plan';
import { SplitSection } from './split-section';

const QUESTIONS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven'] as const;

export function Faq() {
  const t = useT('landing');
  const answerTo = useAnswers();
  return (
    <div className="border-t border-line bg-surface">
      <SplitSection id="faq" title={t('faq.title')}>
        <Accordion
          isFirstOpen
          items={QUESTIONS.map((key) => ({
            key,
            title: t(`faq.${key}.question`),
            content: answerTo(key),
          }))}
        />
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
