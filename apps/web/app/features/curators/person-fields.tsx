import { SPOKEN_LANGUAGES, slugOf } from '@alpha/contract';
import { useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import { useT } from '~/lib/i18n/use-t';
import { Checkbox } from '~/ui/checkbox';
import { TextField } from '~/ui/field';
import { FieldError } from '~/ui/field-error';
import { Select } from '~/ui/select';
import type { CuratorValues } from './curator-form.values';

type PersonFieldsProps = {
  users: readonly { id: number; name: string }[];
  isNew: boolean;
  isRestored: boolean;
};

export function PersonFields({ users, isNew, isRestored }: PersonFieldsProps) {
  const t = useT('curators');
  const senders = useT('sender');
  const { register, setValue, getValues, getFieldState, formState } =
    useFormContext<CuratorValues>();
  const { errors } = formState;
  const isNameTyped = useRef(isRestored);
  const required = t('form.required');

  /** The link follows the name of a new page until somebody types another. */
  function suggestSlug(name: string) {
    if (isNew && !isRestored && !getFieldState('slug').isTouched)
      setValue('slug', slugOf(name), { shouldDirty: true });
  }
  function chooseUser(id: string) {
    const name = users.find((user) => String(user.id) === id)?.name ?? '';
    if (isNameTyped.current && getValues('display_name') !== '') return;
    setValue('display_name', name, { shouldDirty: true });
    suggestSlug(name);
  }
  return (
    <>
      {isNew && (
        <Select
          label={t('form.user')}
          required
          error={errors.user_id?.message}
          {...register('user_id', { required, onChange: ({ target }) => chooseUser(target.value) })}
        >
          <option value="" disabled>
            {t('form.chooseUser')}
          </option>
          {users.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      )}
      <TextField
        label={t('form.name')}
        required
        maxLength={80}
        autoComplete="off"
        error={errors.display_name?.message}
        {...register('display_name', {
          validate: (name) => name.trim() !== '' || required,
          onChange: ({ target }) => {
            isNameTyped.current = true;
            suggestSlug(target.value);
          },
        })}
      />
      <fieldset className="grid gap-1">
        <legend className="text-14 font-medium">{t('form.languages')}</legend>
        <div className="flex flex-wrap gap-x-6">
          {SPOKEN_LANGUAGES.map((code) => (
            <Checkbox
              key={code}
              value={code}
              label={senders(`language.${code}`)}
              className="first-letter:uppercase"
              {...register('languages', {
                validate: (chosen) => chosen.length > 0 || t('form.languageRequired'),
              })}
            />
          ))}
        </div>
        {errors.languages?.message && <FieldError>{errors.languages.message}</FieldError>}
      </fieldset>
    </>
  );
}
