import { ArrowDown, ArrowUp, Ellipsis, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { useT } from '~/lib/i18n/use-t';
import { Card } from '~/ui/card';
import { cx } from '~/ui/class-names';
import { IconButton } from '~/ui/icon-button';
import { Menu } from '~/ui/menu';
import { TextArea } from '~/ui/text-area';
import type { DraftHome } from './draft';
import { DragHandle } from './drag-handle';
import { HomeSummary } from './home-summary';
import { useDraggableRow } from './use-row-drag';
import type { Sorting } from './use-sorting';

type DraftHomeRowProps = {
  home: DraftHome;
  place: number;
  count: number;
  leadId: number;
  budget: number | null;
  isReadOnly: boolean;
  sorting: Sorting;
  onRemove: () => void;
  onSentence: (sentence: string) => void;
};

const MAX_SENTENCE_LENGTH = 500;
const ICON = { 'aria-hidden': true, size: 17, strokeWidth: 1.5 } as const;

export function DraftHomeRow(props: DraftHomeRowProps) {
  const { home, place, count, leadId, budget, isReadOnly, sorting, onSentence } = props;
  const t = useT('shortlist');
  const address = home.listing?.address ?? '';
  const row = useRef<HTMLLIElement>(null);
  const handle = useRef<HTMLButtonElement>(null);
  useDraggableRow(row, handle, home.property_id);
  const { carried } = sorting;
  const isCarried = carried?.id === home.property_id;
  return (
    <li
      ref={row}
      data-home={home.property_id}
      className={cx(
        'relative',
        isCarried && 'opacity-55',
        carried?.over === place - 1 && LINE_ABOVE,
        place === count && carried?.over === count && LINE_BELOW,
      )}
    >
      <Card isPadded={false}>
        <HomeSummary
          {...{ home, place, leadId, budget }}
          aside={!isReadOnly && <RowActions {...props} address={address} handle={handle} />}
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
    </li>
  );
}

/** Where the carried row would go. */
const LINE =
  'before:absolute before:inset-x-0 before:h-1 before:rounded-full before:bg-accent before:content-[""]';
const LINE_ABOVE = cx(LINE, 'before:-top-2.5');
const LINE_BELOW = cx(LINE, 'before:-bottom-2.5');

type RowActionsProps = DraftHomeRowProps & {
  address: string;
  handle: React.RefObject<HTMLButtonElement | null>;
};

function RowActions({ home, place, count, sorting, onRemove, address, handle }: RowActionsProps) {
  const t = useT('shortlist');
  const move = (to: number) => sorting.move(home.property_id, to);
  return (
    <div className="-mt-1.5 -mr-2 flex shrink-0">
      <DragHandle {...{ handle, address, sorting }} id={home.property_id} />
      <Menu
        trigger={
          <IconButton label={t('more', { address })} size="sm">
            <Ellipsis {...ICON} />
          </IconButton>
        }
        items={[
          {
            label: t('moveUp'),
            icon: <ArrowUp {...ICON} />,
            isDisabled: place === 1,
            onSelect: () => move(place - 2),
          },
          {
            label: t('moveDown'),
            icon: <ArrowDown {...ICON} />,
            isDisabled: place === count,
            onSelect: () => move(place),
          },
          { kind: 'line' },
          {
            label: t('remove'),
            icon: <Trash2 {...ICON} />,
            isDanger: true,
            onSelect: onRemove,
          },
        ]}
      />
    </div>
  );
}
