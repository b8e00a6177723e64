import { useId, useRef, useState } from 'react';
import { useT } from '~/lib/i18n/use-t';
import { cx } from '~/ui/class-names';
import { PopoverPanel } from '~/ui/popover-panel';
import { ScoreParts } from './score-parts';

type ScoreFigureProps = {
  leadId: number;
  score: number;
  /** On a card, whose link covers everything else. */
  className?: string;
};

/** The score of a lead; a click says what it is made of. Only one that is pointed at has a panel: a board has hundreds. */
export function ScoreFigure({ leadId, score, className }: ScoreFigureProps) {
  const t = useT('leadScore');
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [isArmed, setArmed] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const arm = () => setArmed(true);
  return (
    <>
      <button
        ref={button}
        type="button"
        popoverTarget={isArmed ? id : undefined}
        aria-label={t('howOf', { score })}
        aria-expanded={isOpen}
        title={t('howOf', { score })}
        onPointerEnter={arm}
        onPointerDown={arm}
        onFocus={arm}
        className={cx(
          'figures relative inline-flex min-h-5 min-w-7 items-center justify-center rounded-full border border-line px-1.5 text-12 font-medium after:absolute after:-inset-x-2 after:-inset-y-3 hover:border-edge hover:text-ink',
          score >= HIGH ? 'bg-accent-wash text-accent' : 'text-ink-2',
          className,
        )}
      >
        {score}
      </button>
      {isArmed && (
        <PopoverPanel
          {...{ id }}
          title={t('title', { score })}
          align="end"
          anchor={button}
          isDrawn={isOpen}
          onBeforeOpen={() => setOpen(true)}
          onOpenChange={setOpen}
        >
          <ScoreParts leadId={leadId} />
        </PopoverPanel>
      )}
    </>
  );
}

/** More than budget and quiz give by themselves, with the usual weights. */
const HIGH = 40;
