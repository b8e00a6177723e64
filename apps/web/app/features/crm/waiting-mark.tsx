import { CloudOff } from 'lucide-react';
import { useT } from '~/lib/i18n/use-t';
import { cx } from '~/ui/class-names';

/** Beside what has a change that is kept on this device. */
export function WaitingMark({ className }: { className?: string }) {
  const t = useT('outbox');
  return (
    <span className={cx('flex items-center gap-1.5 text-13 text-ink-2', className)}>
      <CloudOff aria-hidden="true" size={13} strokeWidth={1.75} className="shrink-0" />
      {t('mark')}
    </span>
  );
}
