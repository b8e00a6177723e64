import { API_KEY_DAYS, API_SCOPES, type ApiScope } from '@alpha/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { addApiKey } from '~/data/api-keys';
import { peopleQuery } from '~/data/users';
import { showServerErrors, useFormFailure } from '~/lib/form-errors';
import { useT } from '~/lib/i18n/use-t';
import { Checkbox } from '~/ui/checkbox';
import { TextField } from '~/ui/field';
import { QueryError } from '~/ui/query-error';
import { Select } from '~/ui/select';
import { FormDialog } from '../settings-parts/form-dialog';
import { scopeKey } from './scope-key';

type Values = { name: string; user_id: string; scopes: ApiScope[]; days: string };
type AddKeyDialogProps = { onAdded: (key: string) => void; onClose: () => void };

export function AddKeyDialog({ onAdded, onClose }: AddKeyDialogProps) {
  const t = useT('apiKeys');
  const cache = useQueryClient();
  const people = useQuery(peopleQuery);
  const form = useForm<Values>({
    defaultValues: { name: '', user_id: '', scopes: [], days: String(API_KEY_DAYS[1]) },
  });
  const [failure, setFailure] = useFormFailure(form);
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async ({ name, user_id, scopes, days }) => {
    setFailure(null);
    const chosen = API_KEY_DAYS.find((each) => String(each) === days) ?? API_KEY_DAYS[0];
    const body = { name: name.trim(), user_id: Number(user_id), scopes, days: chosen };
    try {
      onAdded((await addApiKey(cache, body)).key);
    } catch (error) {
      setFailure(showServerErrors(error, ['name', 'user_id'], form.setError, t('failed')));
    }
  });
  return (
    <FormDialog
      title={t('add')}
      submitLabel={t('create')}
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
      <QueryError query={people} />
      <Select
        label={t('user')}
        hint={t('userHint')}
        error={errors.user_id?.message}
        {...form.register('user_id', { validate: (id) => id !== '' || t('userNeeded') })}
        options={[
          { value: '', label: t('choose') },
          ...(people.data ?? [])
            .filter(({ isActive }) => isActive)
            .map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
      />
      <fieldset className="grid gap-1">
        <legend className="mb-1 text-14 font-medium">{t('scopes')}</legend>
        {API_SCOPES.map((scope) => (
          <Checkbox
            key={scope}
            value={scope}
            label={t(`scope.${scopeKey(scope)}`)}
            {...form.register('scopes', {
              validate: (chosen) => chosen.length > 0 || t('scopesNeeded'),
            })}
          />
        ))}
        {errors.scopes && <p className="text-13 text-loss">{errors.scopes.message}</p>}
      </fieldset>
      <Select
        label={t('days')}
        className="max-w-xs"
        {...form.register('days')}
        options={API_KEY_DAYS.map((days) => ({
          value: String(days),
          label: t('afterDays', { days }),
        }))}
      />
    </FormDialog>
  );
}
