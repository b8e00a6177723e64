import { LOCALES, type Locale } from '@alpha/i18n';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { sourceSearch } from '~/lib/carried-search';
import { useLocaleState } from '~/lib/i18n/locale-provider';
import { useT } from '~/lib/i18n/use-t';
import { cx } from '~/ui/class-names';

export type FlagOf = (locale: Locale) => ReactNode;

/** The page that shows flags brings them: no other one loads them. */
export function LanguageSwitch({ flagOf }: { flagOf?: FlagOf | undefined }) {
  const { locale, setLocale } = useLocaleState();
  const t = useT('layout');
  const carried = [...new URLSearchParams(sourceSearch(useLocation().search))];
  return (
    // A form, so that it works without JavaScript, through ?lang=.
    <form>
      {carried.map(([key, value]) => (
        <input key={`${key}=${value}`} type="hidden" name={key} value={value} />
      ))}
      <fieldset
        className="flex rounded-full border border-line p-0.5"
        aria-label={t('language.label')}
      >
        {LOCALES.map((option) => (
          <button
            key={option}
            type="submit"
            name="lang"
            value={option}
            lang={option}
            aria-pressed={locale === option}
            // The accessible name starts with the visible text ("EN"), so that voice control can address it.
            aria-label={`${option.toUpperCase()}, ${t(`language.${option}`)}`}
            onClick={(event) => {
              event.preventDefault();
              void setLocale(option);
            }}
            className={cx(
              'flex min-h-10 min-w-10 pointer-coarse:min-h-11 pointer-coarse:min-w-11 cursor-pointer items-center justify-center gap-1.5 rounded-full text-12 font-medium text-ink-2 uppercase aria-pressed:bg-ink aria-pressed:text-paper',
              flagOf && 'px-3',
            )}
          >
            {flagOf?.(option)}
            {option}
          </button>
        ))}
      </fieldset>
    </form>
  );
}
