import { reportOpened } from '~/data/visitors';
import { useFirstView } from '~/lib/use-first-view';

export function useOpening(token: string): void {
  useFirstView(token, () => reportOpened(token));
}
