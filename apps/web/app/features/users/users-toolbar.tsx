import { USER_SORTS } from '@alpha/contract';
import type { UserSort } from '~/data/users';
import { useT } from '~/lib/i18n/use-t';
import { SearchField } from '~/ui/search-field';
import { Select } from '~/ui/select';

type UsersToolbarProps = {
  text: string;
  onTextChange: (text: string) => void;
  sort: UserSort;
  onSortChange: (sort: UserSort) => void;
};

export function UsersToolbar({ text, onTextChange, sort, onSortChange }: UsersToolbarProps) {
  const t = useT('users');
  return (
    <div className="grid grid-cols-[1fr_9rem] items-end gap-3 md:grid-cols-[24rem_12rem] md:justify-between">
      <SearchField
        label={t('search')}
        placeholder={t('searchShort')}
        maxLength={200}
        value={text}
        onValueChange={onTextChange}
      />
      {/* A phone has no column heads, and no screen has one for every order. */}
      <Select
        label={t('sort.label')}
        isLabelHidden
        value={sort}
        onChange={({ target }) => onSortChange(target.value as UserSort)}
        options={USER_SORTS.map((value) => ({ value, label: t(`sort.${value}`) }))}
      />
    </div>
  );
}
