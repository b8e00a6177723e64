import type { Shortlist } from '@alpha/contract';
import { Link } from 'react-router';
import { editorPath } from '~/features/shortlist/editor-path';
import { useT } from '~/lib/i18n/use-t';
import { Moment } from '~/ui/moment';
import { ListBadge } from '../list-badge';

type ListTabsProps = { leadId: number; shortlists: readonly Shortlist[]; current: number };

/** The lead's shortlists; each has its own URL. */
export function ListTabs({ leadId, shortlists, current }: ListTabsProps) {
  const t = useT('shortlist');
  return (
    <nav aria-label={t('all')} className="-mx-(--gutter) overflow-x-auto px-(--gutter)">
      <ul className="flex gap-2 py-1">
        {shortlists.map((list) => (
          <li key={list.id}>
            <Link
              to={editorPath(leadId, list.id)}
              aria-current={list.id === current ? 'page' : undefined}
              className="figures flex min-h-11 items-center gap-2.5 rounded-2 border border-line bg-surface px-3.5 text-14 whitespace-nowrap text-ink-2 hover:border-edge aria-[current]:border-accent aria-[current]:text-ink"
            >
              <Moment at={list.sent_at ?? list.created_at} isBrief />
              <ListBadge list={list} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
