import type { MessageTemplate, TemplateKind } from '@alpha/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { RefObject } from 'react';
import { useNavigate } from 'react-router';
import { addTemplate, changeTemplate, templatesQuery } from '~/data/message-templates';
import { ApiError } from '~/lib/api-error';
import { refusalOf } from '~/lib/api-refusal';
import { useT } from '~/lib/i18n/use-t';
import { toast } from '~/ui/toast';
import { bodyOf, type TemplateValues } from './template-form.values';

type Saving = {
  template: MessageTemplate | null;
  kind: TemplateKind;
  isSaved: RefObject<boolean>;
  onSaved: (saved: MessageTemplate) => void;
  /** What somebody else has saved meanwhile. */
  onChanged: (theirs: MessageTemplate) => void;
};

export function useSaveTemplate({ template, kind, isSaved, onSaved, onChanged }: Saving) {
  const t = useT('templates');
  const cache = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: ({ values, isSame }: { values: TemplateValues; isSame: boolean }) => {
      const body = bodyOf(values);
      if (!template) return addTemplate(cache, { ...body, kind });
      const { id, version } = template;
      return changeTemplate(cache, id, { ...body, version, ...(isSame && { is_checked: true }) });
    },
    onSuccess: (saved) => {
      toast.success(t('saved'));
      if (template) return onSaved(saved);
      isSaved.current = true;
      void navigate(`/app/settings/templates/${saved.id}`, { replace: true });
    },
    onError: async (error) => {
      toast.error(t('failed'), { description: refusalOf(error) });
      if (!(error instanceof ApiError) || error.code !== 'template.changed') return;
      const all = await cache.fetchQuery({ ...templatesQuery, staleTime: 0 });
      const theirs = all.find(({ id }) => id === template?.id);
      if (theirs) onChanged(theirs);
    },
  });
}
