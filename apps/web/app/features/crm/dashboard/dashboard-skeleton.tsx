import { LoadingRegion, Skeleton } from '~/ui/skeleton';

const METRICS = ['leads', 'won', 'contacted', 'speed'];

export function DashboardSkeleton() {
  return (
    <LoadingRegion className="grid gap-8">
      <Skeleton className="h-6 w-4/5" />
      <div className="grid gap-6 border-y border-line py-5 md:grid-cols-4">
        {METRICS.map((metric) => (
          <div key={metric} className="grid gap-2">
            <Skeleton className="h-4 w-28" />
            <Skeleton className="h-8 w-16" />
          </div>
        ))}
      </div>
      <Skeleton className="h-80 rounded-3" />
      <div className="grid gap-6 lg:grid-cols-2">
        <Skeleton className="h-72 rounded-3" />
        <Skeleton className="h-72 rounded-3" />
      </div>
    </LoadingRegion>
  );
}
