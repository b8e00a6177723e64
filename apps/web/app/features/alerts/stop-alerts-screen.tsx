import { useState } from 'react';
import { Form } from 'react-router';
import { useT } from '~/lib/i18n/use-t';
import { Button, ButtonLink } from '~/ui/button';
import { Notice } from '~/ui/notice';

export type AlertPage =
  | { state: 'asks' | 'stopped' | 'failed'; name: string }
  | { state: 'gone'; name?: never };

/** From the link in an email, without signing in. A form, so that it also works without scripts. */
export function StopAlertsScreen({ page }: { page: AlertPage }) {
  const t = useT('savedSearch');
  const [isBusy, setBusy] = useState(false);
  if (page.state === 'gone')
    return <Entrance title={t('stop.goneTitle')} lead={t('stop.gone')} room={t('stop.room')} />;
  const { name, state } = page;
  if (state === 'stopped')
    return (
      <Entrance title={t('stop.doneTitle')} lead={t('stop.done', { name })} room={t('stop.room')} />
    );
  return (
    <Form method="post" onSubmit={() => setBusy(true)} className={LOOK}>
      <Head title={t('stop.title')} lead={t('stop.lead', { name })} />
      {state === 'failed' && <Notice tone="loss">{t('stop.failed')}</Notice>}
      <Button type="submit" variant="accent" isBusy={isBusy} className="min-h-13 text-16">
        {t(isBusy ? 'stop.busy' : 'stop.button')}
      </Button>
    </Form>
  );
}

/** One narrow column, as at the entrance of the room. */
const LOOK = 'page grid max-w-110 gap-5 py-12 md:py-20';

type HeadProps = { title: string; lead: string };

function Head({ title, lead }: HeadProps) {
  return (
    <div role="status">
      <h1 className="text-40 leading-[1.1] text-balance">{title}</h1>
      <p className="mt-3 text-pretty text-ink-2">{lead}</p>
    </div>
  );
}

function Entrance({ room, ...head }: HeadProps & { room: string }) {
  return (
    <div className={LOOK}>
      <Head {...head} />
      <ButtonLink to="/room" variant="secondary" className="justify-self-start">
        {room}
      </ButtonLink>
    </div>
  );
}
