import type { BoardColumn } from '@alpha/contract';
import { Plus } from 'lucide-react';
import { Link } from 'react-router';
import { useT } from '~/lib/i18n/use-t';
import { iconButtonClass } from '~/ui/button-look';
import { cx } from '~/ui/class-names';
import { Money, Num } from '~/ui/money';

type ColumnHeadProps = { column: BoardColumn; titleId: string; isCompact: boolean };

export function ColumnHead({ column, titleId, isCompact }: ColumnHeadProps) {
  const t = useT('board');
  const { status, count, budget } = column;
  return (
    <header
      className={cx(
        'flex shrink-0 items-center',
        isCompact ? 'min-h-13 gap-1 py-1 pr-1 pl-3' : 'min-h-16 gap-2 py-2 pr-2 pl-4',
      )}
    >
      <div className="grid min-w-0 flex-1">
        <div className="flex min-w-0 items-baseline gap-2">
          <h2 id={titleId} className="truncate font-sans text-15 font-semibold tracking-normal">
            {status.name}
          </h2>
          <span className="figures shrink-0 text-13 text-ink-2">
            <Num value={count} />
            <span className="sr-only"> {t('leads', { count })}</span>
          </span>
        </div>
        {budget > 0 && (
          <span className="text-13 text-ink-3">
            <span className="sr-only">{t('budget')} </span>
            <Money value={budget} />
          </span>
        )}
      </div>
      <Link
        to={`/app/contacts/new?statusId=${status.id}`}
        aria-label={t('newIn', { column: status.name })}
        title={t('newIn', { column: status.name })}
        className={iconButtonClass('quiet', isCompact ? 'sm' : 'md')}
      >
        <Plus aria-hidden="true" size={18} strokeWidth={1.5} />
      </Link>
    </header>
  );
}
