import { LISTING_VERDICTS, type ListingImport } from '@alpha/contract';
import { useT } from '~/lib/i18n/use-t';

/** Shows only counts above zero. */
export function ImportCounts({ record }: { record: ListingImport }) {
  const t = useT('imports');
  return (
    <span className="figures flex flex-wrap gap-x-3 text-14 text-ink-2">
      {LISTING_VERDICTS.filter((verdict) => record.counts[verdict] > 0).map((verdict) => (
        <span key={verdict}>{t(`count.${verdict}`, { count: record.counts[verdict] })}</span>
      ))}
    </span>
  );
}
