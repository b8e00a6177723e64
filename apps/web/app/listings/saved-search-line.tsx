import type { SavedSearch, SearchChanges } from '@alpha/contract';
import { searchConditionsText } from '@alpha/report-model/texts/search-conditions';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { refusalOf } from '~/lib/api-refusal';
import { useLocale } from '~/lib/i18n/locale-provider';
import { useT } from '~/lib/i18n/use-t';
import { Badge } from '~/ui/badge';
import { Moment } from '~/ui/moment';
import { Select } from '~/ui/select';
import { TextButton } from '~/ui/text-link';
import { RenameSearch } from './rename-search';

type SavedSearchLineProps = {
  search: SavedSearch;
  /** Whose page it is on. */
  view: 'investor' | 'staff';
  onChange: (changes: SearchChanges) => Promise<unknown>;
  onRemove: () => Promise<unknown>;
  /** Further actions, in the same row. */
  actions?: ReactNode;
  children?: ReactNode;
};

/** What a saved search asks for, how often it is emailed, and everything that can be done with it. */
export function SavedSearchLine({
  search,
  view,
  onChange,
  onRemove,
  actions,
  children,
}: SavedSearchLineProps) {
  const t = useT('savedSearch');
  const listings = useT('listings');
  const locale = useLocale();
  const titleId = useId();
  const [mode, setMode] = useState<'read' | 'rename' | 'remove'>('read');
  const [failure, setFailure] = useState<string | null>(null);
  const { renaming, removing } = useFocusBack(mode);
  const { name, is_paused: isPaused, frequency } = search;

  async function run(work: () => Promise<unknown>) {
    setFailure(null);
    try {
      await work();
      setMode('read');
    } catch (error) {
      setFailure(refusalOf(error) ?? t('failed'));
    }
  }

  return (
    <article aria-labelledby={titleId} className="grid gap-2 border-b border-line py-4">
      {mode === 'rename' ? (
        <RenameSearch
          name={name}
          onSave={(next) => run(() => onChange({ name: next }))}
          onCancel={() => setMode('read')}
        />
      ) : (
        <h3
          id={titleId}
          className="flex flex-wrap items-center gap-2 font-sans text-16 font-semibold tracking-normal wrap-anywhere"
        >
          {name}
          {isPaused && <Badge>{t('paused')}</Badge>}
        </h3>
      )}
      <p className="text-14 text-pretty text-ink-2">
        {searchConditionsText(search, { t, listings, locale })}
      </p>
      <p className="flex flex-wrap gap-x-3 text-13 text-ink-3">
        <span>{useMadeBy(search, view)}</span>
        <span>
          {search.last_sent_at
            ? t.rich('mailed', { when: '', time: () => <Moment at={search.last_sent_at ?? ''} /> })
            : t('notMailed')}
        </span>
      </p>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <Select
          isLabelHidden
          label={t('frequency.labelOf', { name })}
          value={frequency}
          disabled={isPaused}
          className="w-44"
          onChange={({ target }) =>
            run(() => onChange({ frequency: target.value === 'daily' ? 'daily' : 'immediate' }))
          }
          options={[
            { value: 'immediate', label: t('frequency.immediate') },
            { value: 'daily', label: t('frequency.daily') },
          ]}
        />
        {mode === 'remove' ? (
          <span className="flex flex-wrap items-center gap-x-4">
            <span className="text-14">{t('action.removeSure')}</span>
            <TextButton autoFocus onClick={() => run(onRemove)} className="text-loss">
              {t('action.removeYes')}
            </TextButton>
            <TextButton onClick={() => setMode('read')}>{t('action.keep')}</TextButton>
          </span>
        ) : (
          <>
            <TextButton
              aria-label={t(isPaused ? 'action.resumeOf' : 'action.pauseOf', { name })}
              onClick={() => run(() => onChange({ is_paused: !isPaused }))}
            >
              {t(isPaused ? 'action.resume' : 'action.pause')}
            </TextButton>
            <TextButton
              ref={renaming}
              aria-label={t('action.renameOf', { name })}
              onClick={() => setMode('rename')}
            >
              {t('action.rename')}
            </TextButton>
            {actions}
            <TextButton
              ref={removing}
              aria-label={t('action.removeOf', { name })}
              onClick={() => setMode('remove')}
            >
              {t('action.remove')}
            </TextButton>
          </>
        )}
      </div>
      {failure && (
        <p role="alert" className="text-13 text-loss">
          {failure}
        </p>
      )}
      {children}
    </article>
  );
}

/** What replaced a button is gone again: back to that button. */
function useFocusBack(mode: 'read' | 'rename' | 'remove') {
  const renaming = useRef<HTMLButtonElement>(null);
  const removing = useRef<HTMLButtonElement>(null);
  const before = useRef(mode);
  useEffect(() => {
    if (mode === 'read' && before.current !== 'read')
      (before.current === 'rename' ? renaming : removing).current?.focus();
    before.current = mode;
  }, [mode]);
  return { renaming, removing };
}

function useMadeBy({ is_own: isOwn, made_by: name }: SavedSearch, view: 'investor' | 'staff') {
  const t = useT('savedSearch');
  if (isOwn) return t(view === 'staff' ? 'ownStaff' : 'own');
  if (name) return t('madeBy', { name });
  return t(view === 'staff' ? 'madeByStaff' : 'madeBySomebody');
}
