import type { AuditEntry } from '@alpha/contract';
import { Link } from 'react-router';
import { useAuditWords } from './use-audit-words';

/** Whom or what an entry is about: a user, a status, or leads with links to those that are still there. */
export function AuditTarget({ entry }: { entry: AuditEntry }) {
  const { t, target } = useAuditWords();
  const { leads, data } = entry;
  if (leads.length === 0) return target(entry);
  const left = typeof data.count === 'number' ? data.count - leads.length : 0;
  return (
    <ul className="flex flex-wrap gap-x-1.5 whitespace-normal">
      {leads.map(({ id, name, is_shown }, place) => (
        <li key={id} className="wrap-anywhere">
          {is_shown ? (
            <Link to={`/app/leads/${id}`} className="text-accent hover:underline">
              {name ?? t('target.lead', { id })}
            </Link>
          ) : (
            <span className="text-ink-2">{name ?? t('target.lead', { id })}</span>
          )}
          {place < leads.length - 1 && ','}
        </li>
      ))}
      {left > 0 && <li className="text-ink-3">{t('target.more', { count: left })}</li>}
    </ul>
  );
}
