import type { Lead } from '@alpha/contract';
import { useQueryClient } from '@tanstack/react-query';
import { Mail, MessageCircle, Phone } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { leadChanged, leadListsChanged } from '~/data/stale';
import { useT } from '~/lib/i18n/use-t';
import { valueOrNull } from '~/lib/person-name';
import { usePersonName } from '~/lib/use-person-name';
import { Button } from '~/ui/button';
import { CallDialog } from '../../conversations/call-dialog';
import { MessageDialog } from '../../conversations/message-dialog';
import { purposeFor } from '../../conversations/suggest-template';
import { useLogCall } from '../../conversations/use-log-call';
import { telephoneOf, whatsAppNumber } from '../../lead-facts';

const ICON = { 'aria-hidden': true, size: 16, strokeWidth: 1.5 } as const;

/** Calls, emails and chats, each with a text to begin with; only those that can work. */
export function ContactLinks({ lead }: { lead: Lead }) {
  const t = useT('lead');
  const cache = useQueryClient();
  const nameOf = usePersonName();
  const logCall = useLogCall(lead);
  const [open, setOpen] = useState<'call' | 'email' | 'whatsapp' | null>(null);
  const name = nameOf(lead);
  const hasPhone = telephoneOf(lead.phone) !== null;
  const hasChat = whatsAppNumber(lead.phone) !== null;
  const hasMail = valueOrNull(lead.email) !== null;
  if (!hasPhone && !hasMail && !hasChat) return null;
  const about = {
    ...{ lead, suggestion: { purpose: purposeFor(lead) } },
    onClose: () => setOpen(null),
  };
  return (
    <>
      <span aria-hidden="true" className="mx-1 h-6 w-px bg-line max-sm:hidden" />
      {hasPhone && (
        <Way label={t('contact.callOf', { name })} onClick={() => setOpen('call')}>
          <Phone {...ICON} />
          {t('contact.call')}
        </Way>
      )}
      {hasMail && (
        <Way label={t('contact.mailOf', { name })} onClick={() => setOpen('email')}>
          <Mail {...ICON} />
          {t('contact.mail')}
        </Way>
      )}
      {hasChat && (
        <Way label={t('contact.chatOf', { name })} onClick={() => setOpen('whatsapp')}>
          <MessageCircle {...ICON} />
          {t('contact.chat')}
        </Way>
      )}
      {open === 'call' && <CallDialog {...about} onLog={logCall} />}
      {(open === 'email' || open === 'whatsapp') && (
        <MessageDialog
          {...about}
          channel={open}
          onWritten={() => {
            void leadChanged(cache, lead.id);
            void leadListsChanged(cache);
          }}
        />
      )}
    </>
  );
}

type WayProps = { label: string; onClick: () => void; children: ReactNode };

function Way({ label, onClick, children }: WayProps) {
  return (
    <Button variant="secondary" size="sm" aria-label={label} onClick={onClick}>
      {children}
    </Button>
  );
}
