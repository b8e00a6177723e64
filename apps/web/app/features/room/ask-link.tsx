import { type FormEvent, useRef, useState } from 'react';
import { useT } from '~/lib/i18n/use-t';
import { useSavedHomes } from '~/lib/saved-homes';
import { Button } from '~/ui/button';
import { TextField } from '~/ui/field';
import { Notice } from '~/ui/notice';
import { TextLink } from '~/ui/text-link';
import { knownVisitor } from '~/visitors/known-visitor';
import { AskedLink } from './asked-link';
import { ENTRANCE, EntranceHead } from './entrance';
import { useAskLink } from './use-ask-link';

/** No room is open here. `closed`: the reader has just closed it. */
export function AskLink({ closed }: { closed: 'here' | 'everywhere' | null }) {
  const t = useT('room');
  const field = useRef<HTMLInputElement>(null);
  const { homes } = useSavedHomes();
  const asking = useAskLink();
  const [isMissing, setMissing] = useState(false);
  const [known] = useState(() => knownVisitor().email);

  function submit(event: FormEvent) {
    event.preventDefault();
    const email = field.current?.value.trim() ?? '';
    setMissing(!email);
    if (!email) field.current?.focus();
    else if (!asking.isBusy) void asking.ask({ email });
  }

  if (asking.sent) return <AskedLink {...asking.sent} onAgain={asking.reset} />;
  const error = isMissing ? t('ask.required') : (asking.failure ?? undefined);
  return (
    <form method="post" noValidate className={ENTRANCE} onSubmit={submit}>
      {closed && (
        <Notice tone="gain">{t(closed === 'here' ? 'leave.done' : 'leave.doneEverywhere')}</Notice>
      )}
      <EntranceHead title={t('ask.title')} lead={t('ask.lead')} />
      <TextField
        ref={field}
        label={t('ask.email')}
        hint={t('ask.emailHint')}
        type="email"
        autoComplete="email"
        defaultValue={known}
        error={error}
      />
      <Button type="submit" variant="accent" isBusy={asking.isBusy} className="min-h-13 text-16">
        {t(asking.isBusy ? 'ask.busy' : 'ask.submit')}
      </Button>
      {homes.length > 0 && (
        <p className="text-14 text-pretty text-ink-2">{t('ask.local', { count: homes.length })}</p>
      )}
      <TextLink to="/privacy" className="justify-self-start text-14">
        {t('ask.privacy')}
      </TextLink>
    </form>
  );
}
