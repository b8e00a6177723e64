import type { PlausibilityReason } from '@alpha/engine/plausibility';
import { CircleHelp } from 'lucide-react';
import { useT } from '~/lib/i18n/use-t';
import { Badge } from '~/ui/badge';
import { cx } from '~/ui/class-names';
import { useDoubtTexts } from './use-doubt-texts';

/** For staff: a result to check, with the first reason. */
export function DoubtMark({
  doubts: [first],
  className,
}: {
  doubts: readonly PlausibilityReason[];
  className?: string;
}) {
  const t = useT('doubts');
  const texts = useDoubtTexts();
  return (
    <p className={cx('text-13 text-pretty text-ink-2', className)}>
      <Badge
        tone="loss"
        icon={<CircleHelp aria-hidden="true" size={12} strokeWidth={2} />}
        className="mr-1.5 align-[1px]"
      >
        {t('mark')}
      </Badge>
      {first && texts(first)}
    </p>
  );
}

/** For visitors: that the figures are being checked, not which one is doubted. */
export function BeingChecked({ className }: { className?: string }) {
  const t = useT('doubts');
  return <p className={cx('text-13 text-pretty text-ink-2', className)}>{t('public')}</p>;
}
