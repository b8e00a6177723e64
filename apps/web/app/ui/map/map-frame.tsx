import { MapIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useT } from '~/lib/i18n/use-t';
import { cx } from '../class-names';

type MapFrameProps = {
  label: string;
  /** The map itself; fills the frame. */
  children?: ReactNode;
  /** Buttons, top left. */
  controls?: ReactNode;
  /** A window or legend that floats above the map. */
  overlay?: ReactNode;
  /** An ErrorState: the map is only partly available. */
  note?: ReactNode;
  /** There is no map: shown in its place. */
  failedText?: string;
  isLoading?: boolean;
  className?: string;
};

/** Frame, buttons and loading state of a map; independent of the map library. */
export function MapFrame({
  label,
  children,
  controls,
  overlay,
  note,
  failedText,
  isLoading = false,
  className,
}: MapFrameProps) {
  const t = useT('ui');
  return (
    <section
      aria-label={label}
      aria-busy={isLoading}
      className={cx(
        'relative isolate min-h-80 overflow-hidden rounded-3 border border-line bg-map-land',
        className,
      )}
    >
      <div className="absolute inset-0">{children}</div>
      {isLoading && (
        <p
          role="status"
          className="absolute inset-0 flex items-center justify-center gap-2 text-14 text-map-text"
        >
          <MapIcon aria-hidden="true" size={18} strokeWidth={1.5} className="animate-pulse" />
          {t('map.loading')}
        </p>
      )}
      {failedText && (
        <p
          role="status"
          className="absolute inset-0 flex flex-col items-center justify-center gap-3 p-8 text-center text-14 text-balance text-map-text"
        >
          <MapIcon aria-hidden="true" size={28} strokeWidth={1.25} />
          <span className="max-w-80">{failedText}</span>
        </p>
      )}
      {controls && (
        <div className="pointer-events-none absolute inset-x-3 top-3 z-2 flex flex-wrap gap-2 *:pointer-events-auto *:border-line *:shadow-2 md:inset-x-4 md:top-4">
          {controls}
        </div>
      )}
      {overlay}
      {note && (
        <div className="absolute inset-x-3 bottom-3 z-2 rounded-2 bg-surface px-4 py-3 text-14 text-ink-2 shadow-2 md:inset-x-4 md:bottom-4 md:max-w-100">
          {note}
        </div>
      )}
    </section>
  );
}
