import { countOrUnknown, formatMoney } from '@alpha/i18n';
import { outcomeOf, yearsOf } from '@alpha/report-model/outcome';
import { shownPrice } from '@alpha/report-model/property-facts';
import { reportUnder } from '@alpha/report-model/report-under';
import { scenarioText } from '@alpha/report-model/scenario-text';
import { outcomeSentence, resultText } from '@alpha/report-model/texts/outcome';
import { useMoney, useMoneyUnit } from '~/lib/currency/currency-context';
import { useLocale } from '~/lib/i18n/locale-provider';
import { useT } from '~/lib/i18n/use-t';
import { MetaTags, usePublicUrl } from '~/lib/page-meta';
import { usePreviewWords } from '~/shares/sender/use-preview-words';
import type { SharedReport } from '../load-shared-report';

type SharedPreviewProps = { report: SharedReport; token: string };

/** Link preview for chats: who sent it, this home, its result and its picture. */
export function SharedPreview({ report: shared, token }: SharedPreviewProps) {
  const describe = usePreviewWords();
  const t = useT('share');
  const report = useT('report');
  const locale = useLocale();
  const publicUrl = usePublicUrl();
  const whatIf = useT('whatIf');
  const { sender, sent_scenario: sent } = shared;
  // A preview shows what the link opens with.
  const { property } = sent ? reportUnder(shared, sent.changes, sent.simulated) : shared;
  const { address, city } = property;
  const outcome = outcomeOf(property);
  const unit = useMoneyUnit();
  const money = useMoney();
  const words = { t: useT('outcome'), locale, unit };
  const home = { address, city };
  const { kind, amount } = shownPrice(property);
  const price = report('title.shownPrice', {
    kind,
    amount: unit ? `${money(amount)} (${formatMoney(amount, locale)})` : (money(amount) ?? ''),
  });
  const title = outcome
    ? t('preview.title', {
        ...home,
        years: yearsOf(property),
        result: resultText(outcome.result_median, locale, unit),
      })
    : t('preview.titleBare', home);
  const text = outcome
    ? t('preview.text', { price, outcome: outcomeSentence(outcome, words) })
    : t('preview.textBare', {
        price,
        beds: countOrUnknown(property.beds),
        baths: countOrUnknown(property.baths),
      });
  const described = sent
    ? t('preview.scenario', {
        name: sender?.name ?? 'Alpha Agent',
        changes: scenarioText(sent.changes, locale, whatIf, unit),
        text,
      })
    : text;
  return (
    <MetaTags
      title={title}
      description={describe(sender, shared.message, described)}
      isPublic={false}
      image={{
        url: `${publicUrl}/api/properties/share/${encodeURIComponent(token)}/picture`,
        alt: title,
      }}
    />
  );
}
