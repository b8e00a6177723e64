import { Scale } from 'lucide-react';
import { useContext } from 'react';
import { useT } from '~/lib/i18n/use-t';
import { cx } from '~/ui/class-names';
import { IconButton } from '~/ui/icon-button';
import { type ComparePicking, ComparePickingContext } from './compare-picking';

type PickToggleProps = { home: { id: number; address: string } };

/** Chooses a card for the comparison; nothing where there is none. */
export function PickToggle({ home }: PickToggleProps) {
  const picking = useContext(ComparePickingContext);
  return picking && <Toggle home={home} picking={picking} />;
}

function Toggle({ home, picking }: PickToggleProps & { picking: ComparePicking }) {
  const t = useT('comparing');
  const isPicked = picking.ids.includes(home.id);
  return (
    <IconButton
      size="sm"
      variant={isPicked ? 'accent' : 'secondary'}
      label={t('of', { home: home.address })}
      title={t('label')}
      aria-pressed={isPicked}
      onClick={() => picking.toggle(home.id)}
      className={cx(!isPicked && 'bg-surface')}
    >
      <Scale aria-hidden="true" size={18} strokeWidth={1.5} />
    </IconButton>
  );
}
