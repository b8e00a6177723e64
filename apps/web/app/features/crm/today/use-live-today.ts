import { useQueryClient } from '@tanstack/react-query';
import { todayChanged } from '~/data/stale';
import { useLeadEvents } from '../use-lead-events';

/** Short enough that an answer shows within a second. */
const PAUSE_MS = 250;

export function useLiveToday(): void {
  const cache = useQueryClient();
  useLeadEvents(() => void todayChanged(cache), PAUSE_MS);
}
