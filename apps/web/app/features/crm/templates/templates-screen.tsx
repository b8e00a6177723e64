import { type MessageTemplate, TEMPLATE_KINDS, type TemplateKind } from '@alpha/contract';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { Link } from 'react-router';
import { templatesQuery } from '~/data/message-templates';
import { useT } from '~/lib/i18n/use-t';
import { Badge } from '~/ui/badge';
import { ButtonLink } from '~/ui/button';
import { ErrorState } from '~/ui/error-state';
import { PageHeader } from '~/ui/page-header';
import { Skeleton } from '~/ui/skeleton';
import { KindIcon } from '../conversations/kind-icon';
import { useTemplateName } from '../conversations/use-template-name';
import { OlderMark } from './older-mark';

/** Texts for messages and calls: the company's, the team's and one's own. */
export function TemplatesScreen() {
  const t = useT('templates');
  const { data, isError, isFetching, refetch } = useQuery(templatesQuery);
  return (
    <div className="grid gap-8">
      <PageHeader title={t('title')} lead={t('lead')} />
      {data ? (
        TEMPLATE_KINDS.map((kind) => (
          <Kind key={kind} kind={kind} templates={data.filter((each) => each.kind === kind)} />
        ))
      ) : isError ? (
        <ErrorState isRetrying={isFetching} onRetry={() => void refetch()} />
      ) : (
        <Skeleton className="h-96 rounded-3" />
      )}
    </div>
  );
}

type KindProps = { kind: TemplateKind; templates: readonly MessageTemplate[] };

function Kind({ kind, templates }: KindProps) {
  const t = useT('templates');
  return (
    <section aria-labelledby={`kind-${kind}`}>
      <header className="flex flex-wrap items-center justify-between gap-3 border-b border-ink pb-2">
        <h2 id={`kind-${kind}`} className="flex items-center gap-2.5 text-20">
          <KindIcon kind={kind} />
          {t(`kind.${kind}`)}
        </h2>
        <ButtonLink
          to={`/app/settings/templates/new?kind=${kind}`}
          variant="secondary"
          size="sm"
          aria-label={t(`add.${kind}`)}
        >
          <Plus aria-hidden="true" size={16} strokeWidth={1.5} />
          {t('new')}
        </ButtonLink>
      </header>
      {templates.length === 0 ? (
        <p className="py-3 text-14 text-ink-2">{t('none')}</p>
      ) : (
        <ul>
          {templates.map((template) => (
            <TemplateRow key={template.id} template={template} />
          ))}
        </ul>
      )}
    </section>
  );
}

function TemplateRow({ template }: { template: MessageTemplate }) {
  const t = useT('templates');
  const templateName = useTemplateName();
  const { id, purpose, audience, older } = template;
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line py-3">
      <Link
        to={`/app/settings/templates/${id}`}
        className="min-w-0 text-16 font-medium wrap-anywhere hover:text-accent hover:underline"
      >
        {templateName(template)}
      </Link>
      {audience !== 'everyone' && <Badge tone="accent">{t(`audience.${audience}`)}</Badge>}
      {older && <OlderMark older={older} />}
      {purpose && (
        <span className="ml-auto text-13 text-ink-3">
          {t('suggested', { when: t(`when.${purpose}`) })}
        </span>
      )}
    </li>
  );
}
