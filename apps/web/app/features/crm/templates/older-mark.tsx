import { useT } from '~/lib/i18n/use-t';

/** A dot and words: this language was not changed when the other one was. */
export function OlderMark({ older }: { older: 'en' | 'es' }) {
  const t = useT('templates');
  return (
    <span className="inline-flex items-center gap-1.5 text-13 text-ink-2">
      <span aria-hidden="true" className="size-2 shrink-0 rounded-full bg-accent" />
      {t(`older.${older}`)}
    </span>
  );
}
