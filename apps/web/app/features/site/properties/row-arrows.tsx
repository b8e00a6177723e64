import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { useT } from '~/lib/i18n/use-t';
import { IconButton } from '~/ui/icon-button';

type RowArrowsProps = {
  isStopped: boolean;
  onStop: (isStopped: boolean) => void;
  onTurn: (step: 1 | -1) => void;
};

/** Previous, next, and a pause button when the row moves automatically. */
export function RowArrows({ isStopped, onStop, onTurn }: RowArrowsProps) {
  const t = useT('site');
  const Icon = isStopped ? Play : Pause;
  return (
    <div className="flex gap-2">
      <IconButton
        label={t(isStopped ? 'desk.play' : 'desk.pause')}
        isRound
        className="motion-reduce:hidden"
        onClick={() => onStop(!isStopped)}
      >
        <Icon size={16} aria-hidden />
      </IconButton>
      <IconButton label={t('desk.previous')} variant="secondary" isRound onClick={() => onTurn(-1)}>
        <ChevronLeft size={18} aria-hidden />
      </IconButton>
      <IconButton label={t('desk.next')} variant="secondary" isRound onClick={() => onTurn(1)}>
        <ChevronRight size={18} aria-hidden />
      </IconButton>
    </div>
  );
}
