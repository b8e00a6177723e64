import { ABOUT_MAX, HEADLINE_MAX } from '@alpha/contract';
import { useFormContext } from 'react-hook-form';
import { useT } from '~/lib/i18n/use-t';
import { TextArea } from '~/ui/text-area';
import type { CuratorValues } from './curator-form.values';

const LANGUAGES = ['es', 'en'] as const;

/** Both languages side by side, so that one is never changed without seeing the other. */
export function TextFields() {
  const t = useT('curators');
  const { register, formState, getValues } = useFormContext<CuratorValues>();
  const { errors } = formState;
  const other = { es: 'en', en: 'es' } as const;
  const isBlank = (text: string) => text.trim() === '';
  return (
    <>
      {LANGUAGES.map((lang) => (
        <TextArea
          key={`headline ${lang}`}
          lang={lang}
          label={t('form.headline', { language: t(`language.${lang}`) })}
          required
          hint={t('form.headlineHint')}
          rows={3}
          maxLength={HEADLINE_MAX}
          error={errors.headline?.[lang]?.message}
          {...register(`headline.${lang}`, {
            validate: (text) => !isBlank(text) || t('form.required'),
          })}
        />
      ))}
      {LANGUAGES.map((lang) => (
        <TextArea
          key={`about ${lang}`}
          lang={lang}
          label={t('form.about', { language: t(`language.${lang}`) })}
          isOptional
          hint={t('form.aboutHint')}
          maxLength={ABOUT_MAX}
          error={errors.about?.[lang]?.message}
          {...register(`about.${lang}`, {
            validate: (text) =>
              !isBlank(text) || isBlank(getValues(`about.${other[lang]}`)) || t('form.aboutBoth'),
          })}
        />
      ))}
    </>
  );
}
