import type { Sequence } from '@alpha/contract';
import { useQueryClient } from '@tanstack/react-query';
import type { RefObject } from 'react';
import { removeSequence } from '~/data/sequences';
import { useT } from '~/lib/i18n/use-t';
import { useTemplateName } from '../conversations/use-template-name';
import { DeleteButton } from '../settings-parts/delete-button';

type DeleteProps = { sequence: Sequence; isSaved: RefObject<boolean> };

export function DeleteSequence({ sequence, isSaved }: DeleteProps) {
  const t = useT('sequences');
  const cache = useQueryClient();
  const name = useTemplateName()(sequence);
  return (
    <DeleteButton
      words={{
        of: t('delete.of', { name }),
        title: t('delete.title', { name }),
        confirm: t('delete.confirm'),
        failed: t('delete.failed'),
      }}
      remove={() => removeSequence(cache, sequence.id)}
      backTo="/app/settings/sequences"
      isSaved={isSaved}
    />
  );
}
