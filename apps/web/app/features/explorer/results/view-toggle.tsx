import { List, MapIcon } from 'lucide-react';
import { useT } from '~/lib/i18n/use-t';
import { cx } from '~/ui/class-names';
import type { ExplorerView } from '../use-explorer-filter';

type ViewToggleProps = {
  view: ExplorerView;
  onChange: (view: ExplorerView) => void;
  /** Above the bar of what is compared. */
  isRaised: boolean;
};

/** Floats above both views, within reach of a thumb. */
export function ViewToggle({ view, onChange, isRaised }: ViewToggleProps) {
  const t = useT('explorer');
  const other = view === 'map' ? 'list' : 'map';
  const Icon = other === 'map' ? MapIcon : List;
  return (
    <button
      type="button"
      onClick={() => {
        onChange(other);
        window.scrollTo({ top: 0, behavior: 'instant' });
      }}
      // Above the map's attribution, which must stay readable.
      className={cx(
        'fixed left-1/2 z-20 flex min-h-12 -translate-x-1/2 cursor-pointer items-center gap-2 rounded-full bg-ink px-5 text-15 font-medium text-paper shadow-3 transition-colors hover:bg-ink-2',
        isRaised ? 'bottom-22' : view === 'map' ? 'bottom-11' : 'bottom-5',
      )}
    >
      <Icon aria-hidden="true" size={18} strokeWidth={1.5} />
      {t(`view.${other}`)}
    </button>
  );
}
