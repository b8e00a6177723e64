import type { Lead, LeadStatus } from '@alpha/contract';
import { Pencil } from 'lucide-react';
import { useLocale } from '~/lib/i18n/locale-provider';
import { useT } from '~/lib/i18n/use-t';
import { timeAgo } from '~/lib/time-ago';
import { usePersonName } from '~/lib/use-person-name';
import { Avatar } from '~/ui/avatar';
import { ButtonLink } from '~/ui/button';
import { ContactLinks } from './contact-links';
import { LeadMenu } from './lead-menu';
import { StatusMenu } from './status-menu';

type LeadHeadProps = { lead: Lead; statuses: readonly LeadStatus[]; onGone: () => void };

export function LeadHead({ lead, statuses, onGone }: LeadHeadProps) {
  const t = useT('lead');
  const nameOf = usePersonName();
  const locale = useLocale();
  return (
    <header className="grid gap-4">
      <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-4">
        <div className="min-w-0">
          <h1
            tabIndex={-1}
            className="text-[clamp(1.9rem,3.6vw,2.75rem)] leading-[1.1] tracking-[-0.022em] wrap-anywhere outline-none"
          >
            {nameOf(lead)}
          </h1>
          <p className="mt-2 flex flex-wrap items-center gap-x-5 gap-y-1 text-14 text-ink-2">
            <span className="flex items-center gap-2">
              <Avatar name={lead.user.name} size="sm" />
              {lead.user.name}
            </span>
            <span>{t('touched', { ago: timeAgo(lead.last_touched_at, locale) })}</span>
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-2">
          <ButtonLink
            to={`/app/edit-contact/${lead.id}`}
            state={{ from: `/app/leads/${lead.id}` }}
            variant="secondary"
            size="sm"
          >
            <Pencil aria-hidden="true" size={15} strokeWidth={1.5} />
            {t('edit')}
          </ButtonLink>
          <LeadMenu lead={lead} onGone={onGone} />
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-x-2 gap-y-3">
        <StatusMenu lead={lead} statuses={statuses} />
        <ContactLinks lead={lead} />
      </div>
    </header>
  );
}
