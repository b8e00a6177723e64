import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type LeadSettingsChanges, saveLeadSettings } from '~/data/dashboard';
import { useT } from '~/lib/i18n/use-t';
import { toast } from '~/ui/toast';

/** Saves one page of rules; those of the other pages stay as they are. */
export function useSaveLeadSettings() {
  const t = useT('settings');
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (changes: LeadSettingsChanges) => saveLeadSettings(cache, changes),
    onSuccess: () => toast.success(t('saved')),
    onError: () => toast.error(t('failed')),
  });
}
