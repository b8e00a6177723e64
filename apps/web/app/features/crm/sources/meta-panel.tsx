import type { IntakeSource } from '@alpha/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { backfillSource } from '~/data/intake-sources';
import { refusalOf } from '~/lib/api-refusal';
import { useT } from '~/lib/i18n/use-t';
import { Button } from '~/ui/button';
import { TextField } from '~/ui/field';
import { PasswordField } from '~/ui/password-field';
import { toast } from '~/ui/toast';
import { useChangeSource } from './use-change';

/** Meta's own secrets, and leads that came before the source. */
export function MetaPanel({ source }: { source: IntakeSource }) {
  const t = useT('intakeSources');
  const [appSecret, setAppSecret] = useState('');
  const [pageToken, setPageToken] = useState('');
  const change = useChangeSource(source.id, () => {
    setAppSecret('');
    setPageToken('');
  });
  return (
    <>
      <form
        className="grid max-w-xl gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          change.mutate({
            ...(appSecret.trim() && { app_secret: appSecret.trim() }),
            ...(pageToken.trim() && { page_token: pageToken.trim() }),
          });
        }}
      >
        <PasswordField
          label={t('meta.appSecret')}
          hint={t(source.has_app_secret ? 'meta.stored' : 'meta.missing')}
          autoComplete="off"
          value={appSecret}
          onChange={({ target }) => setAppSecret(target.value)}
        />
        <PasswordField
          label={t('meta.pageToken')}
          hint={t(source.has_page_token ? 'meta.stored' : 'meta.missing')}
          autoComplete="off"
          value={pageToken}
          onChange={({ target }) => setPageToken(target.value)}
        />
        <div>
          <Button
            type="submit"
            isBusy={change.isPending}
            disabled={!appSecret.trim() && !pageToken.trim()}
          >
            {t('save')}
          </Button>
        </div>
      </form>
      <BackfillForm source={source} />
    </>
  );
}

function BackfillForm({ source }: { source: IntakeSource }) {
  const t = useT('intakeSources');
  const cache = useQueryClient();
  const [formId, setFormId] = useState(source.backfill?.form_id ?? '');
  const [since, setSince] = useState(source.backfill?.since ?? '');
  const starting = useMutation({
    mutationFn: () => backfillSource(cache, source.id, { form_id: formId.trim(), since }),
    onError: (error) => toast.error(refusalOf(error) ?? t('failed')),
  });
  const { backfill } = source;
  return (
    <form
      className="grid gap-4 border-t border-line pt-5"
      onSubmit={(event) => {
        event.preventDefault();
        starting.mutate();
      }}
    >
      <h3 className="text-16 font-medium">{t('backfill.title')}</h3>
      <div className="flex flex-wrap items-end gap-4">
        <TextField
          label={t('backfill.form')}
          className="w-56"
          inputMode="numeric"
          value={formId}
          onChange={({ target }) => setFormId(target.value)}
        />
        <TextField
          label={t('backfill.since')}
          className="w-44"
          type="date"
          value={since}
          onChange={({ target }) => setSince(target.value)}
        />
        <Button
          type="submit"
          variant="secondary"
          isBusy={starting.isPending}
          disabled={!/^\d+$/.test(formId.trim()) || since === ''}
        >
          {t('backfill.start')}
        </Button>
      </div>
      {backfill && (
        <p role="status" className="figures text-13 text-ink-2">
          {t(backfill.is_done ? 'backfill.done' : 'backfill.running', { count: backfill.found })}{' '}
          {backfill.error && t(`reason.${backfill.error as 'internal'}`)}
        </p>
      )}
    </form>
  );
}
