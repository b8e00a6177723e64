import type { Shortlist, ShortlistHome } from '@alpha/contract';
import { ThumbsUp, X } from 'lucide-react';
import { Link } from 'react-router';
import { editorPath } from '~/features/shortlist/editor-path';
import { useT } from '~/lib/i18n/use-t';
import { Moment } from '~/ui/moment';
import { ListBadge } from '../list-badge';
import { answersOf } from '../list-state';

export function PanelRow({ list }: { list: Shortlist }) {
  const t = useT('shortlist');
  const { liked, passed } = answersOf(list);
  const at = list.sent_at ?? list.updated_at;
  return (
    <li className="relative grid gap-1.5 border-b border-line py-3.5">
      <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
        <Link
          to={editorPath(list.lead_id, list.id)}
          className="font-medium after:absolute after:inset-0 hover:text-accent"
        >
          {t('count', { count: list.homes.length })}
        </Link>
        <ListBadge list={list} />
        <span className="figures ml-auto text-13 text-ink-3">
          {t(list.sent_at ? 'sentAt' : 'changedAt')} <Moment at={at} isBrief />
        </span>
      </p>
      {liked.length > 0 && (
        <p className="flex gap-2 text-14">
          <ThumbsUp
            aria-hidden="true"
            size={15}
            strokeWidth={1.75}
            fill="currentColor"
            className="mt-1 shrink-0 text-gain"
          />
          <span>{t('liked', { homes: addresses(liked) })}</span>
        </p>
      )}
      {passed.length > 0 && (
        <p className="flex gap-2 text-14 text-ink-2">
          <X aria-hidden="true" size={15} strokeWidth={1.75} className="mt-1 shrink-0 text-ink-3" />
          <span>{t('passed', { homes: addresses(passed) })}</span>
        </p>
      )}
    </li>
  );
}

const addresses = (homes: readonly ShortlistHome[]) =>
  homes.flatMap(({ listing }) => listing?.address ?? []).join(' · ');
