import { createContext, type ReactNode, useContext } from 'react';
import { cx } from '~/ui/class-names';

/** Simulated figures on the page belong to earlier assumptions: new ones are being computed. */
export const SimulatingContext = createContext(false);

/**
 * Without colors: gain and loss are not known yet, and the contrast stays. After a moment, so that a
 * moving slider doesn't make figures flicker.
 */
export const STALE = 'grayscale transition-[filter] delay-200 duration-150';

type WhileSimulatingProps = { children: ReactNode; className?: string };

/** Simulated figures: muted and busy while they are out of date. Its children don't re-render. */
export function WhileSimulating({ children, className }: WhileSimulatingProps) {
  const isStale = useContext(SimulatingContext);
  return (
    <div aria-busy={isStale} className={cx(isStale && STALE, className)}>
      {children}
    </div>
  );
}
