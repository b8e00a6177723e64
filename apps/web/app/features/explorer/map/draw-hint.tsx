import { useT } from '~/lib/i18n/use-t';

/** What to do next while an area is being drawn; also said to who cannot see the map. */
export function DrawHint({ pointCount }: { pointCount: number }) {
  const t = useT('explorer');
  const step = pointCount === 0 ? 'first' : pointCount < 3 ? 'more' : 'close';
  return (
    <p
      role="status"
      className="pointer-events-none absolute bottom-10 left-1/2 z-2 w-max max-w-[calc(100%-7.5rem)] -translate-x-1/2 rounded-2 bg-strip px-3.5 py-2 text-center text-13 text-balance text-on-strip shadow-2"
    >
      {t(`map.hint.${step}`)}
    </p>
  );
}
