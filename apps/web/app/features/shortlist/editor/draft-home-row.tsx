import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import { useT } from '~/lib/i18n/use-t';
import { Card } from '~/ui/card';
import { IconButton } from '~/ui/icon-button';
import { TextArea } from '~/ui/text-area';
import type { DraftHome } from './draft';
import { HomeSummary } from './home-summary';

type DraftHomeRowProps = {
  home: DraftHome;
  place: number;
  count: number;
  isReadOnly: boolean;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
  onSentence: (sentence: string) => void;
};

const MAX_SENTENCE_LENGTH = 500;

export function DraftHomeRow(props: DraftHomeRowProps) {
  const { home, place, count, isReadOnly, onMove, onRemove, onSentence } = props;
  const t = useT('shortlist');
  const address = home.listing?.address ?? '';
  return (
    <Card as="li" isPadded={false} data-home={home.property_id}>
      <HomeSummary
        home={home}
        place={place}
        aside={
          !isReadOnly && (
            <div className="-mt-1.5 -mr-2 flex shrink-0">
              <IconButton
                label={t('moveUp', { address })}
                size="sm"
                disabled={place === 1}
                data-move={-1}
                onClick={() => onMove(-1)}
              >
                <ArrowUp aria-hidden="true" size={17} strokeWidth={1.5} />
              </IconButton>
              <IconButton
                label={t('moveDown', { address })}
                size="sm"
                disabled={place === count}
                data-move={1}
                onClick={() => onMove(1)}
              >
                <ArrowDown aria-hidden="true" size={17} strokeWidth={1.5} />
              </IconButton>
              <IconButton label={t('remove', { address })} size="sm" onClick={onRemove}>
                <Trash2 aria-hidden="true" size={17} strokeWidth={1.5} />
              </IconButton>
            </div>
          )
        }
      />
      {(home.sentence || !isReadOnly) && (
        <div className="border-t border-line px-4 py-3">
          <TextArea
            label={t('sentenceFor', { address })}
            isLabelHidden
            rows={1}
            maxLength={MAX_SENTENCE_LENGTH}
            placeholder={t('sentence')}
            value={home.sentence}
            readOnly={isReadOnly}
            onChange={(event) => onSentence(event.target.value)}
            className="[&_textarea]:min-h-11"
          />
        </div>
      )}
    </Card>
  );
}
