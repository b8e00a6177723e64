import { WEBHOOK_EVENTS, type Webhook, type WebhookEvent } from '@alpha/contract';
import { useForm } from 'react-hook-form';
import { showServerErrors, useFormFailure } from '~/lib/form-errors';
import { useT } from '~/lib/i18n/use-t';
import { Checkbox } from '~/ui/checkbox';
import { TextField } from '~/ui/field';
import { FormDialog } from '../settings-parts/form-dialog';

type Values = { name: string; url: string; events: WebhookEvent[] };
type WebhookDialogProps = {
  title: string;
  /** What is changed; without one, a new webhook. */
  webhook?: Webhook;
  onSave: (values: Values) => Promise<void>;
  onClose: () => void;
};

export function WebhookDialog({ title, webhook, onSave, onClose }: WebhookDialogProps) {
  const t = useT('webhooks');
  const { name = '', url = '', events = [...WEBHOOK_EVENTS] } = webhook ?? {};
  const form = useForm<Values>({ defaultValues: { name, url, events } });
  const [failure, setFailure] = useFormFailure(form);
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async (values) => {
    setFailure(null);
    try {
      await onSave({ ...values, name: values.name.trim(), url: values.url.trim() });
    } catch (error) {
      setFailure(showServerErrors(error, ['name', 'url'], form.setError, t('failed')));
    }
  });
  return (
    <FormDialog
      title={title}
      submitLabel={t(webhook ? 'save' : 'create')}
      isBusy={isSubmitting}
      failure={failure}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label={t('name')}
        hint={t('nameHint')}
        maxLength={120}
        autoComplete="off"
        error={errors.name?.message}
        {...form.register('name', {
          validate: (text) => text.trim() !== '' || t('nameNeeded'),
        })}
      />
      <TextField
        label={t('address')}
        hint={t('addressHint')}
        type="url"
        inputMode="url"
        maxLength={2_000}
        autoComplete="off"
        error={errors.url?.message}
        {...form.register('url', {
          validate: (text) => text.trim().startsWith('https://') || t('addressNeeded'),
        })}
      />
      <fieldset className="grid gap-1">
        <legend className="mb-1 text-14 font-medium">{t('events')}</legend>
        {WEBHOOK_EVENTS.map((event) => (
          <Checkbox
            key={event}
            value={event}
            label={t(`event.${eventKey(event)}`)}
            {...form.register('events', {
              validate: (chosen) => chosen.length > 0 || t('eventsNeeded'),
            })}
          />
        ))}
        {errors.events && <p className="text-13 text-loss">{errors.events.message}</p>}
      </fieldset>
    </FormDialog>
  );
}

/** Keys of texts have no dots. */
export const eventKey = (event: WebhookEvent) =>
  event.slice('lead.'.length) as 'created' | 'moved' | 'answered';
