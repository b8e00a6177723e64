import { useT } from '~/lib/i18n/use-t';

/** Next step while drawing an area; also announced to screen readers. */
export function DrawHint({ pointCount }: { pointCount: number }) {
  const t = useT('explorer');
  return (
    <p
      role="status"
      className="pointer-events-none! max-w-full basis-auto rounded-2 bg-strip px-3.5 py-2 text-13 text-on-strip"
    >
      {t(`map.hint.${drawStep(pointCount)}`)}
    </p>
  );
}

export const drawStep = (pointCount: number) =>
  pointCount === 0 ? 'first' : pointCount < 3 ? 'more' : 'close';
