import type { LeadSignal, LeadSummary } from '@alpha/contract';
import { useQuery } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { statusesQuery } from '~/data/statuses';
import { LeadLink } from '~/features/crm/lead-link';
import { SignalLine } from '~/features/crm/signal-line';
import { useNow } from '~/features/crm/use-now';
import { useWaitingLeads } from '~/features/crm/use-waiting-leads';
import { WaitingLeadMark } from '~/features/crm/waiting-mark';
import { useT } from '~/lib/i18n/use-t';
import { valueOrNull } from '~/lib/person-name';
import { usePersonName } from '~/lib/use-person-name';
import { statusColor } from '~/ui/status-color';
import type { Selection } from './bulk/use-selection';

/** The name links to the lead; the line has the height of a touch target. */
export function ContactName({ contact }: { contact: LeadSummary }) {
  const t = useT('contacts');
  const nameOf = usePersonName();
  const isWaiting = useWaitingLeads().has(contact.id);
  return (
    <span className="grid min-w-0 py-0.5">
      <LeadLink
        leadId={contact.id}
        className="relative truncate text-15 font-medium after:absolute after:-inset-y-2 after:inset-x-0 hover:text-accent hover:underline hover:underline-offset-3"
      >
        {nameOf(contact)}
      </LeadLink>
      <span className="truncate text-13 font-normal text-ink-3">
        {valueOrNull(contact.email) ?? t('noEmail')}
      </span>
      {isWaiting && <WaitingLeadMark leadId={contact.id} />}
      {contact.signal && <ContactSignal signal={contact.signal} />}
    </span>
  );
}

function ContactSignal({ signal }: { signal: LeadSignal }) {
  const now = useNow();
  return (
    <span className="max-w-80 text-13 whitespace-normal">
      <SignalLine signal={signal} now={now} />
    </span>
  );
}

export function StatusMark({ id }: { id: number }) {
  const { data: statuses = [] } = useQuery(statusesQuery);
  const status = statuses.find((candidate) => candidate.id === id);
  return (
    <span className="inline-flex min-h-5 items-center gap-2">
      <span
        aria-hidden="true"
        className="size-2 shrink-0 rounded-full"
        style={{ backgroundColor: status ? statusColor(status.order) : 'transparent' }}
      />
      {status?.name}
    </span>
  );
}

/** The quiz sends a dash for fields it does not ask for. */
export function PhoneLink({ phone }: { phone: string }) {
  const number = phone.replace(/[^\d+]/g, '');
  if (phone === '-') return <NoPhone />;
  if (number.length < 5) return phone;
  return (
    <a href={`tel:${number}`} className="figures hover:text-accent hover:underline">
      {phone}
    </a>
  );
}

function NoPhone() {
  const t = useT('contacts');
  return (
    <span className="text-ink-3">
      <span aria-hidden="true">–</span>
      <span className="sr-only">{t('noPhone')}</span>
    </span>
  );
}

export function SelectBox({ contact, selection }: { contact: LeadSummary; selection: Selection }) {
  const t = useT('contacts');
  const nameOf = usePersonName();
  return (
    <label className="relative grid size-5 shrink-0 cursor-pointer place-items-center after:absolute after:-inset-3">
      <input
        type="checkbox"
        aria-label={t('bulk.select', { name: nameOf(contact) })}
        checked={selection.has(contact.id)}
        onChange={() => selection.toggle(contact.id)}
        className="peer relative z-1 size-5 cursor-pointer appearance-none rounded-1 border border-edge bg-surface transition-colors checked:border-accent checked:bg-accent hover:border-ink-3"
      />
      <Check
        aria-hidden="true"
        size={14}
        strokeWidth={2.5}
        className="pointer-events-none absolute z-1 text-on-accent opacity-0 peer-checked:opacity-100"
      />
    </label>
  );
}
