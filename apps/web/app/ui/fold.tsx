import { ChevronDown } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { cx } from './class-names';

type FoldProps = {
  /** What is inside, in one line. */
  line: ReactNode;
  /** Id of the heading above; the fold is named by both, and the heading opens it too. */
  labelledBy?: string;
  /** `phone`: wide screens always show the content. */
  on?: 'phone' | 'always';
  /** Open from the start when true; opens when it becomes true, for example by news of a colleague. Never closes it. */
  opensWhen?: boolean;
  children: ReactNode;
};

/**
 * Content behind one line under a heading. Native details: works without scripts, find-in-page opens it,
 * and print shows it.
 */
export function Fold(props: FoldProps) {
  const { line, labelledBy, on = 'phone', opensWhen = false, children } = props;
  const lineId = useId();
  const details = useRef<HTMLDetailsElement>(null);
  // Opened and closed by its reader from then on.
  const [isOpen] = useState(opensWhen);
  const isPhoneOnly = on === 'phone';

  useEffect(() => {
    if (opensWhen && details.current) details.current.open = true;
  }, [opensWhen]);
  useEffect(() => (isPhoneOnly ? keepOpenWhereWide(details.current) : undefined), [isPhoneOnly]);

  return (
    <details
      ref={details}
      data-fold=""
      open={isOpen}
      className={cx('group/fold', isPhoneOnly && 'open-from-tablets')}
    >
      <summary
        aria-labelledby={labelledBy && `${labelledBy} ${lineId}`}
        className={cx(
          'relative flex min-h-11 cursor-pointer list-none items-center justify-between gap-4 text-14 text-ink-2 hover:text-accent print:hidden [&::-webkit-details-marker]:hidden',
          // The heading above is part of the target, so that one line need not be as tall as a finger.
          labelledBy &&
            'max-md:min-h-8 max-md:text-13 after:absolute after:inset-x-0 after:-top-9 after:bottom-0',
          isPhoneOnly && 'md:hidden',
        )}
      >
        <span id={lineId} className="figures min-w-0 text-pretty">
          {line}
        </span>
        <ChevronDown
          aria-hidden="true"
          size={20}
          strokeWidth={1.5}
          className="shrink-0 text-accent transition-transform duration-200 group-open/fold:rotate-180"
        />
      </summary>
      {children}
    </details>
  );
}

/** Opens the fold inside an element, for links that lead to it. */
export function openFold(container: Element | null): void {
  const details = container?.querySelector<HTMLDetailsElement>(':scope > details[data-fold]');
  if (details) details.open = true;
}

const WIDE = '(min-width: 720px)';

/** For browsers that cannot show the content of closed details by style. */
function keepOpenWhereWide(details: HTMLDetailsElement | null): (() => void) | undefined {
  if (!details || CSS.supports('selector(::details-content)')) return;
  const wide = window.matchMedia(WIDE);
  const follow = () => {
    details.open = wide.matches;
  };
  follow();
  wide.addEventListener('change', follow);
  return () => wide.removeEventListener('change', follow);
}
