import { CircleAlert, CircleCheck, Info } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from './class-names';

export type NoticeTone = 'neutral' | 'gain' | 'loss';

const TONES = {
  neutral: { look: 'bg-sunken text-ink-2', role: 'status', Icon: Info },
  gain: { look: 'bg-gain-wash text-gain', role: 'status', Icon: CircleCheck },
  loss: { look: 'bg-loss-wash text-loss', role: 'alert', Icon: CircleAlert },
} as const;

type NoticeProps = {
  tone?: NoticeTone;
  /** `alert` interrupts a screen reader, `status` waits, `note` is not announced. */
  role?: 'alert' | 'status' | 'note';
  children: ReactNode;
  className?: string;
};

/** A message about a whole form or page. Messages about one field belong beside that field. */
export function Notice({ tone = 'neutral', role, children, className }: NoticeProps) {
  const { look, Icon, role: usual } = TONES[tone];
  return (
    <div
      role={role ?? usual}
      className={cx('flex items-start gap-2.5 rounded-2 px-4 py-3 text-14', look, className)}
    >
      <Icon aria-hidden="true" size={16} strokeWidth={1.75} className="mt-0.75 shrink-0" />
      <div className="min-w-0 text-pretty">{children}</div>
    </div>
  );
}
