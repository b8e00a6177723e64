import { ANSWER_WITHIN_MINUTES, type TodaySection as Section } from '@alpha/contract';
import { useId } from 'react';
import { useT } from '~/lib/i18n/use-t';
import { Button } from '~/ui/button';
import type { Action } from './today-actions';
import { Row } from './today-row';
import { moreThan, type TodayRow } from './today-rows';

type SectionProps = {
  section: Section;
  count: number;
  rows: readonly TodayRow[];
  now: number;
  chosen: string | undefined;
  hasOwner: boolean;
  onChoose: (key: string) => void;
  onAct: (row: TodayRow, action: Action) => void;
  onMore: () => void;
  isLoadingMore: boolean;
};

export function TodaySection({
  section,
  count,
  rows,
  chosen,
  onMore,
  isLoadingMore,
  ...props
}: SectionProps) {
  const t = useT('today');
  const id = useId();
  if (rows.length === 0) return null;
  const more = moreThan(count);
  return (
    <section aria-labelledby={id}>
      <header className="flex flex-wrap items-baseline gap-x-3 border-b border-ink pb-1.5">
        <h2 id={id} className="text-20">
          {t(`section.${section}`)}{' '}
          <span className="figures text-16 text-ink-2">{t('section.count', { count, more })}</span>
        </h2>
        <p className="text-13 text-ink-2">
          {section === 'waiting'
            ? t('section.waitingHint', { minutes: ANSWER_WITHIN_MINUTES })
            : t(`section.${section}Hint`)}
        </p>
      </header>
      <ul>
        {rows.map((row) => (
          <Row key={row.key} row={row} isChosen={row.key === chosen} {...props} />
        ))}
      </ul>
      {(count > rows.length || more) && (
        <p className="flex flex-wrap items-center gap-x-4 gap-y-2 pt-3 text-14 text-ink-2">
          <span>{t('section.shown', { shown: rows.length, count, more })}</span>
          {count > rows.length && (
            <Button variant="secondary" size="sm" isBusy={isLoadingMore} onClick={onMore}>
              {t('section.more')}
            </Button>
          )}
        </p>
      )}
    </section>
  );
}
