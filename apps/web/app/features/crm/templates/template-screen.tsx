import { TEMPLATE_KINDS } from '@alpha/contract';
import { useQuery } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router';
import { templatesQuery } from '~/data/message-templates';
import { useT } from '~/lib/i18n/use-t';
import { isPermitted } from '~/lib/permission';
import { BackLink } from '~/ui/back-link';
import { ErrorState } from '~/ui/error-state';
import { Skeleton } from '~/ui/skeleton';
import { TemplateForm } from './template-form';
import { newValues, valuesOf } from './template-form.values';

/** One template, or a new one. */
export function TemplateScreen() {
  const t = useT('templates');
  const { id } = useParams();
  const [params] = useSearchParams();
  const { data, isError, isFetching, refetch } = useQuery(templatesQuery);
  const template = data?.find((each) => String(each.id) === id);
  const kind = TEMPLATE_KINDS.find((known) => known === params.get('kind')) ?? 'whatsapp';
  const audience = isPermitted('template:write:all') ? 'everyone' : 'me';
  return (
    <div className="grid gap-4">
      <div>
        <BackLink to="/app/settings/templates">{t('title')}</BackLink>
      </div>
      {id === 'new' ? (
        <TemplateForm template={null} kind={kind} values={newValues(audience)} />
      ) : template ? (
        <TemplateForm
          key={template.id}
          template={template}
          kind={template.kind}
          values={valuesOf(template)}
        />
      ) : isError ? (
        <ErrorState isRetrying={isFetching} onRetry={() => void refetch()} />
      ) : data ? (
        <ErrorState title={t('gone')} />
      ) : (
        <Skeleton className="h-96 rounded-3" />
      )}
    </div>
  );
}
