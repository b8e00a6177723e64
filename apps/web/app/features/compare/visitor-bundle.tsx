import type { ComparedBy, Comparison } from '~/data/compare';
import { BundleBlock } from './bundle-block';
import { useInView } from './use-in-view';
import { useVisitorComparison } from './use-visitor-comparison';

/** `view`: the assumptions of the comparison above. */
type VisitorBundleProps = {
  by: Exclude<ComparedBy, { kind: 'staff' }>;
  view: string;
  comparison: Comparison;
};

/** Simulated once its part comes into sight. */
export function VisitorBundle(props: VisitorBundleProps) {
  const { element, isSeen } = useInView<HTMLDivElement>();
  const { homes, years } = props.comparison;
  return (
    <div ref={element}>
      {isSeen ? (
        <LoadedBundle {...props} />
      ) : (
        <BundleBlock {...{ years, homes }} bundle={undefined} />
      )}
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
      {...{ years, homes }}
      bundle={isLoading || isFailed ? undefined : comparison?.bundle}
      failure={isFailed ? { onRetry: retry, isRetrying: isLoading } : undefined}
    />
  );
}
