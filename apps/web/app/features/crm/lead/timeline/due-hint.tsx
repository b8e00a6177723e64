import { useT } from '~/lib/i18n/use-t';
import { cx } from '~/ui/class-names';
import { isPastInput } from '../../due-input';

/** Hint below the due date, with a warning for one in the past. */
export function DueHint({ due }: { due: string }) {
  const t = useT('timeline');
  const isPast = isPastInput(due);
  return (
    <span role="status" className={cx(isPast && 'text-loss')}>
      {t(isPast ? 'composer.duePast' : 'composer.dueHint')}
    </span>
  );
}
