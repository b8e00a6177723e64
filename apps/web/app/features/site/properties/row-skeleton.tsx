import { useT } from '~/lib/i18n/use-t';

const CARDS = [1, 2, 3];
const LINES = ['w-3/5', 'w-2/5', 'w-full', 'w-full', 'w-full'];

/** Three cards in the shape of those that come, so that nothing jumps. */
export function RowSkeleton() {
  const t = useT('site');
  return (
    <div role="status" aria-label={t('desk.loading')} className="flex gap-4 overflow-hidden">
      {CARDS.map((card) => (
        <div
          key={card}
          className="shrink-0 basis-[86%] overflow-hidden rounded-3 border border-line bg-surface md:basis-[calc((100%-2rem)/3)]"
        >
          <div className="aspect-[16/10] animate-pulse bg-sunken" />
          <div className="grid gap-3.5 p-5">
            {LINES.map((width, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: fixed, never reordered.
              <div key={i} className={`h-4 animate-pulse rounded-1 bg-sunken ${width}`} />
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}
