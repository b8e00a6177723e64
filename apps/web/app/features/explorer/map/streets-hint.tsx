import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { streetSetupQuery } from '~/data/streets';
import { useT } from '~/lib/i18n/use-t';
import { isPermitted } from '~/lib/permission';
import { readStored, STORAGE_KEYS, writeStored } from '~/lib/storage';
import { IconButton } from '~/ui/icon-button';
import { TextLink } from '~/ui/text-link';

/** From here on a map without streets looks empty. */
const CLOSE_ZOOM = 13;

type StreetsHintProps = {
  zoom: number;
  /** Undefined until it is known. */
  hasStreets: boolean | undefined;
};

/** Says once, to those who can change it, why the map has no streets. */
export function StreetsHint({ zoom, hasStreets }: StreetsHintProps) {
  const t = useT('explorer');
  const [isOver, setOver] = useState(() => readStored(STORAGE_KEYS.streetsHint) !== null);
  const isWanted =
    !isOver && hasStreets === false && zoom >= CLOSE_ZOOM && isPermitted('listing:import');
  const { data } = useQuery({ ...streetSetupQuery, enabled: isWanted });
  const isShown = isWanted && Boolean(data?.problem);
  useEffect(() => {
    if (isShown) writeStored(STORAGE_KEYS.streetsHint, 'seen');
  }, [isShown]);
  if (!isShown) return null;
  return (
    <div
      role="note"
      className="flex max-w-full items-center gap-2 rounded-2 border bg-surface py-0.5 pr-0.5 pl-3.5 text-13"
    >
      <p>
        {t('map.noStreets')} <TextLink to="/app/imports">{t('map.addStreets')}</TextLink>
      </p>
      <IconButton label={t('map.hideHint')} size="sm" onClick={() => setOver(true)}>
        <X aria-hidden="true" size={16} strokeWidth={1.5} />
      </IconButton>
    </div>
  );
}
