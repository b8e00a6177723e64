import type { ReactNode } from 'react';
import type { ComparedBy, Comparison } from '~/data/compare';
import { ApiError } from '~/lib/api-error';
import { useT } from '~/lib/i18n/use-t';
import { BackLink } from '~/ui/back-link';
import { LaterToaster } from '~/ui/later-toaster';
import { CompareFrame } from './compare-frame';
import { EditableCompare } from './editable-compare';
import { useComparedView } from './use-compared-view';
import { useVisitorComparison } from './use-visitor-comparison';
import { VisitorBundle } from './visitor-bundle';

type Visitor = Extract<ComparedBy, { kind: 'room' | 'shortlist' }>;

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
          <EditableCompare
            {...{ by, comparison, state, ...(reportOf && { reportOf }) }}
            isStale={isLoading}
            onRetry={error === null ? undefined : retry}
            stickyTop="0px"
          >
            {comparison.homes.length > 1 && <VisitorBundle {...{ by, view, comparison }} />}
          </EditableCompare>
        )}
      </CompareFrame>
      <LaterToaster />
    </div>
  );
}
