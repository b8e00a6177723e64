import { useState } from 'react';
import { useNavigate } from 'react-router';
import { openRoom } from '~/data/room';
import { isMissing } from '~/lib/api-refusal';
import { useT } from '~/lib/i18n/use-t';
import { Button, ButtonLink } from '~/ui/button';
import { Notice } from '~/ui/notice';
import { AskedLink } from './asked-link';
import { ENTRANCE, EntranceHead } from './entrance';
import { useAskLink } from './use-ask-link';

/** A button, because mail programs open links by themselves and would use it up. */
export function OpenLink({ token }: { token: string }) {
  const t = useT('room');
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const [state, setState] = useState<'ready' | 'failed' | 'useless'>('ready');

  async function open() {
    if (isBusy) return;
    setBusy(true);
    try {
      await openRoom(token);
      await navigate('/room', { replace: true });
    } catch (error) {
      setState(isMissing(error) ? 'useless' : 'failed');
    } finally {
      setBusy(false);
    }
  }

  if (state === 'useless') return <Useless token={token} />;
  return (
    <div className={ENTRANCE}>
      <EntranceHead title={t('open.title')} lead={t('open.lead')} />
      {state === 'failed' && <Notice tone="loss">{t('open.failed')}</Notice>}
      <Button variant="accent" isBusy={isBusy} onClick={open} className="min-h-13 text-16">
        {t(isBusy ? 'open.busy' : 'open.button')}
      </Button>
    </div>
  );
}

/** It still says whose it was, so nobody has to type an address. */
function Useless({ token }: { token: string }) {
  const t = useT('room');
  const asking = useAskLink();
  if (asking.sent) return <AskedLink {...asking.sent} />;
  return (
    <div className={ENTRANCE}>
      <EntranceHead title={t('open.invalidTitle')} lead={t('open.invalid')} />
      {asking.failure && <Notice tone="loss">{asking.failure}</Notice>}
      <Button
        variant="accent"
        isBusy={asking.isBusy}
        onClick={() => asking.ask({ room_token: token })}
        className="min-h-13 text-16"
      >
        {t('open.fresh')}
      </Button>
      <ButtonLink to="/room" variant="secondary">
        {t('open.other')}
      </ButtonLink>
    </div>
  );
}
