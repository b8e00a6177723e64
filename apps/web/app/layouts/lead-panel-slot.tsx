import { lazy, Suspense } from 'react';
import { LeadPanel } from '~/features/crm/lead/panel/lead-panel';
import type { LeadPanelProps } from '~/features/crm/lead-panel';
import { withChunkTimeout } from '~/lib/chunk-timeout';

const ShortlistPanel = lazy(() =>
  withChunkTimeout(import('~/features/shortlist/panel/shortlist-panel')).then((module) => ({
    default: module.ShortlistPanel,
  })),
);

/** The lead's panel with the shortlists in it, for the lists of leads. */
export function LeadPanelSlot(props: LeadPanelProps) {
  return (
    <Suspense>
      <LeadPanel
        {...props}
        aside={
          <Suspense>
            <ShortlistPanel leadId={props.leadId} />
          </Suspense>
        }
      />
    </Suspense>
  );
}
