import { PenLine, ScanLine, X } from 'lucide-react';
import { useT } from '~/lib/i18n/use-t';
import { Button } from '~/ui/button';

type DrawControlsProps = {
  isAvailable: boolean;
  isDrawing: boolean;
  hasArea: boolean;
  onStart: () => void;
  onClear: () => void;
  onUseView: () => void;
};

const ICON = { 'aria-hidden': true, size: 16, strokeWidth: 1.5 } as const;

export function DrawControls(props: DrawControlsProps) {
  const { isAvailable, isDrawing, hasArea, onStart, onClear, onUseView } = props;
  const t = useT('explorer');
  return (
    <>
      {isDrawing ? (
        <Button key="draw" variant="accent" onClick={onClear}>
          <X {...ICON} />
          {t('map.cancel')}
        </Button>
      ) : (
        <Button key="draw" variant="secondary" disabled={!isAvailable} onClick={onStart}>
          <PenLine {...ICON} />
          {t('map.draw')}
        </Button>
      )}
      {hasArea && !isDrawing && (
        <Button variant="secondary" onClick={onClear}>
          <X {...ICON} />
          {t('map.clear')}
        </Button>
      )}
      {isDrawing && (
        <Button variant="secondary" onClick={onUseView}>
          <ScanLine {...ICON} />
          {t('map.useView')}
        </Button>
      )}
    </>
  );
}
