import { SLUG_MAX } from '@alpha/contract';
import { useFormContext } from 'react-hook-form';
import { useT } from '~/lib/i18n/use-t';
import { TextField } from '~/ui/field';
import { type CuratorValues, problemOfSlug } from './curator-form.values';

export function SlugField({ oldSlugs }: { oldSlugs: readonly string[] }) {
  const t = useT('curators');
  const { register, formState, watch } = useFormContext<CuratorValues>();
  const check = (slug: string) => {
    const problem = problemOfSlug(slug);
    if (slug.trim() === '') return t('form.required');
    return problem === null || t(problem === 'reserved' ? 'form.slugReserved' : 'form.slugInvalid');
  };
  return (
    <div className="grid gap-2 lg:col-span-2">
      <TextField
        label={t('form.slug')}
        required
        hint={t('form.slugHint')}
        maxLength={SLUG_MAX}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        className="max-w-md"
        error={formState.errors.slug?.message}
        {...register('slug', { validate: check })}
      />
      <p className="text-14 wrap-anywhere text-ink-2">{landingPath(watch('slug'))}</p>
      {oldSlugs.length > 0 && (
        <p className="text-14 wrap-anywhere text-ink-3">
          {t('form.oldSlugs', { slugs: oldSlugs.map(landingPath).join(', ') })}
        </p>
      )}
    </div>
  );
}

const landingPath = (slug: string) => `/landings/${slug.trim().toLowerCase()}`;
