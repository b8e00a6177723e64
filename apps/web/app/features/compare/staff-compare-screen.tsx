import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useContext } from 'react';
import { comparisonQuery } from '~/data/compare';
import { useT } from '~/lib/i18n/use-t';
import { listingPath } from '~/listings/listing-path';
import { ShortlistAddingContext } from '~/listings/shortlist-adding';
import { BackLink } from '~/ui/back-link';
import { ButtonLink } from '~/ui/button';
import { BundleBlock } from './bundle-block';
import { CompareFrame } from './compare-frame';
import { CompareView } from './compare-view';
import { type ComparedState, useComparedView } from './use-compared-view';
import { useInView } from './use-in-view';

/** In the app: any property, picked in the explorer. */
export function StaffCompareScreen() {
  const t = useT('compare');
  const state = useComparedView();
  const { ids, scenario: view } = state;
  const adding = useContext(ShortlistAddingContext);
  const { data, isError, isFetching, isPlaceholderData, refetch } = useQuery({
    ...comparisonQuery({ ids, view, isTogether: false }),
    placeholderData: (before) => before,
  });
  const explorer = `/app/listing${ids.length > 0 ? `?ids=${ids.join(',')}` : ''}`;
  return (
    <main id="content" className="page pt-4 pb-16">
      <BackLink to={explorer}>{t('back.staff')}</BackLink>
      <CompareFrame
        kind="staff"
        comparison={ids.length > 0 ? data : { homes: [] }}
        isFailed={isError && !data}
        isBusy={isFetching}
        onRetry={() => void refetch()}
        add={explorer}
      >
        {data && (
          <CompareView
            by={{ kind: 'staff' }}
            comparison={data}
            state={state}
            isStale={isPlaceholderData}
            stickyTop="4.0625rem"
            reportOf={listingPath}
            actions={
              <>
                {adding && <adding.SendButton homes={data.homes} />}
                <ButtonLink size="sm" variant="secondary" to={explorer}>
                  <Plus aria-hidden="true" size={16} strokeWidth={1.5} />
                  {t('add')}
                </ButtonLink>
              </>
            }
          >
            <StaffBundle state={state} years={data.years} count={data.homes.length} />
          </CompareView>
        )}
      </CompareFrame>
    </main>
  );
}

type StaffBundleProps = { state: ComparedState; years: number; count: number };

function StaffBundle({ state: { ids, scenario: view }, years, count }: StaffBundleProps) {
  const { element, isSeen } = useInView<HTMLDivElement>();
  const query = comparisonQuery({ ids, view, isTogether: true });
  const { data, isError } = useQuery({ ...query, enabled: isSeen && count > 1 });
  return (
    <div ref={element}>
      {count > 1 && <BundleBlock {...{ years, count }} bundle={data?.bundle} isFailed={isError} />}
    </div>
  );
}
