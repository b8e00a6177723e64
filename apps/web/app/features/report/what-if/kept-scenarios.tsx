import { MAX_SCENARIO_NAME_LENGTH } from '@alpha/contract/scenario-terms';
import { isSameChanges } from '@alpha/report-model/scenario-changes';
import { scenarioText } from '@alpha/report-model/scenario-text';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { refusalOf } from '~/lib/api-refusal';
import { useMoneyUnit } from '~/lib/currency/currency-context';
import { useLocale } from '~/lib/i18n/locale-provider';
import { useT } from '~/lib/i18n/use-t';
import { Button } from '~/ui/button';
import { buttonClass } from '~/ui/button-look';
import { TextField } from '~/ui/field';
import { Notice } from '~/ui/notice';
import { useOwnScenario, useScenarioStore } from './scenario-store';
import { useScenarioLink } from './use-scenario-url';

/** Save the current assumptions under a name; apply, rename or delete kept ones. */
export function KeptScenarios() {
  const t = useT('whatIf');
  const store = useScenarioStore();
  const own = useOwnScenario();
  const [edited, setEdited] = useState<{ id: number | null; name: string } | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const { section, focusLater } = useFocusLater(edited === null);
  if (!store || (!own && store.list.length === 0)) return null;
  const run = (work: Promise<unknown>, focus: string | number) =>
    work.then(
      () => {
        focusLater(focus);
        setEdited(null);
        setFailure(null);
      },
      (error: unknown) => setFailure(refusalOf(error) ?? String(error)),
    );
  const close = () => {
    focusLater(edited?.id ?? 'save');
    setEdited(null);
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const name = edited?.name.trim();
    if (!edited || !name) return;
    if (edited.id !== null) void run(store.rename(edited.id, name), edited.id);
    else if (own) void run(store.save(name, own), 'save');
  };
  return (
    <section ref={section} aria-label={t('kept.title')} className="mt-7 border-t border-edge pt-6">
      <div className="flex items-baseline justify-between gap-3">
        <h3 tabIndex={-1} data-focus="title" className="text-16 font-semibold outline-none">
          {t('kept.title')}
        </h3>
        {own && !edited && (
          <Button
            size="sm"
            variant="secondary"
            data-focus="save"
            onClick={() => setEdited({ id: null, name: '' })}
          >
            {t('kept.save')}
          </Button>
        )}
      </div>
      {edited && (
        <form onSubmit={submit} className="mt-3 grid gap-2">
          <TextField
            label={t('kept.name')}
            autoFocus
            value={edited.name}
            maxLength={MAX_SCENARIO_NAME_LENGTH}
            onChange={(event) => setEdited({ ...edited, name: event.target.value })}
          />
          <div className="flex gap-2">
            <Button type="submit" size="sm">
              {t('kept.saveButton')}
            </Button>
            <Button size="sm" variant="secondary" onClick={close}>
              {t('kept.cancel')}
            </Button>
          </div>
        </form>
      )}
      {failure && <Notice tone="loss">{failure}</Notice>}
      <KeptList
        onRename={(id, name) => setEdited({ id, name })}
        onRemove={(id) => void run(store.remove(id), 'title')}
      />
    </section>
  );
}

/** The control that had the focus is gone after saving, cancelling or deleting: it moves to a related one. */
function useFocusLater(isReady: boolean) {
  const section = useRef<HTMLElement>(null);
  const wanted = useRef<string | number | null>(null);
  useEffect(() => {
    if (!isReady || wanted.current === null) return;
    section.current?.querySelector<HTMLElement>(`[data-focus="${wanted.current}"]`)?.focus();
    wanted.current = null;
  });
  return {
    section,
    focusLater: (name: string | number) => {
      wanted.current = name;
    },
  };
}

type KeptListProps = {
  onRename: (id: number, name: string) => void;
  onRemove: (id: number) => void;
};

function KeptList({ onRename, onRemove }: KeptListProps) {
  const t = useT('whatIf');
  const locale = useLocale();
  const store = useScenarioStore();
  const own = useOwnScenario();
  const unit = useMoneyUnit();
  const searchOf = useScenarioLink();
  return (
    <ul>
      {store?.list.map(({ id, name, changes }) => (
        <li key={id} className="border-b border-line py-3 text-14">
          <p className="wrap-anywhere font-medium">{name}</p>
          <p className="text-13 text-pretty text-ink-2">{scenarioText(changes, locale, t, unit)}</p>
          <div className="mt-2 flex flex-wrap items-center gap-2">
            {own && isSameChanges(own, changes) ? (
              <span className="text-13 text-ink-2">{t('kept.shown')}</span>
            ) : (
              <Link
                to={searchOf(changes)}
                replace
                preventScrollReset
                className={buttonClass('secondary', 'sm')}
                aria-label={t('kept.applyOf', { name })}
              >
                {t('kept.apply')}
              </Link>
            )}
            <Button
              size="sm"
              variant="quiet"
              aria-label={t('kept.renameOf', { name })}
              data-focus={id}
              onClick={() => onRename(id, name)}
            >
              {t('kept.rename')}
            </Button>
            <Button
              size="sm"
              variant="quiet"
              aria-label={t('kept.deleteOf', { name })}
              onClick={() => onRemove(id)}
            >
              {t('kept.delete')}
            </Button>
          </div>
        </li>
      ))}
    </ul>
  );
}
