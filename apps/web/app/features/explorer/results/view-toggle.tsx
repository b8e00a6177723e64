import { List, MapIcon } from 'lucide-react';
import { useT } from '~/lib/i18n/use-t';
import { cx } from '~/ui/class-names';
import type { ExplorerView } from '../use-explorer-filter';

type ViewToggleProps = {
  /** What can be seen now. */
  shown: ExplorerView;
  onChange: (view: ExplorerView) => void;
  /** Above the bar of what is compared. */
  isRaised: boolean;
};

/** Floats above both views, within reach of a thumb. */
export function ViewToggle({ shown, onChange, isRaised }: ViewToggleProps) {
  const t = useT('explorer');
  const other = shown === 'map' ? 'list' : 'map';
  const Icon = other === 'map' ? MapIcon : List;
  return (
    <button
      type="button"
      onClick={() => {
        onChange(other);
        window.scrollTo({ top: 0, behavior: 'instant' });
      }}
      // Above the count, and the map's attribution beside it.
      className={cx(
        'fixed left-1/2 z-20 flex min-h-12 -translate-x-1/2 cursor-pointer items-center gap-2 rounded-full bg-ink px-5 text-15 font-medium text-paper shadow-3 transition-colors hover:bg-ink-2',
        shown === 'map'
          ? isRaised
            ? 'bottom-41'
            : 'bottom-23'
          : isRaised
            ? 'bottom-22'
            : 'bottom-5',
      )}
    >
      <Icon aria-hidden="true" size={18} strokeWidth={1.5} />
      {t(`view.${other}`)}
    </button>
  );
}
