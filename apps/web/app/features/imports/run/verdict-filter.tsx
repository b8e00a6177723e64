import { LISTING_VERDICTS, type ListingImport, type ListingVerdict } from '@alpha/contract';
import { useId } from 'react';
import { useT } from '~/lib/i18n/use-t';
import { cx } from '~/ui/class-names';
import { Num } from '~/ui/money';

type VerdictFilterProps = {
  counts: ListingImport['counts'];
  /** A market file takes nothing off the market. */
  isOfHomes: boolean;
  value: ListingVerdict | 'all';
  onChange: (verdict: ListingVerdict | null) => void;
};

/** The counts are the filter: clicking one shows its rows. */
export function VerdictFilter({ counts, isOfHomes, value, onChange }: VerdictFilterProps) {
  const t = useT('imports');
  const name = useId();
  const verdicts = LISTING_VERDICTS.filter((each) => isOfHomes || each !== 'off_market');
  const total = LISTING_VERDICTS.reduce((sum, verdict) => sum + counts[verdict], 0);
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{t('rows.show')}</legend>
      <div className="grid grid-cols-3 gap-px overflow-hidden rounded-3 border border-line bg-line sm:grid-cols-4 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none">
        {(['all', ...verdicts] as const).map((verdict) => {
          const count = verdict === 'all' ? total : counts[verdict];
          return (
            <label
              key={verdict}
              className={cx(
                'relative grid min-h-18 cursor-pointer content-center gap-0.5 bg-surface px-3 py-3 transition-colors md:px-5',
                'hover:bg-sunken has-checked:bg-accent-wash has-checked:hover:bg-accent-wash has-disabled:cursor-not-allowed has-disabled:bg-surface',
                'has-focus-visible:z-1 has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-accent',
                verdict === 'all' && 'max-sm:col-span-3 max-lg:sm:col-span-2',
              )}
            >
              <input
                type="radio"
                name={name}
                value={verdict}
                checked={value === verdict}
                disabled={count === 0 && value !== verdict}
                onChange={() => onChange(verdict === 'all' ? null : verdict)}
                className="peer sr-only"
              />
              <span className="text-[1.625rem] leading-none font-[480] tracking-tight peer-checked:text-accent peer-disabled:text-ink-3">
                <Num value={count} decimals={0} />
              </span>
              <span className="text-13 text-ink-2 peer-checked:text-accent peer-disabled:text-ink-3">
                {t(`verdict.${verdict}`)}
              </span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
