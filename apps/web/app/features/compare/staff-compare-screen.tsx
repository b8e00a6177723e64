import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useContext, useState } from 'react';
import { type Comparison, comparisonQuery } from '~/data/compare';
import { useT } from '~/lib/i18n/use-t';
import { listingPath } from '~/listings/listing-path';
import { ShortlistAddingContext } from '~/listings/shortlist-adding';
import { BackLink } from '~/ui/back-link';
import { ButtonLink } from '~/ui/button';
import { BundleBlock } from './bundle-block';
import { CompareFrame } from './compare-frame';
import { EditableCompare } from './editable-compare';
import { useComparedView } from './use-compared-view';
import { useInView } from './use-in-view';

/** In the app: any property, picked in the explorer. */
export function StaffCompareScreen() {
  const t = useT('compare');
  const state = useComparedView();
  const { ids, scenario: view } = state;
  const adding = useContext(ShortlistAddingContext);
  const query = useQuery(comparisonQuery({ ids, view, isTogether: false }));
  const { isError, isFetching, refetch } = query;
  const { data, view: shownView } = useLastShown(query.data, view);
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
          <EditableCompare
            by={{ kind: 'staff' }}
            comparison={data}
            state={state}
            isStale={isFetching && query.data === undefined}
            onRetry={isError && !query.data ? () => void refetch() : undefined}
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
            <StaffBundle comparison={data} view={shownView} />
          </EditableCompare>
        )}
      </CompareFrame>
    </main>
  );
}

/** The last answer stays while the next one loads, and when it fails; with the assumptions it was read with. */
function useLastShown(data: Comparison | undefined, view: string) {
  const [shown, setShown] = useState({ data, view });
  if (data && data !== shown.data) setShown({ data, view });
  return data ? { data, view } : shown;
}

type StaffBundleProps = { comparison: Comparison; view: string };

function StaffBundle({ comparison: { homes, years }, view }: StaffBundleProps) {
  const { element, isSeen } = useInView<HTMLDivElement>();
  const count = homes.length;
  const ids = homes.map(({ id }) => id);
  const query = comparisonQuery({ ids, view, isTogether: true });
  const { data, isError, isFetching, refetch } = useQuery({
    ...query,
    enabled: isSeen && count > 1,
  });
  const retry = { onRetry: () => void refetch(), isRetrying: isFetching };
  return (
    <div ref={element}>
      {count > 1 && (
        <BundleBlock
          {...{ years, homes }}
          bundle={data?.bundle}
          failure={isError ? retry : undefined}
        />
      )}
    </div>
  );
}
