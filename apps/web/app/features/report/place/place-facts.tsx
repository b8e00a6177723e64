import type { PropertyDetail } from '@alpha/contract';
import { distanceFacts, type PlaceFact } from '@alpha/report-model/surroundings';
import { useLocale } from '~/lib/i18n/locale-provider';
import { useT } from '~/lib/i18n/use-t';
import { type Fact, FactList } from '~/ui/fact-list';
import { TextHow } from '../how/text-how';

/** Distances, each with its source. */
export function PlaceFacts({ property }: { property: PropertyDetail }) {
  const t = useT('place');
  const facts = distanceFacts(property, { t, locale: useLocale() });
  if (facts.length === 0) return null;
  return (
    <div className="min-w-0">
      <h3 className="text-16">{t('distances')}</h3>
      <FactList className="mt-2" facts={facts.map(toFact)} />
    </div>
  );
}

const toFact = ({ key, label, value, how, source }: PlaceFact): Fact => ({
  key,
  label,
  value,
  how: <TextHow title={label}>{() => ({ text: how, notes: [source] })}</TextHow>,
});
