import type { ShortlistHome } from '@alpha/contract';
import { Check, TriangleAlert } from 'lucide-react';
import { cx } from '~/ui/class-names';
import { usePointText } from './use-point-text';

type Points = Pick<ShortlistHome, 'reasons' | 'cautions'>;

/** Two reasons and one caution. */
export function HomePoints({ home, className }: { home: Points; className?: string }) {
  const text = usePointText();
  return (
    <ul className={cx('grid gap-1.5', className)}>
      {home.reasons.map((reason) => (
        <li key={reason.code} className="flex gap-2.5">
          <Check
            aria-hidden="true"
            size={16}
            strokeWidth={2}
            className="mt-[0.3em] shrink-0 text-gain"
          />
          <span className="min-w-0 text-pretty">{text.reason(reason)}</span>
        </li>
      ))}
      {home.cautions.map((caution) => (
        <li key={caution.code} className="flex gap-2.5 text-ink-2">
          <TriangleAlert
            aria-hidden="true"
            size={16}
            strokeWidth={1.75}
            className="mt-[0.3em] shrink-0 text-loss"
          />
          <span className="min-w-0 text-pretty">{text.caution(caution)}</span>
        </li>
      ))}
    </ul>
  );
}
