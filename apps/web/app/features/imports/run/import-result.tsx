import type { ListingImport } from '@alpha/contract';
import type { ReactNode } from 'react';
import { useFocusOnChange } from '~/lib/use-focus-on-change';
import { Notice } from '~/ui/notice';
import { isMarket } from '../market-kinds';
import { useImportWords } from '../use-import-words';
import { checkedText } from './checked-text';
import { HomeOutcome, Leaving } from './home-outcome';
import { ImportRows } from './import-rows';
import { MarketOutcome } from './market-outcome';

type ImportResultProps = {
  record: ListingImport;
  /** Actions after a dry run, above its rows. */
  actions?: ReactNode;
};

/** The result of the import or dry run, then row by row. */
export function ImportResult({ record, actions }: ImportResultProps) {
  const { t, reason } = useImportWords();
  const { status, is_dry_run: isDryRun, warnings } = record;
  const heading = useFocusOnChange(`${status}${record.finished_at}`);
  return (
    <section aria-labelledby="result" className="grid gap-5 border-t border-ink pt-6">
      <div role="status">
        <h2 id="result" ref={heading} tabIndex={-1} className="text-20 outline-none">
          {t(titleOf(record))}
        </h2>
        {isDryRun && <p className="mt-1 text-15 text-ink-2">{t(checkedText(record))}</p>}
      </div>
      {status === 'done' && <Leaving record={record} />}
      {status === 'done' &&
        (isMarket(record) ? <MarketOutcome record={record} /> : <HomeOutcome record={record} />)}
      {warnings.length > 0 && (
        <Notice role="note">
          <p className="font-medium text-ink">{t('result.warnings')}</p>
          {warnings.map((warning) => (
            <p key={`${warning.code}${warning.value}`}>{reason(warning)}</p>
          ))}
        </Notice>
      )}
      {actions}
      <ImportRows record={record} />
    </section>
  );
}

function titleOf({ status, is_dry_run }: ListingImport) {
  if (status === 'undone') return 'result.undone';
  if (status !== 'done') return 'result.rows';
  return is_dry_run ? 'result.checked' : 'result.done';
}
