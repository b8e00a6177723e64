import { formatMoney } from '@alpha/i18n';
import { Link } from 'react-router';
import { type Board, countLeads, sumBudgets } from '~/data/board-columns';
import { useLocale } from '~/lib/i18n/locale-provider';
import { useT } from '~/lib/i18n/use-t';
import { useUrlState } from '~/lib/url-state';

/** What is on the board, and how much is in the columns of other roles. */
export function BoardSummary({ board }: { board: Board }) {
  const t = useT('board');
  const { linkTo } = useUrlState();
  const budget = formatMoney(sumBudgets(board), useLocale()) ?? '';
  const others = board.owner
    ? []
    : board.roles.filter(({ role, count }) => role !== board.role && count > 0);
  return (
    <>
      {t('summary', { count: countLeads(board), budget })}
      {others.map(({ role, count }) => (
        <span key={role}>
          {' · '}
          <Link
            to={linkTo({ role })}
            className="text-accent underline decoration-1 underline-offset-3 hover:text-accent-hover"
          >
            {t('others', { count, role })}
          </Link>
        </span>
      ))}
    </>
  );
}
