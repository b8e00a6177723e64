import type { StyleSpecification } from 'maplibre-gl';
import { useEffect, useMemo, useState } from 'react';
import { useLocale } from '~/lib/i18n/locale-provider';
import { type BasemapOptions, basemapStyle } from './basemap-style';
import type { StreetFile } from './map.types';
import type { MapColors } from './map-colors';

export type DrawMap = (colors: MapColors, options: BasemapOptions) => StyleSpecification;

type StreetStyle = typeof import('./street-style');

/** How the included map is drawn, with streets where there are some; null until that is known. */
export function useIncludedMap(streets: StreetFile | null | undefined): DrawMap | null {
  const locale = useLocale();
  const [module, setModule] = useState<StreetStyle | 'failed' | null>(null);
  const hasStreets = Boolean(streets);

  useEffect(() => {
    if (!hasStreets) return;
    let isHere = true;
    import('./street-style').then(
      (loaded) => isHere && setModule(loaded),
      (error) => {
        console.error(error);
        if (isHere) setModule('failed');
      },
    );
    return () => {
      isHere = false;
    };
  }, [hasStreets]);

  return useMemo(() => {
    if (streets === null || module === 'failed') return basemapStyle;
    if (!streets || !module) return null;
    return (colors, options) => module.streetStyle(streets, locale, colors, options);
  }, [streets, module, locale]);
}
