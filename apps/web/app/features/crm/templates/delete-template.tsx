import type { MessageTemplate } from '@alpha/contract';
import { useQueryClient } from '@tanstack/react-query';
import type { RefObject } from 'react';
import { removeTemplate } from '~/data/message-templates';
import { useT } from '~/lib/i18n/use-t';
import { useTemplateName } from '../conversations/use-template-name';
import { DeleteButton } from '../settings-parts/delete-button';

type DeleteProps = { template: MessageTemplate; isSaved: RefObject<boolean> };

export function DeleteTemplate({ template, isSaved }: DeleteProps) {
  const t = useT('templates');
  const cache = useQueryClient();
  const name = useTemplateName()(template);
  return (
    <DeleteButton
      words={{
        of: t('delete.of', { name }),
        title: t('delete.title', { name }),
        text: t('delete.text'),
        confirm: t('delete.confirm'),
        failed: t('delete.failed'),
      }}
      remove={() => removeTemplate(cache, template.id)}
      backTo="/app/settings/templates"
      isSaved={isSaved}
    />
  );
}
