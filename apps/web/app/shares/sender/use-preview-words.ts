import type { Sender } from '@alpha/contract';
import { useT } from '~/lib/i18n/use-t';
import { openingOf } from './message-opening';
import { useAboutSender } from './use-about-sender';

/** The description of a link in a chat: who sent it, what they say, then what it is about. */
export function usePreviewWords(): (from: Sender | null, message: string, text: string) => string {
  const t = useT('sender');
  const about = useAboutSender();
  return (sender, message, text) => {
    if (!sender) return text;
    const { role, spoken } = about(sender);
    const who = [role, spoken].filter(Boolean).join(' · ');
    const words = openingOf(message).first.replace(/\s+/g, ' ');
    const { name } = sender;
    return words
      ? t('preview.said', { name, who, words, text })
      : t('preview.plain', { name, who, text });
  };
}
