import type { SavedFilter } from '@alpha/contract';
import { PenLine, X } from 'lucide-react';
import { type ComponentType, useId, useRef, useState } from 'react';
import type { SearchConditions } from '~/data/room-searches';
import { withChunkTimeout } from '~/lib/chunk-timeout';
import { loadCatalog } from '~/lib/i18n/catalog-store';
import { useLocale } from '~/lib/i18n/locale-provider';
import { useT } from '~/lib/i18n/use-t';
import { Button } from '~/ui/button';
import type { AreaDialogProps } from './area-dialog';
import { cornersOf, placeOfCorners, placeOfSearch, sketchOf } from './area-of-search';
import { readConditions } from './search-conditions';

type AreaFieldProps = {
  filter: SavedFilter;
  /** Conditions that the form has no field for. */
  others: SavedFilter;
};

/** Where the search looks: an area drawn on a map, which is loaded when it is asked for. */
export function AreaField({ filter, others }: AreaFieldProps) {
  const t = useT('savedSearch');
  const locale = useLocale();
  const labelId = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const [place, setPlace] = useState(() => placeOfSearch(filter));
  const [AreaDialog, setAreaDialog] = useState<ComponentType<AreaDialogProps> | null>(null);
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');
  /** What else the search asks for; the map is open. */
  const [rest, setRest] = useState<SavedFilter | null>(null);
  const corners = cornersOf(place);

  async function open() {
    const form = opener.current?.form;
    if (state === 'loading' || !form) return;
    setState('loading');
    try {
      const [{ AreaDialog }] = await Promise.all([
        withChunkTimeout(import('./area-dialog')),
        loadCatalog(locale, 'explorer'),
      ]);
      setAreaDialog(() => AreaDialog);
      setRest(restOf(readConditions(new FormData(form), others)));
      setState('idle');
    } catch {
      setState('failed');
    }
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset does not lay out its legend in a grid.
    <div role="group" aria-labelledby={labelId} className="grid content-start gap-1.5">
      <p id={labelId} className="text-14 font-medium">
        {t('area.label')}
      </p>
      {place.polygon && <input type="hidden" name="polygon" value={place.polygon} />}
      {place.within && <input type="hidden" name="within" value={place.within} />}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {corners && (
          <p className="flex items-center gap-3 text-15">
            <svg
              aria-hidden="true"
              viewBox="0 0 64 64"
              className="size-16 shrink-0 rounded-2 border border-line bg-map-land"
            >
              <polygon
                points={sketchOf(corners, 64, 10)}
                fillOpacity={0.15}
                className="fill-accent stroke-accent stroke-2"
                strokeLinejoin="round"
              />
            </svg>
            {t('area.corners', { count: corners.length })}
          </p>
        )}
        <div className="flex flex-wrap gap-2.5">
          <Button ref={opener} variant="secondary" isBusy={state === 'loading'} onClick={open}>
            <PenLine aria-hidden="true" size={16} strokeWidth={1.5} />
            {t(corners ? 'area.change' : 'area.draw')}
          </Button>
          {corners && (
            <Button
              variant="secondary"
              onClick={() => {
                setPlace({});
                // This button is gone with the area.
                opener.current?.focus();
              }}
            >
              <X aria-hidden="true" size={16} strokeWidth={1.5} />
              {t('area.remove')}
            </Button>
          )}
        </div>
      </div>
      {!corners && <p className="text-13 text-pretty text-ink-3">{t('area.hint')}</p>}
      {state === 'failed' && (
        <p role="alert" className="text-13 text-loss">
          {t('failed')}
        </p>
      )}
      {AreaDialog && rest && (
        <AreaDialog
          area={corners}
          filter={rest}
          onClose={() => setRest(null)}
          onChange={(area) => {
            setPlace(placeOfCorners(area));
            setRest(null);
          }}
        />
      )}
    </div>
  );
}

/** Everything but the area, as one filter of the explorer. */
function restOf({ filter, cash_flow_min, loss_chance_max }: SearchConditions): SavedFilter {
  const { polygon: _, within: __, ...rest } = filter;
  return {
    ...rest,
    ...(cash_flow_min !== null && { cash_flow_min: String(cash_flow_min) }),
    ...(loss_chance_max !== null && { loss_max: String(loss_chance_max) }),
  };
}
