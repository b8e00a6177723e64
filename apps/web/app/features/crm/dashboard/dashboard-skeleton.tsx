import { LoadingRegion, Skeleton } from '~/ui/skeleton';

const METRICS = ['won', 'lost', 'arrived', 'forecast', 'response'];

export function DashboardSkeleton() {
  return (
    <LoadingRegion className="grid gap-8">
      <Skeleton className="h-64 rounded-3 md:h-28" />
      <div className="grid gap-6 border-y border-line py-5 md:grid-cols-5">
        {METRICS.map((metric) => (
          <div key={metric} className="grid gap-2">
            <Skeleton className="h-4 w-28" />
            <Skeleton className="h-8 w-16" />
          </div>
        ))}
      </div>
      <div className="grid gap-6 lg:grid-cols-2">
        <Skeleton className="h-72 rounded-3" />
        <Skeleton className="h-72 rounded-3" />
      </div>
    </LoadingRegion>
  );
}
