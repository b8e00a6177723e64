import {
  type CallOf,
  MAX_HEADLINE_LENGTH,
  SPOKEN_LANGUAGES,
  type SpokenLanguage,
  type StaffProfile,
  type updateProfile,
  type WeekHours,
} from '@alpha/contract';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { fieldErrorsOf } from '~/lib/api-refusal';
import { showServerErrors, useFormFailure } from '~/lib/form-errors';
import { useT } from '~/lib/i18n/use-t';
import { Button } from '~/ui/button';
import { Checkbox } from '~/ui/checkbox';
import { TextField } from '~/ui/field';
import { LeaveGuard } from '~/ui/leave-guard';
import { Notice } from '~/ui/notice';
import { usualHours, WeekHoursFields } from '~/ui/week-hours-fields';

const FIELDS = ['phone', 'whatsapp', 'calendar_url'] as const;

type Values = {
  headline: { en: string; es: string };
  languages: SpokenLanguage[];
  phone: string;
  whatsapp: string;
  calendar_url: string;
  call_hours: WeekHours | null;
};

const valuesOf = (profile: StaffProfile): Values => ({
  headline: profile.headline,
  languages: SPOKEN_LANGUAGES.filter((code) => profile.languages.includes(code)),
  phone: profile.phone ?? '',
  whatsapp: profile.whatsapp ?? '',
  calendar_url: profile.calendar_url ?? '',
  call_hours: profile.call_hours,
});

type ProfileFormProps = {
  profile: StaffProfile;
  onSave: (body: CallOf<typeof updateProfile>['body']) => Promise<void>;
};

export function ProfileForm({ profile, onSave }: ProfileFormProps) {
  const t = useT('publicProfile');
  const form = useForm<Values>({ defaultValues: valuesOf(profile) });
  const { errors, isDirty } = form.formState;
  const [failure, setFailure] = useFormFailure(form);
  const save = useMutation({ mutationFn: onSave });

  const submit = form.handleSubmit((values) => {
    if (save.isPending) return;
    setFailure(null);
    const hours = values.call_hours;
    if (hours && hours.from >= hours.to) {
      form.setError('call_hours', { message: t('callHours.wrong') });
      return;
    }
    save.mutate(values, {
      onSuccess: () => form.reset(values),
      onError: (error) => {
        const wrong = Object.keys(fieldErrorsOf(error));
        setFailure(showServerErrors(error, FIELDS, form.setError, t('failed')));
        for (const field of FIELDS)
          if (wrong.includes(field))
            form.setError(field, { type: 'server', message: t(PROBLEMS[field]) });
      },
    });
  });

  return (
    <form method="post" noValidate className="grid max-w-120 gap-5" onSubmit={submit}>
      <TextField
        label={t('headlineEn')}
        hint={t('headlineHint')}
        isOptional
        maxLength={MAX_HEADLINE_LENGTH}
        {...form.register('headline.en')}
      />
      <TextField
        label={t('headlineEs')}
        isOptional
        maxLength={MAX_HEADLINE_LENGTH}
        {...form.register('headline.es')}
      />
      <Languages form={form} />
      <TextField
        type="tel"
        label={t('whatsapp')}
        hint={t('numberHint')}
        isOptional
        autoComplete="tel"
        maxLength={40}
        error={errors.whatsapp?.message}
        {...form.register('whatsapp')}
      />
      <TextField
        type="tel"
        label={t('phone')}
        hint={t('numberHint')}
        isOptional
        autoComplete="tel"
        maxLength={40}
        error={errors.phone?.message}
        {...form.register('phone')}
      />
      <TextField
        type="url"
        label={t('calendar')}
        hint={t('calendarHint')}
        isOptional
        autoComplete="url"
        maxLength={500}
        error={errors.calendar_url?.message}
        {...form.register('calendar_url')}
      />
      <CallHours form={form} />
      {failure && <Notice tone="loss">{failure}</Notice>}
      {save.isSuccess && !isDirty && <Notice tone="gain">{t('saved')}</Notice>}
      <Button type="submit" className="justify-self-start" isBusy={save.isPending}>
        {t('save')}
      </Button>
      <LeaveGuard isDirty={isDirty} />
    </form>
  );
}

const PROBLEMS = {
  phone: 'numberWrong',
  whatsapp: 'numberWrong',
  calendar_url: 'calendarWrong',
} as const;

/** Readers choose a time within these hours where there is no booking page. */
function CallHours({ form }: { form: ReturnType<typeof useForm<Values>> }) {
  const t = useT('publicProfile');
  const hours = form.watch('call_hours');
  const put = (value: WeekHours | null) => {
    form.clearErrors('call_hours');
    form.setValue('call_hours', value, { shouldDirty: true });
  };
  return (
    <div className="grid gap-4">
      <Checkbox
        label={t('callHours.label')}
        hint={t('callHours.hint')}
        checked={hours !== null}
        onChange={({ target }) => put(target.checked ? usualHours() : null)}
      />
      {hours && (
        <WeekHoursFields
          hours={hours}
          labels={{
            days: t('callHours.days'),
            from: t('callHours.from'),
            to: t('callHours.to'),
            zone: t('callHours.zone'),
          }}
          error={form.formState.errors.call_hours?.message}
          onChange={put}
        />
      )}
    </div>
  );
}

function Languages({ form }: { form: ReturnType<typeof useForm<Values>> }) {
  const t = useT('publicProfile');
  const senders = useT('sender');
  return (
    <fieldset className="grid gap-1">
      <legend className="mb-1 text-14 font-medium">{t('languages')}</legend>
      <div className="grid grid-cols-2 gap-x-4 sm:grid-cols-3">
        {SPOKEN_LANGUAGES.map((code) => (
          <Checkbox
            key={code}
            label={senders(`language.${code}`)}
            value={code}
            {...form.register('languages')}
          />
        ))}
      </div>
    </fieldset>
  );
}
