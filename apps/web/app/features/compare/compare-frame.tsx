import type { ReactNode, Ref } from 'react';
import { useT } from '~/lib/i18n/use-t';
import { useFocusOnChange } from '~/lib/use-focus-on-change';
import { ButtonLink } from '~/ui/button';
import { EmptyState } from '~/ui/empty-state';
import { ErrorState } from '~/ui/error-state';
import { LoadingRegion, Skeleton } from '~/ui/skeleton';

type CompareFrameProps = {
  kind: 'staff' | 'room' | 'shortlist';
  comparison: { homes: readonly unknown[] } | undefined;
  isFailed: boolean;
  isBusy: boolean;
  onRetry: () => void;
  /** Where properties are chosen. */
  add: string;
  children: ReactNode;
};

/** Loading, failed, empty, one property alone; else the comparison. */
export function CompareFrame(props: CompareFrameProps) {
  const { kind, comparison, isFailed, isBusy, onRetry, add, children } = props;
  const t = useT('compare');
  // With the last column its button goes, and the focus with it.
  const title = useFocusOnChange(comparison && (comparison.homes.length > 0 ? 'homes' : 'none'));
  const more = (
    <ButtonLink to={add} size="sm">
      {t('add')}
    </ButtonLink>
  );
  if (isFailed)
    return (
      <>
        <Title />
        <ErrorState className="mt-6" title={t('failed')} isRetrying={isBusy} onRetry={onRetry} />
      </>
    );
  if (!comparison)
    return (
      <>
        <Title />
        <LoadingRegion className="mt-6 grid gap-3">
          <span className="sr-only">{t('loading')}</span>
          <Skeleton className="h-36" />
          <Skeleton className="h-64" />
        </LoadingRegion>
      </>
    );
  if (comparison.homes.length === 0)
    return (
      <>
        <Title ref={title} />
        <EmptyState
          className="mt-6"
          title={t('empty.title')}
          text={t(`empty.${kind}`)}
          actions={more}
        />
      </>
    );
  return (
    <>
      {children}
      {comparison.homes.length === 1 && (
        <EmptyState className="mt-8" title={t('empty.one')} actions={more} />
      )}
    </>
  );
}

function Title({ ref }: { ref?: Ref<HTMLHeadingElement> }) {
  const t = useT('compare');
  return (
    <h1
      ref={ref}
      tabIndex={-1}
      className="text-[clamp(1.9rem,3.6vw,2.75rem)] leading-[1.1] tracking-[-0.022em]"
    >
      {t('title')}
    </h1>
  );
}
