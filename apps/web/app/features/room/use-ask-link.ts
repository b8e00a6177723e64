import { useState } from 'react';
import { askForLink } from '~/data/room';
import { fieldErrorsOf, refusalOf } from '~/lib/api-refusal';
import { useLocale } from '~/lib/i18n/locale-provider';
import { useT } from '~/lib/i18n/use-t';

type Sent = { hasMail: boolean };

/** Asks for a link in the language of the page. */
export function useAskLink() {
  const t = useT('room');
  const locale = useLocale();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [sent, setSent] = useState<Sent | null>(null);
  async function ask(by: { email: string } | { room_token: string }) {
    setBusy(true);
    setFailure(null);
    try {
      const answer = await askForLink({ ...by, locale });
      setSent({ hasMail: answer.mail_is_configured });
    } catch (error) {
      setFailure(fieldErrorsOf(error).email ?? refusalOf(error) ?? t('ask.failed'));
    } finally {
      setBusy(false);
    }
  }
  return { ask, isBusy, failure, sent, reset: () => setSent(null) };
}
