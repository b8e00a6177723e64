import type { LeadSummary, MessageChannel } from '@alpha/contract';
import { useRef, useState } from 'react';
import { sendMessage } from '~/data/message-templates';
import { refusalOf } from '~/lib/api-refusal';
import { useT } from '~/lib/i18n/use-t';
import { toast } from '~/ui/toast';
import { whatsAppNumber } from '../lead-facts';
import { useKeptToast } from '../use-kept-toast';
import { useSaySent } from '../use-say-sent';
import { blanksIn, type Language } from './filled-text';

type Sending = {
  lead: LeadSummary;
  channel: MessageChannel;
  onWritten: () => void;
  onClose: () => void;
};
type Message = { subject: string; body: string; locale: Language };

/** Now, or when there is a connection again. WhatsApp opens in the same gesture: browsers block windows that open later. */
export function useSendMessage({ lead, channel, onWritten, onClose }: Sending) {
  const t = useT('messages');
  const saySent = useSaySent();
  const sayKept = useKeptToast();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<{ subject: boolean; body: boolean }>();
  const chat = whatsAppNumber(lead.phone);
  const isOpened = useRef(false);

  async function store({ subject, body, locale }: Message) {
    setBusy(true);
    try {
      const { answer, key } = await sendMessage(lead, {
        channel,
        ...(channel === 'email' && { subject }),
        body,
        locale,
      });
      if (answer) saySent(lead, channel, answer);
      else sayKept(key);
      onWritten();
      onClose();
    } catch (problem) {
      toast.error(t('message.failed'), { description: refusalOf(problem) });
    }
    setBusy(false);
  }

  function send(message: Message) {
    const given = { ...message, subject: message.subject.trim(), body: message.body.trim() };
    const isBad = (text: string) => !text || blanksIn(text, given.locale).length > 0;
    const refused = {
      subject: channel === 'email' && isBad(given.subject),
      body: isBad(given.body),
    };
    if (refused.subject || refused.body) return setError(refused);
    setError(undefined);
    if (channel === 'whatsapp' && !isOpened.current) {
      isOpened.current = true;
      window.open(
        `https://wa.me/${chat}?text=${encodeURIComponent(given.body)}`,
        '_blank',
        'noopener',
      );
    }
    void store(given);
  }
  return { send, isBusy, error };
}
