import { useT } from '~/lib/i18n/use-t';

const NAME = 'company_website';

/** Invisible to people: only bots fill it in. */
export function Honeypot() {
  const t = useT('visitors');
  return (
    <div aria-hidden="true" className="absolute -left-[200vw] size-px overflow-hidden">
      <label>
        {t('honeypot')}
        {/* biome-ignore lint/a11y/useValidAutocomplete: browsers fill in a company for people, even where this is "off"; a word they do not know stops them. */}
        <input name={NAME} tabIndex={-1} autoComplete="not-for-people" defaultValue="" />
      </label>
    </div>
  );
}

/** To be spread into the post. */
export function honeypotValue(form: FormData): { company_website?: string } {
  const written = String(form.get(NAME) ?? '');
  return written ? { [NAME]: written } : {};
}
