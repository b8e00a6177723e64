import type { Lead } from '@alpha/contract';
import { MessageCircle } from 'lucide-react';
import { useT } from '~/lib/i18n/use-t';
import { usePersonName } from '~/lib/use-person-name';
import { buttonClass } from '~/ui/button-look';
import { CopyButton } from '~/ui/copy-button';
import { hasChatNumber, whatsAppUrl } from './whatsapp-url';

type PassOnProps = {
  url: string;
  /** What the chat starts with; contains the link. */
  words: string;
  /** Written above it. */
  message: string;
  lead: Pick<Lead, 'first_name' | 'last_name' | 'phone'> | null;
  /** The chat was opened. */
  onShared: () => void;
};

/** A link that was just made: copy it, or open WhatsApp with it. */
export function PassOn({ url, words, message, lead, onShared }: PassOnProps) {
  const t = useT('share');
  const nameOf = usePersonName();
  return (
    <>
      <p className="text-14 wrap-anywhere text-ink-2">{url}</p>
      <div className="flex flex-wrap gap-2">
        <CopyButton text={url} label={t('link.copy')} />
        <a
          href={whatsAppUrl(lead?.phone, message ? `${message}\n\n${words}` : words)}
          target="_blank"
          rel="noreferrer"
          onClick={onShared}
          className={buttonClass('secondary', 'sm')}
        >
          <MessageCircle aria-hidden="true" size={15} strokeWidth={1.75} />
          {t('link.whatsapp')}
        </a>
      </div>
      <p className="text-13 text-pretty text-ink-2">
        {lead && hasChatNumber(lead.phone)
          ? t('link.opensChat', { name: nameOf(lead) })
          : t('link.opensPicker')}
      </p>
    </>
  );
}
