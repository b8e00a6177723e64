import { Suspense, useId, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { LandingHero } from '~/curators/landing-hero';
import { InLocale, useLocale } from '~/lib/i18n/locale-provider';
import { useT } from '~/lib/i18n/use-t';
import { SegmentedControl } from '~/ui/segmented-control';
import { Skeleton } from '~/ui/skeleton';
import type { CuratorValues } from './curator-form.values';

/** The top of the page as visitors see it, from what has been typed so far. */
export function CuratorPreview({ photoUrl }: { photoUrl: string | null }) {
  const t = useT('curators');
  const titleId = useId();
  const [locale, setLocale] = useState(useLocale());
  const values = useFormContext<CuratorValues>().watch();
  const headline = values.headline[locale].trim() || t('form.noHeadline');
  const curator = {
    user_id: 0,
    slug: values.slug,
    display_name: values.display_name.trim() || t('form.noName'),
    headline: { ...values.headline, [locale]: headline },
    about: values.about,
    languages: values.languages,
    photo_url: photoUrl,
  };
  return (
    <section aria-labelledby={titleId} className="grid gap-4 border-t border-line py-7">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h2 id={titleId} className="text-18">
            {t('form.preview')}
          </h2>
          <p className="mt-1.5 text-14 text-ink-2">{t('form.previewLead')}</p>
        </div>
        <SegmentedControl
          label={t('form.previewLanguage')}
          value={locale}
          onChange={setLocale}
          segments={[
            { value: 'es', label: 'ES', ariaLabel: t('language.es') },
            { value: 'en', label: 'EN', ariaLabel: t('language.en') },
          ]}
        />
      </div>
      {/* A picture of the page: its buttons do nothing here. */}
      <div inert lang={locale} className="overflow-hidden rounded-3 border border-line bg-paper">
        <Suspense fallback={<Skeleton className="h-96" />}>
          <InLocale locale={locale}>
            <LandingHero curator={curator} quizPath="/quiz" />
          </InLocale>
        </Suspense>
      </div>
    </section>
  );
}
