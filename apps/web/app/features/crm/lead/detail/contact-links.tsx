import type { Lead } from '@alpha/contract';
import { Mail, MessageCircle, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { useT } from '~/lib/i18n/use-t';
import { valueOrNull } from '~/lib/person-name';
import { usePersonName } from '~/lib/use-person-name';
import { buttonClass } from '~/ui/button-look';
import { mailtoOf, telephoneOf, whatsAppNumber } from '../../lead-facts';

const ICON = { 'aria-hidden': true, size: 16, strokeWidth: 1.5 } as const;

/** Links to call, email or chat; only those that can work. */
export function ContactLinks({ lead }: { lead: Lead }) {
  const t = useT('lead');
  const nameOf = usePersonName();
  const name = nameOf(lead);
  const phone = telephoneOf(lead.phone);
  const chat = whatsAppNumber(lead.phone);
  const hasMail = valueOrNull(lead.email) !== null;
  if (!phone && !hasMail && !chat) return null;
  return (
    <>
      <span aria-hidden="true" className="mx-1 h-6 w-px bg-line max-sm:hidden" />
      {phone && (
        <Way href={`tel:${phone}`} label={t('contact.callOf', { name })}>
          <Phone {...ICON} />
          {t('contact.call')}
        </Way>
      )}
      {hasMail && (
        <Way href={`mailto:${mailtoOf(lead.email)}`} label={t('contact.mailOf', { name })}>
          <Mail {...ICON} />
          {t('contact.mail')}
        </Way>
      )}
      {chat && (
        <Way href={`https://wa.me/${chat}`} label={t('contact.chatOf', { name })} isOutside>
          <MessageCircle {...ICON} />
          {t('contact.chat')}
        </Way>
      )}
    </>
  );
}

type WayProps = { href: string; label: string; isOutside?: boolean; children: ReactNode };

function Way({ href, label, isOutside = false, children }: WayProps) {
  return (
    <a
      href={href}
      aria-label={label}
      {...(isOutside && { target: '_blank', rel: 'noreferrer' })}
      className={buttonClass('secondary', 'sm')}
    >
      {children}
    </a>
  );
}
