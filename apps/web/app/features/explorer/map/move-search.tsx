import { Search } from 'lucide-react';
import { useT } from '~/lib/i18n/use-t';
import { Button } from '~/ui/button';
import { Checkbox } from '~/ui/checkbox';

type MoveSearchProps = {
  isOn: boolean;
  /** The map was moved and the list has not followed. */
  isBehind: boolean;
  onTurn: (isOn: boolean) => void;
  onSearch: () => void;
};

/** Whether the list follows the map, and the button that searches here when it does not. */
export function MoveSearch({ isOn, isBehind, onTurn, onSearch }: MoveSearchProps) {
  const t = useT('explorer');
  return (
    <>
      <Checkbox
        role="switch"
        label={t('map.searchAsMoved')}
        checked={isOn}
        onChange={({ target }) => onTurn(target.checked)}
        className="rounded-2 border bg-surface pr-3.5 pl-3 [&>label]:min-h-10.5 [&>label]:gap-2.5 [&>label]:text-14 [&>label]:font-medium"
      />
      {isBehind && (
        <Button variant="accent" onClick={onSearch}>
          <Search aria-hidden="true" size={16} strokeWidth={1.5} />
          {t('map.searchHere')}
        </Button>
      )}
    </>
  );
}
