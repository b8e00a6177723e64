import { BOARD_SORTS } from '@alpha/contract';
import type { BoardParams } from '~/data/board';
import { useT } from '~/lib/i18n/use-t';
import { useUrlState } from '~/lib/url-state';
import { Select } from '~/ui/select';

/** In which order the cards of a column are. */
export function BoardSort({ params }: { params: BoardParams }) {
  const t = useT('board');
  const { set } = useUrlState();
  return (
    <Select
      label={t('sort.label')}
      isLabelHidden
      value={params.sort ?? 'activity'}
      onChange={({ target }) => set({ sort: target.value === 'score' ? 'score' : null })}
      className="md:w-44"
      options={BOARD_SORTS.map((value) => ({ value, label: t(`sort.${value}`) }))}
    />
  );
}
