import { USER_SORTS } from '@alpha/contract';
import { useT } from '~/lib/i18n/use-t';
import { SearchField } from '~/ui/search-field';
import { Select } from '~/ui/select';
import type { UserSort } from './users.api';

type UsersToolbarProps = {
  text: string;
  onTextChange: (text: string) => void;
  sort: UserSort;
  onSortChange: (sort: UserSort) => void;
};

export function UsersToolbar({ text, onTextChange, sort, onSortChange }: UsersToolbarProps) {
  const t = useT('users');
  return (
    <div className="grid gap-3 max-md:grid-cols-[1fr_9rem] md:max-w-96">
      <SearchField
        label={t('search')}
        placeholder={t('searchShort')}
        maxLength={200}
        value={text}
        onValueChange={onTextChange}
      />
      {/* The phone's list has no column heads to sort by. */}
      <Select
        label={t('sort.label')}
        isLabelHidden
        className="md:hidden"
        value={sort}
        onChange={({ target }) => onSortChange(target.value as UserSort)}
        options={USER_SORTS.map((value) => ({ value, label: t(`sort.${value}`) }))}
      />
    </div>
  );
}
