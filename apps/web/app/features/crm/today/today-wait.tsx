import { ANSWER_WITHIN_MINUTES } from '@alpha/contract';
import { useLocale } from '~/lib/i18n/locale-provider';
import { useT } from '~/lib/i18n/use-t';
import { formatInstant } from '~/lib/local-time';
import { cx } from '~/ui/class-names';
import { lengthOf, sinceOf, type TodayRow } from './today-rows';

/** How long it has waited; red when someone should have reacted by now. */
export function TodayWait({ row, now }: { row: TodayRow; now: number }) {
  const t = useT('today');
  const locale = useLocale();
  const at = sinceOf(row);
  const passed = now - Date.parse(at);
  const isDueLater = row.section === 'tasks' && passed < 0;
  const isLate =
    row.section === 'tasks' || row.section === 'stuck'
      ? passed > 0
      : row.section === 'waiting' && passed > ANSWER_MS;
  const { unit, count } = lengthOf(passed);
  const isNow = !isDueLater && unit === 'minutes' && count === 0;
  const length = t(`when.${unit}`, { count });
  return (
    <time
      dateTime={at}
      title={formatInstant(at, locale, 'exact')}
      className="figures block text-14 leading-tight"
    >
      {row.section === 'signals' && !isNow ? (
        // Languages put the word before or after the time.
        t.rich('when.since', {
          length,
          b: (words) => <span className="block font-semibold">{words}</span>,
          s: (words) => <span className="block text-12 text-ink-3">{words}</span>,
        })
      ) : (
        <>
          <span
            className={cx('block font-semibold', isLate ? 'text-loss' : isNow && 'text-accent')}
          >
            {isDueLater ? formatInstant(at, locale, 'time') : isNow ? t('when.now') : length}
          </span>
          <span className="text-12 text-ink-3">
            {isDueLater ? t('when.due') : isNow ? '' : t(`when.${WORD[row.section]}`)}
          </span>
        </>
      )}
    </time>
  );
}

const ANSWER_MS = ANSWER_WITHIN_MINUTES * 60_000;

const WORD = {
  waiting: 'waiting',
  signals: 'now',
  tasks: 'late',
  stuck: 'stuck',
  unanswered: 'sent',
} as const;
