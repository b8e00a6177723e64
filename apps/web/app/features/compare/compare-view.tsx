import type { Translate } from '@alpha/i18n/translator';
import { answerText } from '@alpha/report-model/compare/answer-text';
import type { ComparedRowKey } from '@alpha/report-model/compare/rows';
import { type ComparedTable, comparedTable } from '@alpha/report-model/compare/table';
import { comparedScenarioText, termsText } from '@alpha/report-model/compare/terms-text';
import type { ComparedView } from '@alpha/report-model/compare/view';
import { type ReactNode, useMemo } from 'react';
import type { Comparison } from '~/data/compare';
import { useT } from '~/lib/i18n/use-t';
import { CurrencyBar } from '~/ui/currency-bar';
import { CompareTable } from './compare-table';
import { useComparedWords } from './use-compared-words';

type CompareViewProps = {
  comparison: Comparison;
  view: ComparedView;
  /** The next answer is loading. */
  isStale?: boolean;
  stickyTop: string;
  reportOf?: ((home: Comparison['homes'][number]) => string) | undefined;
  onOrder?: (key: ComparedRowKey) => void;
  onRemove?: (id: number) => void;
  /** Beside the title. */
  actions: ReactNode;
  /** Above the table. */
  controls?: ReactNode;
  children: ReactNode;
};

/** The answer in a sentence, then the table that proves it, then the homes bought together. */
export function CompareView(props: CompareViewProps) {
  const { comparison, view, isStale = false, stickyTop, reportOf, onOrder, onRemove } = props;
  const t = useT('compare');
  const whatIf = useT('whatIf');
  const words = useComparedWords();
  const table = useMemo(
    () => comparedTable(comparison.homes, view, words),
    [comparison, view, words],
  );
  const scenario = comparedScenarioText(comparison, words, whatIf);
  const same = table.same.map(({ key, text }) =>
    t('sameRow', { row: t(`row.${key}`), value: text }),
  );
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div className="min-w-0">
          <h1 className="text-[clamp(1.9rem,3.6vw,2.75rem)] leading-[1.1] tracking-[-0.022em]">
            {t('title')}
          </h1>
          <p role="status" className="mt-1.5 max-w-[68ch] text-pretty text-ink-2">
            {answerText(table, words)}
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-2 print:hidden">{props.actions}</div>
      </div>
      <CurrencyBar className="mt-4" />
      {props.controls && <div className="mt-5">{props.controls}</div>}
      <p
        role="status"
        className="mt-3 max-w-(--measure) text-14 text-pretty text-ink-2 empty:hidden"
      >
        {scenario && t('scenario', { text: scenario })}
      </p>
      <p role="status" className="sr-only">
        {shownText(table, view, t)}
      </p>
      <div className="mt-6">
        <CompareTable
          {...{ table, view, isStale, stickyTop, reportOf, onOrder, onRemove }}
          years={comparison.years}
        />
      </div>
      {same.length > 0 && (
        <p className="mt-4 max-w-(--measure) text-14 text-pretty text-ink-2">
          {t('same', { rows: same.join(', ') })}
        </p>
      )}
      {props.children}
      <p className="mt-10 max-w-(--measure) border-t border-line pt-4 text-13 text-pretty text-ink-3">
        {t('terms.line', { terms: termsText(comparison, words) })}
      </p>
    </>
  );
}

/** For screen readers: what a press on a row or on the box has done to the table. */
function shownText({ homes, same }: ComparedTable, view: ComparedView, t: Translate<'compare'>) {
  const { order, isReversed, isDifferencesOnly } = view;
  const [first] = homes;
  const ordered =
    order &&
    first &&
    t(isReversed ? 'order.reversed' : 'order.now', { row: t(`row.${order}`), home: first.address });
  return [ordered, isDifferencesOnly && t('differencesOn', { count: same.length })]
    .filter(Boolean)
    .join(' ');
}
