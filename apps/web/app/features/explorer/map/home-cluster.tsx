import { formatNumber } from '@alpha/i18n';
import { memo } from 'react';
import { useLocale } from '~/lib/i18n/locale-provider';
import { useT } from '~/lib/i18n/use-t';
import { circleSize, groupKey, type MapGroup } from './map-groups';

type HomeClusterProps = { group: MapGroup; onOpen: (group: MapGroup) => void };

export const HomeCluster = memo(function HomeCluster({ group, onOpen }: HomeClusterProps) {
  const t = useT('explorer');
  const locale = useLocale();
  const { count } = group;
  const size = circleSize(count);
  return (
    <button
      type="button"
      data-mark={groupKey(group)}
      aria-label={t('map.cluster', { count })}
      onClick={() => onOpen(group)}
      style={{ width: size, height: size }}
      className="figures pointer-events-auto absolute top-0 left-0 grid -translate-1/2 cursor-pointer place-items-center rounded-full bg-ink text-13 font-semibold text-paper shadow-[0_0_0_5px_color-mix(in_srgb,var(--ink)_22%,transparent)] transition-colors after:absolute after:-inset-1.5 after:rounded-full hover:bg-accent hover:text-on-accent"
    >
      {formatNumber(count, locale)}
    </button>
  );
});
