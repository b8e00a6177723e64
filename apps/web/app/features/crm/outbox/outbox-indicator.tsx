import { CloudOff } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import type { Change } from '~/data/outbox/change';
import { useT } from '~/lib/i18n/use-t';
import { cx } from '~/ui/class-names';
import { PanelHead } from '~/ui/panel-head';
import { useHolds } from '../use-holds';
import { useOutbox } from '../use-outbox';
import { OutboxRow } from './outbox-row';
import { useSentResults } from './use-sent-results';

/** In the CRM bar, only while something waits: how much, and the list of it. */
export function OutboxIndicator() {
  const t = useT('outbox');
  const id = useId();
  const titleId = useId();
  const panel = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const { isHeld } = useHolds();
  useSentResults();
  const changes = useOutbox().filter((change) => !isHeld(change));
  const refused = changes.filter(({ refusal }) => refusal !== null).length;
  const waiting = changes.length - refused;
  const words =
    refused > 0 ? t('refused', { count: refused }) : t('waiting', { count: changes.length });
  const isRefused = (change: Change) => change.refusal !== null;
  const refusedFirst = [...changes].sort((a, b) => Number(isRefused(b)) - Number(isRefused(a)));
  if (changes.length === 0 && !isOpen) return <p role="status" className="sr-only" />;
  return (
    <div className="absolute inset-y-0 right-0 flex items-center bg-surface pr-(--gutter) pl-3">
      <p role="status" className="sr-only">
        {words}
      </p>
      <button
        type="button"
        popoverTarget={id}
        aria-expanded={isOpen}
        className={cx(
          'flex min-h-9 cursor-pointer items-center gap-1.5 rounded-2 border px-2.5 text-13 whitespace-nowrap hover:bg-sunken',
          refused > 0 ? 'border-loss font-medium text-loss' : 'border-line text-ink-2',
        )}
      >
        <CloudOff aria-hidden="true" size={14} strokeWidth={1.75} />
        {words}
        {refused > 0 && waiting > 0 && (
          <span className="font-normal text-ink-2 max-md:hidden">
            {t('alsoWaiting', { count: waiting })}
          </span>
        )}
      </button>
      <div
        ref={panel}
        id={id}
        popover="auto"
        role="dialog"
        aria-labelledby={titleId}
        onToggle={({ newState }) => setOpen(newState === 'open')}
        className="fixed inset-auto top-28 right-[max(0.75rem,calc(var(--gutter)-0.5rem))] m-0 max-h-[min(36rem,calc(100dvh-8rem))] w-[min(25rem,calc(100vw-1.5rem))] overflow-y-auto overscroll-contain rounded-3 border border-line bg-surface p-4 text-ink shadow-3"
      >
        {isOpen && (
          <>
            <PanelHead
              titleId={titleId}
              title={t('title')}
              popoverTarget={id}
              popoverTargetAction="hide"
            />
            {changes.length === 0 ? (
              <p className="text-14 text-ink-2">{t('none')}</p>
            ) : (
              <>
                <p className="text-13 text-pretty text-ink-2">{t('lead')}</p>
                <ul className="mt-2 border-t border-line">
                  {refusedFirst.map((change) => (
                    <OutboxRow
                      key={change.key}
                      change={change}
                      onOpen={() => panel.current?.hidePopover()}
                    />
                  ))}
                </ul>
              </>
            )}
          </>
        )}
      </div>
    </div>
  );
}
