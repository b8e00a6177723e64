import { Moment } from '~/ui/moment';
import { ActionName, Details } from './audit-parts';
import type { AuditListProps } from './audit-table';
import { AuditTarget } from './audit-target';
import { useAuditWords } from './use-audit-words';

/** The same entries for phones: what happened first, who and when below. */
export function AuditCards({ entries }: AuditListProps) {
  const { t, actor } = useAuditWords();
  return (
    <ol aria-label={t('title')} className="border-t border-ink">
      {entries.map((entry) => (
        <li key={entry.id} className="grid gap-1 border-b border-line py-3 text-13 text-ink-2">
          <div className="flex flex-wrap items-baseline justify-between gap-x-3 text-15">
            <span className="font-medium text-ink">
              <ActionName action={entry.action} />
            </span>
            <span className="min-w-0 wrap-anywhere">
              <AuditTarget entry={entry} />
            </span>
          </div>
          <div className="figures flex flex-wrap gap-x-3">
            <span>{actor(entry)}</span>
            <Moment at={entry.at} />
            {entry.ip && <span className="text-ink-3">{entry.ip}</span>}
          </div>
          <Details entry={entry} />
        </li>
      ))}
    </ol>
  );
}
