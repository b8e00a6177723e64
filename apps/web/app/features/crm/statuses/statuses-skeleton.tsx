import { ROLES } from '@alpha/contract';
import { LoadingRegion, Skeleton } from '~/ui/skeleton';

const ROWS = [0, 1, 2, 3, 4];

export function StatusesSkeleton() {
  return (
    <LoadingRegion className="grid gap-x-8 gap-y-10 lg:grid-cols-3">
      {ROLES.map((role) => (
        <span key={role} className="block">
          <Skeleton className="mb-4 h-6 w-32" />
          {ROWS.map((row) => (
            <span key={row} className="flex items-center gap-3 border-t border-line py-5">
              <Skeleton className="size-2.5 rounded-full" />
              <Skeleton className="h-4 w-36" />
              <Skeleton className="ml-auto h-4 w-16" />
            </span>
          ))}
        </span>
      ))}
    </LoadingRegion>
  );
}
