import type { ComponentProps, MouseEvent } from 'react';
import { Link } from 'react-router';
import { useOpenLead } from './lead-panel';

type LeadLinkProps = Omit<ComponentProps<typeof Link>, 'to' | 'onClick'> & { leadId: number };

/** A click opens the lead over the list; in a new tab it is the lead's page. */
export function LeadLink({ leadId, ...rest }: LeadLinkProps) {
  const open = useOpenLead();
  const onClick = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      return;
    event.preventDefault();
    open(leadId);
  };
  return <Link to={`/app/leads/${leadId}`} data-lead={leadId} onClick={onClick} {...rest} />;
}
