import { LoadingRegion, Skeleton } from './skeleton';

/** Labels and boxes in place of the fields. */
export function FormSkeleton({ fields }: { fields: number }) {
  return (
    <LoadingRegion className="grid max-w-250 gap-5 border-t border-line py-7 md:pl-68 lg:grid-cols-2 lg:pl-76">
      {Array.from({ length: fields }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: fields have no identity.
        <span key={index} className="grid gap-2">
          <Skeleton className="h-4 w-24" />
          <Skeleton className="h-11 rounded-2" />
        </span>
      ))}
    </LoadingRegion>
  );
}
