import {
  type ReportStress,
  STRESS_FIGURES,
  type StressFigure,
  type StressLine,
  stressLines,
  stressTone,
} from '@alpha/report-model/stress';
import { figureChange, figureNote, stressLineText } from '@alpha/report-model/stress-text';
import { useMoneyUnit } from '~/lib/currency/currency-context';
import { useLocale } from '~/lib/i18n/locale-provider';
import { useT } from '~/lib/i18n/use-t';
import { cx } from '~/ui/class-names';
import { Money } from '~/ui/money';
import { StressHow } from './stress-how';

const CELL = 'md:px-3 md:py-3 md:last:pr-5';

/** A table with room for six columns, a list of cards on phones. */
export function StressTable({ stress }: { stress: ReportStress }) {
  const t = useT('stress');
  return (
    <div className="mt-5 md:overflow-x-auto md:rounded-3 md:border md:border-line md:bg-surface">
      <table className="figures w-full border-collapse text-14 max-md:block">
        <caption className="sr-only">{t('caption')}</caption>
        <thead className="text-13 text-ink-2 max-md:sr-only">
          <tr className="*:font-normal *:align-bottom">
            <th scope="col" className="py-3 pl-5 text-left">
              {t('column.case')}
            </th>
            {STRESS_FIGURES.map((figure) => (
              <th key={figure} scope="col" className={cx(CELL, 'text-right text-balance')}>
                {t(`column.${figure}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-md:grid max-md:gap-3 md:[&>tr>*]:border-t md:[&>tr>*]:border-line">
          {stressLines(stress).map((line) => (
            <Line key={line.kind} line={line} stress={stress} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Line({ line, stress }: { line: StressLine; stress: ReportStress }) {
  const t = useT('stress');
  const { name, text } = stressLineText(line.kind, stress, {
    t,
    locale: useLocale(),
    unit: useMoneyUnit(),
  });
  return (
    <tr
      data-stress={line.kind}
      className={cx(
        'align-top max-md:grid max-md:grid-cols-2 max-md:gap-x-4 max-md:gap-y-3 max-md:rounded-3 max-md:border max-md:border-line max-md:bg-surface max-md:p-4',
        line.kind === 'plan' && 'md:bg-sunken',
      )}
    >
      <th
        scope="row"
        className="text-left font-normal max-md:col-span-2 md:max-w-72 md:py-3 md:pr-3 md:pl-5"
      >
        <span className="flex flex-wrap items-baseline gap-x-2">
          <span className="font-medium">{name}</span>
          {line.change && <StressHow {...{ line, stress, name, text }} />}
        </span>
        <span className="mt-0.5 block text-13 text-pretty text-ink-2">{text}</span>
      </th>
      {STRESS_FIGURES.map((figure) => (
        <td key={figure} className={cx(CELL, 'md:text-right')}>
          <span className="block text-13 text-ink-2 md:hidden">{t(`column.${figure}`)}</span>
          <Figure line={line} figure={figure} />
        </td>
      ))}
    </tr>
  );
}

/** The figure, its note and its change from the plan, one below the other. */
function Figure({ line, figure }: { line: StressLine; figure: StressFigure }) {
  const t = useT('stress');
  const value = line.figures[figure];
  const note = figureNote(line, figure, { t, locale: useLocale(), unit: useMoneyUnit() });
  const change = figureChange(line, figure);
  return (
    <>
      <span className="block font-medium">
        <Money value={value} tone={stressTone(figure, value) ? 'auto' : undefined} />
      </span>
      <span className="block text-13 text-ink-2">
        {note}
        {note && change !== null && ' · '}
        {change === 0 ? t('noChange') : change && <Money value={change} sign />}
      </span>
    </>
  );
}
