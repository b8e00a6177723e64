import { useMutation, useQueryClient } from '@tanstack/react-query';
import { changeSource, type SourceChanges } from '~/data/intake-sources';
import { refusalOf } from '~/lib/api-refusal';
import { useT } from '~/lib/i18n/use-t';
import { toast } from '~/ui/toast';

/** Saves one part of a source; the others stay as they are. */
export function useChangeSource(id: number, onSaved?: () => void) {
  const t = useT('intakeSources');
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (changes: SourceChanges) => changeSource(cache, id, changes),
    onSuccess: () => {
      toast.success(t('saved'));
      onSaved?.();
    },
    onError: (error) => toast.error(refusalOf(error) ?? t('failed')),
  });
}
