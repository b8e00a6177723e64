import { type ExplainedMetric, type Explanation, explain, type ProjectInputs } from '@alpha/engine';
import { ChevronRight } from 'lucide-react';
import type { MouseEvent } from 'react';
import { useT } from '~/lib/i18n/use-t';
import { Formula, type FormulaLine } from '~/ui/formula';
import { WHAT_IF_ID } from '../what-if/model-inputs';
import { noneKey, ruleKey, signedValue, signOf, termWords } from './how-words';
import { TermValue } from './term-value';

type HowLinesProps = { metric: ExplainedMetric; inputs: ProjectInputs };

export function HowLines({ metric, inputs }: HowLinesProps) {
  const t = useT('how');
  const { formula, terms, result, unit } = explain(metric, inputs);
  const why = result === null ? noneKey(metric) : null;
  const lines: FormulaLine[] = terms.map((term, index) => {
    const sign = signOf(formula, index);
    return {
      label: <TermName name={term.name} sign={sign === '−' ? '' : sign} />,
      value: <TermValue {...term} value={signedValue(term, sign)} />,
    };
  });
  lines.push({
    label: t(`name.${metric}`),
    value: <TermValue name={metric} value={result} unit={unit} />,
    kind: 'result',
  });
  return (
    <>
      <p className="text-pretty text-ink-2">{t.rich(ruleKey(formula), {})}</p>
      <Formula lines={lines} className={isLong(terms) ? 'text-13 [&>div]:py-0.5' : ''} />
      {why && <p className="mt-2 text-13 text-pretty text-ink-2">{t.rich(why, {})}</p>}
      <a
        href={`#${WHAT_IF_ID}`}
        onClick={goToWhatIf}
        className="-mb-2 mt-1 flex min-h-11 items-center justify-between gap-2 font-medium text-accent hover:text-accent-hover"
      >
        {t('whatIf')}
        <ChevronRight aria-hidden="true" size={16} strokeWidth={1.5} />
      </a>
    </>
  );
}

const isLong = (terms: Explanation['terms']) => terms.length > 8;

function TermName({ name, sign }: { name: string; sign: string }) {
  const t = useT('how');
  const { key, year } = termWords(name);
  return (
    <>
      {sign && `${sign} `}
      {t.rich(key, year === undefined ? {} : { year })}
    </>
  );
}

/** Without a step in the history: going back leaves the report. */
function goToWhatIf(event: MouseEvent<HTMLAnchorElement>) {
  const target = document.getElementById(WHAT_IF_ID);
  if (!target) return;
  event.preventDefault();
  event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover();
  target.scrollIntoView();
  target.focus({ preventScroll: true });
}
