import { type ReactNode, useId } from 'react';
import { useT } from '~/lib/i18n/use-t';
import { cx } from '~/ui/class-names';
import { PEEK_PIXELS, type useSheet } from './use-sheet';

type ResultsSheetProps = {
  /** Off, the results are a part of the page like any other. */
  isOn: boolean;
  control: ReturnType<typeof useSheet>;
  /** Above the bar of what is compared. */
  isRaised: boolean;
  children: ReactNode;
};

const HEIGHTS = { peek: `${PEEK_PIXELS}px`, half: '55%', full: '100%' } as const;

/** On phones the results lie on the map, at one of three heights. */
export function ResultsSheet({ isOn, control, isRaised, children }: ResultsSheetProps) {
  const t = useT('explorer');
  const id = useId();
  const { height, isPulled, grip, list, sheet, raise, setHeight } = control;
  const isPeek = isOn && height === 'peek' && !isPulled;
  return (
    <div
      ref={sheet}
      {...(isOn && { 'data-sheet': height, style: { '--height': HEIGHTS[height] } as object })}
      className={cx(
        'min-w-0',
        isOn &&
          'absolute inset-x-0 z-10 flex h-(--height) max-h-full flex-col overflow-hidden rounded-t-3 border-t border-line bg-paper shadow-3',
        isOn && (isRaised ? 'bottom-18' : 'bottom-0'),
        isOn && !isPulled && 'transition-[height] duration-200 ease-out',
      )}
    >
      {isOn && (
        <button
          type="button"
          aria-controls={id}
          aria-label={t(height === 'full' ? 'sheet.lower' : 'sheet.raise')}
          aria-expanded={height !== 'peek'}
          onClick={raise}
          {...grip}
          className={cx(
            'absolute inset-x-0 top-0 z-1 flex cursor-grab touch-none justify-center pt-2.5 focus-visible:-outline-offset-2',
            isPeek ? 'h-full' : 'h-9',
          )}
        >
          <span className="h-1 w-10 rounded-full bg-edge" />
        </button>
      )}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: listens to what is inside it. */}
      <div
        id={id}
        // What is below the edge comes into sight when the keyboard reaches it.
        onFocus={({ target }) => {
          if (isPeek && target.matches('a, button, input, select')) setHeight('half');
        }}
        {...(isOn && list)}
        className={cx(
          isOn && 'min-h-0 flex-1 overscroll-contain pt-2',
          isOn && (isPeek ? 'overflow-hidden' : 'overflow-y-auto'),
        )}
      >
        {children}
      </div>
    </div>
  );
}
