import type { Lead, LeadStatus } from '@alpha/contract';
import { Pencil } from 'lucide-react';
import { useLocation } from 'react-router';
import { isTouched } from '~/features/crm/lead-facts';
import { ScoreFigure } from '~/features/crm/score-figure';
import { useLocale } from '~/lib/i18n/locale-provider';
import { useT } from '~/lib/i18n/use-t';
import { timeAgo } from '~/lib/time-ago';
import { usePersonName } from '~/lib/use-person-name';
import { Avatar } from '~/ui/avatar';
import { ButtonLink } from '~/ui/button';
import { cx } from '~/ui/class-names';
import { ContactLinks } from './contact-links';
import { InlineEdit } from './inline/inline-edit';
import { useLeadFields } from './inline/use-lead-fields';
import type { LeadLook } from './lead-look';
import { LeadMenu } from './lead-menu';
import { LeadTags } from './lead-tags';
import { LostLine } from './lost-line';
import { StatusMenu } from './status-menu';

type LeadHeadProps = {
  lead: Lead;
  statuses: readonly LeadStatus[];
  look: LeadLook;
  onGone: () => void;
  onMoved: (id: number) => void;
};

const HEADING = {
  page: 'text-[clamp(1.9rem,3.6vw,2.75rem)] leading-[1.1] tracking-[-0.022em]',
  panel: 'text-28 leading-[1.15]',
};

export function LeadHead({ lead, statuses, look, onGone, onMoved }: LeadHeadProps) {
  const t = useT('lead');
  const nameOf = usePersonName();
  const locale = useLocale();
  const { first_name, last_name } = useLeadFields();
  const { pathname, search } = useLocation();
  // The page below a panel has a heading of its own.
  const Heading = look === 'page' ? 'h1' : 'h2';
  return (
    <header className="grid gap-4">
      <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-4">
        <div className="min-w-0">
          <Heading tabIndex={-1} className={cx('wrap-anywhere outline-none', HEADING[look])}>
            <InlineEdit
              lead={lead}
              label={t('data.name')}
              fields={[first_name, last_name]}
              look="heading"
              words={nameOf(lead)}
            >
              {nameOf(lead)}
            </InlineEdit>
          </Heading>
          <div className="mt-2 flex flex-wrap items-center gap-x-5 gap-y-1 text-14 text-ink-2">
            <span className="flex items-center gap-2">
              <Avatar name={lead.user.name} size="sm" />
              {lead.user.name}
            </span>
            <span className="flex items-center gap-2">
              {t('score')}
              <ScoreFigure leadId={lead.id} score={lead.score} />
            </span>
            <span>
              {isTouched(lead)
                ? t('touched', { ago: timeAgo(lead.last_touched_at, locale) })
                : t('untouched')}
            </span>
          </div>
        </div>
        <div className="flex flex-wrap items-center gap-2">
          <ButtonLink
            to={`/app/edit-contact/${lead.id}`}
            state={{ from: `${pathname}${search}` }}
            variant="secondary"
            size="sm"
          >
            <Pencil aria-hidden="true" size={15} strokeWidth={1.5} />
            {t('edit')}
          </ButtonLink>
          <LeadMenu {...{ lead, onGone, onMoved }} />
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-x-2 gap-y-3">
        <StatusMenu lead={lead} statuses={statuses} />
        <ContactLinks lead={lead} />
        {statuses.some(({ id, is_lost }) => is_lost && id === lead.lead_status_id) && (
          <LostLine lead={lead} />
        )}
      </div>
      <LeadTags lead={lead} />
    </header>
  );
}
