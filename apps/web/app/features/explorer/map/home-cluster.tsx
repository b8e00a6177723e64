import type { MapCluster } from '@alpha/contract';
import { formatNumber } from '@alpha/i18n';
import { useLocale } from '~/lib/i18n/locale-provider';
import { useT } from '~/lib/i18n/use-t';

type HomeClusterProps = { cluster: MapCluster; onOpen: (cluster: MapCluster) => void };

export function HomeCluster({ cluster, onOpen }: HomeClusterProps) {
  const t = useT('explorer');
  const locale = useLocale();
  const { count } = cluster;
  // 32 px for two homes, 56 for ten thousand.
  const size = Math.round(30 + 6.5 * Math.min(4, Math.log10(count)));
  return (
    <button
      type="button"
      aria-label={t('map.cluster', { count })}
      onClick={() => onOpen(cluster)}
      style={{ width: size, height: size }}
      className="figures pointer-events-auto absolute top-0 left-0 grid -translate-1/2 cursor-pointer place-items-center rounded-full bg-ink text-13 font-semibold text-paper shadow-[0_0_0_5px_color-mix(in_srgb,var(--ink)_22%,transparent)] transition-colors after:absolute after:-inset-1.5 after:rounded-full hover:bg-accent hover:text-on-accent"
    >
      {formatNumber(count, locale)}
    </button>
  );
}
