import type { ReactNode } from 'react';
import type { ComparedBy, Comparison } from '~/data/compare';
import { useT } from '~/lib/i18n/use-t';
import { BackLink } from '~/ui/back-link';
import { LaterToaster } from '~/ui/later-toaster';
import { BundleBlock } from './bundle-block';
import { CompareFrame } from './compare-frame';
import { CompareView } from './compare-view';
import { type ComparedState, useComparedView } from './use-compared-view';
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

/** For investors: the homes of their room, or of a shortlist. */
export function VisitorCompare({ by, from, reportOf, failure }: VisitorCompareProps) {
  const t = useT('compare');
  const state = useComparedView();
  const { ids, scenario: view } = state;
  const { comparison, error, isLoading, retry } = useVisitorComparison(by, {
    ...{ ids, view, isTogether: false },
  });
  const instead = error !== null && failure?.(error);
  if (instead) return instead;
  return (
    <div className="page pt-4 pb-16">
      <BackLink to={from}>{t(`back.${by.kind}`)}</BackLink>
      <CompareFrame
        kind={by.kind}
        comparison={comparison}
        isFailed={error !== null}
        isBusy={isLoading}
        onRetry={retry}
        add={from}
      >
        {comparison && (
          <CompareView
            {...{ by, comparison, state, ...(reportOf && { reportOf }) }}
            isStale={isLoading}
            stickyTop="0px"
          >
            <VisitorBundle {...{ by, state, comparison }} />
          </CompareView>
        )}
      </CompareFrame>
      <LaterToaster />
    </div>
  );
}

type VisitorBundleProps = { by: Visitor; state: ComparedState; comparison: Comparison };

function VisitorBundle(props: VisitorBundleProps) {
  const { element, isSeen } = useInView<HTMLDivElement>();
  const { homes, years } = props.comparison;
  return (
    <div ref={element}>
      {homes.length > 1 &&
        (isSeen ? (
          <LoadedBundle {...props} />
        ) : (
          <BundleBlock {...{ years, count: homes.length }} bundle={undefined} isFailed={false} />
        ))}
    </div>
  );
}

function LoadedBundle({ by, state, comparison: { homes, years } }: VisitorBundleProps) {
  const ids = homes.map(({ id }) => id).sort((a, b) => a - b);
  const { comparison, error, isLoading } = useVisitorComparison(by, {
    ...{ ids, view: state.scenario, isTogether: true },
  });
  return (
    <BundleBlock
      {...{ years, count: homes.length }}
      bundle={isLoading ? undefined : comparison?.bundle}
      isFailed={error !== null}
    />
  );
}
