import type { MapPoint } from '@alpha/contract';
import { useT } from '~/lib/i18n/use-t';
import { MapFrame } from '~/ui/map/map-frame';
import type { ExplorerFilter } from '../explorer.params';

export type ExplorerMapProps = {
  filter: ExplorerFilter;
  polygon: MapPoint[] | null;
  onPolygonChange: (polygon: MapPoint[] | null) => void;
  highlightedId: number | null;
  onHighlight: (id: number | null) => void;
  className?: string;
};

/** Stands in until the map itself is there. */
export function ExplorerMap({ className }: ExplorerMapProps) {
  const t = useT('explorer');
  return <MapFrame label={t('view.map')} isLoading className={className ?? ''} />;
}
