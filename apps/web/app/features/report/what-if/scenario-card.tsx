import type { ScenarioChanges } from '@alpha/contract';
import type { ProjectInputs } from '@alpha/engine';
import { outcomeOf } from '@alpha/report-model/outcome';
import { reportUnder } from '@alpha/report-model/report-under';
import { changedAssumptions, scenarioText } from '@alpha/report-model/scenario-text';
import { type ComparedRow, comparedOutcomes } from '@alpha/report-model/texts/compared-outcomes';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { useMoneyUnit } from '~/lib/currency/currency-context';
import { useLocale } from '~/lib/i18n/locale-provider';
import { useT } from '~/lib/i18n/use-t';
import { ComparedFigures } from './compared-figures';
import { useBesideOurs } from './use-beside-ours';
import { useScenarioLink } from './use-scenario-url';
import type { WhatIf } from './use-what-if';

/** As in the strip below: a phone's first screen ends soon after the chance of loss. */
const ORDER: readonly ComparedRow['key'][] = ['result', 'range', 'cashFlow', 'loss', 'toClose'];

const inOrder = (rows: readonly ComparedRow[]) =>
  ORDER.flatMap((wanted) => rows.find(({ key }) => key === wanted) ?? []);

const ACTION = 'cursor-pointer font-medium whitespace-nowrap text-accent underline';

/** Whose assumptions the page shows, both sets of figures, and the way from one to the other. */
export function ScenarioCard({ base, settled, scenario }: WhatIf) {
  const t = useT('whatIf');
  const outcomes = useT('outcome');
  const locale = useLocale();
  const unit = useMoneyUnit();
  const beside = useBesideOurs();
  const searchOf = useScenarioLink();
  const { changes, sent } = beside ?? {};
  const known = sent?.isShown ? sent.simulated : null;
  // Figures that came with the link are there before anything is simulated here.
  const given = useMemo(
    () => (known && changes ? reportUnder(base, changes, known) : null),
    [base, changes, known],
  );
  const simulated = settled === base || scenario?.hasFailed ? beside?.left : settled;
  const shown = given ?? simulated;
  const rows = useMemo(() => {
    const ours = outcomeOf(base.property);
    const theirs = shown ? outcomeOf(shown.property) : null;
    return ours && comparedOutcomes(theirs, ours, { t: outcomes, locale, unit });
  }, [base, shown, outcomes, locale, unit]);
  if (!scenario || !beside || !rows) return null;
  const text = scenarioText(beside.changes, locale, t, unit);
  // A scenario that nobody named is called by its changes.
  const isNamed = !scenarioText(beside.changes, locale, t).startsWith(beside.title);
  const title = isNamed ? beside.title : '';
  return (
    <section
      aria-label={outcomes('compared.label')}
      className="grid gap-x-10 gap-y-2 border-line bg-surface px-4 py-2.5 max-md:-mx-(--gutter) max-md:border-y short-phone:-mt-3 md:grid-cols-[minmax(0,1fr)_minmax(0,1.5fr)] md:rounded-3 md:border md:px-6 md:py-5"
    >
      <div className="min-w-0 md:py-1">
        <p className="font-serif text-16 leading-snug wrap-anywhere md:text-20">
          {title ? outcomes('compared.named', { owner: beside.owner, title }) : beside.owner}
        </p>
        <ChangeList changes={beside.changes} inputs={scenario.ours.inputs} />
        <p className="mt-0.5 text-13 leading-snug text-pretty wrap-anywhere text-ink-2 md:mt-2.5 md:text-14">
          <span className="md:hidden">{text} </span>
          <a href="#what-if" className={ACTION}>
            {t('noticeShow')}
          </a>
          {sent && !sent.isShown && (
            <>
              {' · '}
              <Link to={searchOf(sent.changes)} replace preventScrollReset className={ACTION}>
                {outcomes('compared.of', { name: sent.by })}
              </Link>
            </>
          )}
        </p>
      </div>
      <ComparedFigures
        rows={inOrder(rows)}
        name={beside.isOwn ? outcomes('compared.yours') : beside.owner}
        search={searchOf(beside.changes)}
        isOurs={beside.isOurs}
        isKnown={given !== null}
        onOurs={() => {
          beside.leave(simulated ?? null);
          scenario.reset();
        }}
      />
    </section>
  );
}

type ChangeListProps = { changes: ScenarioChanges; inputs: ProjectInputs };

/** Where there is room: each change with our assumption. */
function ChangeList({ changes, inputs }: ChangeListProps) {
  const t = useT('whatIf');
  const outcomes = useT('outcome');
  const rows = changedAssumptions(changes, inputs, useLocale(), t, useMoneyUnit());
  return (
    <dl className="figures mt-2 text-14 max-md:hidden">
      {rows.map(({ name, value, ours }) => (
        <div
          key={name}
          className="flex flex-wrap justify-between gap-x-3 border-t border-line py-1"
        >
          <dt className="text-ink-2">{name}</dt>
          <dd>{outcomes('compared.insteadOf', { value, ours })}</dd>
        </div>
      ))}
    </dl>
  );
}
