import {
  type ExplainedMetric,
  type Explanation,
  explain,
  type ProjectInputs,
  yearsHeld,
} from '@alpha/engine';
import type { ReactNode } from 'react';
import { useT } from '~/lib/i18n/use-t';
import { Formula, type FormulaLine } from '~/ui/formula';
import { type Operator, type Step, writtenSteps } from './how-steps';
import { formulaKey, noneKey, ruleKey, termWords } from './how-words';
import { TermValue } from './term-value';
import { WhatIfLink } from './what-if-link';

type HowLinesProps = {
  metric: ExplainedMetric;
  inputs: ProjectInputs;
  /** The sources of the inputs among the terms. */
  notesOf?: ((terms: readonly string[]) => readonly string[]) | undefined;
  children?: ReactNode;
};

export function HowLines({ metric, inputs, notesOf, children }: HowLinesProps) {
  const t = useT('how');
  const explained = explain(metric, inputs);
  const { formula, terms, unit } = explained;
  // A yearly rate that means a total loss is not shown.
  const result = metric === 'annualizedRoi' && explained.result === -100 ? null : explained.result;
  const why = result === null ? noneKey(metric) : null;
  const inOneLine = formulaKey(formula);
  const written = writtenSteps(explained);
  const lines: FormulaLine[] = written
    ? written.steps.map((step) => lineOf(step, explained))
    : terms.map((term) => ({
        label: <TermName name={term.name} saleYear={yearsHeld(inputs)} />,
        value: <TermValue {...term} />,
      }));
  lines.push({
    label: t(`name.${metric}`),
    value: (
      <TermValue name={metric} value={result} unit={unit} lastMonth={12 * yearsHeld(inputs)} />
    ),
    kind: 'result',
  });
  return (
    <>
      <p className="text-pretty text-ink-2">{t.rich(ruleKey(formula), {})}</p>
      {inOneLine && (
        <p className="figures mt-2 text-13 text-pretty text-ink">{t.rich(inOneLine, {})}</p>
      )}
      <Formula lines={lines} className={lines.length > 9 ? 'text-13 [&>div]:py-0.5' : ''} />
      {why && <p className="mt-2 text-13 text-pretty text-ink-2">{t.rich(why, {})}</p>}
      {children}
      {notesOf?.(terms.map(({ name }) => name)).map((note) => (
        <p key={note} className="mt-2 text-13 text-pretty text-ink-2">
          {note}
        </p>
      ))}
      <WhatIfLink />
    </>
  );
}

function lineOf(step: Step, { terms }: Explanation): FormulaLine {
  const { operator } = step;
  if (step.kind === 'months') return { label: <MonthsOfYear operator={operator} />, value: '12' };
  if (step.kind === 'part')
    return {
      label: <PartName name={step.name} operator={operator} />,
      value: <TermValue name={step.name} value={step.value} unit="usd" />,
      kind: 'sum',
    };
  const term = terms[step.index] as Explanation['terms'][number];
  // A minus is part of the figure, so that the column adds up; other operators precede the name.
  const isMinus = operator === '−';
  return {
    label: <TermName name={term.name} operator={isMinus ? '' : operator} />,
    value: <TermValue {...term} value={isMinus ? -(term.value ?? 0) : term.value} />,
  };
}

type TermNameProps = { name: string; operator?: Operator; saleYear?: number };

function TermName({ name, operator = '', saleYear }: TermNameProps) {
  const t = useT('how');
  const { key, year } = termWords(name);
  return (
    <>
      <Sign operator={operator} />
      {t.rich(key, year === undefined ? {} : { year, isSale: year === saleYear ? 'yes' : 'no' })}
    </>
  );
}

type PartNameProps = { name: Extract<Step, { kind: 'part' }>['name']; operator: Operator };

function PartName({ name, operator }: PartNameProps) {
  const t = useT('how');
  return (
    <>
      <Sign operator={operator === '' ? '=' : operator} />
      {t(name)}
    </>
  );
}

function MonthsOfYear({ operator }: { operator: Operator }) {
  const t = useT('how');
  return (
    <>
      <Sign operator={operator} />
      {t('monthsOfYear')}
    </>
  );
}

function Sign({ operator }: { operator: Operator | '=' }) {
  return operator !== '' && `${operator} `;
}
