import type { AuditEntry } from '@alpha/contract';
import { TriangleAlert } from 'lucide-react';
import { detailsOf } from './audit-details';
import { useAuditWords } from './use-audit-words';

/** Highlighted: what administrators look for first. */
const ALARMING = new Set(['sign_in.refused', 'account.locked']);

export function ActionName({ action }: { action: string }) {
  const words = useAuditWords();
  if (!ALARMING.has(action)) return words.action(action);
  return (
    <span className="flex items-center gap-1.5 text-loss">
      <TriangleAlert aria-hidden="true" size={14} strokeWidth={1.75} className="shrink-0" />
      {words.action(action)}
    </span>
  );
}

export function Details({ entry }: { entry: AuditEntry }) {
  const { t, label, value } = useAuditWords();
  const details = detailsOf(entry);
  if (details.length === 0) return null;
  return (
    <dl className="flex flex-wrap gap-x-4 gap-y-0.5 whitespace-normal">
      {details.map((detail) => (
        <div key={detail.key} className="flex min-w-0 gap-1.5">
          <dt className="shrink-0 text-ink-3">{label(detail.key)}</dt>
          <dd className="min-w-0 wrap-anywhere">
            {'was' in detail
              ? t('change', {
                  before: value(detail.key, detail.was),
                  after: value(detail.key, detail.value),
                })
              : value(detail.key, detail.value)}
          </dd>
        </div>
      ))}
    </dl>
  );
}
