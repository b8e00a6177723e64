import type { Sequence } from '@alpha/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { RefObject } from 'react';
import { useNavigate } from 'react-router';
import { addSequence, changeSequence, sequencesQuery } from '~/data/sequences';
import { ApiError } from '~/lib/api-error';
import { refusalOf } from '~/lib/api-refusal';
import { useT } from '~/lib/i18n/use-t';
import { toast } from '~/ui/toast';
import type { SequenceValues } from './sequence-form';

type Saving = {
  sequence: Sequence | null;
  isSaved: RefObject<boolean>;
  onSaved: (saved: Sequence) => void;
  /** What somebody else has saved meanwhile. */
  onChanged: (theirs: Sequence) => void;
};

export function useSaveSequence({ sequence, isSaved, onSaved, onChanged }: Saving) {
  const t = useT('sequences');
  const cache = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: ({ name, nameEs, isActive, steps }: SequenceValues) => {
      const body = {
        ...{ name: name.trim(), name_es: nameEs.trim() || null, is_active: isActive },
        steps: steps.map(({ templateId, delay }) => ({
          template_id: templateId ?? 0,
          delay_days: Number(delay),
        })),
      };
      if (!sequence) return addSequence(cache, body);
      return changeSequence(cache, sequence.id, { ...body, version: sequence.version });
    },
    onSuccess: (saved) => {
      toast.success(t('saved'));
      if (sequence) return onSaved(saved);
      isSaved.current = true;
      void navigate(`/app/settings/sequences/${saved.id}`, { replace: true });
    },
    onError: async (error) => {
      toast.error(t('failed'), { description: refusalOf(error) });
      if (!(error instanceof ApiError) || error.code !== 'sequence.changed') return;
      const all = await cache.fetchQuery({ ...sequencesQuery, staleTime: 0 });
      const theirs = all.find(({ id }) => id === sequence?.id);
      if (theirs) onChanged(theirs);
    },
  });
}
