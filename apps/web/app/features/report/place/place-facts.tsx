import type { PropertyDetail } from '@alpha/contract';
import { areaFactLines, distanceFacts, type PlaceFact } from '@alpha/report-model/surroundings';
import { useLocale } from '~/lib/i18n/locale-provider';
import { useT } from '~/lib/i18n/use-t';
import { type Fact, FactList } from '~/ui/fact-list';
import { TextHow } from '../how/text-how';

/** Distances and imported figures of the area, each with its source. */
export function PlaceFacts({ property }: { property: PropertyDetail }) {
  const t = useT('place');
  const words = { t, locale: useLocale() };
  return (
    <div className="grid min-w-0 content-start gap-6">
      <Facts title={t('distances')} facts={distanceFacts(property, words)} />
      <Facts title={t('facts.title')} facts={areaFactLines(property, words)} />
    </div>
  );
}

function Facts({ title, facts }: { title: string; facts: readonly PlaceFact[] }) {
  if (facts.length === 0) return null;
  return (
    <div>
      <h3 className="text-16">{title}</h3>
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
