import { reportOpened } from '~/data/visitors';
import { useSeen } from '~/lib/use-seen';

export function useOpening(token: string): void {
  useSeen(token, () => reportOpened(token));
}
