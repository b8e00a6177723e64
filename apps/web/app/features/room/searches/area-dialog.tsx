import type { SavedFilter } from '@alpha/contract';
import { useState } from 'react';
import { useT } from '~/lib/i18n/use-t';
import { Button } from '~/ui/button';
import { Dialog } from '~/ui/dialog';
import type { LatLng } from '~/ui/map/map.types';
import { isSameRing } from '~/ui/map/ring';
import { AreaMap } from './area-map';

export type AreaDialogProps = {
  area: LatLng[] | null;
  /** The other conditions of the search. */
  filter: SavedFilter;
  onChange: (area: LatLng[] | null) => void;
  onClose: () => void;
};

/** A map to draw on. Nothing changes in the search until the area is taken over. */
export function AreaDialog({ area, filter, onChange, onClose }: AreaDialogProps) {
  const t = useT('savedSearch');
  const [drawn, setDrawn] = useState(area);
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('area.title')}
      width="lg"
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('action.cancel')}
          </Button>
          <Button disabled={isSameRing(drawn, area)} onClick={() => onChange(drawn)}>
            {t(drawn || !area ? 'area.use' : 'area.useNone')}
          </Button>
        </>
      }
    >
      <AreaMap area={drawn} filter={filter} onAreaChange={setDrawn} />
    </Dialog>
  );
}
