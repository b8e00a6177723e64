import type { LeadImport } from '@alpha/contract';
import { useT } from '~/lib/i18n/use-t';

/** Shows only counts above zero. */
export function ImportCounts({ record }: { record: LeadImport }) {
  const t = useT('contactImport');
  const counts = [
    ['create', record.created],
    ['update', record.updated],
    ['skip', record.skipped],
    ['refuse', record.refused],
  ] as const;
  return (
    <span className="figures flex flex-wrap gap-x-3 text-14 text-ink-2">
      {counts
        .filter(([, count]) => count > 0)
        .map(([verdict, count]) => (
          <span key={verdict}>{t(`count.${verdict}`, { count })}</span>
        ))}
    </span>
  );
}
