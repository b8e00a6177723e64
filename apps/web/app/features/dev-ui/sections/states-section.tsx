import { SearchX } from 'lucide-react';
import { useState } from 'react';
import { Button } from '~/ui/button';
import { ChartFrame } from '~/ui/chart/chart-frame';
import { EmptyState } from '~/ui/empty-state';
import { ErrorState } from '~/ui/error-state';
import { Notice } from '~/ui/notice';
import { LoadingRegion, SkeletonCard, SkeletonText } from '~/ui/skeleton';
import { sections, states } from '../samples';
import { Section } from '../section';

export function StatesSection() {
  const [isRetrying, setRetrying] = useState(false);
  return (
    <Section title={sections.states}>
      <LoadingRegion className="grid items-start gap-5 sm:grid-cols-2">
        <SkeletonCard />
        <SkeletonText lines={4} />
      </LoadingRegion>
      <ChartFrame title={states.chart} isLoading height={180} />
      <EmptyState
        icon={<SearchX aria-hidden="true" size={24} strokeWidth={1.25} />}
        title={states.empty}
        text={states.emptyText}
        actions={<Button variant="secondary">{states.emptyAction}</Button>}
      />
      <div className="grid gap-3">
        {(['neutral', 'gain', 'loss'] as const).map((tone) => (
          <Notice key={tone} tone={tone} role="note">
            {states.notices[tone]}
          </Notice>
        ))}
      </div>
      <ErrorState isRetrying={isRetrying} onRetry={() => setRetrying(true)} />
    </Section>
  );
}
