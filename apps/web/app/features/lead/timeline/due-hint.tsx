import { useT } from '~/lib/i18n/use-t';
import { cx } from '~/ui/class-names';
import { isPastInput } from './due-input';

/** What a day brings, and a word of warning for one that has passed. */
export function DueHint({ due }: { due: string }) {
  const t = useT('timeline');
  const isPast = isPastInput(due);
  return (
    <span role="status" className={cx(isPast && 'text-loss')}>
      {t(isPast ? 'composer.duePast' : 'composer.dueHint')}
    </span>
  );
}
