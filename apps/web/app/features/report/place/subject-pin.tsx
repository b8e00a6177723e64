import { House } from 'lucide-react';
import { useT } from '~/lib/i18n/use-t';
import { cx } from '~/ui/class-names';

/** The property of the report; dashed where its exact place is unknown. */
export function SubjectPin({ isApproximate }: { isApproximate: boolean }) {
  const t = useT('place');
  const name = t('map.subject');
  return (
    <span
      role="img"
      aria-label={isApproximate ? `${name}, ${t('comparable.approximate')}` : name}
      className={cx(
        'pointer-events-none absolute -top-4 -left-4 grid size-8 place-items-center rounded-full shadow-2',
        isApproximate
          ? 'border-2 border-dashed border-accent bg-surface text-accent'
          : 'bg-accent text-on-accent ring-3 ring-accent/30',
      )}
    >
      <House aria-hidden="true" size={16} strokeWidth={1.75} />
    </span>
  );
}
