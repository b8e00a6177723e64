import { CloudOff } from 'lucide-react';
import { useT } from '~/lib/i18n/use-t';
import { cx } from '~/ui/class-names';
import { useIsLeaving } from './use-waiting-leads';

/** Beside a lead, which may also be about to go. */
export function WaitingLeadMark({ leadId }: { leadId: number }) {
  const t = useT('outbox');
  return <Mark words={t(useIsLeaving(leadId) ? 'markDeleted' : 'mark')} />;
}

/** Beside what has a change that is kept on this device. */
export function WaitingMark({ className }: { className?: string }) {
  const t = useT('outbox');
  return <Mark words={t('mark')} className={className} />;
}

function Mark({ words, className }: { words: string; className?: string | undefined }) {
  return (
    <span className={cx('flex items-center gap-1.5 text-13 text-ink-2', className)}>
      <CloudOff aria-hidden="true" size={13} strokeWidth={1.75} className="shrink-0" />
      {words}
    </span>
  );
}
