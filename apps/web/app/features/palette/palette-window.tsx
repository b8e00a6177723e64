import * as Radix from 'radix-ui/dialog';
import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { useT } from '~/lib/i18n/use-t';
import { useFocusReturn } from '~/ui/focus-return';
import { usePortalTarget } from '~/ui/portal-target';
import type { Entry } from './palette-entry';
import { PaletteList } from './palette-list';
import { type PaletteProps, useEntries } from './use-entries';

/** Type, then go: leads, homes, screens and actions in one list. */
export default function PaletteWindow({
  onClose,
  ...props
}: PaletteProps & { onClose: () => void }) {
  const t = useT('palette');
  const id = useId();
  const focusReturn = useFocusReturn();
  const [text, setText] = useState('');
  const [chosenId, setChosenId] = useState<string | null>(null);
  const { entries, isSearching, isFailed } = useEntries(text, props);
  // The first one unless the arrows chose another that is still there.
  const chosen = entries.find((entry) => entry.id === chosenId) ?? entries[0];

  const run = (entry: Entry) => {
    onClose();
    entry.run();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (by && chosen) {
      const next = (entries.indexOf(chosen) + by + entries.length) % entries.length;
      setChosenId(entries[next]?.id ?? null);
    } else if (event.key === 'Enter' && chosen) run(chosen);
    else return;
    event.preventDefault();
  };
  useEffect(() => {
    if (chosen) document.getElementById(`${id}-${chosen.id}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, chosen]);
  return (
    <Radix.Root open onOpenChange={onClose}>
      <Radix.Portal container={usePortalTarget()}>
        <Radix.Overlay className="fixed inset-0 z-50 bg-[#070d18]/55" />
        <Radix.Content
          {...focusReturn}
          aria-describedby={undefined}
          className="fixed inset-x-0 top-0 z-50 mx-auto flex max-h-[min(36rem,100dvh)] flex-col bg-surface text-ink shadow-3 outline-none md:top-[12vh] md:max-h-[min(30rem,76vh)] md:w-[min(40rem,calc(100%-48px))] md:rounded-3 md:border md:border-line"
        >
          <Radix.Title className="sr-only">{t('title')}</Radix.Title>
          <input
            type="text"
            role="combobox"
            aria-label={t('label')}
            aria-expanded={entries.length > 0}
            aria-controls={`${id}-list`}
            aria-autocomplete="list"
            aria-activedescendant={chosen && `${id}-${chosen.id}`}
            placeholder={t('placeholder')}
            autoComplete="off"
            spellCheck={false}
            maxLength={200}
            value={text}
            onChange={({ target }) => {
              setText(target.value);
              setChosenId(null);
            }}
            onKeyDown={onKeyDown}
            className="min-h-14 w-full shrink-0 border-b border-line bg-transparent px-5 text-16 outline-none placeholder:text-ink-3 md:rounded-t-3"
          />
          <PaletteList
            id={id}
            entries={entries}
            chosen={chosen}
            onPoint={({ id }) => setChosenId(id)}
            onPick={run}
          />
          <p role="status" className="px-5 py-3 text-14 text-ink-2 empty:hidden">
            {isFailed && t('failed')}
            {!isFailed && entries.length === 0 && t(isSearching ? 'searching' : 'none')}
          </p>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
