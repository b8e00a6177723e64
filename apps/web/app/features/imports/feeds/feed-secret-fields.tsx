import type { Feed } from '@alpha/contract';
import type { UseFormReturn } from 'react-hook-form';
import { useT } from '~/lib/i18n/use-t';
import { TextField } from '~/ui/field';
import { PasswordField } from '~/ui/password-field';
import { RadioGroup } from '~/ui/radio-group';
import { type FeedValues, keepsSecret } from './feed-form.values';

type FeedSecretFieldsProps = { form: UseFormReturn<FeedValues>; feed: Feed | null };

/** Credentials: typed once, never shown again. */
export function FeedSecretFields({ form, feed }: FeedSecretFieldsProps) {
  const t = useT('feeds');
  const { register, watch, setValue, formState } = form;
  const { errors } = formState;
  const auth = watch('auth');
  const isKept = keepsSecret(feed, watch());
  const hint = isKept ? t('form.kept') : undefined;
  const needed = (text: string, values: FeedValues) =>
    keepsSecret(feed, values) || text.trim() !== '' || t('form.required');
  return (
    <>
      <RadioGroup
        legend={t('form.auth')}
        look="chips"
        className="sm:col-span-2"
        value={auth}
        onChange={(next) => setValue('auth', next, { shouldDirty: true })}
        choices={[
          { value: 'bearer', label: t('form.bearer') },
          { value: 'client', label: t('form.client') },
        ]}
      />
      {auth === 'bearer' ? (
        <PasswordField
          label={t('form.token')}
          hint={hint}
          className="sm:col-span-2"
          autoComplete="off"
          error={errors.token?.message}
          {...register('token', { validate: needed })}
        />
      ) : (
        <>
          <TextField
            label={t('form.tokenUrl')}
            hint={hint}
            className="sm:col-span-2"
            type="url"
            inputMode="url"
            autoComplete="off"
            error={errors.tokenUrl?.message}
            {...register('tokenUrl', { validate: needed })}
          />
          <TextField
            label={t('form.clientId')}
            autoComplete="off"
            error={errors.clientId?.message}
            {...register('clientId', { validate: needed })}
          />
          <PasswordField
            label={t('form.clientSecret')}
            autoComplete="off"
            error={errors.clientSecret?.message}
            {...register('clientSecret', { validate: needed })}
          />
          <TextField label={t('form.scope')} isOptional autoComplete="off" {...register('scope')} />
        </>
      )}
    </>
  );
}
