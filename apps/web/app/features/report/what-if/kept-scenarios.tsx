import { MAX_SCENARIO_NAME_LENGTH } from '@alpha/contract/scenario-terms';
import { isSameChanges } from '@alpha/report-model/scenario-changes';
import { scenarioText } from '@alpha/report-model/scenario-text';
import { scenarioSearch } from '@alpha/report-model/scenario-url';
import { type SubmitEvent, useState } from 'react';
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

/** Save the current assumptions under a name; apply, rename or delete kept ones. */
export function KeptScenarios() {
  const t = useT('whatIf');
  const store = useScenarioStore();
  const own = useOwnScenario();
  const [edited, setEdited] = useState<{ id: number | null; name: string } | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  if (!store || (!own && store.list.length === 0)) return null;
  const run = (work: Promise<unknown>) =>
    work.then(
      () => {
        setEdited(null);
        setFailure(null);
      },
      (error: unknown) => setFailure(refusalOf(error) ?? String(error)),
    );
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const name = edited?.name.trim();
    if (!edited || !name) return;
    if (edited.id !== null) void run(store.rename(edited.id, name));
    else if (own) void run(store.save(name, own));
  };
  return (
    <section aria-label={t('kept.title')} className="mt-7 border-t border-edge pt-6">
      <div className="flex items-baseline justify-between gap-3">
        <h3 className="text-16 font-semibold">{t('kept.title')}</h3>
        {own && !edited && (
          <Button size="sm" variant="secondary" onClick={() => setEdited({ id: null, name: '' })}>
            {t('kept.save')}
          </Button>
        )}
      </div>
      {edited && (
        <form onSubmit={submit} className="mt-3 grid gap-2">
          <TextField
            label={t('kept.name')}
            value={edited.name}
            maxLength={MAX_SCENARIO_NAME_LENGTH}
            onChange={(event) => setEdited({ ...edited, name: event.target.value })}
          />
          <div className="flex gap-2">
            <Button type="submit" size="sm">
              {t('kept.saveButton')}
            </Button>
            <Button size="sm" variant="secondary" onClick={() => setEdited(null)}>
              {t('kept.cancel')}
            </Button>
          </div>
        </form>
      )}
      {failure && <Notice tone="loss">{failure}</Notice>}
      <KeptList
        onRename={(id, name) => setEdited({ id, name })}
        onRemove={(id) => void run(store.remove(id))}
      />
    </section>
  );
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
                to={scenarioSearch(changes)}
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
