import type { Comparison } from '~/data/compare';
import { useT } from '~/lib/i18n/use-t';
import type { ComparedState } from './use-compared-view';

type Homes = Comparison['homes'];

/** Takes a column away; the message takes it back. */
export function useRemoveHome(state: ComparedState, homes: Homes): (id: number) => void {
  const t = useT('compare');
  return (id) => {
    const before = homes.map((home) => home.id);
    const home = homes.find((each) => each.id === id);
    state.setIds(before.filter((each) => each !== id));
    void import('~/ui/toast').then(({ toast }) =>
      toast.success(t('removed', { home: home?.address ?? '' }), {
        action: { label: t('undo'), onClick: () => state.setIds(before) },
      }),
    );
  };
}
