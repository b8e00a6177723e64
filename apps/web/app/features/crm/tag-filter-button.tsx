import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useRef, useState } from 'react';
import { useT } from '~/lib/i18n/use-t';
import { cx } from '~/ui/class-names';
import { CONTROL } from '~/ui/field-shell';
import { PopoverPanel } from '~/ui/popover-panel';
import { TagPicker } from './tag-picker';

type TagFilterButtonProps = {
  chosen: readonly number[];
  onChoose: (ids: number[]) => void;
  className?: string;
  /** Above the tags. */
  children?: ReactNode;
};

/** How many tags are chosen; a click opens them. */
export function TagFilterButton({ chosen, onChoose, className, children }: TagFilterButtonProps) {
  const t = useT('tags');
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [isDrawn, setDrawn] = useState(false);
  const words = t('filter.chosen', { count: chosen.length });
  return (
    <>
      {/* Looks like the lists beside it. */}
      <button
        ref={button}
        type="button"
        aria-label={t('filter.button', { chosen: words })}
        className={cx(CONTROL, 'flex cursor-pointer items-center justify-between gap-2', className)}
        popoverTarget={id}
      >
        <span className="min-w-0 truncate">{words}</span>
        <ChevronDown
          aria-hidden="true"
          size={16}
          strokeWidth={1.5}
          className="shrink-0 text-ink-3"
        />
      </button>
      <PopoverPanel
        {...{ id, isDrawn }}
        title={t('title')}
        align="start"
        anchor={button}
        onBeforeOpen={() => setDrawn(true)}
        onOpenChange={setDrawn}
      >
        <div className="grid gap-3">
          {children}
          <TagPicker
            canCreate={false}
            chosen={chosen}
            onToggle={(tag, isChosen) =>
              onChoose(isChosen ? [...chosen, tag.id] : chosen.filter((one) => one !== tag.id))
            }
          />
        </div>
      </PopoverPanel>
    </>
  );
}
