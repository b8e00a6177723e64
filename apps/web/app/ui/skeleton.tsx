import type { CSSProperties, ReactNode } from 'react';
import { useT } from '~/lib/i18n/use-t';
import { cx } from './class-names';

/** One gray shape; give it the size of the final content. */
export function Skeleton({ className, style }: { className?: string; style?: CSSProperties }) {
  return (
    <span
      aria-hidden="true"
      style={style}
      className={cx('block animate-pulse rounded-1 bg-line/70', className)}
    />
  );
}

const LINE_WIDTHS = ['100%', '92%', '97%', '88%'];

/** Lines of text; the last one is short, as in a paragraph. */
export function SkeletonText({ lines = 3, className }: { lines?: number; className?: string }) {
  return (
    <span className={cx('grid gap-2.5', className)}>
      {Array.from({ length: lines }, (_, index) => (
        <Skeleton
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no identity.
          key={index}
          className="h-3.5"
          style={{ width: index === lines - 1 ? '60%' : (LINE_WIDTHS[index % 4] ?? '100%') }}
        />
      ))}
    </span>
  );
}

/** Picture, dark strip, figures and lines, as on a card. */
export function SkeletonCard({ rows = 4, className }: { rows?: number; className?: string }) {
  return (
    <span
      className={cx('block overflow-hidden rounded-3 border border-line bg-surface', className)}
    >
      <Skeleton className="aspect-[16/9.6] rounded-none" />
      <span className="grid gap-4 p-4">
        <span className="flex justify-between">
          <Skeleton className="h-6 w-28" />
          <Skeleton className="h-6 w-24" />
        </span>
        <Skeleton className="h-5 w-3/5" />
        <span className="grid gap-2.5 border-t border-line pt-4">
          {Array.from({ length: rows }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no identity.
            <span key={index} className="flex justify-between">
              <Skeleton className="h-3.5 w-2/5" />
              <Skeleton className="h-3.5 w-1/5" />
            </span>
          ))}
        </span>
      </span>
    </span>
  );
}

/** Announces loading once; the shapes inside are hidden from screen readers. */
export function LoadingRegion({
  children,
  className,
}: {
  children: ReactNode;
  className?: string;
}) {
  const t = useT('ui');
  return (
    <div role="status" className={className}>
      <span className="sr-only">{t('loading')}</span>
      {children}
    </div>
  );
}
