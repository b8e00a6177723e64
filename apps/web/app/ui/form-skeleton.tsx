import { LoadingRegion, Skeleton } from './skeleton';

/** Labels and boxes where the fields will stand. */
export function FormSkeleton({ fields }: { fields: number }) {
  return (
    <LoadingRegion className="grid gap-5 border-t border-line py-6 md:pl-50">
      {Array.from({ length: fields }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: fields have no identity.
        <span key={index} className="grid max-w-120 gap-2">
          <Skeleton className="h-4 w-24" />
          <Skeleton className="h-11 rounded-2" />
        </span>
      ))}
    </LoadingRegion>
  );
}
