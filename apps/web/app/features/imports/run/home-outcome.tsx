import {
  ANALYSIS_BLOCKERS,
  type AnalysisBlocker,
  type ListingImport,
  type ListingVerdict,
} from '@alpha/contract';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { type Outcome, outcomeQuery } from '~/data/imports';
import { useT } from '~/lib/i18n/use-t';
import { useUrlState } from '~/lib/url-state';
import { ButtonLink } from '~/ui/button';
import { Notice } from '~/ui/notice';

/** How many listings the explorer shows (or would), and for the rest why not and what to do. */
export function HomeOutcome({ record }: { record: ListingImport }) {
  const t = useT('imports');
  const { data } = useQuery(outcomeQuery(record));
  if (!data) return null;
  const { homes, city } = data;
  const isCheck = record.is_dry_run;
  if (isCheck && homes.total === 0) return null;
  return (
    <div className="grid justify-items-start gap-4">
      <p className="figures text-15 text-ink-2">
        {homes.total === 0
          ? t('homes.none')
          : t(isCheck ? 'homes.wouldBeAnalyzed' : 'homes.analyzed', {
              analyzed: homes.analyzed,
              total: homes.total,
            })}{' '}
        {homes.total > 0 && homes.others > 0 && t('homes.others', { count: homes.others })}
      </p>
      <AnalysisBlockers homes={homes} isCheck={isCheck} />
      {city !== null && (
        <ButtonLink to={explorerOf(city)} className="max-sm:w-full">
          {t('homes.explorer', { city })}
        </ButtonLink>
      )}
    </div>
  );
}

/** Listings that left the market with this import (or would): easy to miss otherwise. */
export function Leaving({ record: { counts, is_dry_run } }: { record: ListingImport }) {
  const t = useT('imports');
  const count = counts.off_market;
  if (count === 0) return null;
  return (
    <p className="figures text-15 font-medium">
      {t(is_dry_run ? 'homes.wouldLeave' : 'homes.left', { count })}{' '}
      <RowsLink rows={{ verdict: 'off_market', blocker: null }} count={count} />
    </p>
  );
}

type RowsLinkProps = {
  rows: { verdict: ListingVerdict | null; blocker: AnalysisBlocker | null };
  count: number;
};

function RowsLink({ rows, count }: RowsLinkProps) {
  const t = useT('imports');
  const { linkTo } = useUrlState();
  return (
    <Link
      to={linkTo({ ...rows, page: null })}
      preventScrollReset
      className="text-accent underline decoration-1 underline-offset-3 hover:text-accent-hover"
    >
      {t('blocker.show', { count })}
    </Link>
  );
}

/** No price filter: the explorer's defaults would hide some. */
const explorerOf = (city: string) =>
  `/app/listing?${new URLSearchParams({ city, investment_min: '0', investment_max: '10000000' })}`;

type AnalysisBlockersProps = { homes: Outcome['homes']; isCheck: boolean };

function AnalysisBlockers({
  homes: { blockers, without_rents: cities },
  isCheck,
}: AnalysisBlockersProps) {
  const t = useT('imports');
  const found = ANALYSIS_BLOCKERS.filter((blocker) => blockers[blocker] > 0);
  if (found.length === 0) return null;
  const where = t('blocker.cities', {
    places: cities.places.join('; '),
    more: cities.total - cities.places.length,
  });
  return (
    <Notice role="note" className="w-full">
      <ul className="grid gap-2">
        {found.map((blocker) => (
          <li key={blocker}>
            {t(`blocker.${blocker}`, { count: blockers[blocker] })}{' '}
            {blocker === 'rent' && cities.total > 0 && where}{' '}
            {/* A dry run has not written its listings yet, so there are no rows to link to. */}
            {!isCheck && <RowsLink rows={{ verdict: null, blocker }} count={blockers[blocker]} />}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
