import type { ReactNode } from 'react';
import type { ComparedBy, Comparison } from '~/data/compare';
import { ApiError } from '~/lib/api-error';
import { useT } from '~/lib/i18n/use-t';
import { BackLink } from '~/ui/back-link';
import { LaterToaster } from '~/ui/later-toaster';
import { BundleBlock } from './bundle-block';
import { CompareFrame } from './compare-frame';
import { CompareView } from './compare-view';
import { useComparedView } from './use-compared-view';
import { useInView } from './use-in-view';
import { useVisitorComparison } from './use-visitor-comparison';

type Visitor = Exclude<ComparedBy, { kind: 'staff' }>;

type VisitorCompareProps = {
  by: Visitor;
  /** Where the homes were chosen. */
  from: string;
  reportOf?: (home: Comparison['homes'][number]) => string;
  /** Instead of the failure, if there is something better to say about it. */
  failure?: (error: unknown) => ReactNode;
};

/** None of the homes is in the room: it has none yet, or they were removed there. */
const isNothingLeft = (error: unknown) =>
  error instanceof ApiError && error.code === 'room.homeNotFound';

/** For investors: the homes of their room, or of a shortlist. */
export function VisitorCompare({ by, from, reportOf, failure }: VisitorCompareProps) {
  const t = useT('compare');
  const state = useComparedView();
  const { ids, isEmpty, scenario } = state;
  const { comparison, view, error, isLoading, retry } = useVisitorComparison(by, {
    ...{ ids, view: scenario, isTogether: false, isEmpty },
  });
  const instead = error !== null && failure?.(error);
  if (instead) return instead;
  const hasNone = isEmpty || (error !== null && isNothingLeft(error));
  return (
    <div className="page pt-4 pb-16">
      <BackLink to={from}>{t(`back.${by.kind}`)}</BackLink>
      <CompareFrame
        kind={by.kind}
        comparison={hasNone ? { homes: [] } : comparison}
        isFailed={!hasNone && error !== null && !comparison}
        isBusy={isLoading}
        onRetry={retry}
        add={from}
      >
        {comparison && (
          <CompareView
            {...{ by, comparison, state, ...(reportOf && { reportOf }) }}
            isStale={isLoading}
            onRetry={error === null ? undefined : retry}
            stickyTop="0px"
          >
            <VisitorBundle {...{ by, view, comparison }} />
          </CompareView>
        )}
      </CompareFrame>
      <LaterToaster />
    </div>
  );
}

/** `view`: the assumptions of the comparison above. */
type VisitorBundleProps = { by: Visitor; view: string; comparison: Comparison };

function VisitorBundle(props: VisitorBundleProps) {
  const { element, isSeen } = useInView<HTMLDivElement>();
  const { homes, years } = props.comparison;
  return (
    <div ref={element}>
      {homes.length > 1 &&
        (isSeen ? (
          <LoadedBundle {...props} />
        ) : (
          <BundleBlock {...{ years, count: homes.length }} bundle={undefined} />
        ))}
    </div>
  );
}

function LoadedBundle({ by, view, comparison: { homes, years } }: VisitorBundleProps) {
  const ids = homes.map(({ id }) => id).sort((a, b) => a - b);
  const { comparison, error, isLoading, retry } = useVisitorComparison(by, {
    ...{ ids, view, isTogether: true },
  });
  const isFailed = error !== null;
  return (
    <BundleBlock
      {...{ years, count: homes.length }}
      bundle={isLoading || isFailed ? undefined : comparison?.bundle}
      failure={isFailed ? { onRetry: retry, isRetrying: isLoading } : undefined}
    />
  );
}
