import type { Shortlist } from '@alpha/contract';
import { useT } from '~/lib/i18n/use-t';
import { Badge, type BadgeTone } from '~/ui/badge';
import { type ListState, stateOf } from './list-state';

const TONES: Record<ListState, BadgeTone> = {
  draft: 'accent',
  waiting: 'neutral',
  opened: 'gain',
  undelivered: 'loss',
  kept: 'accent',
  link: 'neutral',
  expired: 'neutral',
  revoked: 'loss',
};

export function ListBadge({ list }: { list: Shortlist }) {
  const t = useT('shortlist');
  const state = stateOf(list);
  const words =
    state === 'opened' ? t('state.opened', { count: list.open_count }) : t(`state.${state}`);
  return <Badge tone={TONES[state]}>{words}</Badge>;
}
