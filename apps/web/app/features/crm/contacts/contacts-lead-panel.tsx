import type { LeadSummary } from '@alpha/contract';
import { type LeadPanelPart, useOpenLeadId } from '../lead-panel';

type ContactsLeadPanelProps = { contacts: readonly LeadSummary[]; LeadPanel: LeadPanelPart };

/** The open contact; previous and next go through the page of the list. */
export function ContactsLeadPanel({ contacts, LeadPanel }: ContactsLeadPanelProps) {
  const leadId = useOpenLeadId();
  if (leadId === null) return null;
  return (
    <LeadPanel
      leadId={leadId}
      order={contacts.map(({ id }) => id)}
      count={contacts.length}
      onClosed={focusFirst}
    />
  );
}

/** The list is in the page twice, as a table and as cards; one of them is hidden. */
function focusFirst(leadIds: readonly number[]): void {
  const links = leadIds.flatMap((id) => [
    ...document.querySelectorAll<HTMLElement>(`main [data-lead="${id}"]`),
  ]);
  const shown = links.find((link) => link.checkVisibility());
  (shown ?? document.querySelector<HTMLElement>('main h1'))?.focus();
}
